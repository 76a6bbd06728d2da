import { at } from '../../core/lists.ts';
import type { GameResult } from './results.ts';
import { entrantAt, type Tournament } from './tournament.ts';

/** The settings of the tournament that a result belongs to. */
export function settingsOf(result: GameResult): Tournament {
  const { game, name, tournamentSeed, maxActions, bots, record } = result;
  const entrants: string[] = [];
  for (const [seat, bot] of bots.entries()) entrants[entrantAt(seat, game, bots.length)] = bot;
  return {
    name,
    bots: bots.map((_, entrant) => at(entrants, entrant)),
    seed: tournamentSeed,
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

function texts({
  name,
  bots,
  seed,
  actions,
  records,
}: Tournament): Readonly<Record<string, string>> {
  return {
    '--game': name,
    '--bots': bots.join(','),
    '--seed': String(seed),
    '--actions': String(actions),
    '--records': records ? 'with records' : 'without records',
  };
}
