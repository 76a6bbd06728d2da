import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messageSizes } from '../../bench/groups/serving.ts';
import { root } from '../../scripts/entries.ts';
import { at } from '../../src/core/lists.ts';
import type { Viewer } from '../../src/core/types.ts';
import {
  createSession,
  diffView,
  joinSession,
  parsePatch,
  patchView,
  serveSession,
} from '../../src/session/index.ts';
import { packEvents, unpackEvents } from '../../src/session/packed-events.ts';
import { packPatch, unpackPatch } from '../../src/session/packed-patch.ts';
import { type AnyGame, GAMES, optionsOf, played } from '../codec/played.ts';

/** A server with a connection for each viewer, and the texts that came over each. */
function served(game: AnyGame, seed: number, extra: { mayUndo?: () => boolean } = {}) {
  const session = createSession(game, { options: optionsOf(game, seed), ...extra });
  const server = serveSession(session);
  const viewers: Viewer[] = [...session.getSnapshot().state.players.keys(), 'spectator'];
  const lines = viewers.map((viewer) => {
    const texts: string[] = [];
    const connection = server.connect(viewer, (text) => texts.push(text));
    return { viewer, texts, connection };
  });
  return { session, server, lines };
}

const last = (texts: readonly string[]) => JSON.parse(texts.at(-1) ?? 'null');

