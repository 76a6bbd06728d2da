import { same } from '../../src/core/lists.ts';
import { sortedGoals } from '../../src/grog-island/cards.ts';
import { GOAL_DECK, PARROT_DECK, TREASURE_DECK } from '../../src/grog-island/components.ts';
import { CLOUDS, type Face, type GameView, SHIPS } from '../../src/grog-island/index.ts';
import type { Source } from './source.ts';

/**
 * Tries the seeds from 0 to `seeds` - 1: which of them lay the clouds and the ships as they lie in a view, and deal the viewer's
 * cards? `sourceOf` gives the source of a seed.
 */
export function searchSeeds(
  view: GameView,
  sourceOf: (seed: number) => Source,
  seeds: number,
): number[] {
  const found: number[] = [];
  for (let seed = 0; seed < seeds; seed += 1) if (fits(view, sourceOf(seed))) found.push(seed);
  return found;
}

function fits({ clouds, ships, players }: GameView, source: Source): boolean {
  if (!same(source.shuffled(CLOUDS), clouds) || !same(source.shuffled(SHIPS), ships)) return false;
  const hand = players[0]?.goals ?? [];
  return same(sortedGoals(source.shuffled(GOAL_DECK).slice(-hand.length)), hand);
}

/** The dice of a seed: those of the first rolls, after all shuffles. */
export function diceOf(source: Source, dice: number): Face[] {
  const decks: readonly (readonly unknown[])[] = [
    CLOUDS,
    SHIPS,
    GOAL_DECK,
    TREASURE_DECK,
    PARROT_DECK,
  ];
  for (const deck of decks) source.shuffled(deck);
  return Array.from({ length: dice }, () => source.face());
}
