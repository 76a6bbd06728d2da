import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';
import { below, type SynchronousBot, turnOf } from './bot.ts';

/** Creates a bot that takes any of its legal actions, each with the same probability. */
export function createRandomBot<Types extends GameTypes>(game: Game<Types>): SynchronousBot<Types> {
  return (view, random) => {
    const { actions } = turnOf(game, view);
    return actions[below(random, actions.length)] ?? actions[0];
  };
}
