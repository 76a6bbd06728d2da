import type { BaseEvent, Seat } from '../core/types.ts';
import { Slice } from './feature.ts';
import { type Part, type PartWithoutPlace, placed, sizeOf } from './part.ts';

/** A part of an observation that grows with events. */
export interface RecallFeature<Event> extends PartWithoutPlace {
  observe(event: Event, slice: Slice): void;
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

/** What a player remembers of a game beyond the view: a part of each of their observations. */
export class Memory<Event extends BaseEvent = BaseEvent> {
  /** The numbers that are remembered, in the order of the layout. */
  readonly numbers: Float32Array;
  /** Whose memory it is. */
  readonly viewer: Seat;
  readonly #features: readonly (RecallFeature<Event> & Part)[];
  readonly #slice: Slice;

  /** @internal */
  constructor(features: readonly RecallFeature<Event>[], viewer: Seat, players: number) {
    this.viewer = viewer;
    this.#features = placed(features);
    this.numbers = new Float32Array(sizeOf(features));
    this.#slice = new Slice(this.numbers, viewer, players);
  }

  /**
   * Takes in what has happened.
   *
   * @param events - the events as the player may see them (`viewEvents`), each once and in order.
   */
  observe(events: readonly Event[]): void {
    for (const event of events)
      for (const feature of this.#features) feature.observe(event, this.#slice.at(feature));
  }
}
