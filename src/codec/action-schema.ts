import type { ReadAction } from '../core/definition.ts';
import { describeString, describeValue } from '../core/json.ts';
import { type CommonRefusalDetails, type RefusalOf, refuse } from '../core/refusal.ts';
import type { BaseAction } from '../core/types.ts';
import { type JsonLimits, NotJson, readJson } from './read-json.ts';
import { integer, isRecord, type Schema, type VariantSchema } from './schema.ts';
import { conform } from './schema-issue.ts';

/** The bounds of an action from outside. */
export const ACTION_LIMITS: JsonLimits = { depth: 4, text: 64, items: 64, values: 256 };

/** What every action has beside its `type`; whether there is such a seat depends on the game. */
export const ACTING: { readonly player: Schema<number> } = /* @__PURE__ */ (() => ({
  player: integer(0, Number.MAX_SAFE_INTEGER),
}))();

/** Makes a well-formed action of any value, or tells what is wrong with it. */
export function actionReader<Action extends BaseAction>(
  schema: VariantSchema<Action>,
): (value: unknown) => ReadAction<Action, RefusalOf<CommonRefusalDetails>> {
  const refused = (refusal: RefusalOf<CommonRefusalDetails>) => ({ action: null, refusal });
  return (value) => {
    const json = readJson(value, ACTION_LIMITS);
    if (json instanceof NotJson)
      return refused(refuse('NOT_JSON', { path: json.path, problem: json.problem }));
    if (!isRecord(json)) {
      const received = describeValue(json);
      const wrong = { path: [], problem: 'wrong', received, expected: 'an object' } as const;
      return refused(refuse('MALFORMED', wrong));
    }
    const type = Object.hasOwn(json, 'type') ? json['type'] : undefined;
    if (typeof type !== 'string' || !Object.hasOwn(schema.members, type)) {
      const expected = Object.keys(schema.members);
      return refused(refuse('UNKNOWN_TYPE', { received: describeString(type), expected }));
    }
    const conformed = conform(schema, json);
    return conformed.issue === null
      ? { action: conformed.value, refusal: null }
      : refused(refuse('MALFORMED', { ...conformed.issue }));
  };
}
