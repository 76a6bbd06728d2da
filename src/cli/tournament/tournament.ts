import { at } from '../../core/lists.ts';
import { childSeed } from '../../core/random.ts';

/** What determines every game of a tournament. */
export interface Tournament {
  readonly name: string;
  readonly bots: readonly string[];
  readonly seed: number;
  /** The most actions of a game; the rules set no limit. */
  readonly actions: number;
  /** Whether the result includes the record of the game. */
  readonly records: boolean;
}

/** The bots by seat: in game `number`, bot i sits at seat (i + number) mod n, so that each bot begins equally often. */
export function seating(bots: readonly string[], number: number): string[] {
  return bots.map((_, seat) => at(bots, entrantAt(seat, number, bots.length)));
}

export function entrantAt(seat: number, number: number, players: number): number {
  return (((seat - number) % players) + players) % players;
}

export function seedOf(tournament: Pick<Tournament, 'seed'>, number: number): number {
  return childSeed(tournament.seed, number);
}
