import { createHash } from 'node:crypto';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { Face } from '../../src/grog-island/index.ts';
import { OldSource } from './old-generator.ts';
import { solveParities } from './parities.ts';
import { diceOf, searchSeeds } from './seed-search.ts';
import type { Source } from './source.ts';
import { type Seen, seenBefore, seenNow } from './table.ts';

/** An attack on a game, and what came of it. */
export interface Outcome {
  readonly target: string;
  readonly attack: string;
  /** What was found. */
  readonly found: string;
  /** How many of the last dice were predicted right, in per cent. */
  readonly predicted: number;
  readonly succeeds: boolean;
  /** Whether it has to succeed. */
  readonly expected: boolean;
}

/** A game to attack. */
interface Target {
  readonly name: string;
  readonly seen: Seen;
  /** The source of a seed, as everybody can compute it. */
  readonly sourceOf: (seed: number) => Source;
  /** The attacks that have to succeed. */
  readonly falls: { readonly search: boolean; readonly parities: boolean };
}

/** Dice that are seen, 32 rolls, and then dice that are predicted. */
const SEEN = 160;
const PREDICTED = 100;
const DICE = SEEN + PREDICTED;

/** The old generator folds it to the seed 2014. */
const OLD_SEED = 7_047_781_843;
const SMALL_SEED = 9_876;
const KEY = createHash('sha256').update('a game to attack').digest('hex');

/** Both attacks on a game of the old generator and on two of the library. The search tries the seeds from 0 to `seeds` - 1. */
export function attackAll(seeds: number): Outcome[] {
  const targets: readonly Target[] = [
    {
      name: 'old generator',
      seen: seenBefore(OLD_SEED, DICE),
      sourceOf: OldSource.ofSeed,
      falls: { search: true, parities: true },
    },
    {
      name: 'a small number as the seed',
      seen: seenNow(SMALL_SEED, DICE),
      sourceOf: seeded,
      falls: { search: true, parities: false },
    },
    {
      name: '256 bits as the seed',
      seen: seenNow(KEY, DICE),
      sourceOf: seeded,
      falls: { search: false, parities: false },
    },
  ];
  return targets.flatMap((target) => [attackSeeds(target, seeds), attackParities(target)]);
}

function attackSeeds(target: Target, seeds: number): Outcome {
  const { view, dice } = target.seen;
  const found = searchSeeds(view, target.sourceOf, seeds);
  const predicted = found.map((seed) => percentOf(diceOf(target.sourceOf(seed), DICE), dice));
  return {
    target: target.name,
    attack: `search of ${seeds} seeds`,
    found: found.length === 0 ? 'nothing' : `seed ${found.join(', ')}`,
    predicted: Math.max(0, ...predicted),
    succeeds: predicted.includes(100),
    expected: target.falls.search,
  };
}

function attackParities(target: Target): Outcome {
  const { dice } = target.seen;
  const { words, contradictions } = solveParities(dice.slice(0, SEEN));
  const source = new OldSource(words);
  const predicted = percentOf(
    dice.map(() => source.face()),
    dice,
  );
  return {
    target: target.name,
    attack: `parities of ${SEEN} dice`,
    found: contradictions === 0 ? 'the state' : `${contradictions} contradictions`,
    predicted,
    succeeds: contradictions === 0 && predicted === 100,
    expected: target.falls.parities,
  };
}

/** How many of the predicted dice are right, in per cent. */
function percentOf(guessed: readonly Face[], dice: readonly Face[]): number {
  const right = dice.filter((face, place) => place >= SEEN && face === at(guessed, place));
  return (100 * right.length) / PREDICTED;
}
