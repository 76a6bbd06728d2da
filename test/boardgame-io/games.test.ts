import { MCTSBot, RandomBot, Simulate } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  caribbeanFleetGame,
  grogIslandGame,
  hostedBot,
  hostedGame,
  openDeal,
} from '../../src/boardgame-io/index.ts';
import { greedyBot } from '../../src/bots/index.ts';
import { at } from '../../src/core/lists.ts';
import type { GameTypes, Viewer } from '../../src/core/types.ts';
import type { GrogIslandTypes } from '../../src/grog-island/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { Lcg } from '../fixed-play.ts';
import { clientsOf, dealAlike, type Hosted, moveAtRandom, seenBy, stateOf } from './matches.ts';

beforeEach(dealAlike);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Plays a match between clients and, beside it, the same actions without boardgame.io; both must agree at every step. */
function playMatch<Types extends GameTypes>(
  { game, host }: Hosted<Types>,
  options: Types['Options'],
): void {
  const { players } = options;
  const clients = clientsOf(
    host(() => options),
    players,
  );
  let state = game.createGame(options);
  let events: readonly Types['Event'][] = [];
  const choices = new Lcg(players);
  let moves = 0;
  for (; game.decisions(state).length > 0; moves += 1) {
    const open = game.decisions(state);
    for (const [place, client] of clients.entries()) {
      const viewer: Viewer = place < players ? place : 'spectator';
      const decision = open.find(({ player }) => player === viewer);
      expect(client.getState()?.isActive).toBe(decision !== undefined);
      expect(client.getState()?.ctx.activePlayers?.[place]).toBe(decision?.type);
      if (moves > 30 && moves % 10 > 0) continue;
      expect(seenBy(client)).toEqual({
        view: game.viewFor(state, viewer),
        events: game.viewEvents(events, viewer),
      });
    }
    const { player } = at(open, choices.below(open.length));
    const action = moveAtRandom(game, at(clients, player), choices);
    ({ state, events } = game.transition(state, action));
  }
  expect(moves).toBeGreaterThan(100);
  const { ranking: places, ...scoring } = game.score(state);
  const ranking = places.map((seats) => ({ seats }));
  const winners = scoring.winners.map(String);
  for (const client of clients) {
    expect(client.getState()?.isActive).toBe(false);
    expect(client.getState()?.ctx.gameover).toEqual(
      winners.length === 1
        ? { winner: winners[0], winners, ranking, scoring }
        : { draw: true, winners, ranking, scoring },
    );
  }
}

