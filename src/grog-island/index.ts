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
import * as engine from '../engine.ts';
import type { Components, Game, Seat, Transition, Violation } from '../game.ts';
import type { Action } from './actions.ts';
import type { Decision } from './agenda.ts';
import { componentsOf, violationsOf } from './audit.ts';
import { laidOut } from './create.ts';
import type { GameEvent } from './events.ts';
import { type CreateOptions, checkedOptions, PLAYER_COUNTS } from './options.ts';
import type { Refusal } from './refusals.ts';
import { type GrogIslandTypes, rules } from './rules.ts';
import { type Scoring, scoreOf } from './score.ts';
import type { GameState, GameView } from './state.ts';

export type * from './actions.ts';
export type * from './agenda.ts';
export { type Building, type Occupant, occupantOf, siteOf } from './buildings.ts';
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
  DEFAULT_BOARD,
  FACES,
  type Face,
  GOALS,
  GOOD_NAMES,
  type Goal,
  type Parrot,
  SHIPS,
  type Ship,
  type Treasure,
} from './components.ts';
export type * from './events.ts';
export type { Arrangement, CreateOptions } from './options.ts';
export type { Refusal, RefusalCode, RefusalDetails } from './refusals.ts';
export type { GrogIslandTypes } from './rules.ts';
export type { GoalScore, PlayerScore, Scoring } from './score.ts';
export type { GameState, GameView, PlayerOf, PlayerState, PlayerView, TableOf } from './state.ts';
export { possibleCoins } from './table.ts';

/** The name of the game. @remarks Since 0.1.0 */
export const name = 'grog-island';

/** The numbers of players: 2, 3 and 4 (GI-S1). @remarks Since 0.1.0 */
export const playerCounts: readonly number[] = PLAYER_COUNTS;

/**
 * The first state: everything is laid out and dealt (GI-S1 to GI-S6, GI-S8), and every player has his `setup` decision.
 *
 * @example
 * ```ts
 * import { createGame, decisions } from 'pirate-auctions/grog-island';
 *
 * const state = createGame({ players: 2, seed: 7, firstPlayer: 1 });
 * console.log(decisions(state)[0]); // { type: 'setup', player: 0, toReturn: 2, mayChooseGood: true }
 * ```
 *
 * @throws {@link InvalidOptionsError} with `MISSING_OPTION`, `UNKNOWN_OPTION`, `INVALID_OPTION` or `NOT_PLAIN`, and with
 * the path of the option, what was given and what is allowed.
 * @remarks Since 0.1.0
 */
export function createGame(options: CreateOptions): GameState {
  return engine.finished(rules, laidOut(checkedOptions(options)));
}

/**
 * The next state. The given state and action are not changed; what did not change is shared.
 *
 * @example
 * ```ts
 * import { applyAction, createGame } from 'pirate-auctions/grog-island';
 *
 * const state = createGame({ players: 2, seed: 1 });
 * const next = applyAction(state, { type: 'chooseGood', player: 0, good: 'grey' });
 * console.log(next.players[0]?.goods, state.players[0]?.goods); // [ 0, 0, 0, 0, 1 ] [ 0, 0, 0, 0, 0 ]
 * ```
 *
 * @throws {@link IllegalActionError} with the code, message and details that {@link checkAction} returns.
 * @throws {@link InvalidStateError} if `state` is a view, of the other game, or of another version of the rules.
 * @remarks Since 0.1.0
 */
export function applyAction(state: GameState, action: Action): GameState {
  return engine.applyAction(rules, state, action);
}

/**
 * The next state and what happened on the way, in order, for logs and animation.
 *
 * @throws like {@link applyAction}.
 * @remarks Since 0.1.0
 */
export function transition(state: GameState, action: Action): Transition<GameState, GameEvent> {
  return engine.transition(rules, state, action);
}

/**
 * `null` if the action is legal, else the reason. It takes any value, also one that is no action at all. On a view it
 * answers for the viewer's own actions.
 *
 * @example
 * ```ts
 * import { checkAction, createGame } from 'pirate-auctions/grog-island';
 *
 * const state = createGame({ players: 2, seed: 1 });
 * console.log(checkAction(state, { type: 'pass', player: 0 })?.code); // OTHER_DECISION
 * console.log(checkAction(state, 'pass')?.code); // MALFORMED
 * ```
 *
 * @remarks Since 0.1.0
 */
export function checkAction(position: GameState | GameView, action: unknown): Refusal | null {
  return engine.checkAction(rules, position, action);
}

/**
 * Every legal action of a player, or of all open decisions, each once. The order is stable: the order of the table of
 * actions, within one type by the tables of components, numbers rising. On a view: the viewer's own only. A roll with manual
 * dice is not listed.
 *
 * @throws RangeError if there is no such seat.
 * @remarks Since 0.1.0
 */
export function legalActions(position: GameState | GameView, player?: Seat): Action[] {
  return engine.legalActions(rules, position, player);
}

/**
 * The open decisions, seats rising: several only during the setup, none when the game is over. They carry no secret.
 *
 * @remarks Since 0.1.0
 */
export function decisions(position: GameState | GameView): Decision[] {
  return engine.decisions(rules, position);
}

/**
 * The score sheets with their breakdown and the ranking (GI-F3 to GI-F7); before the end of the game as if it ended now.
 *
 * @throws {@link InvalidStateError} for a view, which does not know what counts.
 * @remarks Since 0.1.0
 */
export function score(state: GameState): Scoring {
  engine.assertState(rules, state);
  return scoreOf(state);
}

/**
 * Counts of every component, wherever it lies; the same in every state of a game.
 *
 * @remarks Since 0.1.0
 */
export function components(state: GameState): Components {
  engine.assertState(rules, state);
  return componentsOf(state);
}

/**
 * The invariants that a state breaks, with the id of the rule; none in any state that this library made.
 *
 * @remarks Since 0.1.0
 */
export function invariants(state: GameState): Violation[] {
  engine.assertState(rules, state);
  return violationsOf(state);
}

/** Grog Island as one object, for code that works with any game. @remarks Since 0.1.0 */
export const game: Game<GrogIslandTypes> = {
  name,
  playerCounts,
  createGame,
  applyAction,
  transition,
  checkAction,
  legalActions,
  decisions,
  score,
  components,
  invariants,
};
