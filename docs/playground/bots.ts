import { greedyBot, ismctsBot, randomBot } from '../../src/bots/index.ts';
import { childSeed, seeded } from '../../src/core/random.ts';
import type { BaseAction, BaseView, Seed } from '../../src/index.ts';
import type { PlayerKind } from './seats.ts';

/** A kind of player that is a bot. */
export type BotKind = Exclude<PlayerKind, 'person'>;

/** What a bot needs to know. */
export interface BotTask {
  readonly kind: BotKind;
  readonly view: BaseView;
  readonly seed: Seed;
  /** The number of moves before this one. */
  readonly moves: number;
}

/** Few enough for at most a tenth of a second on an ordinary computer. */
const ITERATIONS = 100;

const BOTS = { random: randomBot, greedy: greedyBot, search: ismctsBot };

/**
 * The move of a bot. Its random numbers depend on the seed and the number of the move only, so that a game continues in the
 * same way after its record is pasted.
 */
export function botMove({ kind, view, seed, moves }: BotTask): BaseAction {
  const source = seeded(childSeed(seed, moves + 1));
  return BOTS[kind](view, () => source.fraction(), { iterations: ITERATIONS });
}
