import { describe, expect, it } from 'vitest';
import {
  components,
  createGame,
  decisions,
  legalActions,
  SPECIAL_KINDS,
  type SpecialKind,
  worthOf,
} from '../../../src/caribbean-fleet/index.ts';
import { at } from '../../../src/core/lists.ts';
import {
  assignBlackbeard,
  choosing,
  eventsOf,
  type Hand,
  lost,
  openTavern,
  placeCannons,
  placeRum,
  play,
  purses,
  roll,
  rolling,
  sink,
  take,
  taking,
  why,
} from '../../caribbean-fleet/scenario.ts';

describe('CF-S2 other decks', () => {
  const none = Object.fromEntries(SPECIAL_KINDS.map((kind) => [kind, 0]));

  it('CF-S2 may have no special card at all', () => {
    const state = createGame({ players: 3, seed: 1, specials: none });
    expect(state.pack).toHaveLength(45);
    expect(state.seenSpecials).toEqual([]);
    expect(Object.keys(components(state)).filter((name) => name.includes('#'))).toEqual([]);
  });

  it('CF-S2 keep the printed copies of the kinds that are not named', () => {
    const specials: Partial<Record<SpecialKind, number>> = { kraken: 5, raid: 0 };
    const { pack, deck, open } = createGame({ players: 4, seed: 1, specials });
    expect(pack.slice(45)).toEqual([
      ...[1, 2, 3, 4, 5].map((copy) => `kraken#${copy}`),
      'boarding#1',
      'cardSharp#1',
      'treasureGalleon#1',
      'blackbeard#1',
      'cannons#1',
      'tavern#1',
      'tavern#2',
      'rum#1',
      'spyglass#1',
      'fairWind#1',
    ]);
    expect([...deck, ...open].sort()).toEqual([...pack].sort());
  });

  it('CF-S2 are shuffled like the printed one if they are the same', () => {
    expect(createGame({ players: 3, seed: 8, specials: { raid: 2 } })).toEqual(
      createGame({ players: 3, seed: 8 }),
    );
  });
});

describe('CF-K4 a second blackbeard', () => {
  const hands: Hand[] = [{ chief: ['red', 'blue'] }];

  it('CF-K4 lies with another pawn', () => {
    const state = choosing({ hands, blackbeards: ['red'], open: ['blackbeard#2'] });
    const asked = take(state, 'blackbeard#2');
    expect(legalActions(asked)).toEqual([assignBlackbeard(0, 'blue')]);
    expect(why(asked, assignBlackbeard(0, 'red'))).toEqual({
      code: 'HAS_BLACKBEARD',
      details: { color: 'red' },
    });
  });

  it('CF-K4 waits if every own pawn has one, and joins the next pawn', () => {
    const state = choosing({
      hands: [{ chief: ['red'], ships: ['blue:2'] }],
      blackbeards: ['red'],
      open: ['blackbeard#2'],
    });
    expect(taking(state, 'blackbeard#2').at(-1)?.type).toBe('cardWaits');
    const waiting = choosing({
      hands: [{ chief: ['red'], ships: ['blue:2'], waiting: ['blackbeard#2', 'blackbeard#3'] }],
      blackbeards: ['red'],
      open: ['blue:3'],
    });
    const after = take(waiting, 'blue:3');
    // One per pawn: the other goes on waiting.
    expect(after.blackbeards).toEqual([null, null, 'blackbeard#1', null, 'blackbeard#2']);
    expect(at(after.players, 0).waiting).toEqual(['blackbeard#3']);
  });

  it('CF-K4 is not freed when the first is gone, but by the next pawn only', () => {
    const state = choosing({
      hands: [
        {},
        { chief: ['red'], ships: ['red:3', 'red:4'], waiting: ['blackbeard#2'] },
        { ships: ['red:5', 'red:6'] },
      ],
      blackbeards: ['red'],
      open: ['kraken#1'],
    });
    const sinking = take(state, 'kraken#1');
    const after = play(sinking, sink(0, 'red:3'));
    expect(lost(sinking, after)).toEqual(['red:3', 'blackbeard#1']);
    expect(at(after.players, 1).waiting).toEqual(['blackbeard#2']);
  });
});

