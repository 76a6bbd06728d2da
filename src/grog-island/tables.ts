import type { GameTables } from '../codec/game-tables.ts';
import { ACTIONS } from './action-schema.ts';
import { definition } from './definition.ts';
import { eventSchema } from './event-schema.ts';
import { issuesIn } from './invariants.ts';
import { OPTIONS, readCreateOptions } from './options.ts';
import { refusalSchema } from './refusal-schema.ts';
import { sample } from './sample.ts';
import { scoringSchema } from './score-schema.ts';
import { stateSchema, viewSchema } from './state-schema.ts';
import type { Types } from './types.ts';
import { viewOf } from './view.ts';

/** What the parsers of Grog Island work with. */
export const tables: GameTables<Types> = {
  definition,
  action: ACTIONS,
  options: OPTIONS,
  state: stateSchema,
  view: viewSchema,
  event: eventSchema,
  scoring: scoringSchema,
  refusal: refusalSchema,
  readOptions: readCreateOptions,
  issuesIn,
  sample,
  viewOf,
};
