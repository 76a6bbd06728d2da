import { describe, expect, it } from 'vitest';
import { pieceRules as fleetPieces } from '../../src/caribbean-fleet/pieces.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { PieceId } from '../../src/grog-island/index.ts';
import { pieceRules as islandPieces } from '../../src/grog-island/pieces.ts';
import { caribbeanFleet, type Game, grogIsland } from '../../src/index.ts';
import { renderState } from '../../src/svg/index.ts';
import { describePiece, english, wordsFor } from '../../src/words/index.ts';
import { disagreementsIn } from './agreement.ts';
import { FORBIDDEN, LANGUAGES } from './languages.ts';

const NAMES = ['Anne', 'Bart', 'Calico', 'Dirk', 'Edward'];

/** Tables at several moments of games of all sizes. */
function tables(game: Game): Table[] {
  return game.playerCounts.flatMap((players) => {
    const random = seeded(players);
    const found = [];
    let state = game.createGame({ players, seed: players });
    for (let played = 0; game.decisions(state).length > 0; played += 1) {
      if (played % 60 === 0) found.push(state);
      const legal = game.legalActions(state);
      state = game.applyAction(state, at(legal, random.below(legal.length)));
    }
    return [...found, state];
  });
}

type Table = Parameters<Game['choices']>[0];

const CASES: readonly {
  readonly name: string;
  readonly game: Game;
  readonly all: (table: Table) => readonly string[];
}[] = [
  {
    name: 'grog-island',
    game: grogIsland,
    all: (table) => Reflect.apply(islandPieces.all, undefined, [table]),
  },
  {
    name: 'caribbean-fleet',
    game: caribbeanFleet,
    all: (table) => Reflect.apply(fleetPieces.all, undefined, [table]),
  },
];

describe.each(LANGUAGES)('the pieces in $language', ({ catalogue }) => {
  const disagreements = disagreementsIn(catalogue);
  const unknown = catalogue.common.unknown.piece;

  it.each(CASES)('of $name have a name of their own, and a sentence', ({ game, all }) => {
    const { describePiece: describe } = wordsFor(game, { catalogue, names: NAMES });
    for (const table of tables(game)) {
      const known = all(table).filter((piece) => describe(piece, table) !== unknown);
      const texts = known.map((piece) => describe(piece, table));
      for (const text of texts) {
        expect(text).not.toMatch(FORBIDDEN);
        expect(text).toMatch(/^\S.* – .*\S$/);
        expect(disagreements(text), text).toEqual([]);
      }
      const names = new Map(texts.map((text, index) => [known[index], text.split(' – ')[0]]));
      // Two dice with the same face look the same.
      if (game.name === 'caribbean-fleet') for (const die of ['die:0', 'die:1']) names.delete(die);
      expect(new Set(names.values()).size).toBe(names.size);
    }
  });

  it.each(CASES)('of $name are those of the picture, under the same names', ({ game }) => {
    const { describePiece: describe } = wordsFor(game, { catalogue, names: NAMES });
    for (const table of tables(game).slice(0, 6)) {
      const view = game.viewFor(table, 0);
      const picture = renderState(view, { catalogue, names: NAMES });
      const drawn = [...picture.matchAll(/data-piece="([^"]+)"[^>]*><title>([^<]*)<\/title>/g)];
      expect(drawn.length).toBeGreaterThan(15);
      for (const [, piece = '', title = ''] of drawn) {
        const text = title.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
        expect(text).toBe(describe(piece, view));
        expect(text).not.toBe(unknown);
      }
    }
  });

  it('that no table has get a general name', () => {
    for (const { game } of CASES) {
      const { describePiece: describe } = wordsFor(game, { catalogue });
      const state = game.createGame({ players: 3, seed: 1 });
      for (const piece of [
        ...[
          '',
          ':',
          'purse:9',
          'purse:-1',
          'purse:',
          'goods:0:red',
          'card:kraken#x',
          'card:red:99',
        ],
        ...['building:blue:castle', 'ship:kayak', '__proto__', 'toString', 'constructor:name'],
        ...['x'.repeat(10_000), '<b>', '\u202e', 7, null, undefined, {}, []],
      ])
        expect(Reflect.apply(describe, undefined, [piece, state])).toBe(unknown);
      for (const table of [null, undefined, 7, {}, [], { players: [] }])
        expect(Reflect.apply(describe, undefined, ['purse:0', table])).toBe(unknown);
    }
  });
});

describe('the sentences for pieces', () => {
  const state = grogIsland.createGame({ players: 3, seed: 4 });
  const say = (piece: PieceId, position = state): string =>
    describePiece(grogIsland, piece, { position, names: NAMES });

  it.each([
    ['coins2', 'takes up to 4 maps and gives 2 coins for each'],
    ['coins3', 'takes up to 2 maps and gives 3 coins for each'],
    ['coins4', 'takes up to 1 map and gives 4 coins for each'],
    ['treasures', 'takes up to 2 maps and gives 1 treasure card for each'],
    ['parrots', 'takes up to 3 maps and gives 1 parrot card for each'],
    ['goals', 'takes any number of maps; you draw a goal card for each and keep one of them'],
  ] as const)('tell the trade of the ship %s (GI-C7)', (ship, effect) => {
    const ships = [...state.ships.filter((other) => other !== ship)];
    ships.splice(state.order.indexOf('grey'), 0, ship);
    expect(say(`ship:${ship}`, { ...state, ships })).toMatch(new RegExp(` – ${effect}$`));
    expect(
      say(`ship:${ship}`, { ...state, ships: [...ships.filter((other) => other !== ship), ship] }),
    ).toContain('nobody can trade with it in this round');
  });

  it('count what a claim brings and what crew scores (GI-L3, GI-C4)', () => {
    expect(say('building:grey:hat')).toBe(
      'hat shop on grey: nothing is on it – a claim brings 3 coins, and each crew here scores 2 points with the goal card “hat shops”',
    );
    expect(say('building:yellow:pub')).toContain(
      'a claim brings 0 coins, and each crew here scores 6 points',
    );
  });

  it('tell the ghost ship apart (GI-S5)', () => {
    const two = grogIsland.createGame({ players: 2, seed: 1 });
    expect(say('ship:coins3', two)).toMatch(/^ghost ship .* – nobody trades with it/);
  });

  it('say who is paid for a chief (CF-M2)', () => {
    const fleet = caribbeanFleet.createGame({ players: 3, seed: 1 });
    const ships = fleet.ships.map((_, place) => (place < 3 ? 2 : null));
    const owned = { ...fleet, ships, chiefs: [2, null, null, null, null] as const };
    const blackbeards = ['blackbeard#1', null, null, null, null] as const;
    const tell = (position: typeof fleet): string =>
      describePiece('caribbean-fleet', 'chief:green', { position, names: NAMES });
    expect(tell(owned)).toContain('pays Calico 3 ducats; 5 points at the end');
    expect(tell({ ...owned, blackbeards })).toContain('pays Calico 6 ducats');
    expect(tell(fleet)).toContain('belongs to the first player with 2 ships of its colour');
  });

  it('can be replaced by your own', () => {
    const pieces = { ...english['grog-island'].pieces, flag: '{player} goes first' };
    const catalogue = { ...english, 'grog-island': { ...english['grog-island'], pieces } };
    expect(describePiece(grogIsland, 'flag', { position: state, catalogue })).toMatch(
      / – Seat 0 goes first$/,
    );
  });
});
