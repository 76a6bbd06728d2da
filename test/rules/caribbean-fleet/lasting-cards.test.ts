import { describe, expect, it } from 'vitest';
import { COLORS, decisions, legalActions, worthOf } from '../../../src/caribbean-fleet/index.ts';
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
  type Scene,
  sink,
  take,
  taking,
  why,
} from '../../caribbean-fleet/scenario.ts';

describe('CF-C3 blackbeard', () => {
  const hands: Hand[] = [{ chief: ['red', 'green'] }, { chief: ['blue'] }];
  const state = take(choosing({ hands, open: ['blackbeard#1'] }), 'blackbeard#1');

  it('CF-C3 blackbeard lies with an own pawn of choice', () => {
    expect(decisions(state)).toEqual([
      { type: 'assignBlackbeard', player: 0, card: 'blackbeard#1' },
    ]);
    expect(legalActions(state)).toEqual([assignBlackbeard(0, 'green'), assignBlackbeard(0, 'red')]);
    for (const [color, chief] of [
      ['blue', 1],
      ['yellow', null],
    ] as const) {
      expect(why(state, assignBlackbeard(0, color))).toEqual({
        code: chief === null ? 'NO_CHIEF' : 'NOT_CHIEF',
        details: chief === null ? { color } : { color, chief },
      });
    }
    expect(eventsOf(state, assignBlackbeard(0, 'red'))).toEqual([
      { type: 'blackbeardAssigned', player: 0, card: 'blackbeard#1', color: 'red' },
    ]);
    const after = play(state, assignBlackbeard(0, 'red'));
    expect(after.blackbeards).toEqual([null, null, 'blackbeard#1', null, null]);
    expect(at(after.players, 0).waiting).toEqual([]);
  });

  it('CF-C3 blackbeard stays while the pawn stays, also if ships are lost', () => {
    const fleet: Hand[] = [{}, { ships: ['red:3', 'red:4'], chief: ['red'] }];
    const scene: Scene = { hands: fleet, blackbeards: ['red'], open: ['kraken#1', 'kraken#2'] };
    let after = play(take(choosing(scene), 'kraken#1'), sink(0, 'red:3'));
    after = take(after, 'kraken#2');
    expect(after.blackbeards[2]).toBe('blackbeard#1');
  });

  it('CF-C3 blackbeard is discarded when another player takes the pawn by a sunk ship', () => {
    const fleet: Hand[] = [
      {},
      { ships: ['red:3', 'red:4'], chief: ['red'] },
      { ships: ['red:5', 'red:6'] },
    ];
    const state = take(
      choosing({ hands: fleet, blackbeards: ['red'], open: ['kraken#1'] }),
      'kraken#1',
    );
    const after = play(state, sink(0, 'red:4'));
    expect(lost(state, after)).toEqual(['red:4', 'blackbeard#1']);
    expect(after).toMatchObject({ chiefs: [null, null, 2, null, null] });
    expect(after.blackbeards).toEqual([null, null, null, null, null]);
  });
});

describe('CF-C3 cannons', () => {
  const hands: Hand[] = [{ ships: ['red:3', 'green:8'] }, { ships: ['blue:2'] }];
  const state = take(choosing({ hands, open: ['cannons#1'] }), 'cannons#1');

  it('CF-C3 cannons lie under an own ship of choice', () => {
    expect(legalActions(state)).toEqual([placeCannons(0, 'green:8'), placeCannons(0, 'red:3')]);
    expect(why(state, placeCannons(0, 'blue:2'))).toEqual({
      code: 'NOT_YOURS',
      details: { card: 'blue:2', owner: 1 },
    });
    expect(why(state, placeCannons(0, 'blue:3'))?.code).toBe('NOT_ON_TABLE');
    const after = play(state, placeCannons(0, 'green:8'));
    expect(after.cannons).toEqual([{ card: 'cannons#1', ship: 'green:8' }]);
    expect([worthOf(after, 'green:8'), worthOf(after, 'red:3')]).toEqual([6, 1]);
    expect(at(after.players, 0).waiting).toEqual([]);
  });
});

