import { Immer } from 'immer';
import type { GameTypes } from '../game.ts';
import { deepFreeze } from '../lists.ts';
import type { Rules } from '../rules.ts';
import { ACTION_FORMS, type Action } from './actions.ts';
import { type Decision, decisionOf, type Step, type StepOf } from './agenda.ts';
import { copyState } from './copy.ts';
import { assignBlackbeard } from './decisions/assign-blackbeard.ts';
import { bid } from './decisions/bid.ts';
import { board } from './decisions/board.ts';
import { choose } from './decisions/choose.ts';
import { fairWind } from './decisions/fair-wind.ts';
import { openTavern } from './decisions/open-tavern.ts';
import { placeCannons } from './decisions/place-cannons.ts';
import { placeRum } from './decisions/place-rum.ts';
import { raid } from './decisions/raid.ts';
import { roll } from './decisions/roll.ts';
import { sink } from './decisions/sink.ts';
import { spyglass } from './decisions/spyglass.ts';
import type { Events, GameEvent } from './events.ts';
import type { CreateOptions } from './options.ts';
import { production } from './production.ts';
import type { Refusal } from './refusals.ts';
import type { DecisionRoom } from './room.ts';
import { askFairWinds } from './round.ts';
import type { Scoring } from './score.ts';
import type { GameDraft, GameState, GameView } from './state.ts';

/** The types of Caribbean Fleet, by role. @remarks Since 0.1.0 */
export interface CaribbeanFleetTypes extends GameTypes {
  /** Everything, secrets included. */
  readonly State: GameState;
  /** A state as one viewer may see it. */
  readonly View: GameView;
  /** An answer to a decision. */
  readonly Action: Action;
  /** What the game waits for. */
  readonly Decision: Decision;
  /** Something that happened. */
  readonly Event: GameEvent;
  /** Why an action is not legal. */
  readonly Refusal: Refusal;
  /** What a game is created from. */
  readonly Options: CreateOptions;
  /** The final score. */
  readonly Scoring: Scoring;
}

/** With the mutable form of the state that the rules work on. */
export interface Types extends CaribbeanFleetTypes {
  readonly Draft: GameDraft;
}

const rooms: { readonly [Type in Decision['type']]: DecisionRoom<Type, Action> } = {
  bid,
  choose,
  sink,
  board,
  raid,
  assignBlackbeard,
  placeCannons,
  openTavern,
  placeRum,
  fairWind,
  roll,
  spyglass,
};

type AutomaticType = Exclude<Step['type'], Decision['type']>;

const automatic: {
  readonly [Type in AutomaticType]: (draft: GameDraft, step: StepOf<Type>, events: Events) => void;
} = {
  askFairWinds,
  production,
};

// An own instance: a host that turns auto-freeze off in its immer must not change our states.
const immer = /* @__PURE__ */ new Immer({ autoFreeze: true });

/** The rules of Caribbean Fleet in the form that the shared engine runs. */
export const rules: Rules<Types> = {
  name: 'caribbean-fleet',
  version: '1',
  actions: ACTION_FORMS,
  rooms,
  automatic,
  decisionOf,
  copy: copyState,
  produce: (state, recipe) => immer.produce(state, (_: GameState) => recipe()),
  freeze: (draft) => deepFreeze(draft),
};
