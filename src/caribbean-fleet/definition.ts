import { actionReader } from '../codec/action-schema.ts';
import type { GameDefinition } from '../core/definition.ts';
import { deepFreeze } from '../core/lists.ts';
import { ACTIONS } from './action-schema.ts';
import type { Decision, Step } from './agenda.ts';
import { NAME, RULES_VERSION } from './components.ts';
import { copyState } from './copy.ts';
import { assignBlackbeard } from './decisions/assign-blackbeard.ts';
import { bid } from './decisions/bid.ts';
import { board } from './decisions/board.ts';
import { choose } from './decisions/choose.ts';
import { decisionOf } from './decisions/decision-of.ts';
import { fairWind } from './decisions/fair-wind.ts';
import type { Handler } from './decisions/handler.ts';
import { openTavern } from './decisions/open-tavern.ts';
import { placeCannons } from './decisions/place-cannons.ts';
import { placeRum } from './decisions/place-rum.ts';
import { raid } from './decisions/raid.ts';
import { roll } from './decisions/roll.ts';
import { sink } from './decisions/sink.ts';
import { spyglass } from './decisions/spyglass.ts';
import type { Events } from './event-log.ts';
import { production } from './production.ts';
import { askFairWinds } from './round.ts';
import type { GameDraft } from './state.ts';
import type { StepOf, Types } from './types.ts';

const handlers: { readonly [Type in Decision['type']]: Handler<Type> } = {
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

/** The rules of Caribbean Fleet in the form that the engine runs. */
export const definition: GameDefinition<Types> = {
  name: NAME,
  version: RULES_VERSION,
  readAction: /* @__PURE__ */ actionReader(ACTIONS),
  handlers,
  automatic,
  decisionOf,
  copy: copyState,
  table: (draft) => draft,
  freeze: deepFreeze,
};
