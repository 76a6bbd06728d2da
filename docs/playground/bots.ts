import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';
import { greedyBot, ismctsBot, randomBot } from '../../src/bots/index.ts';
import type { BaseAction, BaseView } from '../../src/index.ts';
import type { PlayerKind } from './seats.ts';

/** A kind of player that is a bot. */
export type BotKind = Exclude<PlayerKind, 'person'>;

/** Few enough for at most a tenth of a second on an ordinary computer. */
const ITERATIONS = 100;

const BOTS = { random: randomBot, greedy: greedyBot, search: ismctsBot };

/**
 * The move of a bot. Its random numbers depend on the seed and the number of the move only, so that a game continues in the
 * same way after its record is pasted.
 */
export function botMove(kind: BotKind, view: BaseView, seed: number, moves: number): BaseAction {
  const generator = mersenne((seed ^ Math.imul(moves + 1, 0x9e3779b1)) | 0);
  return BOTS[kind](view, () => uniformFloat64(generator), { iterations: ITERATIONS });
}
