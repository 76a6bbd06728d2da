import { describe, expect, it } from 'vitest';
import {
  createGreedyBot,
  createIsmctsBot,
  createIsmctsSearch,
  createRandomBot,
  greedyBot,
  grogIslandEvaluation,
  ismctsBot,
  randomBot,
  type SynchronousBot,
} from '../../src/bots/index.ts';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { type Position, playOut, positions, randomFrom } from './playing.ts';

const BUDGET = { iterations: 12 };

function botsOf<Types extends GameTypes>(
  game: Game<Types>,
): { readonly name: string; readonly bot: SynchronousBot<Types> }[] {
  return [
    { name: 'random', bot: createRandomBot(game) },
    { name: 'greedy', bot: createGreedyBot(game) },
    { name: 'ismcts', bot: createIsmctsBot(game) },
    { name: 'ismcts with playouts', bot: createIsmctsBot(game, { evaluation: undefined }) },
  ];
}

/** A random source that tells how many numbers were drawn: one for each sample. */
function counted(source: () => number): { random(): number; drawn(): number } {
  let numbers = 0;
  return {
    random: () => {
      numbers += 1;
      return source();
    },
    drawn: () => numbers,
  };
}

function suite<Types extends GameTypes>(game: Game<Types>): void {
  describe(game.name, () => {
    const places = game.playerCounts.flatMap((players) => positions(game, players, players, 120));
    const legal = ({ state, seat }: Position<Types>): Types['Action'][] =>
      game.legalActions(state, seat);
    const free = places.filter((place) => legal(place).length > 4);
    const forced = places.filter((place) => legal(place).length === 1);

    it.each(botsOf(game))('$name does the same whatever is hidden', ({ bot }) => {
      for (const { state, seat } of free.filter((_, place) => place % 9 === 0)) {
        const view = game.viewFor(state, seat);
        const other = game.viewFor(game.sampleState(view, 99), seat);
        expect(bot(other, randomFrom(1), BUDGET)).toEqual(bot(view, randomFrom(1), BUDGET));
      }
    });

    it.each(botsOf(game))('$name does nothing illegal', ({ bot }) => {
      for (const players of game.playerCounts) {
        const random = createRandomBot(game);
        const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? bot : random));
        const state = playOut(game, bots, players, { iterations: 2 });
        expect(game.decisions(state)).toEqual([]);
      }
    });

    it('searches what it searched before, from the same seed', () => {
      const { state, seat } = at(free, 3);
      const search = createIsmctsSearch(game);
      const view = game.viewFor(state, seat);
      const found = search(view, randomFrom(4), { iterations: 60 });
      expect(search(view, randomFrom(4), { iterations: 60 })).toEqual(found);
      expect(found.iterations).toBe(60);
      expect(found.line[0]).toEqual(found.action);
      expect(found.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(60);
      for (const { mean } of found.moves) expect(mean >= 0 && mean <= 1).toBe(true);
    });

    it('plays what the whole search finds, though it stops when nothing can change any more', () => {
      const budget = { iterations: 64 };
      let whole = 0;
      let stopped = 0;
      for (const { state, seat } of free.filter((_, place) => place % 48 === 0)) {
        const view = game.viewFor(state, seat);
        const long = counted(randomFrom(6));
        const short = counted(randomFrom(6));
        const { action } = createIsmctsSearch(game)(view, long.random, budget);
        expect(createIsmctsBot(game)(view, short.random, budget)).toEqual(action);
        whole += long.drawn();
        stopped += short.drawn();
      }
      expect(stopped).toBeLessThan(whole);
    });

    it('does not think when there is one legal action', () => {
      const { state, seat } = at(forced, 0);
      const view = game.viewFor(state, seat);
      const random = (): number => {
        throw new Error('random numbers are not needed');
      };
      const found = createIsmctsSearch(game)(view, random, BUDGET);
      expect(found).toMatchObject({ visits: 0, iterations: 0, moves: [] });
      expect(createGreedyBot(game)(view, random)).toEqual(found.action);
    });

    it('plays a game that is put together anew, without what the library knows of it', () => {
      const copy: Game<Types> = { ...game, name: 'copy' };
      for (const { bot } of botsOf(copy)) {
        const { state, seat } = at(free, 1);
        const action = bot(game.viewFor(state, seat), randomFrom(1), BUDGET);
        expect(game.checkAction(state, action)).toBeNull();
      }
    });

    it('refuses what gives it nothing to decide', () => {
      const { state, seat } = at(places, places.length - 1);
      const other = (seat + 1) % state.players.length;
      for (const { bot } of botsOf(game)) {
        const play = (view: Types['View']) => (): Types['Action'] =>
          bot(view, randomFrom(1), BUDGET);
        expect(play(game.viewFor(state, 'spectator'))).toThrow(
          'A spectator has nothing to decide.',
        );
        expect(play(game.viewFor(state, other))).toThrow(`the game is waiting for seat ${seat}`);
      }
    });
  });
}

suite(grogIsland);
suite(caribbeanFleet);

it.each(grogIsland.playerCounts)('expects nothing illegal of any of %i players', (players) => {
  const { reply } = grogIslandEvaluation();
  for (const { state, seat } of positions(grogIsland, players, players, 400)) {
    const expected = reply?.(state, seat, grogIsland.legalActions(state, seat));
    expect(grogIsland.checkAction(state, expected)).toBeNull();
  }
});

describe('bots that find their game', () => {
  it.each([
    { name: 'randomBot', bot: randomBot },
    { name: 'greedyBot', bot: greedyBot },
    { name: 'ismctsBot', bot: ismctsBot },
  ])('$name plays both games', ({ bot }) => {
    const grog = grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0);
    expect(grogIsland.checkAction(grog, bot(grog, randomFrom(1), BUDGET))).toBeNull();
    const { state, seat } = at(positions(caribbeanFleet, 4, 1, 30), 29);
    const fleet = caribbeanFleet.viewFor(state, seat);
    expect(caribbeanFleet.checkAction(fleet, bot(fleet, randomFrom(1), BUDGET))).toBeNull();
  });

  it('refuse the view of another game, and a state', () => {
    const state = grogIsland.createGame({ players: 2, seed: 1 });
    const view = grogIsland.viewFor(state, 0);
    const other = { ...view, game: 'chess' };
    expect(() => randomBot(other, Math.random)).toThrow(/received one of chess/);
    expect(() => createGreedyBot<GameTypes>(caribbeanFleet)(view, Math.random)).toThrow(
      /of caribbean-fleet, received one of grog-island/,
    );
    const { viewer: _, ...rest } = { ...state, viewer: undefined };
    expect(() => Reflect.apply(greedyBot, null, [rest, Math.random])).toThrow(
      /Expected a view, received a state/,
    );
  });
});
