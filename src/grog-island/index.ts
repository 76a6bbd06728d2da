/**
 * Grog Island: the dice auction for 2 to 4 players, with all its rules.
 *
 * @example
 * ```ts
 * import { applyAction, createGame, decisions, legalActions, score } from 'pirate-auctions/grog-island';
 *
 * let state = createGame({ players: 3, seed: 1 });
 * for (let turn = 0; turn < 1000 && decisions(state).length > 0; turn += 1) {
 *   const actions = legalActions(state);
 *   state = applyAction(state, actions[(turn * 7) % actions.length]!);
 * }
 * console.log(score(state).ranking);
 * ```
 *
 * @packageDocumentation
 */

/*
 * grog-island: the rules of Grog Island. A table for each kind of value, and a file for each kind of decision.
 * May import: core, codec.
 */
import * as text from '../codec/action-text.ts';
import * as codec from '../codec/codec.ts';
import * as codecRecords from '../codec/records.ts';
import * as choosing from '../core/choices.ts';
import type {
  Choices as BaseChoices,
  Simulation as BaseSimulation,
  Game,
} from '../core/contract.ts';
import * as engine from '../core/engine.ts';
import * as pieces from '../core/pieces.ts';
import * as records from '../core/record.ts';
import * as simulations from '../core/simulation.ts';
import * as states from '../core/state-issues.ts';
import type { GameRecord as BaseRecord, Replay as BaseReplay } from '../core/types.ts';
import * as undo from '../core/undo.ts';
import * as views from '../core/view.ts';
import { ACTIONS } from './action-schema.ts';
import { choiceRules } from './choices.ts';
import { componentsOf } from './component-counts.ts';
import { definition } from './definition.ts';
import { EVENT_KINDS } from './event-log.ts';
import { eventPieces } from './event-pieces.ts';
import { initialState } from './initial-state.ts';
import { issuesIn } from './invariants.ts';
import { readCreateOptions } from './options.ts';
import { pieceRules } from './pieces.ts';
import { sample } from './sample.ts';
import { scoreOf, scoreSoFarOf } from './score.ts';
import { tables } from './tables.ts';
import type { GrogIslandTypes, Types } from './types.ts';
import { conceal, viewOf } from './view.ts';

export * from '../core/errors.ts';
export type * from './actions.ts';
export type * from './agenda.ts';
export type { Amounts } from './amounts.ts';
export { type Building, type Occupant, occupantOf, siteOf } from './board.ts';
export {
  type Board,
  BUILDING_TYPES,
  type BuildingType,
  type ByColor,
  CLOUDS,
  type Cloud,
  COLOR_INDEX,
  COLORS,
  type Color,
  type ColorIndex,
  DEFAULT_BOARD,
  FACES,
  type Face,
  GOALS,
  GOOD_NAMES,
  type Goal,
  NAME as name,
  type Parrot,
  PLAYER_COUNTS as playerCounts,
  SHIPS,
  type Ship,
  type Treasure,
} from './components.ts';
export type * from './events.ts';
export type { Arrangement, CreateOptions } from './options.ts';
export type { CardKind, PieceId, Space } from './piece-id.ts';
export { possibleCoins } from './players.ts';
export type { Refusal, RefusalCode, RefusalDetails } from './refusals.ts';
export type { GoalScore, PlayerScore, PlayerScoreSoFar, Scoring } from './score.ts';
export type { GameState, GameView, PlayerOf, PlayerState, PlayerView, TableOf } from './state.ts';
export type { GrogIslandTypes } from './types.ts';

/** A game of Grog Island that can be stored and replayed. */
export type GameRecord = BaseRecord<GrogIslandTypes>;

/** A replayed game of Grog Island. */
export type Replay = BaseReplay<GrogIslandTypes>;

/** What the buttons of a decision of Grog Island need. */
export type Choices = BaseChoices<GrogIslandTypes>;

/** The fast path of Grog Island. */
export type Simulation = BaseSimulation<GrogIslandTypes>;

type API = Game<GrogIslandTypes>;

