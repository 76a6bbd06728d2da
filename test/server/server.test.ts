import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/entries.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { Viewer } from '../../src/core/types.ts';
import {
  type Action,
  type AnyGame,
  GAMES,
  optionsOf,
  played,
  type State,
  type View,
} from '../codec/played.ts';
import { type Send, Table } from './table.ts';

/** Somebody at the table who knows nothing but the messages. */
class Client {
  readonly messages: string[] = [];
  readonly send: Send = (message) => {
    this.messages.push(message);
  };
  readonly #game: AnyGame;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** The newest view. */
  get view(): View {
    const views = this.messages.map((message) => JSON.parse(message).view).filter(Boolean);
    return this.#game.parseView(views.at(-1));
  }

  /** Why nothing came of the last message; `undefined` if something did. */
  get refused(): { code: string } | undefined {
    return JSON.parse(at(this.messages, this.messages.length - 1)).refused;
  }
}

const TOKENS = ['anchor', 'biscuit', 'cutlass', 'doubloon', 'eyepatch'];

/** A new table with a client on each seat, and somebody who watches. */
function tableFor(game: AnyGame, seed: number) {
  const record = game.createRecord(optionsOf(game, seed));
  const { players } = game.createGame(record.options);
  const table = new Table(game, TOKENS.slice(0, players.length), record);
  const clients = players.map(() => new Client(game));
  const watcher = new Client(game);
  for (const [seat, client] of clients.entries()) table.connect(client.send, at(TOKENS, seat));
  table.connect(watcher.send, 'nothing');
  return { table, clients, watcher };
}

describe.each(GAMES.map((game) => ({ name: game.name, game })))('a server of $name', ({ game }) => {
  it('referees a whole game with clients that know only what it sends', () => {
    const { table, clients, watcher } = tableFor(game, 0);
    const random = seeded(7);
    for (let turn = 0; turn < 2_000; turn += 1) {
      const open = game.decisions(watcher.view);
      if (open.length === 0) break;
      const seat = at(open, 0).player;
      const client = at(clients, seat);
      const actions = game.legalActions(client.view, seat);
      table.receive(client.send, JSON.stringify(at(actions, random.below(actions.length))));
      expect(client.refused).toBeUndefined();
      client.messages.splice(0, client.messages.length - 1);
      watcher.messages.splice(0, watcher.messages.length - 1);
    }
    expect(game.decisions(watcher.view)).toEqual([]);
    const { state } = game.replay(game.parseRecord(table.stored()));
    expect(watcher.view).toEqual(game.viewFor(state, 'spectator'));
    expect(JSON.parse(watcher.messages.at(-1) ?? '').scoring).toEqual(game.score(state));
  });

  it('sends everybody their view and the events that they may see, no score before the end, and never a state', () => {
    const { table, clients, watcher } = tableFor(game, 1);
    let state = game.replay(game.parseRecord(table.stored())).state;
    for (const { action } of [...played(game, 1)].slice(0, 60)) {
      if (action === null) break;
      const { state: next, events } = game.transition(state, action);
      table.receive(at(clients, action.player).send, JSON.stringify(action));
      const viewers: readonly [Client, Viewer][] = [
        [watcher, 'spectator'],
        ...clients.map((client, seat): [Client, Viewer] => [client, seat]),
      ];
      for (const [client, viewer] of viewers) {
        const told = JSON.parse(client.messages.at(-1) ?? '');
        expect(told).toEqual(
          JSON.parse(
            JSON.stringify({
              view: game.viewFor(next, viewer),
              events: game.viewEvents(events, viewer),
              scoring: null,
            }),
          ),
        );
        expect(told.view.random).toBeNull();
      }
      state = next;
    }
  });

  it('answers hostile messages to their sender only, and changes nothing', () => {
    const { table, clients } = tableFor(game, 0);
    const [client, other] = [at(clients, 0), at(clients, 1)];
    const before = table.stored();
    const heard = other.messages.length;
    for (const [message, code] of [
      ['', 'NOT_JSON'],
      ['{', 'NOT_JSON'],
      [`"${'x'.repeat(1_000)}"`, 'NOT_JSON'],
      ['null', 'INVALID_FIELD'],
      ['[]', 'INVALID_FIELD'],
      ['{"type":"pass"}', 'MISSING_FIELD'],
      ['{"__proto__":{},"type":"pass","player":0}', 'NOT_JSON'],
      ['{"type":"pass","player":0,"extra":1}', 'UNKNOWN_FIELD'],
      ['{"type":"pass","player":1}', 'NOT_YOUR_SEAT'],
      ['{"type":"roll","player":0}', 'WRONG_DECISION'],
      ['"undo"', 'NO_UNDO'],
    ]) {
      table.receive(client.send, message ?? '');
      expect(client.refused?.code).toBe(code);
    }
    expect(table.stored()).toBe(before);
    expect(other.messages.length).toBe(heard);
  });

  it('does not tell by a refusal what another seat could do', () => {
    const { table, clients, watcher } = tableFor(game, 0);
    const state: State = game.replay(game.parseRecord(table.stored())).state;
    // One that is not legal for its seat either, if that holds no such goal.
    const hidden = { type: 'returnGoal', player: 1, goal: 'parrots' };
    const foreign = game.name === 'grog-island' ? [hidden] : [];
    for (const action of [...game.legalActions(state), ...foreign]) {
      const outsider = at(clients, action.player === 0 ? 1 : 0);
      for (const client of [outsider, watcher]) {
        table.receive(client.send, JSON.stringify(action));
        expect(client.refused?.code).toBe('NOT_YOUR_SEAT');
      }
    }
  });

  it('gives a client that comes back the same view', () => {
    const { table, clients } = tableFor(game, 0);
    const client = at(clients, 0);
    table.disconnect(client.send);
    const again = new Client(game);
    table.connect(again.send, at(TOKENS, 0));
    expect(again.view).toEqual(client.view);
    const heard = client.messages.length;
    table.receive(client.send, '{"type":"pass","player":0}');
    expect(client.messages.length).toBe(heard + 1);
    expect(client.refused?.code).toBe('NOT_YOUR_SEAT');
  });

  it('takes back what revealed nothing, for the one who did it', () => {
    const { table, clients, watcher } = tableFor(game, 0);
    const before = watcher.view;
    const action: Action = at(
      game.legalActions(
        game.replay(game.parseRecord(table.stored())).state,
        before.agenda.at(-1)?.player,
      ),
      0,
    );
    const [client, other] = [
      at(clients, action.player),
      at(clients, (action.player + 1) % clients.length),
    ];
    table.receive(client.send, JSON.stringify(action));
    expect(watcher.view).not.toEqual(before);
    table.receive(other.send, '"undo"');
    expect(other.refused?.code).toBe('NO_UNDO');
    table.receive(client.send, '"undo"');
    expect(watcher.view).toEqual(before);
    table.receive(client.send, '"undo"');
    expect(client.refused?.code).toBe('NO_UNDO');
  });
});

it('is the server of docs/server.md', () => {
  const code = readFileSync(resolve(import.meta.dirname, 'table.ts'), 'utf8');
  const guide = readFileSync(resolve(root, 'docs/server.md'), 'utf8');
  const body = code.slice(code.indexOf('/** Sends a text')).replaceAll('export ', '').trim();
  expect(guide).toContain(body);
});
