import { at } from '../../src/core/lists.ts';

/** How often each value is found in one place over many samples, and how often it should be. */
export interface Tally {
  readonly place: string;
  readonly found: ReadonlyMap<unknown, number>;
  readonly expected: ReadonlyMap<unknown, number>;
}

/**
 * How unlikely a tally is if every card is equally likely in the place, in standard deviations: the chi-square statistic
 * made normal after Wilson and Hilferty.
 */
export function surprise({ found, expected }: Tally): number {
  let statistic = 0;
  for (const [value, count] of expected) {
    const seen = found.get(value) ?? 0;
    statistic += (seen - count) ** 2 / count;
  }
  const degrees = expected.size - 1;
  if (degrees === 0) return 0;
  const spread = 2 / (9 * degrees);
  return ((statistic / degrees) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread);
}

/** A list of cards in a state or a view: a deck, in which the place of a card matters, or a hand, in which it does not. */
export interface Pile<Card> {
  readonly name: string;
  readonly cards: readonly (Card | null)[];
  readonly isDeck: boolean;
}

/** Counts what lies in the hidden places of a view over samples: place by place in a deck, all together in a hand. */
export function tallies<Card>(
  hidden: readonly Pile<Card>[],
  truth: readonly Pile<Card>[],
  samples: readonly (readonly Pile<Card>[])[],
): Tally[] {
  const unknown = hidden.flatMap((pile, index) =>
    pile.cards.flatMap((card, place) => (card === null ? [at(at(truth, index).cards, place)] : [])),
  );
  const share = countsOf(unknown, 1 / unknown.length);
  return hidden.flatMap((pile, index) => {
    const places = [...pile.cards.keys()].filter((place) => pile.cards[place] === null);
    const groups = pile.isDeck ? places.map((place) => [place]) : [places];
    return groups
      .filter((group) => group.length > 0)
      .map((group) => {
        const cards = samples.flatMap((sample) =>
          group.map((place) => at(at(sample, index).cards, place)),
        );
        const expected = new Map([...share].map(([card, part]) => [card, part * cards.length]));
        return { place: `${pile.name} ${group[0]}`, found: countsOf(cards, 1), expected };
      });
  });
}

function countsOf(values: readonly unknown[], weight: number): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + weight);
  return counts;
}

/** By how many standard deviations the samples agree more often with the truth than chance would have it. */
export function favour<Card>(
  hidden: readonly Pile<Card>[],
  truth: readonly Pile<Card>[],
  samples: readonly (readonly Pile<Card>[])[],
): number {
  let excess = 0;
  let variance = 0;
  for (const tally of tallies(hidden, truth, samples)) {
    const [name = '', place = ''] = tally.place.split(' ');
    const pile = truth.find((candidate) => candidate.name === name);
    if (pile?.isDeck !== true) continue;
    const card = at(pile.cards, Number(place));
    const expected = tally.expected.get(card) ?? 0;
    excess += (tally.found.get(card) ?? 0) - expected;
    variance += expected * (1 - expected / samples.length);
  }
  return excess / Math.sqrt(variance);
}