describe.each(GAMES.map((game) => ({ name: game.name, game })))('a server of $name', ({ game }) => {
  it.each([0, 1, 2])('sends each viewer of game %i what it sees, and nothing else', (seed) => {
    const { session, server, lines } = served(game, seed);
    for (const { viewer, texts } of lines) {
      const { state } = session.getSnapshot();
      const view = JSON.parse(JSON.stringify(game.viewFor(state, viewer)));
      const client = last(texts).client;
      expect(last(texts)).toEqual({ type: 'table', start: 0, client, version: 0, view, log: [] });
    }
    for (const { state, action } of played(game, seed)) {
      if (action === null) break;
      const { state: next, events } = game.transition(state, action);
      expect(session.dispatch(action)).toBeNull();
      for (const { viewer, texts } of lines) {
        const [before, after] = [game.viewFor(state, viewer), game.viewFor(next, viewer)];
        const { canUndo, canRedo, scoring } = session.as(viewer).getSnapshot();
        const status = {
          ...(canUndo && { canUndo }),
          ...(canRedo && { canRedo }),
          ...(scoring && { scoring }),
        };
        const expected = [
          server.version,
          packPatch(diffView(before, after)),
          packEvents(game.viewEvents(events, viewer)),
          ...(Object.keys(status).length > 0 ? [status] : []),
        ];
        expect(texts.at(-1)).toBe(JSON.stringify(expected));
        const read = unpackEvents(last(texts)[2]);
        expect(game.parseEvents(read)).toEqual(game.viewEvents(events, viewer));
        const patch = parsePatch(game, before, unpackPatch(last(texts)[1]));
        expect(patchView(before, patch)).toEqual(after);
      }
    }
  });

  it('never sends the seed', () => {
    const seed = 'c0ffee'.padEnd(64, '7');
    const session = createSession(game, { options: { players: 3, seed } });
    const texts: string[] = [];
    serveSession(session).connect('spectator', (text) => texts.push(text));
    for (const { action } of played(game, 1, { players: 3, seed: 1 })) {
      if (action !== null) session.dispatch(action);
    }
    expect(texts.join()).not.toContain('c0ffee');
    expect(JSON.parse(at(texts, 0)).view.random).toBeNull();
  });

  it('answers messages that it cannot read to their sender only, and changes nothing', () => {
    const { session, lines } = served(game, 0);
    const [line, other] = [at(lines, 0), at(lines, 1)];
    const before = session.getSnapshot();
    const heard = other.texts.length;
    const command = { type: 'undo', client: 1, command: 1, version: 0 };
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '7',
      '{}',
      'x'.repeat(1_000_000),
      `{"type":"ack","version":${'['.repeat(900)}${']'.repeat(900)}}`,
      '{"type":"ack","version":-1}',
      '{"type":"ack","version":1e400}',
      '{"type":"ack"}',
      '{"type":"ack","version":0,"__proto__":{"x":1}}',
      '{"type":"constructor","version":0}',
      JSON.stringify({ ...command, client: '1' }),
      JSON.stringify({ ...command, action: {} }),
      JSON.stringify({ ...command, extra: 1 }),
    ]) {
      line.connection.receive(text);
      const answer = last(line.texts);
      expect(answer).toMatchObject({ type: 'answer', command: null, version: 0 });
      expect(answer.refusal.code).toBe('INVALID_MESSAGE');
      expect(answer.refusal.message.length).toBeLessThan(400);
    }
    expect(session.getSnapshot()).toBe(before);
    expect(other.texts.length).toBe(heard);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('refuses actions that are none, or of another seat, and tells nothing by it', () => {
    const { session, lines } = served(game, 0);
    const before = session.getSnapshot();
    let number = 0;
    const codeFor = (place: number, action: unknown) => {
      const { connection, texts } = at(lines, place);
      number += 1;
      const command = { type: 'dispatch', client: 99, command: number, version: 0, action };
      connection.receive(JSON.stringify(command));
      expect(last(texts).command).toBe(number);
      return last(texts).refusal.code;
    };
    expect(codeFor(0, { type: 'dance', player: 0 })).toBe('UNKNOWN_TYPE');
    expect(codeFor(0, undefined)).toBe('NOT_JSON');
    expect(codeFor(0, { type: 'pass', player: 0, extra: 1 })).toBe('MALFORMED');
    const hidden = { type: 'returnGoal', player: 1, goal: 'parrots' };
    const foreign = game.name === 'grog-island' ? [hidden] : [];
    for (const action of [...game.legalActions(before.state), ...foreign]) {
      const outsider = action.player === 0 ? 1 : 0;
      for (const place of [outsider, lines.length - 1])
        expect(codeFor(place, action)).toBe('NOT_THE_VIEWER');
    }
    expect(session.getSnapshot()).toBe(before);
  });

  it('carries out a command once, and refuses one that is outdated', () => {
    const { session, server, lines } = served(game, 0, { mayUndo: () => true });
    const action = at(game.legalActions(session.getSnapshot().state), 0);
    const { connection, texts } = at(lines, action.player);
    const command = { type: 'dispatch', client: 1, command: 1, version: 0, action };
    connection.receive(JSON.stringify(command));
    const answer = texts.at(-1);
    expect(JSON.parse(answer ?? '')).toEqual({
      type: 'answer',
      command: 1,
      version: 1,
      refusal: null,
    });
    expect(session.getSnapshot().steps).toBe(1);
    connection.receive(JSON.stringify(command));
    expect(texts.at(-1)).toBe(answer);
    expect(session.getSnapshot().steps).toBe(1);
    // The same seat on another device, which does not know of the action yet.
    connection.receive(JSON.stringify({ ...command, client: 2, type: 'undo', action: undefined }));
    expect(last(texts).refusal.code).toBe('OUTDATED');
    // Somebody else's view of the table before an undo is outdated as well.
    session.undo();
    const others = lines.filter(({ viewer }) => viewer !== action.player);
    for (const { connection: each, texts: heard } of others) {
      each.receive(JSON.stringify({ type: 'redo', client: 3, command: 1, version: 1 }));
      expect(last(heard).refusal.code).toBe('OUTDATED');
    }
    connection.receive(JSON.stringify({ type: 'redo', client: 1, command: 0, version: 2 }));
    expect(last(texts).refusal.code).toBe('OUTDATED');
    expect(server.version).toBe(2);
  });

  it('tells what a client has, and sends the table again to one that is behind', () => {
    const { session, lines } = served(game, 0);
    const { connection, texts } = at(lines, 0);
    expect(connection.acknowledged).toBeNull();
    session.dispatch(at(game.legalActions(session.getSnapshot().state), 0));
    connection.receive('{"type":"ack","version":0}');
    expect(connection.acknowledged).toBe(0);
    connection.sync();
    expect(last(texts)).toMatchObject({ type: 'table', version: 1 });
    connection.receive('{"type":"ack","version":1}');
    connection.receive('{"type":"ack","version":9}');
    const heard = texts.length;
    connection.sync();
    connection.receive('{"type":"resync","version":1}');
    expect([texts.length, connection.acknowledged]).toEqual([heard, 1]);
    connection.close();
    connection.receive('{"type":"resync","version":null}');
    expect(texts.length).toBe(heard);
  });

  it('closes a connection that cannot send, and has no seat but those of the table', () => {
    const { session, server, lines } = served(game, 0);
    let calls = 0;
    server.connect(0, () => {
      calls += 1;
      throw new Error('closed');
    });
    session.dispatch(at(game.legalActions(session.getSnapshot().state), 0));
    expect(calls).toBe(1);
    expect(last(at(lines, 1).texts)[0]).toBe(1);
    for (const viewer of [-1, 9, 0.5])
      expect(() => server.connect(viewer, () => {})).toThrow(RangeError);
    server.close();
    session.undo();
    expect(last(at(lines, 1).texts)[0]).toBe(1);
  });
});

