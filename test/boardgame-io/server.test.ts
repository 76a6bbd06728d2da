import { SocketIO } from 'boardgame.io/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  caribbeanFleetGame,
  grogIslandGame,
  guarded,
  type SendingSettings,
} from '../../src/boardgame-io/index.ts';
import { at } from '../../src/core/lists.ts';
import type { GameTypes, Viewer } from '../../src/core/types.ts';
import type { GrogIslandTypes } from '../../src/grog-island/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { Lcg } from '../fixed-play.ts';
import { type Hosted, moveAtRandom, seenBy } from './matches.ts';
import { type ServedMatch, serve } from './served.ts';

// boardgame.io writes what it does and what it refuses to the console.
beforeEach(() => {
  for (const method of ['error', 'info', 'log'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const grogOptions = { players: 2, seed: 5 };

function grogServer(transport = guarded(new SocketIO())): Promise<ServedMatch<GrogIslandTypes>> {
  return serve(
    grogIslandGame(() => grogOptions),
    2,
    transport,
  );
}

async function until(condition: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(condition()).toBe(true), { timeout: 5_000, interval: 1 });
}

async function playMatch<Types extends GameTypes>(
  { game, host }: Hosted<Types>,
  options: Types['Options'],
  sending: SendingSettings = {},
): Promise<void> {
  const { players } = options;
  const match = await serve(
    host(() => options, sending),
    players,
    guarded(new SocketIO()),
  );
  const clients = match.guests.map(({ client }) => client);
  const choices = new Lcg(1);
  let state = game.createGame(options);
  let moves = 0;
  for (let open = game.decisions(state); open.length > 0; open = game.decisions(state)) {
    const { player } = at(open, choices.below(open.length));
    state = game.applyAction(state, moveAtRandom(game, at(clients, player), choices));
    moves += 1;
    await until(() => clients.every((client) => client.getState()?._stateID === moves));
    expect(nestedLists(await allOf(match))).toEqual([]);
  }
  for (const [place, client] of clients.entries()) {
    const viewer: Viewer = place < players ? place : 'spectator';
    expect(seenBy(client).view).toEqual(game.viewFor(state, viewer));
    const { ranking, winners, ...scoring } = game.score(state);
    expect(client.getState()?.ctx.gameover).toMatchObject({
      winners: winners.map(String),
      ranking: ranking.map((seats) => ({ seats })),
      scoring: { ...scoring, winners },
    });
  }
  await match.stop();
}

describe('a guarded server', () => {
  it('lets people play a whole game of Grog Island', async () => {
    await playMatch({ game: grogIsland, host: grogIslandGame }, grogOptions);
  });

  it('lets people play a whole game of Caribbean Fleet', async () => {
    await playMatch({ game: caribbeanFleet, host: caribbeanFleetGame }, { players: 3, seed: 5 });
  });

  it('lets people play whole games on patches', async () => {
    const patches = { deltaState: true };
    await playMatch({ game: grogIsland, host: grogIslandGame }, { players: 2, seed: 7 }, patches);
    const fleet = { game: caribbeanFleet, host: caribbeanFleetGame };
    await playMatch(fleet, { players: 3, seed: 7 }, patches);
  });

  it('refuses a late move on patches, so that no client loses track', async () => {
    const host = grogIslandGame(() => grogOptions, { deltaState: true });
    const match = await serve(host, 2, guarded(new SocketIO()));
    const clients = match.guests.map(({ client }) => client);
    const choices = new Lcg(1);
    for (const seat of [0, 1]) moveAtRandom(grogIsland, at(clients, seat), choices);
    await handled(match);
    await until(() => clients.every((one) => one.getState()?._stateID === 1));
    for (const client of clients.slice(0, 2))
      if (client.getState()?.isActive) moveAtRandom(grogIsland, client, choices);
    await until(() => clients.every((one) => (one.getState()?._stateID ?? 0) > 1));
    const { state } = await allOf(match);
    for (const [place, client] of clients.entries())
      expect(seenBy(client)).toEqual(host.playerView({ ...state, playerID: String(place) }));
    await match.stop();
  });

  it('lets people talk', async () => {
    const match = await grogServer();
    at(match.guests, 0).client.sendChatMessage('ahoy');
    await until(() => match.guests.every(({ client }) => client.chatMessages.length === 1));
    expect(at(match.guests, 1).client.chatMessages).toMatchObject([
      { sender: '0', payload: 'ahoy' },
    ]);
    await match.stop();
  });

  it('is not harmed by what a player sends', async () => {
    const match = await grogServer();
    const { send, sendToRoot, client } = at(match.guests, 0);
    const before = await stored(match);
    for (const [event, ...values] of hostilePackets(match)) {
      sendToRoot(event, ...values);
      send(event, ...values);
      await handled(match);
      expect(await stored(match), JSON.stringify([event, ...values]).slice(0, 200)).toEqual(before);
    }
    // Only what they said to know that all was handled.
    expect(new Set(client.chatMessages.map(({ payload }) => payload))).toEqual(
      new Set(['handled']),
    );
    const { view } = seenBy(client);
    expect(view).toEqual(grogIsland.viewFor(grogIsland.createGame(grogOptions), 0));
    moveAtRandom(grogIsland, client, new Lcg(1));
    await until(() => client.getState()?._stateID === 1);
    await match.stop();
  });

  it.each(['toString', 'constructor', 'valueOf', 'hasOwnProperty', '__proto__'])(
    'has no move named %s, also if it is not guarded',
    async (type) => {
      const match = await grogServer(new SocketIO());
      const { send, credentials, client } = at(match.guests, 0);
      const before = await stored(match);
      const payload = { type, args: [], playerID: '0', credentials };
      send('update', { type: 'MAKE_MOVE', payload }, 0, match.matchID, '0');
      await handled(match);
      expect(await stored(match)).toEqual(before);
      moveAtRandom(grogIsland, client, new Lcg(1));
      await until(() => client.getState()?._stateID === 1);
      await match.stop();
    },
  );

  it('stops nothing if it is not guarded', async () => {
    const match = await grogServer(new SocketIO());
    const { client, credentials, send } = at(match.guests, 0);
    const forged = {
      ...client.getState(),
      ctx: { ...client.getState()?.ctx, gameover: { winner: '0' } },
    };
    const payload = { playerID: '0', credentials };
    send('update', { type: 'UPDATE', payload, state: forged }, 0, match.matchID, '0');
    await until(() => client.getState()?.ctx.gameover?.winner === '0');
    await match.stop();
  });
});

/** Waits until the server has handled what the first guest has sent. */
async function handled({ guests }: ServedMatch<GrogIslandTypes>): Promise<void> {
  const { client } = at(guests, 0);
  const heard = client.chatMessages.length;
  client.sendChatMessage('handled');
  await until(() => client.chatMessages.length > heard);
}

/** All that the server has stored of a match. */
function allOf<Types extends GameTypes>({
  db,
  matchID,
}: ServedMatch<Types>): ReturnType<typeof db.fetch<typeof ALL>> {
  return db.fetch(matchID, ALL);
}

const ALL = { state: true, metadata: true, log: true, initialState: true } as const;

/** The places of lists that are items of lists. */
function nestedLists(value: unknown, place = '', inList = false): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const inside = Object.entries(value).flatMap(([key, item]) =>
    nestedLists(item, `${place}.${key}`, isList),
  );
  return isList && inList ? [place, ...inside] : inside;
}

/** What the server has stored, but for the time and for what boardgame.io keeps for itself. */
async function stored(match: ServedMatch<GrogIslandTypes>): Promise<unknown> {
  const { state, metadata, log, initialState } = await allOf(match);
  const { G, ctx, _stateID } = state;
  const { players } = metadata;
  return { G, ctx, _stateID, players, log, initialState, matches: await match.db.listMatches() };
}

/** What a hostile player sends, who sits at seat 0 and may move. */
function hostilePackets({
  guests,
  matchID,
}: ServedMatch<GrogIslandTypes>): [string, ...unknown[]][] {
  const { credentials, client } = at(guests, 0);
  const payload = { type: 'chooseGood', args: [], playerID: '0', credentials };
  const state = { ...client.getState(), _stateID: 0, ctx: { gameover: { winner: '0' } } };
  const won = { op: 'add', path: '/ctx/gameover', value: { winner: '0' } };
  const update = (
    action: unknown,
    stateID: unknown = 0,
    id: unknown = matchID,
    player: unknown = '0',
  ): [string, ...unknown[]] => ['update', action, stateID, id, player];
  const move = (changes: object): [string, ...unknown[]] =>
    update({ type: 'MAKE_MOVE', payload: { ...payload, ...changes } });
  const good = { type: 'chooseGood', player: 1, good: 'grey' };
  const unprintable = { toString: 1 };
  let nested: unknown = [];
  for (let depth = 0; depth < 5_000; depth += 1) nested = [nested];
  return [
    ...['UPDATE', 'RESET', 'SYNC'].flatMap((type) => [
      update({ type, payload, state }),
      update({ type, payload }),
      update({ type, payload, state: null }),
    ]),
    update({ type: 'PATCH', payload, patch: [won] }),
    update({ type: 'PATCH', payload }),
    update({
      type: 'GAME_EVENT',
      payload: { ...payload, type: 'endGame', args: [{ winner: '0' }] },
    }),
    update({ type: 'GAME_EVENT', payload: { ...payload, type: 'endTurn', args: [] } }),
    update({ type: 'PLUGIN', payload: { ...payload, type: 'random' } }),
    update({ type: 'UNDO', payload }),
    update({ type: 'REDO', payload }),
    update({ type: 'STRIP_TRANSIENTS', payload }),
    update({ type: unprintable, payload }),
    update({ type: 'MAKE_MOVE' }),
    update({ type: 'MAKE_MOVE', payload: null }),
    ...['toString', 'constructor', 'valueOf', 'hasOwnProperty', '__proto__', unprintable, null].map(
      (type) => move({ type }),
    ),
    ...[undefined, null, 1, 'x', [unprintable], [nested], [[unprintable]], { length: 1 }].map(
      (args) => move({ args }),
    ),
    ...[unprintable, null, {}, '1', '2', '__proto__', 'toString', 0].map((playerID) =>
      move({ playerID }),
    ),
    move({ credentials: unprintable }),
    // One player's credentials and another player's move.
    move({ playerID: '1', args: [good] }),
    update(
      { type: 'MAKE_MOVE', payload: { ...payload, playerID: '1', args: [good] } },
      0,
      matchID,
      '1',
    ),
    ...[unprintable, null, 'x', {}].map((stateID) =>
      update({ type: 'MAKE_MOVE', payload }, stateID),
    ),
    ...[unprintable, null, 'nowhere', '__proto__', 1].map((id) =>
      update({ type: 'MAKE_MOVE', payload }, 0, id),
    ),
    ...[unprintable, null, '__proto__', 'toString', '7', 0].map((player) =>
      update({ type: 'MAKE_MOVE', payload: { ...payload, playerID: player } }, 0, matchID, player),
    ),
    update(null),
    update('MAKE_MOVE'),
    ['update'],
    ['sync'],
    ['sync', unprintable, '0', credentials],
    ['sync', matchID, unprintable, credentials],
    ['sync', matchID, '__proto__', credentials],
    ['sync', matchID, '0', unprintable],
    ['sync', 'nowhere', null, null, 1e9],
    ['sync', 'nowhere', null, null, 2],
    ['sync', '__proto__'],
    ['chat'],
    ['chat', matchID, null, credentials],
    ['chat', matchID, { id: 'a', sender: '__proto__', payload: 'x' }, credentials],
    ['chat', matchID, { id: 'a', sender: '1', payload: 'x' }, credentials],
    ['chat', matchID, { id: unprintable, sender: '0' }, credentials],
    ['chat', 'nowhere', { id: 'a', sender: '0', payload: 'x' }, credentials],
    ['error', 'x'],
  ];
}