/** @function */
export const createGame: API['createGame'] = /* @__PURE__ */ engine.createGame(
  definition,
  readCreateOptions,
  initialState,
);
/** @function */
export const applyAction: API['applyAction'] = /* @__PURE__ */ engine.applyAction(definition);
/** @function */
export const transition: API['transition'] = /* @__PURE__ */ engine.transition(definition);
/** @function */
export const checkAction: API['checkAction'] = /* @__PURE__ */ engine.checkAction(definition);
/** @function */
export const legalActions: API['legalActions'] = /* @__PURE__ */ engine.legalActions(definition);
/** @function */
export const decisions: API['decisions'] = /* @__PURE__ */ engine.decisions(definition);
/** @function */
export const choices: API['choices'] = /* @__PURE__ */ choosing.choices(definition, choiceRules);
/** @function */
export const piecesOf: API['piecesOf'] = /* @__PURE__ */ pieces.piecesOf(definition, pieceRules);
/** @function */
export const actionsOn: API['actionsOn'] = /* @__PURE__ */ pieces.actionsOn(definition, pieceRules);
/** @function */
export const piecesOfEvent: API['piecesOfEvent'] = /* @__PURE__ */ pieces.piecesOfEvent<Types>(
  eventPieces,
);
/** @function */
export const score: API['score'] = /* @__PURE__ */ engine.ofState(
  definition,
  scoreOf,
  'scoreSoFar tells what a view shows of the score.',
);
/** @function */
export const scoreSoFar: API['scoreSoFar'] = /* @__PURE__ */ engine.ofPosition(
  definition,
  scoreSoFarOf,
);
/** @function */
export const components: API['components'] = /* @__PURE__ */ engine.ofState(
  definition,
  componentsOf,
);
/** @function */
export const invariants: API['invariants'] = /* @__PURE__ */ states.invariants(
  definition,
  issuesIn,
);
/** @function */
export const viewFor: API['viewFor'] = /* @__PURE__ */ views.viewFor(definition, viewOf);
/** @function */
export const viewEvents: API['viewEvents'] = /* @__PURE__ */ views.viewEvents<Types>(conceal);
/** @function */
export const sampleState: API['sampleState'] = /* @__PURE__ */ views.sampleState(
  definition,
  sample,
);
/** @function */
export const simulate: API['simulate'] = /* @__PURE__ */ simulations.simulate(definition, scoreOf);
/** @function */
export const canUndo: API['canUndo'] = /* @__PURE__ */ undo.canUndo(definition, EVENT_KINDS);
/** @function */
export const createRecord: API['createRecord'] = /* @__PURE__ */ records.createRecord(
  definition,
  readCreateOptions,
);
/** @function */
export const append: API['append'] = /* @__PURE__ */ codecRecords.append(tables);
/** @function */
export const replay: API['replay'] = /* @__PURE__ */ records.replay(definition, createGame);
/** @function */
export const formatAction: API['formatAction'] = /* @__PURE__ */ text.formatAction<Types>(ACTIONS);
/** @function */
export const parseActionText: API['parseActionText'] = /* @__PURE__ */ text.parseActionText<Types>(
  ACTIONS,
);
/** @function */
export const formatRecord: API['formatRecord'] = /* @__PURE__ */ codecRecords.formatRecord(tables);
/** @function */
export const parseAction: API['parseAction'] = /* @__PURE__ */ codec.parseAction(tables);
/** @function */
export const parseState: API['parseState'] = /* @__PURE__ */ codec.parseState(tables);
/** @function */
export const parseView: API['parseView'] = /* @__PURE__ */ codec.parseView(tables);
/** @function */
export const parseEvents: API['parseEvents'] = /* @__PURE__ */ codec.parseEvents(tables);
/** @function */
export const parseScoring: API['parseScoring'] = /* @__PURE__ */ codec.parseScoring(tables);
/** @function */
export const parseRefusal: API['parseRefusal'] = /* @__PURE__ */ codec.parseRefusal(tables);
/** @function */
export const parseRecord: API['parseRecord'] = /* @__PURE__ */ codecRecords.parseRecord(tables);
