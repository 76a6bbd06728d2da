import { describe, expect, it } from 'vitest';
import { decisions, legalActions, shipsOf } from '../../../src/caribbean-fleet/index.ts';
import { at } from '../../../src/core/lists.ts';
import {
  board,
  choose,
  choosing,
  legal,
  lost,
  pass,
  play,
  purses,
  raid,
  roll,
  sink,
  take,
  taking,
  why,
} from '../../caribbean-fleet/scenario.ts';

describe('CF-K1 everybody takes one card', () => {
  const open = ['red:4', 'raid#1', 'blue:2', 'green:9'] as const;
  const state = choosing({ players: 4, starter: 2, open });

  it('CF-K1 the winner any of the open ones, as they lie', () => {
    expect(legalActions(state)).toEqual(open.map((card) => choose(2, card)));
  });

  it('CF-K1 then the others clockwise, one each', () => {
    const order = [2, 3, 0, 1];
    let table = state;
    for (const [place, card] of (['green:9', 'blue:2', 'red:4'] as const).entries()) {
      expect(decisions(table)).toEqual([{ type: 'choose', player: order[place] }]);
      table = take(table, card);
    }
    expect(table.open).toEqual(['raid#1']);
    expect(legalActions(table)).toEqual([choose(1, 'raid#1')]);
    expect([0, 1, 2, 3].map((seat) => shipsOf(table, seat))).toEqual([
      ['red:4'],
      [],
      ['green:9'],
      ['blue:2'],
    ]);
  });

  it('CF-K1 only open ones', () => {
    expect(why(take(state, 'blue:2'), choose(3, 'blue:2'))).toEqual({
      code: 'NOT_OPEN',
      details: { card: 'blue:2', open: ['red:4', 'raid#1', 'green:9'] },
    });
    expect(why(state, choose(2, 'raid#2'))?.code).toBe('NOT_OPEN');
  });

  it('CF-K1 nobody may refuse', () => {
    expect(why(state, pass(2))).toEqual({
      code: 'WRONG_DECISION',
      details: { player: 2, received: 'pass', decision: 'choose', answers: ['choose'] },
    });
  });

  it('CF-K1 a card is carried out, rolls included, before the next player chooses', () => {
    const raiding = take(state, 'raid#1');
    expect(decisions(raiding)).toEqual([{ type: 'raid', player: 2, card: 'raid#1' }]);
    const rolls = play(raiding, raid(2, 1, 12));
    expect(decisions(rolls)).toEqual([
      { type: 'roll', player: 2, purpose: 'raid', manual: true, victim: 1, amount: 12 },
    ]);
    expect(decisions(roll(rolls, [1, 1]))).toEqual([{ type: 'choose', player: 3 }]);
  });
});

describe('CF-K2 taking a ship', () => {
  it('CF-K2 first the fee, then the ship, then cannons that wait', () => {
    const state = choosing({
      hands: [
        { waiting: ['cannons#1'] },
        { ships: ['green:4', 'green:5'], chief: ['green'] },
        { ducats: 0 },
      ],
      open: ['green:2'],
    });
    expect(taking(state, 'green:2')).toEqual([
      { type: 'cardChosen', player: 0, card: 'green:2' },
      { type: 'feePaid', player: 0, chief: 1, color: 'green', due: 2, paid: 2 },
      { type: 'cannonsPlaced', player: 0, card: 'cannons#1', ship: 'green:2' },
    ]);
    const after = take(state, 'green:2');
    expect(purses(after)).toEqual([8, 12, 0]);
    expect(shipsOf(after, 0)).toEqual(['green:2']);
    expect(after.cannons).toEqual([{ card: 'cannons#1', ship: 'green:2' }]);
    expect(at(after.players, 0).waiting).toEqual([]);
  });

  it('CF-K2 then the pawn, then a blackbeard that waits', () => {
    const state = choosing({
      hands: [{ waiting: ['blackbeard#1', 'cannons#1'] }, { chief: ['green'] }],
      open: ['green:2'],
    });
    expect(taking(state, 'green:2')).toEqual([
      { type: 'cardChosen', player: 0, card: 'green:2' },
      { type: 'cannonsPlaced', player: 0, card: 'cannons#1', ship: 'green:2' },
      { type: 'chiefChanged', player: 0, color: 'green', from: 1 },
      { type: 'blackbeardAssigned', player: 0, card: 'blackbeard#1', color: 'green' },
    ]);
    expect(take(state, 'green:2')).toMatchObject({
      chiefs: [0, null, null, null, null],
      blackbeards: ['blackbeard#1', null, null, null, null],
    });
  });

  it('CF-K2 the fee before the pawn', () => {
    const state = choosing({
      hands: [
        { ships: ['red:3', 'red:4'], waiting: ['blackbeard#1'] },
        { ships: ['red:5', 'red:6'], chief: ['red'] },
      ],
      open: ['red:7'],
    });
    expect(taking(state, 'red:7').map(({ type }) => type)).toEqual([
      'cardChosen',
      'feePaid',
      'chiefChanged',
      'blackbeardAssigned',
    ]);
  });

  it('CF-K2 a ship that costs nothing is just taken', () => {
    const state = choosing({ open: ['blue:6'] });
    expect(taking(state, 'blue:6')).toEqual([{ type: 'cardChosen', player: 0, card: 'blue:6' }]);
  });
});

