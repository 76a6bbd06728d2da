import { ParseError } from './errors.ts';
import { describeValue } from './json.ts';
import type { BaseEvent } from './types.ts';

/** Reads each of some events; what is no list of events is refused. */
export function eachEvent<Event extends BaseEvent, Result>(
  events: readonly Event[],
  read: (event: Event) => Result,
): Result[] {
  return itemsOf(events).map((event, place) => {
    try {
      if (isEvent(event)) return read(event);
    } catch {
      // An event that cannot be read is none.
    }
    throw notAnEvent([place], event, 'an event');
  });
}

/** The items of a list; a hole is `undefined`, which map() would skip. */
function itemsOf<Event>(events: readonly Event[]): readonly Event[] {
  try {
    if (isList<Event>(events)) return Array.from(events);
  } catch {
    // A list that cannot be read is none.
  }
  throw notAnEvent([], events, 'a list of events');
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

function notAnEvent(path: readonly number[], received: unknown, expected: string): ParseError {
  const issue = { path, received: describeValue(received), expected };
  return new ParseError('events', { code: 'INVALID_FIELD', ...issue });
}
