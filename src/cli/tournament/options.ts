import { availableParallelism } from 'node:os';
import {
  checkPlayers,
  countingNumber,
  GAME_NAMES,
  gameNamed,
  oneLine,
  parsedArguments,
  UsageError,
  wholeNumber,
} from '../arguments.ts';
import { BOTS_HELP, botsNamed } from '../bots.ts';
import { GAMES } from '../games.ts';
import type { Tournament } from './playing.ts';

/** Which games of a tournament are played here: those whose number leaves the remainder `index`. */
interface Shard {
  readonly index: number;
  readonly count: number;
}

/** What a tournament was asked for. */
export interface TournamentOptions {
  readonly tournament: Tournament;
  readonly games: number;
  readonly shard: Shard;
  readonly workers: number;
  readonly out: string | null;
  readonly resume: boolean;
  readonly svg: string | null;
}

export const TOURNAMENT_HELP = `Plays bots against each other, tells each game as a line of NDJSON, and prints a table.

  --game NAME     ${GAME_NAMES.join(' or ')} (default ${GAMES[0].game.name})
  --bots A,B,…    one bot for each player: ${BOTS_HELP} (default greedy,random)
  --games N       number of games (default 100)
  --seed N        a whole number; the same seed gives the same tournament (default 1)
  --actions N     stop a game after so many actions and count it as capped (default 5000)
  --records       put the record of each game in notation into its line
  --out FILE      where the lines go; without it they go to the output, and the table beside it
  --resume        go on with FILE, without playing again what stands there
  --shard K/N     play only the K-th of N parts; \`pirate-auctions report\` puts them together
  --workers N     number of threads; the lines are the same for any (default: one for each processor)
  --svg FILE      draw the win rates
  --help          print this`;

/** Reads the command line; `null` if it asks for help. */
export function readTournamentOptions(args: readonly string[]): TournamentOptions | null {
  const { values } = parsedArguments({
    args: [...args],
    options: {
      game: { type: 'string', default: GAMES[0].game.name },
      bots: { type: 'string', default: 'greedy,random' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      actions: { type: 'string', default: '5000' },
      records: { type: 'boolean', default: false },
      out: { type: 'string' },
      resume: { type: 'boolean', default: false },
      shard: { type: 'string', default: '1/1' },
      workers: { type: 'string', default: String(availableParallelism()) },
      svg: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const told = gameNamed(values.game);
  const bots = botsNamed(told, values.bots);
  checkPlayers('bots', told, bots.length);
  const { out = null, svg = null, resume, records } = values;
  if (resume && out === null) throw new UsageError('--resume: needs --out, the file to go on with');
  return {
    tournament: {
      name: told.game.name,
      bots,
      seed: wholeNumber('seed', values.seed),
      actions: countingNumber('actions', values.actions),
      records,
    },
    games: countingNumber('games', values.games),
    shard: shardOf(values.shard),
    workers: countingNumber('workers', values.workers),
    out,
    resume,
    svg,
  };
}

function shardOf(text: string): Shard {
  const [, part = 0, count = 0] = (/^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? []).map(Number);
  if (part >= 1 && part <= count) return { index: part - 1, count };
  throw new UsageError(`--shard: K/N with K from 1 to N, not "${oneLine(text)}"`);
}
