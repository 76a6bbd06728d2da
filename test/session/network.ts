import { at } from '../../src/core/lists.ts';
import type { GameTypes, Viewer } from '../../src/core/types.ts';
import type {
  ClientConnection,
  ServerConnection,
  SessionClient,
  SessionServer,
} from '../../src/session/index.ts';

/** What a network does to messages, in percent. */
export interface Faults {
  readonly lost: number;
  readonly doubled: number;
  readonly overtaken: number;
}

export const NO_FAULTS: Faults = { lost: 0, doubled: 0, overtaken: 0 };

/** A network that delivers one message at a time, in an order and with losses that a generator decides. */
export class Network {
  /** Every text that was sent to a client, by viewer. */
  readonly sent = new Map<Viewer, string[]>();
  readonly #random: () => number;
  readonly #ways: Way[] = [];
  #faults: Faults;

  constructor(random: () => number, faults: Faults) {
    this.#random = random;
    this.#faults = faults;
  }

  /** Connects a client; what is still on its way comes to nobody. */
  connect<Types extends GameTypes>(
    server: SessionServer,
    client: SessionClient<Types>,
    viewer: Viewer,
  ): { readonly atServer: ServerConnection; readonly atClient: ClientConnection } {
    const texts = this.sent.get(viewer) ?? [];
    this.sent.set(viewer, texts);
    const toClient: Way = { texts: [], deliver: (text) => atClient.receive(text) };
    const toServer: Way = { texts: [], deliver: (text) => atServer.receive(text) };
    this.#ways.push(toClient, toServer);
    const atServer = server.connect(viewer, (text) => {
      texts.push(text);
      this.#put(toClient, text);
    });
    const atClient = client.connect((text) => this.#put(toServer, text));
    return { atServer, atClient };
  }

  /** From now on every message arrives, in order. */
  repair(): void {
    this.#faults = NO_FAULTS;
  }

  /** Delivers up to so many messages; tells whether any was on its way. */
  deliver(most: number): boolean {
    for (let count = 0; count < most; count += 1) {
      const busy = this.#ways.filter(({ texts }) => texts.length > 0);
      if (busy.length === 0) return count > 0;
      const way = at(busy, this.#below(busy.length));
      const isOvertaken = this.#happens(this.#faults.overtaken);
      const place = isOvertaken ? this.#below(way.texts.length) : 0;
      const [text = ''] = way.texts.splice(place, 1);
      way.deliver(text);
    }
    return true;
  }

  #put(way: Way, text: string): void {
    if (this.#happens(this.#faults.lost)) return;
    way.texts.push(text);
    if (this.#happens(this.#faults.doubled)) way.texts.push(text);
  }

  #happens(percent: number): boolean {
    return this.#random() * 100 < percent;
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }
}

interface Way {
  readonly texts: string[];
  readonly deliver: (text: string) => void;
}
