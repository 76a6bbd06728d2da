import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { countRows, type Dice, rowTable } from '../../src/grog-island/auction.ts';
import { COLORS, type Color, FACES } from '../../src/grog-island/components.ts';
import {
  checkAction,
  type Face,
  type GameState,
  legalActions,
  type Parrot,
  possibleCoins,
} from '../../src/grog-island/index.ts';
import { Lcg } from '../fixed-play.ts';
import {
  alone,
  bid,
  changed,
  edited,
  type Faces,
  legal,
  play,
  roll,
  rows,
  seat,
  start,
  turn,
} from './scenario.ts';

/** Every order of every choice of one to five dice: by length, then by the colours of the positions. */
const ALL_ROWS: readonly (readonly Color[])[] = [1, 2, 3, 4, 5].flatMap(permutations);

function permutations(length: number): Color[][] {
  if (length === 0) return [[]];
  return permutations(length - 1).flatMap((row) =>
    COLORS.filter((color) => !row.includes(color)).map((color) => [...row, color]),
  );
}

const pips = (dice: Dice, row: readonly Color[]): number[] =>
  row.map((color) => at(dice, COLORS.indexOf(color)));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Rolls from all over the 7,776. */
const ROLLS: readonly Faces[] = Array.from({ length: 7_776 }, (_, code) => code)
  .filter((code) => code % 37 === 0)
  .map((code) => {
    const face = (power: number): Face => at(FACES, Math.floor(code / 6 ** power) % 6);
    return [face(0), face(1), face(2), face(3), face(4)];
  });

describe('the table of rows', () => {
  it('there are 325 rows in all', () => {
    expect(ALL_ROWS.map((row) => row.length)).toEqual(
      [...ALL_ROWS].map((row) => row.length).sort((left, right) => left - right),
    );
    expect(new Set(ALL_ROWS.map((row) => row.join(' '))).size).toBe(325);
  });

  it('has the rows, amounts and counts that trying all rows finds', () => {
    for (const dice of ROLLS) {
      const allowed = ALL_ROWS.filter((row) => {
        const faces = pips(dice, row);
        return faces.every((face, place) => place === 0 || face <= at(faces, place - 1));
      });
      const amounts = allowed.map((row) => sum(pips(dice, row)));
      const table = rowTable(dice);
      expect(table.rows).toEqual(allowed);
      expect(table.amounts).toEqual(amounts);
      // By rising amount, and otherwise in the same order.
      expect(table.byAmount).toEqual(
        allowed
          .map((row, place) => ({ row, amount: at(amounts, place) }))
          .sort((left, right) => left.amount - right.amount)
          .map(({ row }) => row),
      );
      for (const [low, high] of [
        [0, 0],
        [1, 30],
        [7, 12],
        [12, 7],
        [20, 99],
        [31, 40],
      ] as const) {
        const count = amounts.filter((amount) => amount >= low && amount <= high).length;
        expect(countRows(table, low, high)).toBe(count);
      }
    }
  });

  it('gives the bids of a state: above the bid, within the possible coins', () => {
    const choices = new Lcg(11);
    for (const dice of ROLLS.slice(0, 60)) {
      const coins = choices.below(32);
      const state = roll(start({ hands: [{ coins }] }), dice);
      const amount = choices.below(15);
      const raising = changed(state, (draft) => {
        // A bid of another player of that amount; how it came about does not matter here.
        draft.amount = amount;
        draft.agenda = [{ type: 'bid', player: 0 }];
      });
      expect(rows(raising)).toEqual(
        ALL_ROWS.filter((row) => {
          const faces = pips(dice, row);
          const falls = faces.every((face, place) => place === 0 || face <= at(faces, place - 1));
          return falls && sum(faces) > amount && sum(faces) <= coins;
        }).map((row) => row.join(' ')),
      );
    }
  });
});

/** A hand of parrots, and a bid of seat 2 to be answered by seat 0. */
function randomPosition(choices: Lcg): GameState {
  const face = (): Face => at(FACES, choices.below(6));
  const parrots = Array.from({ length: 1 + choices.below(4) }, (): Parrot => {
    return at(['hold', ...COLORS], choices.below(6));
  });
  const state = start({
    flag: 2,
    hands: [{ coins: choices.below(26), parrots }, {}, { coins: 30 }],
  });
  const rolled = roll(state, [face(), face(), face(), face(), face()]);
  const bids = legal(rolled, 'bid');
  const made = at(bids, choices.below(bids.length));
  // Half of the positions are an opening bid.
  return choices.below(2) === 0
    ? play(rolled, made)
    : edited(rolled, (draft) => {
        draft.agenda = [{ type: 'bid', player: 0 }];
      });
}

/** Whether some sets of turns and a row make a bid, by trying everything that the rules of bids and parrots allow. */
function canBid(state: GameState, dice: readonly number[], turned: readonly Color[]): boolean {
  const hand = seat(state, 0);
  const most = possibleCoins(hand);
  const least = state.amount > 0 && hand.parrots.includes('hold') ? state.amount : state.amount + 1;
  for (let chosen = 1; chosen < 32; chosen += 1) {
    const amount = sum(dice.filter((_, place) => (chosen & (1 << place)) !== 0));
    if (amount >= least && amount <= most) return true;
  }
  return COLORS.filter((die) => hand.parrots.includes(die) && !turned.includes(die)).some((die) =>
    FACES.some((face) => {
      const next = dice.map((old, place) => (COLORS[place] === die ? face : old));
      return next.join() !== dice.join() && canBid(state, next, [...turned, die]);
    }),
  );
}

describe('turning a die', () => {
  it('is legal exactly if trying everything finds a bid afterwards', () => {
    const choices = new Lcg(5);
    let refused = 0;
    for (let round = 0; round < 200; round += 1) {
      const state = randomPosition(choices);
      const hand = seat(state, 0);
      const expected = COLORS.filter((die) => hand.parrots.includes(die)).flatMap((die) =>
        FACES.filter((face) => {
          const next = state.dice.map((old, place) => (COLORS[place] === die ? face : old));
          return next.join() !== state.dice.join() && canBid(state, next, [die]);
        }).map((face) => turn(0, die, face)),
      );
      expect(legal(state, 'turnDie')).toEqual(expected);
      const all = COLORS.flatMap((die) => FACES.map((face) => turn(0, die, face)));
      expect(all.filter((action) => checkAction(state, action) === null)).toEqual(expected);
      refused += all.filter((action) => checkAction(state, action)?.code === 'NO_BID_LEFT').length;
    }
    // The positions are not all easy ones.
    expect(refused).toBeGreaterThan(100);
  });

  it('never leads to a dead end', () => {
    const choices = new Lcg(6);
    for (let round = 0; round < 100; round += 1) {
      let state = randomPosition(choices);
      for (;;) {
        const turns = legal(state, 'turnDie');
        if (turns.length === 0) break;
        state = play(state, at(turns, choices.below(turns.length)));
        expect(legalActions(state).length).toBeGreaterThan(0);
      }
      if (state.turned.length > 0) expect(legal(state, 'bid').length).toBeGreaterThan(0);
    }
  });
});

it('the last one in wins whatever the row', () => {
  const state = alone(roll(start({ hands: [{ coins: 30 }] }), [3, 3, 3, 3, 3]));
  expect(rows(state)).toEqual(ALL_ROWS.map((row) => row.join(' ')));
  for (const row of rows(state).slice(-20))
    expect(play(state, bid(0, row)).agenda.at(-1)).toEqual({ type: 'pay', player: 0, amount: 15 });
});
