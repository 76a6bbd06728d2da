import { at } from '../core/lists.ts';
import type { PieceRules } from '../core/pieces.ts';
import type { Seat } from '../core/types.ts';
import type { Action, ExchangeAction } from './actions.ts';
import {
  BUILDING_TYPES,
  COLORS,
  DEAL_PRICE,
  GOALS,
  PARROTS,
  SHIPS,
  type Ship,
  TREASURE_VALUES,
} from './components.ts';
import { CARD_KINDS, type PieceId, rowPieces, SPACES } from './piece-id.ts';
import { goodOf } from './players.ts';
import type { Table } from './state.ts';
import type { Types } from './types.ts';

export const pieceRules: PieceRules<Types> = {
  all: ({ players }) => [
    ...COLORS.flatMap((color): PieceId[] => [
      ...BUILDING_TYPES.map((type): PieceId => `building:${color}:${type}`),
      `cloud:${color}`,
      `die:${color}`,
      `good:${color}`,
    ]),
    ...SHIPS.map((ship): PieceId => `ship:${ship}`),
    ...SPACES.map((space): PieceId => `space:${space}`),
    ...GOALS.map((goal): PieceId => `goal:${goal}`),
    ...TREASURE_VALUES.map((treasure): PieceId => `treasure:${treasure}`),
    ...PARROTS.map(({ parrot }): PieceId => `parrot:${parrot}`),
    ...CARD_KINDS.map((kind): PieceId => `deck:${kind}`),
    ...[...players.keys()].flatMap((seat): PieceId[] => [
      `purse:${seat}`,
      ...COLORS.map((color): PieceId => `goods:${seat}:${color}`),
      ...CARD_KINDS.map((kind): PieceId => `hand:${seat}:${kind}`),
    ]),
    'locks',
    'flag',
  ],
  of: touchedBy,
};

function touchedBy(action: Action, table: Table): PieceId[] {
  const { player } = action;
  switch (action.type) {
    case 'returnGoal':
      return [`goal:${action.goal}`, 'deck:goals'];
    case 'chooseGood':
      return [`good:${action.good}`];
    case 'roll':
      return COLORS.map((color): PieceId => `die:${color}`);
    case 'pass':
    case 'endTrade':
    case 'default':
    case 'endClaims':
      return [`purse:${player}`];
    case 'turnDie':
      return [`parrot:${action.die}`, `die:${action.die}`];
    case 'bid':
      return action.hold === true
        ? ['parrot:hold', ...rowPieces(action.dice)]
        : rowPieces(action.dice);
    case 'trade':
      return [`ship:${action.ship}`];
    case 'exchange':
      return [...exchanged(action), `ship:${shipOfTrade(table)}`];
    case 'deliver':
      return [`ship:${shipOfTrade(table)}`, ...ownGoods(table, player, action.units)];
    case 'deal':
      return ownGoods(table, player, DEAL_PRICE);
    case 'pay':
      return [
        ...action.treasures.map((treasure): PieceId => `treasure:${treasure}`),
        `purse:${player}`,
        ...table.row.map((_, place): PieceId => `space:${at(SPACES, place)}`),
      ];
    case 'claim':
    case 'lock':
    case 'placeGhost':
      return [`building:${action.building.peninsula}:${action.building.type}`];
  }
}

function exchanged({ player, goods }: ExchangeAction): PieceId[] {
  return COLORS.flatMap((color) =>
    Array<PieceId>(goods[color] ?? 0).fill(`goods:${player}:${color}`),
  );
}

/** Goods of the ship's kind; those that credits stand for count as well (GI-T8). */
function ownGoods(table: Table, player: Seat, units: number): PieceId[] {
  return Array<PieceId>(units).fill(`goods:${player}:${goodOf(table, shipOfTrade(table))}`);
}

function shipOfTrade({ agenda }: Table): Ship {
  const step = agenda.at(-1);
  if (step?.type !== 'trade') throw new RangeError('no ship is traded with');
  return step.ship;
}
