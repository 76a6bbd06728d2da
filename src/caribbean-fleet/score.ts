import { at } from '../core/lists.ts';
import { ranked } from '../core/ranking.ts';
import type { BaseScoreSoFar, BaseScoring, ScoringSoFar, Seat } from '../core/types.ts';
import { CHIEF_POINTS } from './components.ts';
import { worthOf } from './fleet.ts';
import { shipsOf } from './players.ts';
import type { Table } from './state.ts';

/** The score sheet of one player (CF-F1). */
export interface PlayerScore {
  /** The seat. */
  readonly player: Seat;
  /** The sum of all that follows. */
  readonly total: number;
  /** Ducats in the purse. */
  readonly ducats: number;
  /** The values of the own ships, with the cannons under them. */
  readonly ships: number;
  /** 5 for each chief pawn. */
  readonly chiefs: number;
}

/** The score sheet of one player during the game: nothing that counts is hidden. */
export interface PlayerScoreSoFar extends BaseScoreSoFar, PlayerScore {
  /** All points, as if the game ended now. */
  readonly total: number;
}

/** The score sheets and the ranking: most points, then a shared place (CF-F2). */
export interface Scoring extends BaseScoring {
  /** The score sheets by seat. */
  readonly players: readonly PlayerScore[];
}

export function scoreOf(table: Table): Scoring {
  const players = table.players.map(({ ducats }, player): PlayerScore => {
    const ships = shipsOf(table, player).reduce((sum, ship) => sum + worthOf(table, ship), 0);
    const chiefs = CHIEF_POINTS * table.chiefs.filter((chief) => chief === player).length;
    return { player, total: ducats + ships + chiefs, ducats, ships, chiefs };
  });
  const ranking = ranked(players, (left, right) => right.total - left.total);
  return { players, ranking, winners: at(ranking, 0) };
}

export function scoreSoFarOf(table: Table): ScoringSoFar<PlayerScoreSoFar> {
  const { players } = scoreOf(table);
  return { players: players.map((sheet) => ({ ...sheet, certain: sheet.total })) };
}
