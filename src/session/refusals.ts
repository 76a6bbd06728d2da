import { jsonOf, once, typed } from '../codec/outside.ts';
import { number, path, refusalSchema, words } from '../codec/refusal-schema.ts';
import { object, primitive } from '../codec/schema.ts';
import type { Game } from '../core/contract.ts';
import type { ParseError } from '../core/errors.ts';
import { deepFreeze } from '../core/lists.ts';
import { type RefusalOf, refusals } from '../core/refusal.ts';
import { SESSION_MESSAGES, type SessionRefusalDetails } from '../core/session-refusal.ts';
import type { GameTypes } from '../core/types.ts';

/** The reason why a session or its server does not do what it is asked for. */
export type SessionRefusal = RefusalOf<SessionRefusalDetails>;

export const refuse: ReturnType<typeof refusals<SessionRefusalDetails>> =
  /* @__PURE__ */ refusals<SessionRefusalDetails>(SESSION_MESSAGES);

/** What is wrong with a message that cannot be read. */
export function refuseMessage({ path, received, expected }: ParseError): SessionRefusal {
  return refuse('INVALID_MESSAGE', { path, received, expected });
}

/** Reads a refusal that a server sends: one of its session, or one of its game. */
export function readRefusal<Types extends GameTypes>(
  game: Game<Types>,
  value: unknown,
): Types['Refusal'] | SessionRefusal {
  const isOwn = isCoded(value) && Object.hasOwn(SESSION_MESSAGES, value.code);
  return isOwn
    ? deepFreeze(typed('refusal', refusalTable(), jsonOf('refusal', value)))
    : game.parseRefusal(value);
}

function isCoded(value: unknown): value is { readonly code: string } {
  return (
    typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
  );
}

const refusalTable = /* @__PURE__ */ once(() =>
  refusalSchema<SessionRefusalDetails>({
    NO_UNDO: object({}),
    NO_REDO: object({}),
    NOT_JOINED: object({}),
    PENDING: object({}),
    OUTDATED: object({ version: number, current: number }),
    INVALID_MESSAGE: object({ path, received: primitive, expected: words }),
  }),
);
