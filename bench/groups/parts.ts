import type { Game, Simulation } from '../../src/core/contract.ts';
import { callLine } from '../call-line.ts';
import { CHECKED_SEEDS, scoreText } from '../checksum.ts';
import { generator } from '../generator.ts';
import type { Group } from '../measure.ts';
import { recorded } from '../playing.ts';
import { lineFor, PLAYERS } from './playouts.ts';

/** Other functions that a search, a bot or a server calls often. */
export function parts(game: Game): Group {
  const { states } = recorded(game, PLAYERS, 1);
  const views = states
    .filter((_, place) => place % 8 === 0)
    .map((state, place) => game.viewFor(state, place % PLAYERS));
  const simulations = CHECKED_SEEDS.map((seed) => middleOf(game, seed));
  const scored = (state: Parameters<Game['score']>[0]) => scoreText(game.score(state));
  return {
    title: 'Parts',
    lines: [
      callLine(simulations, {
        name: lineFor('clone', PLAYERS),
        call: (simulation) => simulation.clone(),
        text: endOf,
      }),
      callLine(simulations, {
        name: lineFor('toState', PLAYERS),
        call: (simulation) => simulation.toState(),
        text: scored,
      }),
      callLine(states, {
        name: lineFor('simulate', PLAYERS),
        call: (state) => game.simulate(state),
        text: (simulation) => scoreText(simulation.score()),
      }),
      callLine(states, {
        name: lineFor('legalActions', PLAYERS),
        call: (state) => game.legalActions(state),
        text: (actions) => actions.length,
      }),
      callLine(states, {
        name: lineFor('viewFor', PLAYERS),
        call: (state) => game.viewFor(state, 0),
        text: (view) => game.legalActions(view).length,
      }),
      callLine(views, {
        name: lineFor('sampleState', PLAYERS),
        call: (view) => game.sampleState(view, 1),
        text: (state) => endOf(game.simulate(state)),
      }),
      callLine(states, {
        name: lineFor('score', PLAYERS),
        call: (state) => game.score(state),
        text: scoreText,
      }),
      callLine(CHECKED_SEEDS, {
        name: lineFor('createGame', PLAYERS),
        call: (seed) => game.createGame({ players: PLAYERS, seed }),
        text: scored,
      }),
    ],
    references: [],
  };
}

/** A simulation in the middle of a random game. */
function middleOf(game: Game, seed: number): Simulation {
  const { states } = recorded(game, PLAYERS, seed);
  const state = states[states.length >> 1];
  if (state === undefined) throw new RangeError(`${game.name}: no game of seed ${seed}`);
  return game.simulate(state);
}

/** The score after random play to the end. */
function endOf(simulation: Simulation): string {
  const random = generator(1);
  for (;;) {
    const action = simulation.randomAction(random);
    if (action === null) return scoreText(simulation.score());
    simulation.apply(action);
  }
}