describe.each(GAMES.map((game) => ({ name: game.name, game })))('a client of $name', ({ game }) => {
  /** A client that has the table of a new session, and what it has sent. */
  function joinedClient() {
    const { session, server } = served(game, 0);
    const client = joinSession(game);
    const sent: string[] = [];
    const atClient = client.connect((text) => sent.push(text));
    const texts: string[] = [];
    const atServer = server.connect(0, (text) => texts.push(text));
    return { session, server, client, sent, texts, atClient, atServer };
  }

  it('has nothing until the first table arrives', () => {
    const { client, atClient, texts, sent } = joinedClient();
    expect(client.getSnapshot()).toBeNull();
    expect([client.dispatch({ type: 'x', player: 0 })?.code, client.undo()?.code]).toEqual([
      'NOT_JOINED',
      'NOT_JOINED',
    ]);
    expect(atClient.receive(at(texts, 0))).toBeNull();
    expect(client.getSnapshot()).toMatchObject({ version: 0, pending: false, refusal: null });
    expect(sent).toEqual(['{"type":"ack","version":0}']);
  });

  it('never takes half of a message', () => {
    const { session, client, atClient, texts, sent } = joinedClient();
    atClient.receive(at(texts, 0));
    const before = client.getSnapshot();
    session.dispatch(at(game.legalActions(session.getSnapshot().state), 0));
    const [version, patch, events] = last(texts);
    for (const message of [
      '',
      '{',
      '7',
      '{}',
      '[]',
      { type: 'table', start: 0, client: 1, version: 5, view: {}, log: [] },
      { type: 'answer', command: 1, version: 0, refusal: { code: 'X', message: 'x', details: {} } },
      [version, patch, events, { scoring: {} }],
      [version, patch, events, { canUndo: 1 }],
      [version, patch, events, {}, 1],
      [version, patch, [{ type: 'nothing' }]],
      [version, [...patch, '/players/0/nothing', 1], events],
      [version, [...patch, '/viewer', 1], events],
      [version, ['/__proto__/x', 1], events],
      [version, ['/constructor/prototype/x', 1], events],
      [version, ['9/x', 1], events],
      [version, ['/round'], events],
      [version, [7, 7], events],
    ]) {
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      expect(atClient.receive(text)?.code, text).toBe('INVALID_MESSAGE');
      expect(client.getSnapshot()).toBe(before);
    }
    // A change that does not fit is made up for by the whole table, which is asked for once.
    expect(sent.slice(1)).toEqual(['{"type":"resync","version":0}']);
    expect(atClient.receive(JSON.stringify([version, patch, events]))).toBeNull();
    expect(client.getSnapshot()?.version).toBe(1);
  });

  it('sends what it could not send before, once the connection is open', () => {
    const { session, server, client, atClient, texts } = joinedClient();
    atClient.receive(at(texts, 0));
    const action = at(game.legalActions(session.getSnapshot().state), 0);
    const player = joinSession(game);
    let isOpen = true;
    const forServer: string[] = [];
    const line = player.connect((text) => {
      if (!isOpen) throw new Error('not open');
      forServer.push(text);
    });
    const forClient: string[] = [];
    const atServer = server.connect(action.player, (text) => forClient.push(text));
    line.receive(forClient.splice(0).join());
    isOpen = false;
    expect(player.dispatch(action)).toBeNull();
    expect(player.dispatch(action)?.code).toBe('PENDING');
    isOpen = true;
    player.sync();
    for (const text of forServer) atServer.receive(text);
    for (const text of forClient) line.receive(text);
    expect(player.getSnapshot()).toMatchObject({ version: 1, pending: false, refusal: null });
    expect(session.toRecord()?.actions).toEqual([action]);
    expect(client.getSnapshot()?.version).toBe(0);
  });

  it('gives up a command whose fate a new server cannot know', () => {
    const { session, client, atClient, texts } = joinedClient();
    for (let step = 0; step < 3; step += 1)
      session.dispatch(at(game.legalActions(session.getSnapshot().state), 0));
    for (const text of texts) atClient.receive(text);
    const own = client.getSnapshot()?.actions[0];
    atClient.close();
    if (own !== undefined) expect(client.dispatch(own)).toBeNull();
    const record = session.toRecord();
    if (record === null) throw new Error('a session with options has a record');
    const continued = createSession(game, { record });
    const sent: string[] = [];
    const again = client.connect((text) => sent.push(text));
    serveSession(continued).connect(0, (text) => again.receive(text));
    expect(client.getSnapshot()).toMatchObject({ version: 3, pending: false });
    expect(client.getSnapshot()?.refusal?.code).toBe(own === undefined ? undefined : 'OUTDATED');
    expect(sent).toEqual(['{"type":"ack","version":3}']);
  });
});

describe('docs/server.md', () => {
  const guide = readFileSync(resolve(root, 'docs/server.md'), 'utf8');

  it('shows the program of the examples', () => {
    const code = readFileSync(resolve(root, 'examples/server.ts'), 'utf8');
    expect(guide).toContain(code.slice(code.indexOf('import ')).trim());
  });

  it('has the sizes of messages', () => {
    const row = (name: string): string[] =>
      (guide.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '').split(/ *\| */);
    for (const [place, game] of GAMES.entries()) {
      const { view, message, patch, events } = messageSizes(game);
      for (const [name, size] of Object.entries({
        'the view, bytes of JSON': view,
        'the message, bytes': message,
        'of these the patch': patch,
        'of these the events': events,
      }))
        expect(row(name)[place + 2]).toBe(size.toLocaleString('en-US'));
    }
  });
});
