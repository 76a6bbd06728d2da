import type { Seat } from '../core/types.ts';
import {
  type ByColor,
  COLOR_INDEXES,
  COLORS,
  GHOST_SHIP,
  type Goal,
  type Parrot,
  type Treasure,
} from './components.ts';
import type { GameEvent } from './events.ts';
import { type CardKind, type PieceId, rowPieces } from './piece-id.ts';

/** The pieces that an event changed. */
export function eventPieces(event: GameEvent): PieceId[] {
  switch (event.type) {
    case 'goalReturned':
      return [...goals(event.player, [event.goal]), 'deck:goals'];
    case 'goalsDrawn':
      return ['deck:goals', ...goals(event.player, event.goals)];
    case 'goalKept':
      return goals(event.player, [event.goal]);
    case 'treasuresDrawn':
      return ['deck:treasures', ...treasures(event.player, event.treasures)];
    case 'parrotsDrawn':
      return ['deck:parrots', ...parrots(event.player, event.parrots)];
    case 'goodsTaken':
      return COLOR_INDEXES.filter((place) => event.goods[place] > 0).flatMap((place): PieceId[] => [
        `good:${COLORS[place]}`,
        `goods:${event.player}:${COLORS[place]}`,
      ]);
    case 'rolled':
      return COLORS.map((color): PieceId => `die:${color}`);
    case 'parrotPlayed':
      return parrots(event.player, [event.parrot]);
    case 'dieTurned':
      return [`die:${event.die}`];
    case 'bidMade':
      return rowPieces(event.dice);
    case 'shipChosen':
      return [`ship:${event.ship}`];
    case 'exchanged':
      return given(event.player, event.goods);
    case 'goodsPaid':
      return event.goods > 0 ? [`goods:${event.player}:${event.good}`, `good:${event.good}`] : [];
    case 'passed':
    case 'tradeEnded':
    case 'auctionWon':
    case 'coinsGained':
    case 'pointsGained':
    case 'defaulted':
    case 'claimsLost':
      return [`purse:${event.player}`];
    case 'paid':
      return [...treasures(event.player, event.treasures), `purse:${event.player}`];
    case 'claimed':
      return [`building:${event.building.peninsula}:${event.building.type}`];
    case 'locked':
      return ['locks', `building:${event.building.peninsula}:${event.building.type}`];
    case 'ghostPlaced':
      return [`ship:${GHOST_SHIP}`, `building:${event.building.peninsula}:${event.building.type}`];
    case 'roundEnded':
      return [...event.ships.map((ship): PieceId => `ship:${ship}`), 'flag'];
    case 'roundStarted':
    case 'nobodyWon':
    case 'gameEnded':
      return [];
  }
}

/** The cards that the viewer knows, and the hand in which the others see only how many there are. */
function goals(player: Seat, cards: readonly (Goal | null)[]): PieceId[] {
  return known(player, 'goals', cards, (goal) => `goal:${goal}`);
}

function treasures(player: Seat, cards: readonly (Treasure | null)[]): PieceId[] {
  return known(player, 'treasures', cards, (treasure) => `treasure:${treasure}`);
}

function parrots(player: Seat, cards: readonly (Parrot | null)[]): PieceId[] {
  return known(player, 'parrots', cards, (parrot) => `parrot:${parrot}`);
}

function known<Card>(
  player: Seat,
  kind: CardKind,
  cards: readonly (Card | null)[],
  idOf: (card: Card) => PieceId,
): PieceId[] {
  if (cards.length === 0) return [];
  return [
    `hand:${player}:${kind}`,
    ...cards.flatMap((card) => (card === null ? [] : [idOf(card)])),
  ];
}

function given(player: Seat, goods: ByColor<number>): PieceId[] {
  return COLOR_INDEXES.filter((place) => goods[place] > 0).map(
    (place): PieceId => `goods:${player}:${COLORS[place]}`,
  );
}
