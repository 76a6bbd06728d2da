import { isList, isRecord } from '../codec/schema.ts';
import type { Json } from '../core/json.ts';

/*
 * Events as messages carry them, in three quarters of the bytes: the type, then the player if there is one, then the other fields if there
 * are any, with null for the player of an event without one.
 */

export function packEvents(events: readonly object[]): unknown[] {
  return events.map((event) => {
    const { type, player = null, ...others }: Record<string, unknown> = { ...event };
    if (Object.keys(others).length > 0) return [type, player, others];
    return player === null ? [type] : [type, player];
  });
}

/** The events; what cannot be unpacked stays as it is, and is no event. */
export function unpackEvents(packed: Json): Json {
  return isList(packed) ? packed.map(unpacked) : packed;
}

function unpacked(event: Json): Json {
  if (!isList(event)) return event;
  const [type = null, player = null, others = {}, ...more] = event;
  if (!isRecord(others) || more.length > 0) return event;
  return { ...others, type, ...(player === null ? {} : { player }) };
}
