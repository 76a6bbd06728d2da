import { parseArgs } from 'node:util';
import { GAMES, type ToldGame } from './games.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { Settings } from './playing.ts';

/** What the demo was asked for. */
export interface DemoOptions extends Settings {
  readonly told: ToldGame;
  readonly language: Language;
  readonly players: number;
  readonly quiet: boolean;
}

/** A command line that cannot be understood; the message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP = `Plays a whole game with random legal moves and tells it, then prints the score sheet.

  --game NAME     ${GAMES.map(({ game }) => game.name).join(' or ')} (default ${GAMES[0].game.name})
  --players N     number of players (default 4)
  --seed N        a whole number; the same seed gives the same game (default 1)
  --language TAG  ${LANGUAGES.map(tagOf).join(', ')} (default ${tagOf(LANGUAGES[0])})
  --actions N     stop after so many actions (default 5000)
  --quiet         print the score sheet only
  --help          print this`;

/** Reads the command line; `null` if it asks for help. */
export function readOptions(args: readonly string[]): DemoOptions | null {
  const values = parsed(args);
  if (values.help) return null;
  const told = GAMES.find(({ game }) => game.name === values.game);
  if (told === undefined) {
    const known = GAMES.map(({ game }) => game.name).join(', ');
    throw new UsageError(`--game: no game is called "${oneLine(values.game)}"; there is ${known}`);
  }
  const language = LANGUAGES.find((one) => tagOf(one) === values.language);
  if (language === undefined) {
    const known = LANGUAGES.map(tagOf).join(', ');
    throw new UsageError(`--language: no "${oneLine(values.language)}"; there is ${known}`);
  }
  const players = wholeNumber('players', values.players);
  const { playerCounts } = told.game;
  if (!playerCounts.includes(players)) {
    throw new UsageError(
      `--players: ${told.words({}).title} is for ${playerCounts.join(', ')} players, not ${players}`,
    );
  }
  const seed = wholeNumber('seed', values.seed);
  const actions = wholeNumber('actions', values.actions);
  if (actions < 1) throw new UsageError(`--actions: at least 1, not ${actions}`);
  return { told, language, players, seed, actions, quiet: values.quiet };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string', default: GAMES[0].game.name },
        players: { type: 'string', default: '4' },
        seed: { type: 'string', default: '1' },
        language: { type: 'string', default: tagOf(LANGUAGES[0]) },
        actions: { type: 'string', default: '5000' },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(oneLine(error instanceof Error ? error.message : String(error)));
  }
}

function tagOf({ catalogue }: Language): string {
  return catalogue.common.language;
}

function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(value)) return value || 0;
  throw new UsageError(`--${option}: a whole number, not "${oneLine(text)}"`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
