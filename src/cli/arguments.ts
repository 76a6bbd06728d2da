import { type ParseArgsConfig, parseArgs } from 'node:util';
import { GAMES, type GameEntry } from './games.ts';

/** A command line that cannot be understood; the message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An error outside the program, such as a file with the wrong content; the message is one line. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** An option of a command, for `parseArgs` and for the help. */
interface Option {
  readonly type: 'string' | 'boolean';
  /** The name of the value in the help; a flag has none. */
  readonly value?: string;
  readonly default?: string;
  readonly help: string;
}

export type OptionTable = Readonly<Record<string, Option>>;

export const GAME_OPTION = {
  type: 'string',
  value: 'NAME',
  default: GAMES[0].game.name,
  help: GAMES.map(({ game }) => game.name).join(' or '),
} as const satisfies Option;

export const SEED_OPTION = {
  type: 'string',
  value: 'N',
  default: '1',
  help: 'a whole number; the same seed gives the same games',
} as const satisfies Option;

export const ACTIONS_OPTION = {
  type: 'string',
  value: 'N',
  default: '5000',
  help: 'stop a game after so many actions',
} as const satisfies Option;

export const SVG_OPTION = {
  type: 'string',
  value: 'FILE',
  help: 'draw the win rates as an SVG document',
} as const satisfies Option;

export function helpText(about: string, options: OptionTable): string {
  const help: Option = { type: 'boolean', help: 'print this text' };
  const rows: [string, Option][] = Object.entries({ ...options, help });
  const names = rows.map(
    ([name, { value }]) => `--${name}${value === undefined ? '' : ` ${value}`}`,
  );
  const width = Math.max(...names.map((name) => name.length));
  const lines = rows.map(([, option], index) => {
    const initially = option.default === undefined ? '' : ` (default: ${option.default})`;
    return `  ${(names[index] ?? '').padEnd(width)}  ${option.help}${initially}`;
  });
  return [about, '', ...lines].join('\n');
}

/** `parseArgs` of Node, with its errors as usage errors. */
export function parsedArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(oneLine(messageOf(error)));
  }
}

export function gameNamed(name: string): GameEntry {
  const entry = GAMES.find(({ game }) => game.name === name);
  return entry ?? refuseOption('game', GAME_OPTION.help, name);
}

/** Refuses a number of players that a game is not for; `option` is where it comes from. */
export function checkPlayers(option: string, { game }: GameEntry, players: number): void {
  if (game.playerCounts.includes(players)) return;
  refuseOption(option, `${game.playerCounts.join(', ')} players`, String(players));
}

export function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(value)) return value || 0;
  return refuseOption(option, 'a whole number', text);
}

/** A whole number from 1, and up to `most` if there is such a bound. */
export function countingNumber(option: string, text: string, most = Number.POSITIVE_INFINITY) {
  const value = wholeNumber(option, text);
  if (value >= 1 && value <= most) return value;
  const bound = Number.isFinite(most) ? ` to ${most}` : '';
  return refuseOption(option, `a whole number from 1${bound}`, text);
}

export function refuseOption(option: string, expected: string, received: string): never {
  throw new UsageError(`--${option}: expected ${expected}, received ${oneLine(received)}`);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Text without line breaks, for an error message of one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
