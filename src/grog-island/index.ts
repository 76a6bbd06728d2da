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
import { isActionOf } from '../action-form.ts';
import * as engine from '../engine.ts';
import type {
  GameRecord as BaseRecord,
  Replay as BaseReplay,
  Simulation as BaseSimulation,
  Components,
  Game,
  Seat,
  Transition,
  Viewer,
  Violation,
} from '../game.ts';
import * as notation from '../notation.ts';
import * as positions from '../position.ts';
import { checkedSeed } from '../random.ts';
import * as records from '../record.ts';
import * as texts from '../record-text.ts';
import { RulesSimulation } from '../simulation.ts';
import * as undo from '../undo.ts';
import * as views from '../view.ts';
import { ACTION_FORMS, type Action } from './actions.ts';
import type { Decision } from './agenda.ts';
import { componentsOf, violationsOf } from './audit.ts';
import { laidOut } from './create.ts';
import { EVENT_KINDS, type GameEvent } from './events.ts';
import { type CreateOptions, checkedOptions, PLAYER_COUNTS } from './options.ts';
import { parseAction, parseRecord, parseState, parseView } from './parse.ts';
import type { Refusal } from './refusals.ts';
import { type GrogIslandTypes, rules } from './rules.ts';
import { sampled } from './sample.ts';
import { type Scoring, scoreOf } from './score.ts';
import type { GameState, GameView } from './state.ts';
import { hideCards, viewOf } from './view.ts';

export * from '../errors.ts';
export type {
  Action,
  ActionOf,
  BidAction,
  ChooseGoodAction,
  ClaimAction,
  DealAction,
  DefaultAction,
  DeliverAction,
  EndClaimsAction,
  EndTradeAction,
  ExchangeAction,
  LockAction,
  PassAction,
  PayAction,
  PlaceGhostAction,
  ReturnGoalAction,
  RollAction,
  TradeAction,
  TurnDieAction,
} from './actions.ts';
export type {
  BidDecision,
  ChooseShipDecision,
  ClaimCoinsStep,
  ClaimDecision,
  ClaimStep,
  Decision,
  DueClaimsStep,
  EndOfRoundStep,
  GhostDecision,
  LockDecision,
  PayDecision,
  ReturnGoalsDecision,
  RewardsStep,
  RollDecision,
  SetupDecision,
  Step,
  TradeDecision,
  TradeStep,
} from './agenda.ts';
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
  type ColorIndex,
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
export type {
  AuctionWonEvent,
  BidMadeEvent,
  ClaimedEvent,
  ClaimsLostEvent,
  CoinsGainedEvent,
  DefaultedEvent,
  DieTurnedEvent,
  ExchangedEvent,
  GameEndedEvent,
  GameEvent,
  GhostPlacedEvent,
  GoalKeptEvent,
  GoalReturnedEvent,
  GoalsDrawnEvent,
  GoodsPaidEvent,
  GoodsTakenEvent,
  LockedEvent,
  NobodyWonEvent,
  PaidEvent,
  ParrotPlayedEvent,
  ParrotsDrawnEvent,
  PassedEvent,
  PointsGainedEvent,
  RolledEvent,
  RoundEndedEvent,
  RoundStartedEvent,
  ShipChosenEvent,
  TradeEndedEvent,
  TreasuresDrawnEvent,
} from './events.ts';
export type { Arrangement, CreateOptions } from './options.ts';
export type { Refusal, RefusalCode, RefusalDetails } from './refusals.ts';
export type { GrogIslandTypes } from './rules.ts';
export type { GoalScore, PlayerScore, Scoring } from './score.ts';
export type { GameState, GameView, PlayerOf, PlayerState, PlayerView, TableOf } from './state.ts';
export { possibleCoins } from './table.ts';

export { parseAction, parseRecord, parseState, parseView };

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
  return positions.finished(rules, laidOut(checkedOptions(options)));
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
 * actions (as in `docs/notation.md`), within one type by the tables of components, numbers rising. On a view: the viewer's
 * own only. A roll with manual dice is not listed.
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
  positions.assertState(rules, state);
  return scoreOf(state);
}

/**
 * Counts of every component, wherever it lies; the same in every state of a game.
 *
 * @remarks Since 0.1.0
 */
export function components(state: GameState): Components {
  positions.assertState(rules, state);
  return componentsOf(state);
}

/**
 * The invariants that a state breaks, with the id of the rule; none in any state that this library made.
 *
 * @remarks Since 0.1.0
 */
export function invariants(state: GameState): Violation[] {
  positions.assertState(rules, state);
  return violationsOf(state);
}

/**
 * The state as a viewer may see it (GI-H): the fields of the state and `viewer`; hidden cards and the random words are `null`.
 *
 * @example
 * ```ts
 * import { createGame, viewFor } from 'pirate-auctions/grog-island';
 *
 * const view = viewFor(createGame({ players: 2, seed: 1 }), 0);
 * console.log(view.players[0]?.goals.length, view.players[1]?.goals[0]); // 6 null
 * ```
 *
 * @throws RangeError if there is no such seat.
 * @throws {@link InvalidStateError} if `state` is itself a view.
 * @remarks Since 0.1.0
 */
