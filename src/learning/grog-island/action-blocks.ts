import { at } from '../../core/lists.ts';
import type { Action, RollAction } from '../../grog-island/actions.ts';
import { ALL_ROWS, MOST_PIPS } from '../../grog-island/auction.ts';
import type { Building } from '../../grog-island/board.ts';
import {
  COLOR_INDEX,
  COLORS,
  type Color,
  DEFAULT_BOARD,
  FACES,
  GOAL_DECK,
  GOALS,
  SHIPS,
  TREASURES,
  type Treasure,
} from '../../grog-island/components.ts';
import { countsOf, EXCHANGES } from '../../grog-island/exchange.ts';
import { type ActionBlock, type ActionBlocks, each, single } from '../action-numbers.ts';

/** The buildings of the default board: peninsula by peninsula, as the board lists them. */
export const BUILDINGS: readonly Building[] = COLORS.flatMap((peninsula) =>
  DEFAULT_BOARD[peninsula].map((type) => ({ peninsula, type })),
);

/** A building as one text, to look it up. */
function nameOf({ peninsula, type }: Building): string {
  return `${peninsula}:${type}`;
}

const BUILDING_PLACES: ReadonlyMap<string, number> = new Map(
  BUILDINGS.map((building, place) => [nameOf(building), place]),
);

/** An action on each building of the default board. */
function onBuildings<Type extends 'claim' | 'lock' | 'placeGhost'>(
  type: Type,
): ActionBlock<Extract<Action, { readonly type: Type }>>;
function onBuildings(type: 'claim' | 'lock' | 'placeGhost'): ActionBlock<Action> {
  return {
    size: BUILDINGS.length,
    meaning: 'the buildings of the default board, peninsula by peninsula',
    placeOf: (action) =>
      'building' in action ? BUILDING_PLACES.get(nameOf(action.building)) : undefined,
    actionAt: (place, player) => ({ type, player, building: { ...at(BUILDINGS, place) } }),
  };
}

/** The code of a row: its dice as digits to base 6. */
function codeOfRow(dice: readonly Color[]): number {
  let code = 0;
  for (const die of dice) code = code * 6 + COLOR_INDEX[die] + 1;
  return code;
}

const ROW_PLACES = placesByCode(ALL_ROWS.map(({ dice }) => codeOfRow(dice)));

function placesByCode(codes: readonly number[]): Int16Array {
  const places = new Int16Array(Math.max(...codes) + 1).fill(-1);
  for (const [place, code] of codes.entries()) places[code] = place;
  return places;
}

/** Every choice of three goods. */
const EXCHANGED: readonly { readonly goods: Readonly<Partial<Record<Color, number>>> }[] =
  EXCHANGES.flat().filter(
    ({ counts }, place, all) => all.findIndex((other) => sameCode(other.counts, counts)) === place,
  );

function sameCode(left: readonly number[], right: readonly number[]): boolean {
  return codeOfCounts(left) === codeOfCounts(right);
}

function codeOfCounts(counts: readonly number[]): number {
  let code = 0;
  for (const count of counts) code = code * 4 + count;
  return code;
}

const EXCHANGE_PLACES: ReadonlyMap<number, number> = new Map(
  EXCHANGED.map(({ goods }, place) => [codeOfCounts(countsOf(goods)), place]),
);

/** Every set of treasure cards that can pay for a bid with all of its cards needed (GI-Y1, GI-Y2). */
const PAYMENTS: readonly (readonly Treasure[])[] = paymentsUpTo(MOST_PIPS);

function paymentsUpTo(amount: number): Treasure[][] {
  let found: Treasure[][] = [[]];
  for (const { treasure, copies } of TREASURES) {
    found = found.flatMap((cards) =>
      Array.from({ length: copies + 1 }, (_, count) => [
        ...cards,
        ...Array<Treasure>(count).fill(treasure),
      ]),
    );
  }
  return found.filter((cards) => worthOf(cards) - (cards[0] ?? 0) < amount);
}

function worthOf(cards: readonly Treasure[]): number {
  return cards.reduce<number>((worth, card) => worth + card, 0);
}

