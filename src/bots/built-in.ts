import * as caribbeanFleet from '../caribbean-fleet/index.ts';
import type { Game } from '../core/contract.ts';
import { InvalidStateError } from '../core/errors.ts';
import type { BaseView, GameTypes } from '../core/types.ts';
import * as grogIsland from '../grog-island/index.ts';
import { caribbeanFleetEvaluation } from './caribbean-fleet/evaluation.ts';
import type { Evaluation } from './evaluation.ts';
import { grogIslandEvaluation } from './grog-island/evaluation.ts';

type BuiltIn = { readonly game: Game; readonly evaluation: Evaluation };

const BUILT_IN: readonly BuiltIn[] = /* @__PURE__ */ (() => [
  { game: grogIsland, evaluation: grogIslandEvaluation() },
  { game: caribbeanFleet, evaluation: caribbeanFleetEvaluation() },
])();

export function gameOf(view: BaseView): Game {
  for (const { game } of BUILT_IN) if (game.name === view.game) return game;
  const names = BUILT_IN.map(({ game }) => game.name).join(' or ');
  throw new InvalidStateError(
    'WRONG_GAME',
    `Expected a view of ${names}, received one of ${String(view.game)}. createRandomBot, createGreedyBot and createIsmctsBot make bots for other games.`,
  );
}

/** The evaluation of this library for a game, if there is one. */
export function evaluationFor<Types extends GameTypes>(
  game: Game<Types>,
): Evaluation<Types> | undefined {
  for (const { game: known, evaluation } of BUILT_IN)
    if (known.name === game.name && isFor(game, evaluation)) return evaluation;
  return undefined;
}

/** A game with the name of a game of this library has its types. */
function isFor<Types extends GameTypes>(
  _game: Game<Types>,
  _evaluation: Evaluation,
): _evaluation is Evaluation<Types> {
  return true;
}
