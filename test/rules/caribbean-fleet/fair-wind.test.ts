import { describe, expect, it } from 'vitest';
import {
  type Card,
  decisions,
  type GameState,
  legalActions,
} from '../../../src/caribbean-fleet/index.ts';
import { at } from '../../../src/core/lists.ts';
import {
  choosing,
  dealt,
  edited,
  eventsOf,
  type Hand,
  keepCard,
  lost,
  pass,
  play,
  raid,
  roll,
  take,
  turnOf,
  useFairWind,
  why,
} from '../../caribbean-fleet/scenario.ts';

/** Hands in which one seat holds `fairWind#1`. */
const heldBy = (holder: number): Hand[] =>
  [0, 1, 2, 3, 4].map((seat) => (seat === holder ? { kept: ['fairWind#1'] } : {}));

/** The seats that choose from here on, each taking the first card. */
function choosers(state: GameState): number[] {
  const seats: number[] = [];
  let table = state;
  while (decisions(table)[0]?.type === 'choose') {
    seats.push(turnOf(table));
    table = take(table, at(table.open, 0));
  }
  return seats;
}

const first = (state: GameState): GameState => take(state, at(state.open, 0));

describe('CF-K5 fairWind', () => {
  const state = first(choosing({ players: 5, hands: heldBy(3) }));

  it('CF-K5 asks its holder when the card of the winner is carried out', () => {
    expect(decisions(state)).toEqual([{ type: 'fairWind', player: 3, card: 'fairWind#1' }]);
    expect(legalActions(state)).toEqual([keepCard(3, 'fairWind#1'), useFairWind(3, 'fairWind#1')]);
  });

  it('CF-K5 used: winner 0, holder 3: 0, 3, 1, 2, 4', () => {
    expect(eventsOf(state, useFairWind(3, 'fairWind#1'))).toEqual([
      { type: 'fairWindUsed', player: 3, card: 'fairWind#1' },
      { type: 'cardDiscarded', player: 3, card: 'fairWind#1', reason: 'used' },
    ]);
    const used = play(state, useFairWind(3, 'fairWind#1'));
    expect(lost(state, used)).toEqual(['fairWind#1']);
    expect(at(used.players, 3).kept).toEqual([]);
    expect(choosers(used)).toEqual([3, 1, 2, 4]);
  });

  it('CF-K5 kept: the others clockwise', () => {
    expect(eventsOf(state, keepCard(3, 'fairWind#1'))).toEqual([
      { type: 'cardKept', player: 3, card: 'fairWind#1' },
    ]);
    const kept = play(state, keepCard(3, 'fairWind#1'));
    expect(at(kept.players, 3).kept).toEqual([{ card: 'fairWind#1', round: 2 }]);
    expect(choosers(kept)).toEqual([1, 2, 3, 4]);
  });

  /** Players, winner, holder, and the others in the order in which they choose if the card is used. */
  const orders: readonly (readonly [3 | 4 | 5, number, number, readonly number[]])[] = [
    [3, 0, 2, [2, 1]],
    [3, 2, 1, [1, 0]],
    [4, 1, 0, [0, 2, 3]],
    [4, 1, 3, [3, 2, 0]],
    [5, 4, 2, [2, 0, 1, 3]],
    [5, 0, 4, [4, 1, 2, 3]],
  ];
  for (const [players, starter, holder, order] of orders) {
    it(`CF-K5 ${players} players, winner ${starter}, holder ${holder}: ${order.join(', ')}`, () => {
      const hands = heldBy(holder).slice(0, players);
      const asked = first(choosing({ players, starter, hands }));
      expect(choosers(play(asked, useFairWind(holder, 'fairWind#1')))).toEqual(order);
    });
  }

  for (const [words, holder] of [
    ['the winner', 2],
    ['next anyway', 3],
  ] as const) {
    it(`CF-K5 does not ask ${words}`, () => {
      const after = first(choosing({ players: 5, starter: 2, hands: heldBy(holder) }));
      expect(decisions(after)).toEqual([{ type: 'choose', player: 3 }]);
      expect(at(after.players, holder).kept).toHaveLength(1);
    });
  }

  it('CF-K5 asks after all that the card of the winner asks for', () => {
    const hands = heldBy(2).slice(0, 3);
    const raiding = take(choosing({ hands, open: ['raid#1'] }), 'raid#1');
    const rolling = play(raiding, raid(0, 2, 12));
    expect(decisions(rolling)[0]?.type).toBe('roll');
    expect(decisions(roll(rolling, [1, 2]))).toEqual([
      { type: 'fairWind', player: 2, card: 'fairWind#1' },
    ]);
  });

  it('CF-K5 asks nobody in the round in which the card is taken, but in the next', () => {
    const rest: readonly Card[] = ['red:3', 'red:4', 'red:5', 'blue:2', 'fairWind#1', 'blue:4'];
    let table = dealt(3, ['green:2', 'green:4', 'green:5'], rest.slice(3), rest.slice(0, 3));
    table = play(table, pass(0), pass(1), pass(2));
    table = roll(take(table, 'green:2', 'green:4', 'green:5'), [1, 2]);
    table = play(table, pass(0), pass(1), pass(2));
    table = take(table, 'blue:2', 'blue:4');
    // Seat 2 takes it last; nothing is asked.
    expect(decisions(table)).toEqual([{ type: 'choose', player: 2 }]);
    table = take(table, 'fairWind#1');
    expect(at(table.players, 2).kept).toEqual([{ card: 'fairWind#1', round: 2 }]);
    table = play(roll(table, [1, 2]), pass(0), pass(1), pass(2));
    expect(decisions(take(table, 'red:3'))).toEqual([
      { type: 'fairWind', player: 2, card: 'fairWind#1' },
    ]);
  });

  it('CF-K5 a card of this very round would not ask', () => {
    // Only the winner has chosen by then, so this position is made by hand.
    const before = choosing({ players: 5, hands: heldBy(3) });
    const fresh = edited(before, (draft) => {
      for (const kept of at(draft.players, 3).kept) kept.round = draft.round;
    });
    expect(decisions(first(fresh))).toEqual([{ type: 'choose', player: 1 }]);
  });

  it('CF-K5 refuses another card', () => {
    expect(why(state, useFairWind(3, 'fairWind#2'))).toEqual({
      code: 'WRONG_CARD',
      details: { received: 'fairWind#2', asking: 'fairWind#1' },
    });
    expect(why(state, keepCard(3, 'spyglass#1'))?.code).toBe('WRONG_CARD');
  });
});

