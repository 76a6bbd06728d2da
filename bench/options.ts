import { parseArgs } from 'node:util';
import { GROUPS } from './game-report.ts';
import { SUBJECTS } from './games.ts';

/** The options of the command line. */
export interface BenchOptions {
  readonly games: readonly string[];
  /** The only group of lines to measure; `null` for all. */
  readonly group: string | null;
  readonly seconds: number;
  readonly memoryGames: number;
  readonly json: string | null;
  readonly docs: boolean;
  readonly peers: boolean;
}

/** The command line is wrong; the message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const NAMES = SUBJECTS.map(({ game }) => game.name);

export const HELP = `Measures the library, chessops, boardgame.io and bare immer in one run.

  --game NAME           ${NAMES.join(' or ')} (default: all)
  --group NAME          ${GROUPS.join(', ')} (default: all)
  --seconds S           processor time for each line (default 1)
  --memory-games N      simulated games between two measurements of the heap (default 10000)
  --json FILE           write all figures to a file
  --docs                write the results into docs/performance.md and docs/server.md
  --no-peers            measure without chessops and boardgame.io, and install nothing
  --help                print this

The exit code is 1 if a checksum differs from that in checksums.json. A target that is not met is only shown.`;

/** Reads the command line; `null` if it asks for help. */
export function readOptions(args: readonly string[]): BenchOptions | null {
  const values = parsed(args);
  if (values.help) return null;
  const { game, group } = values;
  if (game !== undefined && !NAMES.includes(game))
    throw new UsageError(`--game: expected ${NAMES.join(' or ')}, received "${game}"`);
  if (group !== undefined && !GROUPS.includes(group))
    throw new UsageError(`--group: expected one of ${GROUPS.join(', ')}, received "${group}"`);
  if (group !== undefined && values.docs)
    throw new UsageError('--docs: expected all groups, received one with --group');
  return {
    group: group ?? null,
    games: game === undefined ? NAMES : [game],
    seconds: positive('seconds', values.seconds),
    memoryGames: Math.ceil(positive('memory-games', values['memory-games'])),
    json: values.json ?? null,
    docs: values.docs,
    peers: !values['no-peers'],
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string' },
        group: { type: 'string' },
        seconds: { type: 'string', default: '1' },
        'memory-games': { type: 'string', default: '10000' },
        json: { type: 'string' },
        docs: { type: 'boolean', default: false },
        'no-peers': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(message.replace(/\s+/g, ' '));
  }
}

function positive(option: string, text: string): number {
  const value = Number(text);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new UsageError(`--${option}: expected a number above 0, received "${text}"`);
}
