import { type ParseArgsConfig, parseArgs } from 'node:util';
import { GAMES, type ToldGame } from './games.ts';

/** A command line that cannot be understood; the message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What a command cannot do, for a reason outside of it: a file that is not what it should be. The message is one line. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** `parseArgs` of Node, with its complaints as usage errors. */
export function parsedArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(oneLine(error instanceof Error ? error.message : String(error)));
  }
}

/** The names of the games, for help and complaints. */
export const GAME_NAMES: readonly string[] = GAMES.map(({ game }) => game.name);

/** The game of the option `--game`. */
export function gameNamed(name: string): ToldGame {
  const told = GAMES.find(({ game }) => game.name === name);
  if (told !== undefined) return told;
  const known = GAME_NAMES.join(', ');
  throw new UsageError(`--game: no game is called "${oneLine(name)}"; there is ${known}`);
}

/** Refuses a number of players that a game is not for; `option` is what said so. */
export function checkPlayers(option: string, told: ToldGame, players: number): void {
  const { playerCounts } = told.game;
  if (playerCounts.includes(players)) return;
  throw new UsageError(
    `--${option}: ${told.words({}).title} is for ${playerCounts.join(', ')} players, not ${players}`,
  );
}

/** A safe integer. */
export function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(value)) return value || 0;
  throw new UsageError(`--${option}: a whole number, not "${oneLine(text)}"`);
}

/** A whole number of at least 1. */
export function countingNumber(option: string, text: string): number {
  const value = wholeNumber(option, text);
  if (value >= 1) return value;
  throw new UsageError(`--${option}: at least 1, not ${value}`);
}

/** Text without line breaks, for a complaint of one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
