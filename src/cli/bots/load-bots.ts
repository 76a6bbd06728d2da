import type { Entrant } from '../../bots/tournament/options.ts';
import { refuseOption } from '../arguments.ts';
import type { GameEntry } from '../games.ts';
import { splitBots } from './bot-list.ts';
import { BUILT_IN_HELP, builtInBot } from './built-in.ts';
import type { LoadedBot } from './loaded-bot.ts';
import { moduleBot } from './module-bot.ts';
import { type ProgramLimits, programBot } from './program-bot.ts';

export const BOTS_HELP = `${BUILT_IN_HELP}; ./bot.mjs#export; "exec:python3 bot.py"`;

/** What may limit the bots of a run. */
export interface BotSettings extends ProgramLimits {
  /** The bots, as in the option `--bots`. */
  readonly bots: readonly string[];
  /** Whether searches tell what they considered. */
  readonly notes?: boolean;
}

/** Bots that are ready to play, one for each text. */
export interface LoadedBots {
  readonly entrants: readonly Entrant[];
  /** Ends the programs among them. */
  readonly close: () => Promise<void>;
}

/** The texts of the option `--bots`. */
export function botTexts(entry: GameEntry, text: string): string[] {
  const texts = splitBots(text);
  for (const one of texts)
    if (!isElsewhere(one) && builtInBot(entry, one) === null) refuseOption('bots', BOTS_HELP, one);
  return texts;
}

/** Whether a text names a program. Its process plays beside the threads, not in one of them. */
export function isProgram(text: string): boolean {
  return text.startsWith('exec:');
}

function isElsewhere(text: string): boolean {
  return isProgram(text) || /[\\/]|\.[cm]?[jt]s(#|$)/.test(text);
}

/**
 * Makes the bots of a list ready to play.
 *
 * @param known - the same bots, loaded for another table: programs then start with their first game, where a failure is a fault.

 * @throws UsageError for a text that names no bot; CommandError for a module or a program that cannot be loaded.
 */
export async function loadBots(
  entry: GameEntry,
  settings: BotSettings,
  known?: LoadedBots,
): Promise<LoadedBots> {
  const loaded: LoadedBot[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(loaded.map((bot) => bot.close()));
  };
  try {
    for (const [place, text] of settings.bots.entries())
      loaded.push(await loadBot(entry, text, settings, known?.entrants[place]?.name));
  } catch (error) {
    await close();
    throw error;
  }
  return { entrants: loaded.map((bot) => entrantOf(bot, settings)), close };
}

async function loadBot(
  entry: GameEntry,
  text: string,
  settings: BotSettings,
  name: string | undefined,
): Promise<LoadedBot> {
  if (isProgram(text)) return programBot(entry, text.slice('exec:'.length), settings, name);
  const bot = builtInBot(entry, text, settings.notes) ?? (await moduleBot(text));
  return bot ?? refuseOption('bots', BOTS_HELP, text);
}

function entrantOf(
  { name, bot, deterministic, budget }: LoadedBot,
  limits: ProgramLimits,
): Entrant {
  const { milliseconds } = limits;
  const timed =
    milliseconds === null ? undefined : { milliseconds, now: (): number => performance.now() };
  return { name, bot, deterministic, budget: budget ?? timed };
}
