import type { Game, GameTypes, Seat, Simulation } from '../game.ts';
import { drawnSeed, type InstantBot, turnOf } from './bot.ts';
import { type Evaluation, margin } from './evaluation.ts';

/** Samples of the view over which an action is judged, so that a guess at hidden cards does not decide alone. */
const SAMPLES = 3;
/** The most actions that are tried, if the evaluation has a shortlist. */
const TRIED = 24;

/**
 * A bot that looks one step ahead: it tries every promising action on samples of its view and takes the one after which
 * the evaluation sees it farthest ahead.
 *
 * @remarks Since 0.1.0
 */
export function createGreedyBot<Types extends GameTypes>(
  game: Game<Types>,
  evaluation: Evaluation<Types>,
): InstantBot<Types> {
  return (view, random) => {
    const { seat, actions } = turnOf(game, view);
    if (actions.length === 1) return actions[0];
    const state = game.sampleState(view, drawnSeed(random));
    const tried = evaluation.shortlist?.(state, seat, actions).slice(0, TRIED) ?? actions;
    const totals = tried.map(() => 0);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const simulation = game.simulate(game.sampleState(view, drawnSeed(random)));
      for (const [place, action] of tried.entries()) {
        totals[place] = (totals[place] ?? 0) + worthOf(simulation, action, seat, evaluation);
      }
    }
    return tried[totals.indexOf(Math.max(...totals))] ?? actions[0];
  };
}

function worthOf<Types extends GameTypes>(
  simulation: Simulation<Types>,
  action: Types['Action'],
  seat: Seat,
  evaluation: Evaluation<Types>,
): number {
  const after = simulation.clone();
  after.apply(action);
  return margin(evaluation.points(after.toState()), seat);
}
