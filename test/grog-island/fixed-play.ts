import {
  type Action,
  applyAction,
  createGame,
  decisions,
  type GameState,
  legalActions,
} from '../../src/grog-island/index.ts';
import { at } from '../../src/lists.ts';

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
export function playFixed(
  players: number,
  seed: number,
  actions: number,
): { readonly state: GameState; readonly played: readonly Action[] } {
  const choices = new Lcg(seed);
  const played: Action[] = [];
  let state = createGame({ players, seed });
  while (played.length < actions && decisions(state).length > 0) {
    const legal = legalActions(state);
    const action = at(legal, choices.below(legal.length));
    state = applyAction(state, action);
    played.push(action);
  }
  return { state, played };
}

/** How many sequences of legal actions of a length there are. */
export function sequences(state: GameState, length: number): number {
  const legal = legalActions(state);
  if (length === 1) return legal.length;
  return legal.reduce((sum, action) => sum + sequences(applyAction(state, action), length - 1), 0);
}
