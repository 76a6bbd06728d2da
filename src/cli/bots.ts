import type { Bot, Budget } from '../bots/bot.ts';
import { MOST_ITERATIONS } from '../bots/budget.ts';
import { createGreedyBot } from '../bots/greedy.ts';
import { createIsmctsBot } from '../bots/ismcts.ts';
import { createRandomBot } from '../bots/random.ts';
import { seeded } from '../core/random.ts';
import { refuseOption } from './arguments.ts';
import type { GameEntry } from './games.ts';

export const BOTS_HELP = 'random, greedy, ismcts or ismcts:N with N from 1 to 100000';

/** A bot with its budget and its own random numbers. */
export type Player = (view: Parameters<Bot>[0]) => ReturnType<Bot>;

/** The names in the option `--bots`; each bot exists. */
export function botsNamed(entry: GameEntry, text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) botNamed(entry, name);
  return names;
}

/** A bot for one game; the same seed leads to the same decisions. */
export function playerOf(entry: GameEntry, name: string, seed: number): Player {
  const { bot, budget } = botNamed(entry, name);
  const source = seeded(seed);
  return (view) => bot(view, () => source.fraction(), budget);
}

interface NamedBot {
  readonly bot: Bot;
  readonly budget: Budget;
}

function botNamed({ game }: GameEntry, name: string): NamedBot {
  if (name === 'random') return { bot: createRandomBot(game), budget: {} };
  if (name === 'greedy') return { bot: createGreedyBot(game), budget: {} };
  // Iterations only: with milliseconds the game would depend on the speed of the machine.
  const search = /^ismcts(?::([1-9]\d*))?$/.exec(name);
  const iterations = Number(search?.[1] ?? 1000);
  if (search === null || iterations > MOST_ITERATIONS) return refuseOption('bots', BOTS_HELP, name);
  return { bot: createIsmctsBot(game), budget: { iterations } };
}
