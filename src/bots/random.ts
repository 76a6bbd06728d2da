import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';
import { below, type InstantBot, turnOf } from './bot.ts';

/**
 * A bot that takes any of its legal actions, each with the same probability.
 *
 * @typeParam Types - the types of the game.
 */
export function createRandomBot<Types extends GameTypes>(game: Game<Types>): InstantBot<Types> {
  return (view, random) => {
    const { actions } = turnOf(game, view);
    return actions[below(random, actions.length)] ?? actions[0];
  };
}
