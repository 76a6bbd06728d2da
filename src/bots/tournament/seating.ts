import { at } from '../../core/lists.ts';
import { childSeed } from '../../core/random.ts';

/** The entrant at a seat: in game g, entrant i sits at seat (i + g) mod n, so that each begins equally often. */
export function entrantAt(seat: number, game: number, players: number): number {
  return (((seat - game) % players) + players) % players;
}

/** The entrants by seat. */
export function seating<Entrant>(entrants: readonly Entrant[], game: number): Entrant[] {
  return entrants.map((_, seat) => at(entrants, entrantAt(seat, game, entrants.length)));
}

/** The seed of a game of a tournament. */
export function gameSeed(tournamentSeed: number, game: number): number {
  return childSeed(tournamentSeed, game);
}
