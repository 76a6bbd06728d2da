import type { Mutable } from './mutable.ts';

/** What states of both games have beside their books. */
interface Closed {
  readonly agenda: unknown;
  readonly random: unknown;
}

/** What a state says, without the random words and what the game waits for. */
export type Books<State extends Closed> = Omit<Mutable<State>, 'agenda' | 'random'>;

export function booksOf<State extends Closed>(state: State): Books<State> {
  const { agenda: _, random: __, ...books }: Mutable<State> = JSON.parse(JSON.stringify(state));
  return books;
}

/** Takes a card out of a hand; `null` is a card that an event hides. */
export function takeOut<Card>(cards: Card[], card: Card | null): void {
  const place = card === null ? -1 : cards.indexOf(card);
  if (place < 0) throw new Error(`there is no ${String(card)}`);
  cards.splice(place, 1);
}
