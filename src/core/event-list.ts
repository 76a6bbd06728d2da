import { ParseError } from './errors.ts';
import { describeValue } from './json.ts';
import type { BaseEvent } from './types.ts';

/** Reads each of some events; what is no list of events is refused. */
export function eachEvent<Event extends BaseEvent, Result>(
  events: readonly Event[],
  read: (event: Event) => Result,
): Result[] {
  return itemsOf('events', events).map((event, place) => readEvent(event, read, [place]));
}

/** Reads an event; a value from which nothing can be read is refused. */
export function readEvent<Event extends BaseEvent, Result>(
  event: Event,
  read: (event: Event) => Result | undefined,
  path: readonly number[] = [],
): Result {
  try {
    const result = isEvent(event) ? read(event) : undefined;
    if (result !== undefined) return result;
  } catch {
    // An event that cannot be read is none.
  }
  throw invalid('events', path, event, 'an event');
}

/** The items of a list of events or actions; a hole is `undefined`, which map() would skip. */
export function itemsOf<Item>(name: 'events' | 'actions', items: readonly Item[]): readonly Item[] {
  try {
    if (isList<Item>(items)) return Array.from(items);
  } catch {
    // A list that cannot be read is none.
  }
  throw invalid(name, [], items, `a list of ${name}`);
}

/** Whether a value is a list. Proxies that are revoked throw at any question. */
export function isList<Item>(value: unknown): value is readonly Item[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

function isEvent(event: BaseEvent | null | undefined): boolean {
  return typeof event === 'object' && event !== null && typeof event.type === 'string';
}

function invalid(
  name: string,
  path: readonly number[],
  received: unknown,
  expected: string,
): ParseError {
  const issue = { path, received: describeValue(received), expected };
  return new ParseError(name, { code: 'INVALID_FIELD', ...issue });
}