describe('CF-K4 a second rum', () => {
  it('CF-K4 waits if every own tavern has one, and joins the next tavern', () => {
    const taverns = [{ owner: 0, color: 'red', rum: true }] as const;
    const state = choosing({ taverns, open: ['rum#2'] });
    expect(taking(state, 'rum#2').at(-1)).toEqual({
      type: 'cardWaits',
      player: 0,
      card: 'rum#2',
    });
    const waiting = choosing({
      hands: [{ waiting: ['rum#2', 'rum#3'] }],
      taverns,
      open: ['tavern#2'],
    });
    const after = play(take(waiting, 'tavern#2'), openTavern(0, 'red'));
    expect(after.taverns.map(({ rum }) => rum)).toEqual(['rum#1', 'rum#2']);
    expect(at(after.players, 0).waiting).toEqual(['rum#3']);
  });

  it('CF-K4 lies with another tavern', () => {
    const taverns = [
      { owner: 0, color: 'red', rum: true },
      { owner: 0, color: 'red' },
    ] as const;
    const asked = take(choosing({ taverns, open: ['rum#2'] }), 'rum#2');
    expect(legalActions(asked)).toEqual([placeRum(0, 'tavern#2')]);
  });
});

describe('CF-C3 several cannons', () => {
  it('CF-C3 under one ship add up', () => {
    const hands: Hand[] = [{ ships: ['red:3', 'red:8'], chief: ['red'] }];
    const state = choosing({ hands, cannons: ['red:3'], open: ['cannons#2'] });
    const asked = take(state, 'cannons#2');
    expect(legalActions(asked)).toEqual([placeCannons(0, 'red:3'), placeCannons(0, 'red:8')]);
    const after = play(asked, placeCannons(0, 'red:3'));
    expect(worthOf(after, 'red:3')).toBe(7);
    const earning = rolling({ hands, cannons: ['red:3', 'red:3'] });
    expect(purses(roll(earning, [1, 2]))).toEqual([17, 10, 10]);
  });

  it('CF-C3 that wait all go under the first ship', () => {
    const hands: Hand[] = [{ waiting: ['cannons#2', 'cannons#5'] }];
    const state = choosing({ hands, open: ['blue:6'] });
    expect(taking(state, 'blue:6').slice(1)).toEqual([
      { type: 'cannonsPlaced', player: 0, card: 'cannons#2', ship: 'blue:6' },
      { type: 'cannonsPlaced', player: 0, card: 'cannons#5', ship: 'blue:6' },
    ]);
    expect(worthOf(take(state, 'blue:6'), 'blue:6')).toBe(7);
  });

  it('CF-C3 go down with their ship, all of them and no other', () => {
    const hands: Hand[] = [{}, { ships: ['red:3', 'blue:2'] }];
    const cannons = ['red:3', 'blue:2', 'red:3'] as const;
    const state = take(choosing({ hands, cannons, open: ['kraken#1'] }), 'kraken#1');
    const after = play(state, sink(0, 'red:3'));
    expect(lost(state, after)).toEqual(['red:3', 'cannons#1', 'cannons#3']);
    expect(after.cannons).toEqual([{ card: 'cannons#2', ship: 'blue:2' }]);
  });
});

describe('CF-C4 a tavern without a token', () => {
  const taverns = (['green', 'purple', 'red', 'yellow', 'blue'] as const).flatMap((color) => [
    { owner: 1, color },
    { owner: 2, color },
  ]);

  it('CF-C4 is discarded', () => {
    const state = choosing({ taverns, open: ['tavern#11'] });
    expect(state.tokens).toEqual([0, 0, 0, 0, 0]);
    expect(taking(state, 'tavern#11').slice(1)).toEqual([
      { type: 'cardDiscarded', player: 0, card: 'tavern#11', reason: 'noToken' },
    ]);
    const after = take(state, 'tavern#11');
    expect(at(after.players, 0).waiting).toEqual([]);
    expect(after.taverns).toHaveLength(10);
    expect(decisions(after)).toEqual([{ type: 'choose', player: 1 }]);
  });

  it('CF-C4 the last token is taken, a sunk one comes back', () => {
    const state = choosing({ taverns: taverns.slice(1), open: ['tavern#11'] });
    const asked = take(state, 'tavern#11');
    expect(legalActions(asked)).toEqual([openTavern(0, 'green')]);
    const sinking = take(choosing({ taverns, open: ['kraken#1', 'tavern#11'] }), 'kraken#1');
    const sunk = play(sinking, sink(0, 'tavern#6'));
    expect(eventsOf(take(sunk, 'tavern#11'), openTavern(1, 'red'))).toEqual([
      { type: 'tavernOpened', player: 1, card: 'tavern#11', color: 'red' },
    ]);
  });
});

describe('CF-C3 further copies of cards that are carried out at once', () => {
  it('CF-C3 each does the same again', () => {
    const open = ['treasureGalleon#7', 'cardSharp#9', 'treasureGalleon#8'] as const;
    const state = take(choosing({ open }), ...open);
    expect(purses(state)).toEqual([16, 10, 16]);
  });
});