describe('a match of boardgame.io', () => {
  it('is a whole game of Grog Island for several clients', () => {
    playMatch({ game: grogIsland, host: grogIslandGame }, { players: 4, seed: 1 });
  });

  it('is a whole game of Caribbean Fleet for several clients', () => {
    playMatch(
      { game: caribbeanFleet, host: caribbeanFleetGame },
      {
        players: 5,
        seed: 1,
        firstPlayer: 2,
      },
    );
  });

  it('takes less than half of the bytes on patches', () => {
    const [whole = 0, patches = 0] = [false, true].map((deltaState) => {
      let bytes = 0;
      const hear = (_: number, sent: object): boolean => {
        bytes += Buffer.byteLength(JSON.stringify(sent));
        return true;
      };
      const host = grogIslandGame(() => ({ players: 3, seed: 1 }), { deltaState });
      const clients = clientsOf(host, 3, hear);
      const choices = new Lcg(1);
      for (;;) {
        const mover = clients.find((client) => client.getState()?.isActive);
        if (mover === undefined) return bytes;
        moveAtRandom(grogIsland, mover, choices);
      }
    });
    expect(patches).toBeLessThan(whole / 2);
  });

  it('can be played in one client, which shows what the player sees whose turn it is', () => {
    const game = { ...grogIslandGame(openDeal), seed: 'hot-seat' };
    const client = Client({ game, numPlayers: 2, debug: false });
    const choices = new Lcg(1);
    for (let moves = 0; moves < 100; moves += 1) {
      const player = client.getState()?.ctx.currentPlayer ?? '';
      client.updatePlayerID(player);
      expect(seenBy(client).view.viewer).toBe(Number(player));
      moveAtRandom(grogIsland, client, choices);
    }
    expect(client.getState()?._stateID).toBe(100);
  });

  it('has moves for all types of action', () => {
    for (const game of [grogIslandGame(openDeal), caribbeanFleetGame(openDeal)]) {
      const allowed =
        game.name === 'grog-island'
          ? grogIsland.checkAction(grogIsland.createGame({ players: 2, seed: 1 }), { type: '' })
          : caribbeanFleet.checkAction(caribbeanFleet.createGame({ players: 3, seed: 1 }), {
              type: '',
            });
      expect(allowed?.details).toMatchObject({ expected: Object.keys(game.moves) });
    }
  });

  it('is replayed by the log', () => {
    const game = { ...caribbeanFleetGame(openDeal), seed: 'replay' };
    const client = Client({ game, numPlayers: 3, debug: false });
    const choices = new Lcg(1);
    for (let moves = 0; moves < 60; moves += 1) {
      client.updatePlayerID(client.getState()?.ctx.currentPlayer ?? null);
      moveAtRandom(caribbeanFleet, client, choices);
    }
    const reduce = CreateGameReducer({ game });
    let state = InitializeGame({ game, numPlayers: 3 });
    for (const { action, automatic } of client.getState()?.log ?? []) {
      if (automatic !== true) state = reduce(state, action);
    }
    expect(state._stateID).toBe(60);
    expect(state.G).toEqual(client.store.getState().G);
  });

  it('goes on after it was stored as JSON', () => {
    const game = { ...grogIslandGame(openDeal), seed: 'stored' };
    const reduce = CreateGameReducer({ game });
    let state = InitializeGame({ game, numPlayers: 3 });
    for (let moves = 0; moves < 40; moves += 1) {
      const [playerID = ''] = Object.keys(state.ctx.activePlayers ?? {});
      const [listed] = game.ai.enumerate(state.G, state.ctx, playerID);
      state = reduce(JSON.parse(JSON.stringify(state)), {
        type: 'MAKE_MOVE',
        payload: { type: listed?.move ?? '', args: listed?.args, playerID },
      });
    }
    expect(state._stateID).toBe(40);
    expect(grogIsland.invariants(stateOf<GrogIslandTypes>(state.G))).toEqual([]);
  });

  it('can be of any other game', () => {
    const shy = {
      ...caribbeanFleet,
      name: 'shy-fleet',
      legalActions: (...given: Parameters<typeof caribbeanFleet.legalActions>) =>
        caribbeanFleet.legalActions(...given).filter(({ type }) => type !== 'bid'),
    };
    const host = hostedGame(shy, {
      moves: ['bid', 'pass', 'choose'],
      options: openDeal,
    });
    const client = Client({ game: { ...host, seed: 'shy' }, numPlayers: 3, debug: false });
    expect(Object.keys(client.moves)).toEqual(['bid', 'pass', 'choose']);
    expect(client.game.name).toBe('shy-fleet');
    const { G, ctx } = client.store.getState();
    expect(host.ai.enumerate(G, ctx, '0').map(({ move }) => move)).toEqual(['pass']);
  });
});

describe('bots in boardgame.io', () => {
  it.each([
    ['Grog Island', grogIslandGame(openDeal), 2],
    ['Caribbean Fleet', caribbeanFleetGame(openDeal), 3],
  ] as const)('play a whole game of %s at random', async (_, host, numPlayers) => {
    const game = { ...host, seed: 'random' };
    const bot = new RandomBot({ enumerate: game.ai.enumerate, seed: 'random' });
    const start = InitializeGame({ game, numPlayers });
    const { state } = await Simulate({ game, bots: bot, state: start });
    expect(state.ctx.gameover?.winners.length).toBeGreaterThan(0);
  });

  it('search with MCTS', async () => {
    const game = { ...caribbeanFleetGame(openDeal), seed: 'search' };
    const bot = new MCTSBot({
      game,
      enumerate: game.ai.enumerate,
      seed: 'search',
      iterations: 5,
      playoutDepth: 3,
    });
    const start = InitializeGame({ game, numPlayers: 3 });
    const { state } = await Simulate({ game, bots: bot, state: start, depth: 5 });
    expect(state._stateID).toBe(5);
  });

  it('see no more than their player if they are of this library', async () => {
    vi.useFakeTimers();
    // boardgame.io lets a bot answer to what has changed since, and complains of the answer.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      const host = grogIslandGame(openDeal);
      const seen: unknown[] = [];
      const bot = hostedBot(
        host,
        (view, random, budget) => {
          seen.push(view.viewer, view.random, budget.iterations);
          return greedyBot(view, random);
        },
        { random: () => 0.5, budget: { iterations: 7 } },
      );
      const client = Client({
        game: { ...host, seed: 'bots' },
        numPlayers: 2,
        playerID: '0',
        multiplayer: Local({ bots: { 1: bot } }),
        debug: false,
      });
      client.start();
      const choices = new Lcg(1);
      while (client.getState()?.ctx.activePlayers?.[0] === 'setup')
        moveAtRandom(grogIsland, client, choices);
      await vi.advanceTimersByTimeAsync(2_000);
      client.stop();
      expect(seen.slice(0, 3)).toEqual([1, null, 7]);
      expect(seenBy(client).view.round).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
