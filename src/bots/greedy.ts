import type { Game, Simulation } from '../core/contract.ts';
import { at } from '../core/lists.ts';
import type { GameTypes, Seat } from '../core/types.ts';
import { drawnSeed, type SynchronousBot, turnOf } from './bot.ts';
import { evaluationFor } from './built-in.ts';
import { type Evaluation, margin, pointsOf, shortlistOf } from './evaluation.ts';

/** The samples on which an action is judged, so that no single guess at hidden cards decides. */
const SAMPLES = 3;
/** The most actions of a shortlist that are tried. */
const TRIED = 24;

/**
 * Creates a bot that looks one step ahead: it tries every promising action on samples of its view and takes the one with the
 * best evaluation. The default evaluation is that of this library for the game, and for any other game the score as
 * if the game ended now.
 */
export function createGreedyBot<Types extends GameTypes>(
  game: Game<Types>,
  evaluation: Evaluation<Types> = evaluationFor(game) ?? scoreNow(game),
): SynchronousBot<Types> {
  return (view, random) => {
    const { seat, actions } = turnOf(game, view);
    if (actions.length === 1) return actions[0];
    const states = Array.from({ length: SAMPLES }, () => game.sampleState(view, drawnSeed(random)));
    const tried =
      evaluation.shortlist === undefined
        ? actions
        : shortlistOf(evaluation, at(states, 0), seat, actions).slice(0, TRIED);
    const simulations = states.map((sample) => game.simulate(sample));
    let best = actions[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const action of tried) {
      let worth = 0;
      for (const simulation of simulations) worth += after(simulation, action, seat, evaluation);
      if (worth <= most) continue;
      most = worth;
      best = action;
    }
    return best;
  };
}

function after<Types extends GameTypes>(
  simulation: Simulation<Types>,
  action: Types['Action'],
  seat: Seat,
  evaluation: Evaluation<Types>,
): number {
  const next = simulation.clone();
  next.apply(action);
  return margin(pointsOf(evaluation, next.toState()), seat);
}

function scoreNow<Types extends GameTypes>(game: Game<Types>): Evaluation<Types> {
  return {
    points: (state) => game.score(state).players.map(({ total }) => total),
    scale: 10,
  };
}