/** The code of a payment: how many cards there are of each value. */
function codeOfPayment(cards: readonly Treasure[]): number {
  let code = 0;
  for (const card of cards) code += PAYMENT_DIGITS[card];
  return code;
}

const PAYMENT_DIGITS: Readonly<Record<Treasure, number>> = { 1: 1, 2: 100, 3: 10_000 };

const PAYMENT_PLACES: ReadonlyMap<number, number> = new Map(
  PAYMENTS.map((cards, place) => [codeOfPayment(cards), place]),
);

const TURNS = COLORS.length * FACES.length;

/** The numbers of the actions of Grog Island. */
export const ACTION_BLOCKS: ActionBlocks<Action> = {
  returnGoal: each(
    GOALS,
    'the goals',
    ({ goal }) => goal,
    (goal, player) => ({ type: 'returnGoal', player, goal }),
  ),
  chooseGood: each(
    COLORS,
    'the goods',
    ({ good }) => good,
    (good, player) => ({ type: 'chooseGood', player, good }),
  ),
  roll: single<RollAction>(
    'a roll without named dice',
    (player) => ({ type: 'roll', player }),
    ({ dice }) => dice === undefined,
  ),
  pass: single('to pass', (player) => ({ type: 'pass', player })),
  turnDie: {
    size: TURNS,
    meaning: 'the dice by colour, and the six faces of each',
    placeOf: ({ die, face }) =>
      FACES.includes(face) ? COLOR_INDEX[die] * FACES.length + face - 1 : undefined,
    actionAt: (place, player) => ({
      type: 'turnDie',
      player,
      die: at(COLORS, Math.floor(place / FACES.length)),
      face: at(FACES, place % FACES.length),
    }),
  },
  bid: {
    size: ALL_ROWS.length * 2,
    meaning: `the ${ALL_ROWS.length} rows of dice by length, then by the colours of the spaces; then the same rows with a hold parrot`,
    placeOf({ dice, hold }) {
      const place = ROW_PLACES[codeOfRow(dice)] ?? -1;
      return place === -1 || hold !== true ? place : ALL_ROWS.length + place;
    },
    actionAt(place, player) {
      const dice = [...at(ALL_ROWS, place % ALL_ROWS.length).dice];
      return place < ALL_ROWS.length
        ? { type: 'bid', player, dice }
        : { type: 'bid', player, dice, hold: true };
    },
  },
  trade: each(
    SHIPS,
    'the ships',
    ({ ship }) => ship,
    (ship, player) => ({ type: 'trade', player, ship }),
  ),
  endTrade: single('to end the trade', (player) => ({ type: 'endTrade', player })),
  exchange: {
    size: EXCHANGED.length,
    meaning: 'the choices of three goods',
    placeOf: ({ goods }) => EXCHANGE_PLACES.get(codeOfCounts(countsOf(goods))),
    actionAt: (place, player) => ({
      type: 'exchange',
      player,
      goods: { ...at(EXCHANGED, place).goods },
    }),
  },
  deliver: {
    size: GOAL_DECK.length,
    meaning: 'the number of goods, from 1',
    placeOf: ({ units }) => units - 1,
    actionAt: (place, player) => ({ type: 'deliver', player, units: place + 1 }),
  },
  deal: single('to pay for a deal', (player) => ({ type: 'deal', player })),
  default: single('to default', (player) => ({ type: 'default', player })),
  pay: {
    size: PAYMENTS.length,
    meaning: 'the sets of treasure cards that can pay for a bid without a superfluous card',
    placeOf: ({ treasures }) =>
      treasures.every((card, place) => card >= (treasures[place - 1] ?? card))
        ? PAYMENT_PLACES.get(codeOfPayment(treasures))
        : undefined,
    actionAt: (place, player) => ({ type: 'pay', player, treasures: [...at(PAYMENTS, place)] }),
  },
  endClaims: single('to decline the claims that are left', (player) => ({
    type: 'endClaims',
    player,
  })),
  claim: onBuildings('claim'),
  lock: onBuildings('lock'),
  placeGhost: onBuildings('placeGhost'),
};
