import { BotFault } from '../../bots/tournament/fault.ts';
import { isRecord } from '../../codec/schema.ts';
import type { Json } from '../../core/json.ts';
import type { Shape } from './shapes.ts';
import * as shapes from './shapes.ts';

/** The version of the protocol; it rises when a program for the old one would no longer work. */
export const PROTOCOL_VERSION = 1;

/** What a bot answers to `choose`: an action, its place in the list, or its number. */
export type ChooseResult =
  | { readonly action: Json }
  | { readonly index: number }
  | { readonly number: number };

/** What a bot answers, by method. */
export interface Answers {
  readonly initialize: { readonly name: string; readonly encoded: boolean };
  readonly choose: ChooseResult;
  readonly gameOver: null;
  readonly shutdown: null;
}

/** A result that was read; `null` if it is not what the method needs. */
type Read<Result> = { readonly value: Result } | null;

/** What the program sends with a method, and what it needs in return. */
interface Message<Result> {
  readonly params: Shape;
  readonly result: Shape;
  /** The result in words, for a message about a wrong one. */
  readonly expected: string;
  read(result: Json): Read<Result>;
}

/** The messages to a bot, by method. */
export const BOT_MESSAGES: { readonly [Method in keyof Answers]: Message<Answers[Method]> } = {
  initialize: {
    params: shapes.objectOf({
      protocol: { const: PROTOCOL_VERSION },
      game: shapes.GAME,
      rules: shapes.TEXT,
      seat: shapes.SEAT,
      players: shapes.COUNT,
      options: shapes.OBJECT,
      encoder: shapes.objectOf({
        version: shapes.COUNT,
        actionCount: shapes.COUNT,
        observationSize: shapes.COUNT,
      }),
    }),
    result: shapes.objectOf(
      { name: shapes.TEXT, protocol: { const: PROTOCOL_VERSION }, encoded: shapes.FLAG },
      ['encoded'],
    ),
    expected: `an object with name and "protocol": ${PROTOCOL_VERSION}`,
    read(result) {
      if (!isRecord(result)) return null;
      const { name, protocol, encoded = false } = result;
      if (typeof name !== 'string' || protocol !== PROTOCOL_VERSION) return null;
      return typeof encoded === 'boolean' ? { value: { name, encoded } } : null;
    },
  },
  choose: {
    params: shapes.objectOf(
      {
        view: shapes.VIEW,
        decisions: shapes.DECISIONS,
        actions: shapes.ACTIONS,
        budget: shapes.objectOf({
          milliseconds: shapes.nullable({ type: 'number' }),
          iterations: shapes.nullable(shapes.COUNT),
        }),
        events: shapes.EVENTS,
        encoded: shapes.objectOf({ mask: shapes.BASE64, observation: shapes.BASE64 }),
      },
      ['encoded'],
    ),
    result: {
      oneOf: [
        shapes.objectOf({ action: shapes.ACTION }),
        shapes.objectOf({ index: shapes.COUNT }),
        shapes.objectOf({ number: shapes.COUNT }),
      ],
    },
    expected: 'an object with one of action, index and number',
    read(result) {
      if (!isRecord(result)) return null;
      const { action, index, number } = result;
      if ([action, index, number].filter((value) => value !== undefined).length !== 1) return null;
      if (action !== undefined) return { value: { action } };
      if (Number.isSafeInteger(index)) return { value: { index: Number(index) } };
      return Number.isSafeInteger(number) ? { value: { number: Number(number) } } : null;
    },
  },
  gameOver: {
    params: shapes.objectOf({ scoring: shapes.SCORING, events: shapes.EVENTS }),
    result: shapes.ANYTHING,
    expected: 'any result',
    read: () => ({ value: null }),
  },
  shutdown: {
    params: shapes.OBJECT,
    result: shapes.ANYTHING,
    expected: 'any result',
    read: () => ({ value: null }),
  },
};

/**
 * The result in the line that answers a question.
 *
 * @throws BotFault with `GARBAGE`, `UNEXPECTED_ANSWER`, or `THREW` for an error that the bot reports.
 */
export function readAnswer<Method extends keyof Answers>(
  method: Method,
  id: number,
  line: string,
): Answers[Method] {
  const message = parsed(line);
  if (!isRecord(message) || message['jsonrpc'] !== '2.0')
    throw new BotFault('GARBAGE', `Expected a response of JSON-RPC 2.0, received ${shown(line)}.`);
  if (message['id'] !== id)
    throw new BotFault(
      'UNEXPECTED_ANSWER',
      `Expected the answer to question ${id}, received ${shown(line)}.`,
    );
  const { error, result } = message;
  if (error !== undefined) throw new BotFault('THREW', `The bot reports ${shownError(error)}.`);
  const { read, expected } = BOT_MESSAGES[method];
  const answer = read(result ?? null);
  if (answer !== null) return answer.value;
  throw new BotFault('GARBAGE', `Expected ${expected}, received ${shown(line)}.`);
}

/** Whether a line is a notification, which a bot may send at any time, such as news of its search. */
export function isNotification(line: string): boolean {
  const message = parsed(line);
  return isRecord(message) && typeof message['method'] === 'string' && message['id'] === undefined;
}

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function shown(line: string): string {
  return JSON.stringify(line.length <= 100 ? line : `${line.slice(0, 100)}…`);
}

function shownError(error: Json): string {
  return isRecord(error) && typeof error['message'] === 'string'
    ? shown(error['message'])
    : 'an error without a message';
}