export function viewFor(state: GameState, viewer: Viewer): GameView {
  return views.viewFor(rules, viewOf, state, viewer);
}

/**
 * Events as a viewer may see them: cards that only their owner sees are `null` to others.
 *
 * @throws RangeError if the viewer is neither `'spectator'` nor a whole number from 0. A seat that does not exist sees what a
 * spectator sees.
 * @remarks Since 0.1.0
 */
export function viewEvents(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return views.viewEvents(hideCards, events, viewer);
}

/**
 * A state drawn at random among those that agree with a view: every order of the unknown cards is equally likely, and the
 * random words are fresh. The result depends on the view and the seed only, so a search cannot read the future from it.
 *
 * @throws {@link InvalidStateError} if `view` is a state.
 * @remarks Since 0.1.0
 */
export function sampleState(view: GameView, seed: number): GameState {
  positions.assertView(rules, view);
  return positions.finished(rules, sampled(positions.ownView(view), checkedSeed(seed)));
}

/** The fast path of Grog Island. @remarks Since 0.1.0 */
export type Simulation = BaseSimulation<GrogIslandTypes>;

/**
 * A simulation that starts from a state, which it leaves as it is.
 *
 * @example
 * ```ts
 * import { createGame, simulate } from 'pirate-auctions/grog-island';
 *
 * const simulation = simulate(createGame({ players: 2, seed: 1 }));
 * const action = simulation.randomAction(() => 0.5);
 * if (action !== null) simulation.apply(action);
 * ```
 *
 * @throws {@link InvalidStateError} for a view; `sampleState` makes a state of it.
 * @remarks Since 0.1.0
 */
export function simulate(state: GameState): Simulation {
  positions.assertState(rules, state);
  return new RulesSimulation(rules, scoreOf, positions.copied(rules, state));
}

/**
 * Whether taking back what happened would un-reveal nothing: no dice, no drawn card, no choice of another player. Takes the
 * state after one action, or the events of one or more. Undo itself is keeping the old state.
 *
 * @remarks Since 0.1.0
 */
export function canUndo(state: GameState, after: GameState | readonly GameEvent[]): boolean {
  return undo.canUndo(rules, EVENT_KINDS, state, after);
}

/** A game of Grog Island that can be stored and replayed. @remarks Since 0.1.0 */
export type GameRecord = BaseRecord<GrogIslandTypes>;

/** A game of Grog Island played again. @remarks Since 0.1.0 */
export type Replay = BaseReplay<GrogIslandTypes>;

/**
 * A record of a new game: its options, checked, and no action yet.
 *
 * @throws {@link InvalidOptionsError} like {@link createGame}.
 * @remarks Since 0.1.0
 */
export function createRecord(options: CreateOptions): GameRecord {
  return { game: rules.name, rules: rules.version, options: checkedOptions(options), actions: [] };
}

/**
 * The record with one more action. Whether it is legal is for {@link applyAction} and {@link replay} to say.
 *
 * @remarks Since 0.1.0
 */
export function append(record: GameRecord, action: Action): GameRecord {
  return records.append(record, action);
}

/**
 * All states of a recorded game, and what happened between them.
 *
 * @example
 * ```ts
 * import { append, createRecord, replay } from 'pirate-auctions/grog-island';
 *
 * const record = append(createRecord({ players: 2, seed: 1 }), { type: 'chooseGood', player: 1, good: 'blue' });
 * console.log(replay(record).state.players[1]?.goods); // [ 0, 1, 0, 0, 0 ]
 * ```
 *
 * @throws {@link ReplayError} that names the first action that is not legal.
 * @throws {@link ParseError} with the code `OTHER_GAME` or `OTHER_RULES`.
 * @throws {@link InvalidOptionsError} like {@link createGame}.
 * @remarks Since 0.1.0
 */
export function replay(record: GameRecord): Replay {
  return records.replay(rules, createGame, record);
}

/**
 * An action as one line of text, as `docs/notation.md` describes it.
 *
 * @example
 * ```ts
 * import { formatAction } from 'pirate-auctions/grog-island';
 *
 * console.log(formatAction({ type: 'bid', player: 2, dice: ['yellow', 'green'], hold: true })); // 2 bid yellow,green hold
 * ```
 *
 * @remarks Since 0.1.0
 */
export function formatAction(action: Action): string {
  return notation.formatAction(ACTION_FORMS, action);
}

/**
 * The action of a line that {@link formatAction} wrote.
 *
 * @throws {@link ParseError} with the code `NOT_NOTATION` if it is none.
 * @remarks Since 0.1.0
 */
export function parseNotation(line: string): Action {
  return notation.parseNotation(ACTION_FORMS, line, isActionOf<Action>);
}

/**
 * A record as text: the game, the version of the rules, the options, and a line for each action.
 *
 * @remarks Since 0.1.0
 */
export function formatRecord(record: GameRecord): string {
  return texts.formatRecord(ACTION_FORMS, record);
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
  viewFor,
  viewEvents,
  sampleState,
  simulate,
  canUndo,
  createRecord,
  append,
  replay,
  formatAction,
  parseNotation,
  formatRecord,
  parseAction,
  parseState,
  parseView,
  parseRecord,
};
