import type { RandomSource } from './random.ts';

/** The cards of a pack that a viewer does not see, in random order: they fill the places where the viewer sees `null`. */
export class UnknownCards<Card> {
  readonly #cards: Card[];

  constructor(source: RandomSource, pack: readonly Card[], places: readonly (Card | null)[]) {
    const unknown = [...pack];
    for (const card of places) {
      if (card === null) continue;
      const place = unknown.indexOf(card);
      if (place >= 0) unknown.splice(place, 1);
    }
    this.#cards = source.shuffled(unknown);
  }

  /** The places with a card in each. */
  fill(places: readonly (Card | null)[]): Card[] {
    return places.map((card) => card ?? this.#next());
  }

  #next(): Card {
    const card = this.#cards.pop();
    if (card === undefined) throw new RangeError('the view hides more cards than there are');
    return card;
  }
}
