import type { Path } from '../core/json.ts';
import type { CommonRefusalDetails, IssueKind, RefusalOf } from '../core/refusal.ts';
import {
  type AnyObject,
  integer,
  list,
  type ObjectSchema,
  object,
  picklist,
  primitive,
  type Schema,
  text,
  union,
  type VariantSchema,
} from './schema.ts';

/** The details of each reason. */
export type DetailSchemas<Details> = {
  readonly [Code in keyof Details]: ObjectSchema<Details[Code]>;
};

/** A number of a refusal: what an action or a position holds. */
export const number: Schema<number> = /* @__PURE__ */ (() =>
  integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))();

/** A sentence, or a part of one. */
export const words: Schema<string> = /* @__PURE__ */ text(/^[\s\S]*$/, 'a string');

const ISSUES: readonly IssueKind[] = ['missing', 'unknown', 'wrong', 'repeated'];
const ITEMS_MOST = 100;

/** Where something stands in a value. */
export const path: Schema<Path> = /* @__PURE__ */ (() =>
  list(union('a key or a position', words, number), 0, ITEMS_MOST))();

/** The details of the reasons that any game can give. */
export function commonDetails(): DetailSchemas<CommonRefusalDetails> {
  const names = list(words, 0, ITEMS_MOST);
  const player = { player: number };
  return {
    NOT_JSON: object({ path, problem: words }),
    UNKNOWN_TYPE: object({ received: primitive, expected: names }),
    MALFORMED: object({ path, problem: picklist(ISSUES), received: primitive, expected: words }),
    NO_SUCH_SEAT: object({ ...player, players: number }),
    GAME_OVER: object(player),
    NOT_YOUR_TURN: object({ ...player, waitingFor: list(number, 0, ITEMS_MOST) }),
    WRONG_DECISION: object({ ...player, received: words, decision: words, answers: names }),
    NOT_THE_VIEWER: object({
      ...player,
      viewer: union('a seat or "spectator"', number, picklist<'spectator'>(['spectator'])),
    }),
  };
}

/** The table of refusals: one object for each code. */
export function refusalSchema<Details>(
  details: DetailSchemas<Details>,
): VariantSchema<RefusalOf<Details>> {
  const members: { [code: string]: AnyObject } = {};
  for (const [code, of] of Object.entries<AnyObject>(details))
    members[code] = object({ code: picklist([code]), message: words, details: of });
  return { kind: 'variant', tag: 'code', members };
}
