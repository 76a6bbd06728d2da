import { describe, expect, it } from 'vitest';
import { decisions } from '../../../src/caribbean-fleet/index.ts';
import { at } from '../../../src/core/lists.ts';
import {
  board,
  choosing,
  eventsOf,
  lost,
  openTavern,
  play,
  sink,
  take,
  taking,
} from '../../caribbean-fleet/scenario.ts';

describe('CF-K4 cards that wait', () => {
  const lasting = ['blackbeard#1', 'cannons#1', 'rum#1'] as const;
  for (const card of lasting) {
    it(`CF-K4 ${card} without a place`, () => {
      const state = choosing({ open: [card] });
      expect(taking(state, card)).toEqual([
        { type: 'cardChosen', player: 0, card },
        { type: 'cardWaits', player: 0, card },
      ]);
      const after = take(state, card);
      expect(at(after.players, 0).waiting).toEqual([card]);
      expect(decisions(after)).toEqual([{ type: 'choose', player: 1 }]);
      expect(lost(state, after)).toEqual([]);
    });
  }

  it('CF-K4 are no target for others', () => {
    const hands = [{}, { waiting: lasting }, {}];
    expect(taking(choosing({ hands, open: ['kraken#1'] }), 'kraken#1').at(-1)?.type).toBe(
      'noTarget',
    );
  });

  it('CF-K4 are not helped by what others own', () => {
    const hands = [{}, { ships: ['red:3', 'red:4'], chief: ['red'] }, {}] as const;
    const taverns = [{ owner: 1, color: 'red' }] as const;
    for (const card of lasting) {
      const events = taking(choosing({ hands, taverns, open: [card] }), card);
      expect(events.at(-1)).toEqual({ type: 'cardWaits', player: 0, card });
    }
  });

  it('CF-K4 cannons join the next ship, rum the next tavern, without a question', () => {
    const hands = [{ waiting: ['cannons#1', 'rum#1'] }] as const;
    const withTavern = take(choosing({ hands, open: ['tavern#1'] }), 'tavern#1');
    expect(eventsOf(withTavern, openTavern(0, 'red'))).toEqual([
      { type: 'tavernOpened', player: 0, card: 'tavern#1', color: 'red' },
      { type: 'rumPlaced', player: 0, card: 'rum#1', tavern: 'tavern#1' },
    ]);
    const after = play(withTavern, openTavern(0, 'red'));
    expect(after.taverns).toEqual([{ card: 'tavern#1', owner: 0, color: 'red', rum: 'rum#1' }]);
    expect(at(after.players, 0).waiting).toEqual(['cannons#1']);
    const withShip = take(choosing({ hands, open: ['blue:9'] }), 'blue:9');
    expect(withShip.cannons).toEqual([{ card: 'cannons#1', ship: 'blue:9' }]);
    expect(at(withShip.players, 0).waiting).toEqual(['rum#1']);
  });

  it('CF-K4 blackbeard joins a pawn that comes by a boarded ship', () => {
    const state = choosing({
      hands: [
        { ships: ['red:3', 'red:4'], waiting: ['blackbeard#1'] },
        { ships: ['red:5', 'red:6'], chief: ['red'] },
      ],
      open: ['boarding#1'],
    });
    const after = play(take(state, 'boarding#1'), board(0, 'red:6'));
    expect(after.chiefs[2]).toBe(0);
    expect(after.blackbeards[2]).toBe('blackbeard#1');
  });

  it('CF-K4 blackbeard joins a pawn that comes by a ship that another player sinks', () => {
    const state = choosing({
      hands: [
        {},
        { ships: ['red:5', 'red:6'], chief: ['red'] },
        { ships: ['red:3', 'red:4'], waiting: ['blackbeard#1'] },
      ],
      open: ['kraken#1'],
    });
    expect(eventsOf(take(state, 'kraken#1'), sink(0, 'red:5')).slice(2)).toEqual([
      { type: 'chiefChanged', player: 2, color: 'red', from: 1 },
      { type: 'blackbeardAssigned', player: 2, card: 'blackbeard#1', color: 'red' },
    ]);
  });

  it('CF-K4 a boarded ship brings its own cannons, none are waited for', () => {
    const state = choosing({
      hands: [{ ships: ['red:3'] }, { ships: ['red:5'] }],
      cannons: ['red:5'],
      open: ['boarding#1'],
    });
    const after = play(take(state, 'boarding#1'), board(0, 'red:5'));
    expect(after.cannons).toEqual([{ card: 'cannons#1', ship: 'red:5' }]);
  });

  it('CF-K4 lie by kind, then by copy', () => {
    const hands = [{ waiting: ['cannons#2', 'cannons#10', 'rum#1'] }] as const;
    for (const [card, waiting] of [
      ['blackbeard#4', ['blackbeard#4', 'cannons#2', 'cannons#10', 'rum#1']],
      ['cannons#9', ['cannons#2', 'cannons#9', 'cannons#10', 'rum#1']],
      ['rum#3', ['cannons#2', 'cannons#10', 'rum#1', 'rum#3']],
    ] as const) {
      expect(at(take(choosing({ hands, open: [card] }), card).players, 0).waiting).toEqual(waiting);
    }
  });
});
