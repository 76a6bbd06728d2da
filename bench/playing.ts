import type { Game } from '../src/core/contract.ts';
import type { BaseAction, BaseScoring, BaseState } from '../src/core/types.ts';
import { generator } from './generator.ts';

/** Nothing in the rules bounds the length of a game; no random game of the seeds used here comes near it. */
export const MOST_DECISIONS = 5000;

/** What a whole game has come to. */
export interface Played {
  readonly decisions: number;
  readonly scoring: BaseScoring;
}

/** A game as it went: the state before each action, and the action. */
export interface Recording {
  readonly states: readonly BaseState[];
  readonly actions: readonly BaseAction[];
}

/** Plays a random game by simulation; `watch` is told each action. */
export function playSimulated(
  game: Game,
  players: number,
  seed: number,
  watch: ((action: BaseAction) => void) | null,
): Played {
  const simulation = game.simulate(game.createGame({ players, seed }));
  const random = generator(seed);
  let decisions = 0;
  for (; decisions < MOST_DECISIONS; decisions += 1) {
    const action = simulation.randomAction(random);
    if (action === null) break;
    watch?.(action);
    simulation.apply(action);
  }
  return { decisions, scoring: simulation.score() };
}

/** Plays a random game as an application does: `legalActions`, then `applyAction`. */
export function playPublicly(
  game: Game,
  players: number,
  seed: number,
  watch: ((state: BaseState, action: BaseAction) => void) | null,
): Played {
  let state = game.createGame({ players, seed });
  const random = generator(seed);
  let decisions = 0;
  for (; decisions < MOST_DECISIONS; decisions += 1) {
    const actions = game.legalActions(state);
    const action = actions[Math.floor(random() * actions.length)];
    if (action === undefined) break;
    watch?.(state, action);
    state = game.applyAction(state, action);
  }
  return { decisions, scoring: game.score(state) };
}

/** Records a random game of the public path. */
export function recorded(game: Game, players: number, seed: number): Recording {
  const states: BaseState[] = [];
  const actions: BaseAction[] = [];
  playPublicly(game, players, seed, (state, action) => {
    states.push(state);
    actions.push(action);
  });
  return { states, actions };
}
