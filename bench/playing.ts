import type { Game } from '../src/core/contract.ts';
import type { BaseAction, BaseScoring, BaseState } from '../src/core/types.ts';
import { generator } from './generator.ts';

/** The rules do not bound the length of a game. No random game of the seeds used here comes near this number. */
export const MOST_DECISIONS = 5000;

/** The result of a whole game. */
export interface Played {
  readonly decisions: number;
  readonly scoring: BaseScoring;
}

/** The states before each action of a game, and the actions. */
export interface Recording {
  readonly states: readonly BaseState[];
  readonly actions: readonly BaseAction[];
}

/** Plays a random game by simulation; `watch` gets each action. */
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
