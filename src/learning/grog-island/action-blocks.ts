import type {
  Action,
  ClaimAction,
  LockAction,
  PlaceGhostAction,
} from '../../grog-island/actions.ts';
import { ALL_ROWS } from '../../grog-island/auction.ts';
import { siteOf } from '../../grog-island/board.ts';
import {
  COLOR_INDEX,
  COLORS,
  type Color,
  FACES,
  GOAL_DECK,
  GOALS,
  SHIPS,
} from '../../grog-island/components.ts';
import { countsOf, EXCHANGES } from '../../grog-island/exchange.ts';
import { type ActionBlock, type ActionBlocks, each, single } from '../action-numbers.ts';
import { BUILDING_PLACES, BUILDINGS } from './default-board.ts';
import { PAYMENTS, placeOfPayment } from './payments.ts';

/** The dice of a row as digits to base 6. */
function codeOfRow(dice: readonly Color[]): number {
  let code = 0;
  for (const die of dice) code = code * 6 + COLOR_INDEX[die] + 1;
  return code;
}

/** Goods by colour as digits to base 4. */
function codeOfGoods(counts: readonly number[]): number {
  return counts.reduce((code, count) => code * 4 + count, 0);
}

const EXCHANGED: readonly number[] = [
  ...new Set(EXCHANGES.flat().map(({ counts }) => codeOfGoods(counts))),
];

const ON_BUILDINGS: ActionBlock<ClaimAction | LockAction | PlaceGhostAction> = {
  size: BUILDINGS.length,
  meaning: 'the buildings of the default board, peninsula by peninsula',
  placeOf: ({ building }) => BUILDING_PLACES[siteOf(building)] ?? -1,
};

/** The numbers of the actions of Grog Island. */
export const ACTION_BLOCKS: ActionBlocks<Action> = {
  returnGoal: each(GOALS, 'the goals', ({ goal }) => goal),
  chooseGood: each(COLORS, 'the goods', ({ good }) => good),
  roll: single('to roll'),
  pass: single('to pass'),
  turnDie: {
    size: COLORS.length * FACES.length,
    meaning: 'the dice by colour, with the six faces for each',
    placeOf: ({ die, face }) => COLOR_INDEX[die] * FACES.length + face - 1,
  },
  // What holds the bid has as many pips as the bid, and nothing else has: a row is never legal in both ways (GI-B5, GI-K4).
  bid: each(
    ALL_ROWS.map(({ dice }) => codeOfRow(dice)),
    'the rows of dice by length, then by the colours of the spaces; a row with as many pips as the bid holds it with a parrot',
    ({ dice }) => codeOfRow(dice),
  ),
  trade: each(SHIPS, 'the ships', ({ ship }) => ship),
  endTrade: single('to end the trade'),
  exchange: each(EXCHANGED, 'the choices of three goods', ({ goods }) =>
    codeOfGoods(countsOf(goods)),
  ),
  deliver: {
    size: GOAL_DECK.length,
    meaning: 'the number of goods, from 1',
    placeOf: ({ units }) => units - 1,
  },
  deal: single('to pay for a deal'),
  default: single('to default'),
  pay: {
    size: PAYMENTS,
    meaning: 'the sets of treasure cards that can pay for some bid without a superfluous card',
    placeOf: ({ treasures }) => placeOfPayment(treasures),
  },
  endClaims: single('to decline the claims that are left'),
  claim: ON_BUILDINGS,
  lock: ON_BUILDINGS,
  placeGhost: ON_BUILDINGS,
};
