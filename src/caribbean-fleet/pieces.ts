import type { PieceRules } from '../core/pieces.ts';
import type { Action } from './actions.ts';
import { COLORS } from './components.ts';
import { cards, dice, type PieceId } from './piece-id.ts';
import type { Table } from './state.ts';
import type { Types } from './types.ts';

export const pieceRules: PieceRules<Types> = {
  all: ({ pack, players }) => [
    ...cards(pack),
    ...COLORS.flatMap((color): PieceId[] => [`chief:${color}`, `token:${color}`]),
    ...dice(),
    ...[...players.keys()].map((seat): PieceId => `purse:${seat}`),
    'deck',
  ],
  of: touchedBy,
};

function touchedBy(action: Action, table: Table): PieceId[] {
  const { player } = action;
  switch (action.type) {
    case 'pass':
    case 'keepCard':
      return [`purse:${player}`];
    case 'bid':
      return [`purse:${player}`, ...cards(table.open)];
    case 'choose':
    case 'useFairWind':
      return [`card:${action.card}`];
    case 'sink':
      return [`card:${action.target}`];
    case 'board':
      return [`card:${action.ship}`];
    case 'raid':
      return [`purse:${action.victim}`, ...dice()];
    case 'assignBlackbeard':
      return [...cardOfDecision(table), `chief:${action.color}`];
    case 'placeCannons':
      return [...cardOfDecision(table), `card:${action.ship}`];
    case 'openTavern':
      return [...cardOfDecision(table), `token:${action.color}`];
    case 'placeRum':
      return [...cardOfDecision(table), `card:${action.tavern}`];
    case 'roll':
      return dice();
    case 'turnDie':
      return [`card:${action.card}`, `die:${action.die}`];
  }
}

/** The card that looks for a place. */
function cardOfDecision({ agenda }: Table): PieceId[] {
  const step = agenda.at(-1);
  return step !== undefined && 'card' in step ? cards([step.card]) : [];
}
