import { at } from '../core/lists.ts';
import { ranked } from '../core/ranking.ts';
import type { BaseScoreSoFar, BaseScoring, ScoringSoFar, Seat } from '../core/types.ts';
import { CREW_OF, copiesOf, countOfType, countOn, type Occupant } from './board.ts';
import { kinds } from './cards.ts';
import {
  type BuildingType,
  COLOR_INDEX,
  COLORS,
  type Color,
  EXCHANGE_RATE,
  type Goal,
  meaningOf,
  POINTS_BY_COPIES,
} from './components.ts';
import type { PlayerOf, Table } from './state.ts';

/** The points of one goal. */
export interface GoalScore {
  /** The goal; of two copies only one counts (GI-F5). */
  readonly goal: Goal;
  /** Its points. */
  readonly points: number;
}

/** The score sheet of one player (GI-F3 to GI-F6). */
export interface PlayerScore {
  /** The seat. */
  readonly player: Seat;
  /** The sum of all that follows. */
  readonly total: number;
  /** Points on the track. */
  readonly track: number;
  /** 1 for each treasure card (GI-F3). */
  readonly treasures: number;
  /** 1 for every 5 coins on the track (GI-F4). */
  readonly coins: number;
  /** 1 for every 3 tiles of kinds without a goal, if there is a goods goal (GI-F6). */
  readonly exchange: number;
  /** The goals in hand, each kind once, in the order of `GOALS` (GI-F5). */
  readonly goals: readonly GoalScore[];
}

/** The score sheet of one player as far as a viewer knows it: their own is complete. */
export interface PlayerScoreSoFar
  extends BaseScoreSoFar,
    Omit<PlayerScore, 'total' | 'exchange' | 'goals'> {
  /** 1 for every 3 tiles of kinds without a goal; `null` if the goals are hidden (GI-F6). */
  readonly exchange: number | null;
  /** The goals in hand, each kind once; `null` for each hidden card (GI-F5). */
  readonly goals: readonly (GoalScore | null)[];
}

/** The score sheets and the ranking: points, then coins on the track, then a shared place (GI-F7). */
export interface Scoring extends BaseScoring {
  /** The score sheets by seat. */
  readonly players: readonly PlayerScore[];
}

/** What scoring needs to know. */
interface ScoredTable {
  readonly players: readonly PlayerOf<null>[];
  readonly buildings: readonly Occupant[];
}

/** Coins on the track for one point (GI-F4). */
export const COINS_FOR_A_POINT = 5;
/** Points for a majority, and for being there without one (GI-F5). */
export const MAJORITY_POINTS = 6;
export const PRESENCE_POINTS = 2;

export function scoreOf(table: ScoredTable): Scoring {
  const players = table.players.map((player, seat) => sheetOf(table, player, seat));
  const ranking = ranked(players, (left, right) => {
    const coins = (sheet: PlayerScore): number => at(table.players, sheet.player).coins;
    return right.total - left.total || coins(right) - coins(left);
  });
  return { players, ranking, winners: at(ranking, 0) };
}

/** A hand is either known or hidden as a whole. */
export function scoreSoFarOf(table: Table): ScoringSoFar<PlayerScoreSoFar> {
  const players = table.players.map((player, seat): PlayerScoreSoFar => {
    const sheet = sheetOf(table, player, seat);
    const { total: certain } = sheet;
    const hidden = player.goals.filter((goal) => goal === null);
    return hidden.length === 0
      ? { ...sheet, certain }
      : { ...sheet, certain, total: null, exchange: null, goals: hidden };
  });
  return { players };
}

/** Hidden goals count nothing. */
function sheetOf(table: ScoredTable, player: PlayerOf<null>, seat: Seat): PlayerScore {
  const held = kinds(player.goals);
  const goals = held.map((goal) => ({ goal, points: pointsOf(table, player, seat, goal) }));
  const track = player.points;
  const treasures = player.treasures.length;
  const coins = Math.floor(player.coins / COINS_FOR_A_POINT);
  const exchange = exchangePoints(player, held);
  const total = goals.reduce(
    (sum, { points }) => sum + points,
    track + treasures + coins + exchange,
  );
  return { player: seat, total, track, treasures, coins, exchange, goals };
}

/** Tiles without a goal count 3 as 1 towards a goods goal (GI-F6). */
function exchangePoints(player: PlayerOf<null>, held: readonly Goal[]): number {
  if (!COLORS.some((color) => held.includes(`goods:${color}`))) return 0;
  let tiles = 0;
  for (const color of COLORS)
    if (!held.includes(`goods:${color}`)) tiles += player.goods[COLOR_INDEX[color]];
  return Math.floor(tiles / EXCHANGE_RATE);
}

function pointsOf(table: ScoredTable, player: PlayerOf<null>, seat: Seat, goal: Goal): number {
  const meaning = meaningOf(goal);
  switch (meaning.of) {
    case 'parrots':
      return player.parrots.length;
    case 'goods':
      return player.goods[COLOR_INDEX[meaning.color]];
    case 'majority':
      return majorityPoints(table, seat, meaning.color);
    case 'type':
      return typePoints(table, seat, meaning.type);
  }
}

/** Points for each own crew on a type, by its copies on the board (GI-C4). */
function typePoints(table: ScoredTable, seat: Seat, type: BuildingType): number {
  const crew = countOfType(table.buildings, type, CREW_OF[seat]);
  const copies = copiesOf(table.buildings, type);
  return crew * (POINTS_BY_COPIES[copies] ?? 0);
}

/** The points of a majority for so much own crew, and so much of the strongest other player (GI-F5). */
export function pointsOfMajority(own: number, rival: number): number {
  if (own === 0) return 0;
  return own > rival ? MAJORITY_POINTS : PRESENCE_POINTS;
}

/** More crew on the peninsula than every other player, the ghost crew included (GI-F5). */
function majorityPoints(table: ScoredTable, seat: Seat, color: Color): number {
  const own = countOn(table.buildings, COLOR_INDEX[color], CREW_OF[seat]);
  let most = countOn(table.buildings, COLOR_INDEX[color], 'ghost');
  for (let other = 0; other < table.players.length; other += 1) {
    if (other !== seat)
      most = Math.max(most, countOn(table.buildings, COLOR_INDEX[color], CREW_OF[other]));
  }
  return pointsOfMajority(own, most);
}