describe('CF-K5 several fairWinds', () => {
  const asking = (state: GameState): unknown =>
    decisions(state).map((open) => ('card' in open ? `${open.player} ${open.card}` : open.player));

  it('CF-K5 clockwise from the winner, one used a round', () => {
    // Seats 4, 0 and 1 come after the winner 2 and the next player 3.
    const hands: readonly Hand[] = [
      { kept: ['fairWind#2'] },
      { kept: ['fairWind#3'] },
      { kept: ['fairWind#5'] },
      { kept: ['fairWind#4'] },
      { kept: ['fairWind#1'] },
    ];
    const state = first(choosing({ players: 5, starter: 2, hands }));
    expect(asking(state)).toEqual(['4 fairWind#1']);
    const second = play(state, keepCard(4, 'fairWind#1'));
    expect(asking(second)).toEqual(['0 fairWind#2']);
    expect(choosers(play(second, useFairWind(0, 'fairWind#2')))).toEqual([0, 3, 4, 1]);
    const third = play(second, keepCard(0, 'fairWind#2'));
    expect(asking(third)).toEqual(['1 fairWind#3']);
    expect(choosers(play(third, keepCard(1, 'fairWind#3')))).toEqual([3, 4, 0, 1]);
    expect(choosers(play(state, useFairWind(4, 'fairWind#1')))).toEqual([4, 3, 0, 1]);
  });

  it('CF-K5 copy by copy, and the copy that is used is discarded', () => {
    const hands: readonly Hand[] = [{}, {}, { kept: ['fairWind#2', 'fairWind#7'] }];
    const state = first(choosing({ hands }));
    expect(asking(state)).toEqual(['2 fairWind#2']);
    const second = play(state, keepCard(2, 'fairWind#2'));
    expect(asking(second)).toEqual(['2 fairWind#7']);
    const used = play(second, useFairWind(2, 'fairWind#7'));
    expect(at(used.players, 2).kept).toEqual([{ card: 'fairWind#2', round: 2 }]);
    expect(choosers(used)).toEqual([2, 1]);
  });
});