describe('CF-C3 tavern', () => {
  it('CF-C3 tavern takes a token of a colour of choice', () => {
    const taverns = [
      { owner: 1, color: 'red' },
      { owner: 2, color: 'red' },
      { owner: 0, color: 'blue' },
    ] as const;
    const state = take(choosing({ taverns, open: ['tavern#9'] }), 'tavern#9');
    expect(decisions(state)).toEqual([{ type: 'openTavern', player: 0, card: 'tavern#9' }]);
    expect(legalActions(state)).toEqual(
      COLORS.filter((color) => color !== 'red').map((color) => openTavern(0, color)),
    );
    expect(why(state, openTavern(0, 'red'))).toEqual({
      code: 'NO_TOKEN',
      details: { color: 'red' },
    });
    const after = play(state, openTavern(0, 'blue'));
    expect(after.tokens).toEqual([2, 2, 0, 2, 0]);
    expect(after.taverns.at(-1)).toEqual({
      card: 'tavern#9',
      owner: 0,
      color: 'blue',
      rum: null,
    });
  });

  it('CF-C3 tavern takes two tokens of one colour, if its owner wants to', () => {
    const state = take(
      choosing({ taverns: [{ owner: 0, color: 'red' }], open: ['tavern#2'] }),
      'tavern#2',
    );
    expect(play(state, openTavern(0, 'red')).tokens).toEqual([2, 2, 0, 2, 2]);
  });
});

describe('CF-C3 rum', () => {
  const taverns = [
    { owner: 0, color: 'red', rum: true },
    { owner: 0, color: 'blue' },
    { owner: 1, color: 'green' },
    { owner: 0, color: 'green' },
  ] as const;
  const state = take(choosing({ taverns, open: ['rum#2'] }), 'rum#2');

  it('CF-C3 rum lies with an own tavern of choice', () => {
    expect(legalActions(state)).toEqual([placeRum(0, 'tavern#2'), placeRum(0, 'tavern#4')]);
    expect(eventsOf(state, placeRum(0, 'tavern#4'))).toEqual([
      { type: 'rumPlaced', player: 0, card: 'rum#2', tavern: 'tavern#4' },
    ]);
    const after = play(state, placeRum(0, 'tavern#4'));
    expect(after.taverns.map(({ rum }) => rum)).toEqual(['rum#1', null, null, 'rum#2']);
    expect(at(after.players, 0).waiting).toEqual([]);
  });

  it('CF-C3 rum does not lie with others, with none, or twice', () => {
    expect(why(state, placeRum(0, 'tavern#3'))).toEqual({
      code: 'NOT_YOURS',
      details: { card: 'tavern#3', owner: 1 },
    });
    expect(why(state, placeRum(0, 'tavern#8'))?.code).toBe('NOT_ON_TABLE');
    expect(why(state, placeRum(0, 'tavern#1'))).toEqual({
      code: 'HAS_RUM',
      details: { tavern: 'tavern#1' },
    });
  });
});

describe('CF-C3 spyglass and fairWind', () => {
  for (const card of ['spyglass#1', 'fairWind#1'] as const) {
    it(`CF-C3 ${card} is kept`, () => {
      const state = choosing({ open: [card] });
      expect(taking(state, card)).toEqual([{ type: 'cardChosen', player: 0, card }]);
      const after = take(state, card);
      expect(at(after.players, 0).kept).toEqual([{ card, round: state.round }]);
      expect(decisions(after)).toEqual([{ type: 'choose', player: 1 }]);
    });
  }

  it('CF-C3 spyglass and fairWind lie by kind, then by copy', () => {
    const hands = [{ kept: ['spyglass#10', 'fairWind#1'] }] as const;
    const state = take(choosing({ hands, open: ['spyglass#9'] }), 'spyglass#9');
    expect(at(state.players, 0).kept).toEqual([
      { card: 'spyglass#9', round: state.round },
      { card: 'spyglass#10', round: 2 },
      { card: 'fairWind#1', round: 2 },
    ]);
  });
});
