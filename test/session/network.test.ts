import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generator } from '../../bench/generator.ts';
import { at } from '../../src/core/lists.ts';
import type { Viewer } from '../../src/core/types.ts';
import {
  type ClientSnapshot,
  createSession,
  joinSession,
  type Session,
  type SessionClient,
  type SessionServer,
  serveSession,
} from '../../src/session/index.ts';
import { type AnyGame, GAMES, optionsOf } from '../codec/played.ts';
import { isFrozen } from '../frozen.ts';
import { type Faults, Network, NO_FAULTS } from './network.ts';

/** A session with one client for each viewer, and what the clients believe was carried out. */
class Table {
  readonly session: Session;
  readonly server: SessionServer;
  readonly clients: ReadonlyMap<Viewer, SessionClient>;
  readonly network: Network;
  readonly #random: () => number;
  readonly #ends = new Map<Viewer, () => void>();
  readonly #open = new Map<Viewer, number>();
  /** By how many steps the clients have moved the game. */
  moved = 0;

  constructor(game: AnyGame, seed: number, faults: Faults) {
    this.#random = generator(seed);
    const options = { ...optionsOf(game, seed), dice: 'seeded' };
    this.session = createSession(game, { options });
    this.server = serveSession(this.session);
    this.network = new Network(this.#random, faults);
    const seats = this.session.getSnapshot().state.players.keys();
    this.clients = new Map(
      [...seats, 'spectator' as const].map((viewer) => [viewer, joinSession(game)]),
    );
    for (const [viewer, client] of this.clients) {
      this.connect(viewer);
      client.subscribe((snapshot) => this.#count(viewer, snapshot));
    }
  }

  connect(viewer: Viewer): void {
    const client = this.clients.get(viewer);
    if (client === undefined) return;
    this.#ends.get(viewer)?.();
    const { atServer } = this.network.connect(this.server, client, viewer);
    this.#ends.set(viewer, () => atServer.close());
  }

  /** Something happens: a player acts, a client connects again or synchronizes, messages arrive. */
  turn(): void {
    const viewers = [...this.clients.keys()];
    const viewer = at(viewers, this.#below(viewers.length));
    const what = this.#random();
    if (what < 0.02) this.connect(viewer);
    else if (what < 0.1) this.clients.get(viewer)?.sync();
    else if (what < 0.5) for (const each of viewers) this.#act(each);
    else this.network.deliver(this.#below(30));
  }

  /** Repairs the network, and waits until everybody has everything. */
  settle(): void {
    this.network.repair();
    for (let round = 0; round < 3; round += 1) {
      for (const client of this.clients.values()) client.sync();
      while (this.network.deliver(100));
    }
  }

  #act(viewer: Viewer): void {
    const client = this.clients.get(viewer);
    const snapshot = client?.getSnapshot();
    if (client == null || snapshot == null || snapshot.pending) return;
    const { actions, canUndo, canRedo } = snapshot;
    const undoes = canUndo && this.#random() < 0.2;
    const redoes = !undoes && canRedo && this.#random() < 0.5;
    if (!undoes && !redoes && actions.length === 0) return;
    const action = actions[this.#below(actions.length)];
    if (undoes) expect(client.undo()).toBeNull();
    else if (redoes) expect(client.redo()).toBeNull();
    else if (action !== undefined) expect(client.dispatch(action)).toBeNull();
    this.#open.set(viewer, undoes ? -1 : 1);
    this.#count(viewer, client.getSnapshot());
  }

  /** Counts the command of a viewer once it is answered. */
  #count(viewer: Viewer, snapshot: ClientSnapshot | null): void {
    const moves = this.#open.get(viewer);
    if (moves === undefined || snapshot === null || snapshot.pending) return;
    this.#open.delete(viewer);
    if (snapshot.refusal === null) this.moved += moves;
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** Everybody has what the server has. */
  expectSame(): void {
    for (const [viewer, client] of this.clients) {
      const { step, steps, events, ...expected } = this.session.as(viewer).getSnapshot();
      const {
        version,
        pending,
        refusal,
        events: heard,
        ...snapshot
      } = client.getSnapshot() ?? fail();
      // A client that has received the whole table hears of no events.
      if (heard.length > 0) expect(heard).toEqual(events);
      expect({ ...snapshot, pending, refusal: null }).toEqual(expected);
      expect(version).toBe(this.server.version);
      expect(pending).toBe(false);
      expect(step).toBe(steps);
      expect(refusal === null || refusal.code !== 'INVALID_MESSAGE').toBe(true);
    }
  }
}

function fail(): never {
  throw new Error('a client has no table');
}

describe.each(GAMES.map((game) => ({ name: game.name, game })))('clients of $name', ({ game }) => {
  it('follow a whole game', () => {
    const table = new Table(game, 1, NO_FAULTS);
    for (let turn = 0; turn < 5_000 && table.session.getSnapshot().scoring === null; turn += 1)
      table.turn();
    expect(table.session.getSnapshot().scoring).not.toBeNull();
    table.settle();
    table.expectSame();
    expect(table.moved).toBe(table.session.getSnapshot().steps);
    for (const client of table.clients.values()) expect(isFrozen(client.getSnapshot())).toBe(true);
  });

  it('end with what the server has, whatever the network does', () => {
    const percent = fc.integer({ min: 0, max: 40 });
    const faults = fc.record({ lost: percent, doubled: percent, overtaken: percent });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), faults, (seed, given) => {
        const table = new Table(game, seed, given);
        for (let turn = 0; turn < 300; turn += 1) table.turn();
        table.settle();
        table.expectSame();
        expect(table.moved).toBe(table.session.getSnapshot().steps);
      }),
      { numRuns: 20 },
    );
  });
});
