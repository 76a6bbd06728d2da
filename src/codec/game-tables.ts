import type { EngineTypes, GameDefinition } from '../core/definition.ts';
import type { Seed } from '../core/random.ts';
import { RECORD_MOST } from '../core/record.ts';
import type { StateIssue } from '../core/state-issues.ts';
import type { GameRecord, Viewer } from '../core/types.ts';
import {
  type AnySchema,
  integer,
  list,
  number,
  type ObjectSchema,
  object,
  picklist,
  type Schema,
  text,
  type VariantSchema,
} from './schema.ts';

/** The tables that describe the values of a game, and what the parsers ask of its rules. */
export interface GameTables<Types extends EngineTypes> {
  readonly definition: GameDefinition<Types>;
  readonly action: VariantSchema<Types['Action']>;
  readonly options: ObjectSchema<Types['Options']>;
  /** The tables of state and view, made on demand: a program that reads none from outside does not carry them. */
  state(): Schema<Types['State']>;
  view(): Schema<Types['View']>;
  /** The tables of what a server sends beside views, made on demand as well. */
  event(): Schema<Types['Event']>;
  scoring(): Schema<Types['Scoring']>;
  refusal(): Schema<Types['Refusal']>;
  /** Throws an {@link InvalidOptionsError} for options that no game can be created from. */
  readOptions(value: unknown): Types['Options'];
  /** Why a state of the right form cannot be played to the end. */
  issuesIn(state: Types['State']): readonly StateIssue[];
  sample(view: Types['View'], seed: Seed): Types['Draft'];
  viewOf(state: Types['State'], viewer: Viewer): Types['View'];
}

/** The table of records. */
export function recordSchema<Types extends EngineTypes>({
  definition: { name, version },
  action,
  options,
}: GameTables<Types>): Schema<GameRecord<Types>> {
  const fields = {
    game: picklist([name]),
    rules: picklist([version]),
    options,
    actions: list(action, 0, RECORD_MOST),
  };
  const move = object({ action, visits: integer(0, Number.MAX_SAFE_INTEGER), mean: number(0, 1) });
  const optional = {
    headers: list(object({ name: HEADER_NAME, value: ONE_LINE }), 1, HEADERS_MOST),
    comments: list(object({ step: STEP, text: ONE_LINE }), 1, RECORD_MOST),
    analysis: list(object({ step: STEP, moves: list(move, 1, MOVES_MOST) }), 1, RECORD_MOST),
  };
  return object(fields, optional);
}

const STEP = /* @__PURE__ */ integer(0, RECORD_MOST);
const HEADER_NAME: Schema<string> = /* @__PURE__ */ text(
  /^[A-Za-z][A-Za-z0-9-]{0,63}$/,
  'a letter, and up to 63 letters, digits and hyphens',
);
const ONE_LINE: Schema<string> = /* @__PURE__ */ text(
  /^(?!\s)[^\p{Cc}\p{Cs}\u2028\u2029]{1,1000}(?<!\s)$/u,
  'one line of 1 to 1000 characters, without spaces at its ends',
);
/** The most headers, and the most moves of an analysis. */
const HEADERS_MOST = 100;
const MOVES_MOST = 1000;

/** The table of a list of events. */
export function eventsSchema<Types extends EngineTypes>({
  event,
}: GameTables<Types>): Schema<readonly Types['Event'][]> {
  return list(event(), 0, EVENTS_MOST);
}

/** The most events that are read at once; the longest games have a tenth of that. */
const EVENTS_MOST = 100_000;

/** What is read from outside. */
export type ValueKind = 'action' | 'state' | 'view' | 'record' | 'events' | 'scoring' | 'refusal';

/** The tables of all that is read of a game. */
export function schemasOf<Types extends EngineTypes>(
  tables: GameTables<Types>,
): { readonly [Kind in ValueKind]: AnySchema } {
  return {
    action: tables.action,
    state: tables.state(),
    view: tables.view(),
    record: recordSchema(tables),
    events: eventsSchema(tables),
    scoring: tables.scoring(),
    refusal: tables.refusal(),
  };
}
