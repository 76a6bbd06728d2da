import type { Game } from '../src/core/contract.ts';
import { at } from '../src/core/lists.ts';
import type { GameTypes } from '../src/core/types.ts';

/** A tiny generator of its own, so that a change of the library's random source does not change the choices. */
export class Lcg {
  #value: number;

  constructor(seed: number) {
    this.#value = seed >>> 0;
  }

  /** A whole number from 0 to `bound` - 1, from the upper bits. */
  below(bound: number): number {
    this.#value = (Math.imul(this.#value, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#value / 2 ** 32) * bound);
  }
}

/** A game played by fixed choices among the legal actions, up to its end or a number of actions. */
export function playFixed<Types extends GameTypes>(
  game: Game<Types>,
  options: Types['Options'],
  actions: number,
): { readonly state: Types['State']; readonly played: readonly Types['Action'][] } {
  const choices = new Lcg(Number(options.seed));
  const played: Types['Action'][] = [];
  let state: Types['State'] = game.createGame(options);
  while (played.length < actions && game.decisions(state).length > 0) {
    const legal = game.legalActions(state);
    const action = at(legal, choices.below(legal.length));
    state = game.applyAction(state, action);
    played.push(action);
  }
  return { state, played };
}

/** How many sequences of legal actions of a length there are. */
export function sequences<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['State'],
  length: number,
): number {
  const legal = game.legalActions(state);
  if (length === 1) return legal.length;
  return legal.reduce(
    (sum, action) => sum + sequences(game, game.applyAction(state, action), length - 1),
    0,
  );
}
