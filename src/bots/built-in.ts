import * as caribbeanFleet from '../caribbean-fleet/index.ts';
import type { Game } from '../core/contract.ts';
import { InvalidStateError } from '../core/errors.ts';
import type { BaseView, GameTypes } from '../core/types.ts';
import * as grogIsland from '../grog-island/index.ts';
import { caribbeanFleetEvaluation } from './caribbean-fleet/evaluation.ts';
import type { Evaluation } from './evaluation.ts';
import { grogIslandEvaluation } from './grog-island/evaluation.ts';

/** The games of this library with what their bots believe. */
const BUILT_IN: readonly { readonly game: Game; readonly evaluation: Evaluation }[] = [
  { game: grogIsland, evaluation: grogIslandEvaluation() },
  { game: caribbeanFleet, evaluation: caribbeanFleetEvaluation() },
];

/** The game of this library to which a view belongs. */
export function gameOf(view: BaseView): Game {
  for (const { game } of BUILT_IN) if (game.name === view.game) return game;
  const names = BUILT_IN.map(({ game }) => game.name).join(' or ');
  throw new InvalidStateError(
    'WRONG_GAME',
    `this is a view of ${String(view.game)}, not of ${names}; make a bot for another game with createRandomBot, createGreedyBot or createIsmctsBot`,
  );
}

/** The evaluation of this library for a game of that name. */
export function evaluationFor<Types extends GameTypes>(
  game: Game<Types>,
): Evaluation<Types> | undefined {
  for (const { game: known, evaluation } of BUILT_IN)
    if (known.name === game.name && isFor(game, evaluation)) return evaluation;
  return undefined;
}

/** A game that goes by the name of one of this library has its types. */
function isFor<Types extends GameTypes>(
  _game: Game<Types>,
  _evaluation: Evaluation,
): _evaluation is Evaluation<Types> {
  return true;
}
