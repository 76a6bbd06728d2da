import { Client } from 'boardgame.io/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { caribbeanFleetGame, grogIslandGame, openDeal } from '../../src/boardgame-io/index.ts';
import { at } from '../../src/core/lists.ts';
import type { GrogIslandTypes } from '../../src/grog-island/index.ts';
import { grogIsland } from '../../src/index.ts';
import { clientsOf, dealAlike, type Player, seenBy } from './matches.ts';

// boardgame.io writes every refusal to the console.
beforeEach(() => {
  dealAlike();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function grogClients(): Player<GrogIslandTypes>[] {
  return clientsOf(grogIslandGame(openDeal), 3);
}

function stateIDs(clients: readonly Player<GrogIslandTypes>[]): (number | undefined)[] {
  return clients.map((client) => client.getState()?._stateID);
}

describe('a move', () => {
  it.each([
    ['is not legal', { type: 'chooseGood', player: 0, good: 'rum' }],
    ['is of another type', { type: 'returnGoal', player: 0, goal: 'parrots' }],
    ['is of another player', { type: 'chooseGood', player: 1, good: 'grey' }],
    ['is none', undefined],
  ])('is refused if its action %s', (_, action) => {
    const clients = grogClients();
    const before = clients.map((client) => seenBy(client));
    at(clients, 0).moves['chooseGood']?.(action);
    expect(stateIDs(clients)).toEqual([0, 0, 0, 0]);
    expect(clients.map((client) => seenBy(client))).toEqual(before);
  });

  it('is refused with anything beside its action', () => {
    const clients = grogClients();
    const action = { type: 'chooseGood', player: 0, good: 'grey' };
    at(clients, 0).moves['chooseGood']?.(action, 1);
    expect(stateIDs(clients)).toEqual([0, 0, 0, 0]);
    at(clients, 0).moves['chooseGood']?.(action);
    expect(stateIDs(clients)).toEqual([1, 1, 1, 1]);
  });

  it('is refused for a reason that the view tells', () => {
    const { view } = seenBy(at(grogClients(), 0));
    const action = { type: 'pass', player: 0 };
    expect(grogIsland.checkAction(view, action)?.code).toBe('WRONG_DECISION');
  });

  it('is refused from somebody without a decision', () => {
    const clients = grogClients();
    const good = { type: 'chooseGood', player: 0, good: 'grey' };
    at(clients, 3).moves['chooseGood']?.(good);
    expect(stateIDs(clients)).toEqual([0, 0, 0, 0]);
  });

  it('counts during the setup also if another player has moved in the meantime', () => {
    // Seat 1 hears of nothing but the beginning.
    const clients = clientsOf(
      grogIslandGame(openDeal),
      3,
      (place, { type }) => place !== 1 || type === 'sync',
    );
    for (const player of [0, 1]) {
      at(clients, player).moves['chooseGood']?.({ type: 'chooseGood', player, good: 'grey' });
    }
    expect(stateIDs(clients)).toEqual([2, 0, 2, 2]);
    expect(grogIslandGame(openDeal).moves['bid']?.ignoreStaleStateID).toBe(false);
  });
});

describe('a client cannot', () => {
  it.each([
    ['endGame', [{ winner: '0' }]],
    ['setActivePlayers', [{ value: { 0: 'bid' } }]],
    ['setActivePlayers', [{ all: 'setup', maxMoves: 1 }]],
    ['setActivePlayers', [{ all: 'setup', minMoves: 1 }]],
    ['setStage', ['bid']],
    ['endStage', []],
    ['endTurn', [{ remove: true }]],
    ['endTurn', [{ next: '2' }]],
  ])('change the turn by %s %j', (type, args) => {
    const clients = grogClients();
    const before = at(clients, 0).store.getState();
    at(clients, 0).store.dispatch({
      type: 'GAME_EVENT',
      payload: { type, args, playerID: '0', credentials: undefined },
    });
    const after = at(clients, 0).store.getState();
    // The end of a turn and the start of another change only the count.
    expect({ ...after.ctx, turn: 1 }).toEqual(before.ctx);
    expect(after.G).toEqual(before.G);
    at(clients, 2).moves['chooseGood']?.({ type: 'chooseGood', player: 2, good: 'grey' });
    expect(at(clients, 2).getState()?._stateID).toBe(after._stateID + 1);
  });

  it('undo', () => {
    const client = Client({
      game: { ...grogIslandGame(openDeal), seed: 1 },
      numPlayers: 2,
      debug: false,
    });
    client.moves['chooseGood']?.({ type: 'chooseGood', player: 0, good: 'grey' });
    const { G, _undo } = client.store.getState();
    client.undo();
    expect(client.store.getState().G).toBe(G);
    expect(_undo).toEqual([]);
  });
});

describe('a match', () => {
  it('is refused for a number of players that the game is not for', () => {
    expect(() =>
      Client({ game: caribbeanFleetGame(openDeal), numPlayers: 2, debug: false }),
    ).toThrow(/received 2/);
    expect(caribbeanFleetGame(openDeal).validateSetupData(undefined, 2)).toMatch(/received 2/);
    expect(caribbeanFleetGame(openDeal).validateSetupData(undefined, 3)).toBeUndefined();
    expect([
      caribbeanFleetGame(openDeal).minPlayers,
      caribbeanFleetGame(openDeal).maxPlayers,
    ]).toEqual([3, 5]);
  });

  it('is dealt from its setup data, if the options take them', () => {
    const game = caribbeanFleetGame(({ players, id, setupData }) => ({
      players,
      seed: id,
      short: setupData === 'short',
    }));
    expect(game.validateSetupData('short', 4)).toMatch(/short/);
    const context = { ctx: { numPlayers: 3 } };
    const G = game.setup(context, 'short');
    expect(G).toEqual({ deal: { players: 3, id: expect.any(String), setupData: 'short' } });
    expect(game.playerView({ G, playerID: null }).view.removed).toHaveLength(15);
    expect(() => game.setup({ ...context, ctx: { numPlayers: 4 } }, 'short')).toThrow(/short/);
  });

  it('is dealt by nobody who was not told how', () => {
    const settings = { numPlayers: 3, debug: false };
    expect(() => Client({ game: grogIslandGame(), ...settings })).toThrow(/openDeal/);
    expect(() => Client({ game: caribbeanFleetGame(), ...settings })).toThrow(/openDeal/);
  });

  it('passes on what is wrong with the options themselves', () => {
    const game = caribbeanFleetGame(() => {
      throw new Error('no secret');
    });
    expect(() => game.validateSetupData(undefined, 3)).toThrow('no secret');
  });

  it('is another one each time, also at the same moment', () => {
    vi.restoreAllMocks();
    vi.spyOn(Date, 'now').mockReturnValue(0);
    const ids = Array.from({ length: 1_000 }, () => {
      const G = caribbeanFleetGame(openDeal).setup({ ctx: { numPlayers: 3 } });
      return 'deal' in G ? G.deal.id : '';
    });
    expect(new Set(ids).size).toBe(1_000);
    expect(ids.filter((id) => !/^[0-9a-f]{64}$/.test(id))).toEqual([]);
    // Every one of the 64 digits takes all values.
    for (let place = 0; place < 64; place += 1)
      expect(new Set(ids.map((id) => id[place])).size).toBe(16);
  });

  it('is the same after a reset', () => {
    const client = Client({ game: grogIslandGame(openDeal), numPlayers: 2, debug: false });
    const { view } = seenBy(client);
    client.moves['chooseGood']?.({ type: 'chooseGood', player: 0, good: 'grey' });
    expect(seenBy(client).view).not.toEqual(view);
    client.reset();
    expect(seenBy(client).view).toEqual(view);
  });

  it('can be the same each time', () => {
    const game = grogIslandGame(({ players }) => ({ players, seed: 5 }));
    const [one, other] = [1, 2].map(() => seenBy(at(clientsOf(game, 3), 0)).view);
    expect(one).toEqual(other);
  });
});
