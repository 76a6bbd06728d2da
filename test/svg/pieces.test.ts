import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLORS as FLEET_COLORS, SHIPS as FLEET_SHIPS } from '../../src/caribbean-fleet/index.ts';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { BaseView, GameTypes } from '../../src/core/types.ts';
import { SITES } from '../../src/grog-island/board.ts';
import { COLORS, SHIPS } from '../../src/grog-island/components.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { renderState } from '../../src/svg/index.ts';
import {
  type CaribbeanFleet,
  fleetViews,
  type GrogIsland,
  grogViews,
  viewersOf,
  views,
} from './positions.ts';
import { elements, named, nameOf, piecesIn, read } from './reading.ts';

/** The pieces on the table of Grog Island. */
function islandPieces(view: GrogIsland['View']): string[] {
  const seats = [...view.players.keys()];
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  const visible = (kind: string, cards: readonly unknown[] = []): string[] =>
    cards.map((card) => `${kind}:${card}`);
  return [
    ...seats.map((seat) => `purse:${seat}`),
    ...seats.flatMap((seat) => COLORS.map((color) => `goods:${seat}:${color}`)),
    ...SITES.filter((_, site) => view.buildings[site] !== 'none').map(
      ({ peninsula, type }) => `building:${peninsula}:${type}`,
    ),
    ...SHIPS.map((ship) => `ship:${ship}`),
    ...COLORS.flatMap((color) => [`cloud:${color}`, `die:${color}`, `good:${color}`]),
    ...[1, 2, 3, 4, 5].map((space) => `space:${space}`),
    ...['goals', 'treasures', 'parrots'].map((kind) => `deck:${kind}`),
    ...seats
      .filter((seat) => seat !== view.viewer)
      .flatMap((seat) => ['goals', 'treasures', 'parrots'].map((kind) => `hand:${seat}:${kind}`)),
    ...visible('goal', own?.goals),
    ...visible('goal', own?.drawn),
    ...visible('treasure', own?.treasures),
    ...visible('parrot', own?.parrots),
    'locks',
    'flag',
  ];
}

/** The pieces on the table of Caribbean Fleet. */
function fleetPieces(view: CaribbeanFleet['View']): string[] {
  const inPlay = [
    ...view.open,
    ...view.discarded,
    ...FLEET_SHIPS.filter((_, index) => view.ships[index] !== null).map(({ card }) => card),
    ...view.taverns.flatMap(({ card, rum }) => [card, rum]),
    ...view.cannons.map(({ card }) => card),
    ...view.blackbeards,
    ...view.players.flatMap(({ waiting, kept }) => [...waiting, ...kept.map(({ card }) => card)]),
  ];
  return [
    ...[...view.players.keys()].map((seat) => `purse:${seat}`),
    ...inPlay.flatMap((card) => (card === null ? [] : [`card:${card}`])),
    ...FLEET_COLORS.flatMap((color) => [`chief:${color}`, `token:${color}`]),
    'die:0',
    'die:1',
    'deck',
  ];
}

function checkPieces<Played extends GameTypes & { readonly View: BaseView }>(
  game: Game<Played>,
  expected: (view: Played['View']) => string[],
): void {
  const property = fc.property(
    fc.nat(),
    fc.constantFrom(...game.playerCounts),
    fc.integer({ min: 0, max: 320 }),
    fc.boolean(),
    (seed, players, actions, narrow) => {
      const random = seeded(seed);
      let state = game.createGame({ players, seed });
      for (let played = 0; played < actions; played += 1) {
        const legal = game.legalActions(state);
        if (legal.length === 0) break;
        state = game.applyAction(state, at(legal, random.below(legal.length)));
      }
      const viewers = viewersOf(state);
      const view = game.viewFor(state, at(viewers, random.below(viewers.length)));
      const picture = read(renderState(view, { format: narrow ? 'narrow' : 'wide' }));
      const ids = [...piecesIn(picture).keys()].sort();
      expect(ids).toEqual([...new Set(expected(view))].sort());
    },
  );
  fc.assert(property, { numRuns: 60 });
}

describe('the pieces of a picture', () => {
  it('are all pieces on the table of Grog Island, each once', () => {
    checkPieces(grogIsland, islandPieces);
  });

  it('are all pieces on the table of Caribbean Fleet, each once', () => {
    checkPieces(caribbeanFleet, fleetPieces);
  });

  it('lie in no other piece', () => {
    for (const view of views)
      for (const piece of piecesIn(read(renderState(view))).values())
        expect(piecesIn(piece).size).toBe(1);
  });

  it('have names of their own, but for the dice of Caribbean Fleet', () => {
    for (const view of grogViews) {
      const names = [...piecesIn(read(renderState(view))).values()].map(nameOf);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('can be used where they can be clicked, and nowhere else', () => {
    const view = at(grogViews, 4);
    const clickable = ['building:blue:hat', 'die:green', 'space:2', 'purse:0'];
    const root = read(renderState(view, { clickable }));
    for (const [id, { attributes }] of piecesIn(root)) {
      const active = clickable.includes(id);
      expect(attributes['role']).toBe(active ? 'button' : 'img');
      expect(attributes['tabindex']).toBe(active ? '0' : undefined);
      expect(attributes['class']).toBe(active ? 'clickable' : undefined);
    }
    expect(named(root, 'style').at(0)?.text).toContain('.clickable:focus-visible');
    expect(renderState(view)).not.toContain('clickable');
  });

  it('are marked when they changed, and say so', () => {
    const view = at(fleetViews, 4);
    const changed = ['purse:1', 'deck'];
    const pieces = piecesIn(read(renderState(view, { names: ['Anne', 'Bart'], changed })));
    for (const [id, piece] of pieces) {
      const marked = changed.includes(id);
      expect(piece.attributes['data-changed']).toBe(marked ? 'true' : undefined);
      expect(nameOf(piece).endsWith(' (just changed)')).toBe(marked);
      const frames = elements(piece).filter(
        ({ attributes }) => attributes['stroke-dasharray'] === '2 3',
      );
      expect(frames).toHaveLength(marked ? 1 : 0);
    }
  });

  it('that are not on the table are passed over', () => {
    for (const view of views) {
      const unknown = ['building:blue:castle', '__proto__', '', '<b>'];
      expect(renderState(view, { clickable: unknown, changed: unknown })).toBe(renderState(view));
    }
  });
});
