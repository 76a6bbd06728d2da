import type { Seat } from '../core/types.ts';
import { Slice } from './feature.ts';
import { type Part, type PartWithoutPlace, placed, sizeOf } from './part.ts';

/** A part of an observation that grows with events. */
export interface RecallFeature<Event> extends PartWithoutPlace {
  observe(event: Event, slice: Slice): void;
}

/**
 * What a player remembers of a game beyond the view, as plain data. It never changes: `observe` of an encoder returns the memory
 * after some events.
 */
export interface Memory {
  /** Whose memory it is. */
  readonly viewer: Seat;
  /** The numbers that end an observation, in the order of the layout. */
  readonly numbers: readonly number[];
}

/** The features that grow with events, one after the other. */
export class Recall<Event> {
  readonly size: number;
  readonly #features: readonly (RecallFeature<Event> & Part)[];
  readonly #players: number;

  constructor(features: readonly RecallFeature<Event>[], players: number) {
    this.size = sizeOf(features);
    this.#features = placed(features);
    this.#players = players;
  }

  /** A memory of nothing. */
  begin(viewer: Seat): Memory {
    return remembered(viewer, new Float32Array(this.size));
  }

  /** The memory after events that its player may see. */
  after({ viewer, numbers }: Memory, events: readonly Event[]): Memory {
    const into = Float32Array.from(numbers);
    const slice = new Slice(into, viewer, this.#players);
    for (const event of events)
      for (const feature of this.#features) feature.observe(event, slice.at(feature));
    return remembered(viewer, into);
  }
}

function remembered(viewer: Seat, numbers: Float32Array): Memory {
  return Object.freeze({ viewer, numbers: Object.freeze([...numbers]) });
}

/** The last bid of each player in this round; `read` finds bids and the beginnings of rounds. */
export function recalledBids<Event>(
  players: number,
  scale: number,
  read: (event: Event) => 'start' | { readonly player: Seat; readonly amount: number } | null,
): RecallFeature<Event> {
  return {
    name: 'bids',
    size: players,
    meaning: `the last bid of each player from the viewer on in this round / ${scale}`,
    observe(event, slice) {
      const bid = read(event);
      if (bid === null) return;
      if (bid === 'start') for (let place = 0; place < players; place += 1) slice.set(place, 0);
      else slice.set(slice.after(bid.player), bid.amount / scale);
    },
  };
}