describe('CF-K3 cards that are carried out at once', () => {
  const others = [{}, { ships: ['red:4'] }, {}] as const;

  it('CF-K3 are discarded at once', () => {
    const state = choosing({ open: ['treasureGalleon#1'] });
    expect(taking(state, 'treasureGalleon#1')).toEqual([
      { type: 'cardChosen', player: 0, card: 'treasureGalleon#1' },
      { type: 'cardDiscarded', player: 0, card: 'treasureGalleon#1', reason: 'atOnce' },
      { type: 'galleonTaken', player: 0, ducats: 10 },
    ]);
    expect(lost(state, take(state, 'treasureGalleon#1'))).toEqual(['treasureGalleon#1']);
  });

  for (const card of ['kraken#1', 'boarding#1'] as const) {
    it(`CF-K3 ${card} without a target has no effect`, () => {
      // The own ship is no target, and neither is a ship of a colour that one does not own.
      const state = choosing({
        hands: [{ ships: ['green:4'] }, { ships: card === 'kraken#1' ? [] : ['red:4'] }],
        taverns: [{ owner: 0, color: 'red' }],
        open: [card],
      });
      expect(taking(state, card)).toEqual([
        { type: 'cardChosen', player: 0, card },
        { type: 'cardDiscarded', player: 0, card, reason: 'atOnce' },
        { type: 'noTarget', player: 0, card },
      ]);
      const after = take(state, card);
      expect(decisions(after)).toEqual([{ type: 'choose', player: 1 }]);
      expect(after.ships).toEqual(state.ships);
    });
  }

  it('CF-K3 kraken with one target must use it', () => {
    const state = take(choosing({ hands: others, open: ['kraken#1'] }), 'kraken#1');
    expect(decisions(state)).toEqual([{ type: 'sink', player: 0, card: 'kraken#1' }]);
    expect(legalActions(state)).toEqual([sink(0, 'red:4')]);
    expect(why(state, pass(0))?.code).toBe('WRONG_DECISION');
  });

  it('CF-K3 boarding with one target must use it', () => {
    const hands = [{ ships: ['red:3'] }, ...others.slice(1)] as const;
    const state = take(choosing({ hands, open: ['boarding#1'] }), 'boarding#1');
    expect(legalActions(state)).toEqual([board(0, 'red:4')]);
  });

  it('CF-K3 raid always has a victim, also without ducats', () => {
    const hands = [{}, { ducats: 0 }, { ducats: 0 }];
    const state = take(choosing({ hands, open: ['raid#1'] }), 'raid#1');
    expect(legal(state, 'raid')).toHaveLength(2 * 11);
    const after = roll(play(state, raid(0, 1, 2)), [6, 6]);
    expect(purses(after)).toEqual([10, 0, 0]);
  });
});
