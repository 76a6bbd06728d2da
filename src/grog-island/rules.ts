import { Immer } from 'immer';
import type { GameTypes } from '../game.ts';
import { deepFreeze } from '../lists.ts';
import type { Rules } from '../rules.ts';
import { ACTION_FORMS, type Action } from './actions.ts';
import { type Decision, decisionOf, type Step, type StepOf } from './agenda.ts';
import { copyState } from './copy.ts';
import { bid } from './decisions/bid.ts';
import { chooseShip } from './decisions/choose-ship.ts';
import { claim, claimCoins, dueClaims } from './decisions/claim.ts';
import { ghost } from './decisions/ghost.ts';
import { lock, rewards } from './decisions/lock.ts';
import { pay } from './decisions/pay.ts';
import { returnGoals } from './decisions/return-goals.ts';
import { roll } from './decisions/roll.ts';
import { setup } from './decisions/setup.ts';
import { trade } from './decisions/trade.ts';
import type { Events, GameEvent } from './events.ts';
import type { CreateOptions } from './options.ts';
import type { Refusal } from './refusals.ts';
import type { DecisionRoom } from './room.ts';
import { endOfRound, ghostCrew } from './round.ts';
import type { Scoring } from './score.ts';
import type { GameDraft, GameState, GameView } from './state.ts';

/** The types of Grog Island, by role. @remarks Since 0.1.0 */
export interface GrogIslandTypes extends GameTypes {
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
export interface Types extends GrogIslandTypes {
  readonly Draft: GameDraft;
}

const rooms: { readonly [Type in Decision['type']]: DecisionRoom<Type, Action> } = {
  setup,
  roll,
  bid,
  chooseShip,
  trade,
  returnGoals,
  pay,
  claim,
  lock,
  ghost,
};

type AutomaticType = Exclude<Step['type'], Decision['type']>;

const automatic: {
  readonly [Type in AutomaticType]: (draft: GameDraft, step: StepOf<Type>, events: Events) => void;
} = {
  dueClaims,
  claimCoins,
  rewards,
  ghostCrew,
  endOfRound: (draft, _step, events) => endOfRound(draft, events),
};

// An own instance: a host that turns auto-freeze off in its immer must not change our states.
const immer = /* @__PURE__ */ new Immer({ autoFreeze: true });

/** The rules of Grog Island in the form that the shared engine runs. */
export const rules: Rules<Types> = {
  name: 'grog-island',
  version: '1',
  actions: ACTION_FORMS,
  rooms,
  automatic,
  simultaneous: 'setup',
  decisionOf,
  copy: copyState,
  produce: (state, recipe) => immer.produce(state, (_: GameState) => recipe()),
  freeze: (draft) => deepFreeze(draft),
};
