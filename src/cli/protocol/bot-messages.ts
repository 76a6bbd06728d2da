import { BotFault } from '../../bots/tournament/fault.ts';
import { isRecord } from '../../codec/schema.ts';
import type { Json } from '../../core/json.ts';

/** The version of the protocol; it rises when a program for the old one would no longer work. */
export const PROTOCOL_VERSION = 1;

/** What a bot answers to `choose`: an action, or its place in the list. */
export type ChooseResult = { readonly action: Json } | { readonly index: number };

/** What a bot answers, by method. */
export interface Answers {
  readonly initialize: { readonly name: string };
  readonly choose: ChooseResult;
  readonly gameOver: null;
  readonly shutdown: null;
}

/** A result that was read; `null` if it is not what the method needs. */
type Read<Result> = { readonly value: Result } | null;

const READERS: { readonly [Method in keyof Answers]: (result: Json) => Read<Answers[Method]> } = {
  initialize(result) {
    if (!isRecord(result)) return null;
    const { name, protocol } = result;
    return typeof name === 'string' && protocol === PROTOCOL_VERSION ? { value: { name } } : null;
  },
  choose(result) {
    if (!isRecord(result)) return null;
    const { action, index } = result;
    if (action !== undefined) return index === undefined ? { value: { action } } : null;
    return Number.isSafeInteger(index) ? { value: { index: Number(index) } } : null;
  },
  gameOver: () => ({ value: null }),
  shutdown: () => ({ value: null }),
};

/** What answers a method needs of the result, for a message about a wrong one. */
const EXPECTED: Readonly<Record<keyof Answers, string>> = {
  initialize: `an object with name and "protocol": ${PROTOCOL_VERSION}`,
  choose: 'an object with either action or index',
  gameOver: 'any result',
  shutdown: 'any result',
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
  const read = READERS[method](result ?? null);
  if (read !== null) return read.value;
  throw new BotFault('GARBAGE', `Expected ${EXPECTED[method]}, received ${shown(line)}.`);
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
