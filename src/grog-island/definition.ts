import { actionReader } from '../codec/action-schema.ts';
import type { GameDefinition } from '../core/definition.ts';
import { deepFreeze } from '../core/lists.ts';
import { ACTIONS } from './action-schema.ts';
import type { Decision, Step } from './agenda.ts';
import { NAME, RULES_VERSION } from './components.ts';
import { copyState } from './copy.ts';
import { bid } from './decisions/bid.ts';
import { chooseShip } from './decisions/choose-ship.ts';
import { claim, claimCoins, dueClaims } from './decisions/claim.ts';
import { decisionOf } from './decisions/decision-of.ts';
import { ghost } from './decisions/ghost.ts';
import type { Handler } from './decisions/handler.ts';
import { lock, rewards } from './decisions/lock.ts';
import { pay } from './decisions/pay.ts';
import { returnGoals } from './decisions/return-goals.ts';
import { roll } from './decisions/roll.ts';
import { setup } from './decisions/setup.ts';
import { trade } from './decisions/trade.ts';
import type { Events } from './event-log.ts';
import { endOfRound, ghostCrew } from './round.ts';
import type { GameDraft } from './state.ts';
import type { StepOf, Types } from './types.ts';

const handlers: { readonly [Type in Decision['type']]: Handler<Type> } = {
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

/** The rules of Grog Island in the form that the engine runs. */
export const definition: GameDefinition<Types> = {
  name: NAME,
  version: RULES_VERSION,
  readAction: /* @__PURE__ */ actionReader(ACTIONS),
  handlers,
  automatic,
  simultaneous: 'setup',
  decisionOf,
  copy: copyState,
  table: (draft) => draft,
  freeze: deepFreeze,
};
