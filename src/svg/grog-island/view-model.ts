import { type Occupant, TYPES } from '../../grog-island/board.ts';
import {
  BUILDING_TYPES,
  COLOR_INDEX,
  type Color,
  GHOST_SHIP,
  POINTS_BY_COPIES,
  type Ship,
} from '../../grog-island/components.ts';
import { decisionOf } from '../../grog-island/decisions/decision-of.ts';
import { hasGhost, possibleCoins } from '../../grog-island/players.ts';
import type { GameView, PlayerView } from '../../grog-island/state.ts';
import { openSteps } from '../open-steps.ts';
import type { Names } from '../options.ts';
import {
  type Count,
  counted,
  countOf,
  decisionLine,
  type Heading,
  listed,
  type Pile,
} from '../view-model.ts';
import { BUILDINGS, DECISIONS, goalWord, parrotWord, TITLE, treasureWord } from './labels.ts';

export function headingOf(view: GameView): Heading {
  const decisions = openSteps(view.agenda, 'setup').map((step) => {
    const { player, type } = decisionOf(step);
    return { player, does: DECISIONS[type] };
  });
  const round = view.round === 0 ? 'Setup' : `Round ${view.round}`;
  return { title: TITLE, round, decisions, viewer: view.viewer };
}

/** "Bid 9 by Anne". */
export function bidOf(view: GameView, names: Names): string {
  return view.leader === null ? 'No bid yet' : `Bid ${view.amount} by ${names(view.leader)}`;
}

/** "Bid 9 by Anne: yellow 4, grey 3, green 2". */
function auctionOf(view: GameView, names: Names): string {
  const dice = view.row.map((color) => dieOf(view, color));
  return dice.length === 0 ? bidOf(view, names) : `${bidOf(view, names)}: ${dice.join(', ')}`;
}

/** "yellow 4". */
function dieOf(view: GameView, color: Color): string {
  return `${color} ${view.dice[COLOR_INDEX[color]] || '?'}`;
}

export interface BuildingRow {
  readonly word: string;
  /** What each crew on it scores with its goal card (GI-C4). */
  readonly points: number;
  readonly sites: readonly (readonly [peninsula: Color, occupant: Occupant])[];
}

export function typesOf(view: GameView): BuildingRow[] {
  return BUILDING_TYPES.map((type, place) => {
    const sites = view.order.map(
      (color) => [color, view.buildings[COLOR_INDEX[color] * TYPES + place] ?? 'none'] as const,
    );
    const copies = sites.filter(([, occupant]) => occupant !== 'none').length;
    return { word: BUILDINGS[type], points: POINTS_BY_COPIES[copies] ?? 0, sites };
  });
}

export function isGhost(view: GameView, ship: Ship): boolean {
  return ship === GHOST_SHIP && hasGhost(view);
}

export function markersOn(view: GameView, ship: Ship): number[] {
  return view.players.flatMap(({ marker }, seat) => (marker === ship ? [seat] : []));
}

export function countsOf(player: PlayerView): Count[] {
  return [
    [player.coins, 'coins'],
    [player.points, 'points'],
    [player.crew, 'crew'],
    [possibleCoins(player), 'possible'],
  ];
}

export function pilesOf(player: PlayerView): Pile[] {
  const seen = <Card>(cards: readonly (Card | null)[], word: (card: Card) => string) =>
    cards.map((card) => (card === null ? null : word(card)));
  const piles: Pile[] = [
    { name: 'goals', faces: seen(player.goals, goalWord) },
    { name: 'treasures', faces: seen(player.treasures, treasureWord) },
    { name: 'parrots', faces: seen(player.parrots, parrotWord) },
    { name: 'drawn', faces: seen(player.drawn, goalWord) },
  ];
  return piles.filter(({ name, faces }) => name !== 'drawn' || faces.length > 0);
}

export function supplyOf(view: GameView): Count[] {
  const supply: Count[] = [
    [view.goalDeck.length, 'goals'],
    [view.treasureDeck.length, 'treasures'],
    [view.parrotDeck.length, 'parrots'],
    [view.locks, 'locks'],
  ];
  return hasGhost(view) ? [...supply, [view.ghostCrew, 'ghost crew']] : supply;
}

export function discardsOf(view: GameView): Pile[] {
  return [
    { name: 'spent treasures', faces: view.spentTreasures.map(treasureWord) },
    { name: 'played parrots', faces: view.playedParrots.map(parrotWord) },
  ];
}

export function badgesOf(view: GameView, seat: number): string[] {
  const player = view.players[seat];
  const badges: string[] = [];
  if (view.flag === seat) badges.push('flag');
  if (view.leader === seat) badges.push('leads');
  if (player?.passed === true) badges.push('passed');
  return badges;
}

export function occupantWord(occupant: Occupant, names: Names): string {
  return occupant.startsWith('crew:') ? names(Number(occupant.slice('crew:'.length))) : occupant;
}

/** The table in a few sentences, for people who cannot see it. */
export function summaryOf(view: GameView, names: Names): string {
  const heading = headingOf(view);
  const players = view.players.map((player, seat) => {
    const counts = [...countsOf(player).slice(0, 3), ...pilesOf(player).map(countOf)];
    return `${names(seat)} has ${listed(counts.map(counted))}.`;
  });
  return [
    `${heading.round}.`,
    `${decisionLine(heading, names)}.`,
    `${auctionOf(view, names)}.`,
    ...players,
  ].join(' ');
}
