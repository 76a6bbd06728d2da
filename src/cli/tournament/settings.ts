import type { GameResult } from '../../bots/tournament/result.ts';
import { entrantAt } from '../../bots/tournament/seating.ts';
import { at } from '../../core/lists.ts';

/** What all results of a tournament have in common. */
export interface Tournament {
  readonly name: string;
  /** The names of the bots. */
  readonly bots: readonly string[];
  readonly seed: number;
  /** Whether the games of a round of seats have the same deal. */
  readonly sameDeal: boolean;
  /** The most actions of a game; the rules set no limit. */
  readonly actions: number;
  /** Whether the results include the records of the games. */
  readonly records: boolean;
}

/** The settings of the tournament that a result belongs to. */
export function settingsOf(result: GameResult): Tournament {
  const { game, name, tournamentSeed, deal, maxActions, bots, record } = result;
  const entrants: string[] = [];
  for (const [seat, bot] of bots.entries()) entrants[entrantAt(seat, game, bots.length)] = bot;
  return {
    name,
    bots: bots.map((_, entrant) => at(entrants, entrant)),
    seed: tournamentSeed,
    sameDeal: deal !== undefined,
    actions: maxActions,
    records: record !== undefined,
  };
}

/** The first setting in which two tournaments differ, as an option of the program; `null` if they are the same. */
export function difference(expected: Tournament, received: Tournament): string | null {
  const other = texts(received);
  for (const [option, value] of Object.entries(texts(expected)))
    if (value !== other[option]) return `${option}: expected ${value}, received ${other[option]}`;
  return null;
}

/** In what two tournaments cannot have one table: the game or the number of players; `null` if they can. */
export function differenceOfKind(expected: Tournament, received: Tournament): string | null {
  const [one, other] = [expected, received].map(
    ({ name, bots }) => `${name} with ${bots.length} players`,
  );
  return one === other ? null : `expected ${one}, received ${other}`;
}

function texts({
  name,
  bots,
  seed,
  sameDeal,
  actions,
  records,
}: Tournament): Readonly<Record<string, string>> {
  return {
    '--game': name,
    '--bots': bots.join(','),
    '--seed': String(seed),
    '--same-deal': sameDeal ? 'with the same deal' : 'with a deal for each game',
    '--actions': String(actions),
    '--records': records ? 'with records' : 'without records',
  };
}
