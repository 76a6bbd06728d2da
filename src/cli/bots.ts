import type { Bot, Budget } from '../bots/bot.ts';
import { createGreedyBot } from '../bots/greedy.ts';
import { createIsmctsBot } from '../bots/ismcts.ts';
import { createRandomBot } from '../bots/random.ts';
import { RandomSource, seedWords } from '../core/random.ts';
import { oneLine, UsageError } from './arguments.ts';
import type { ToldGame } from './games.ts';

/** The bots, for help. */
export const BOTS_HELP = 'random, greedy, ismcts or ismcts:ITERATIONS';

/** A bot that is ready to play: with its budget and its own random numbers. */
export type Player = (view: Parameters<Bot>[0]) => ReturnType<Bot>;

/** The bots of the option `--bots`, as they are written; each is known to exist. */
export function botsNamed(told: ToldGame, text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) botNamed(told, name);
  return names;
}

/** A bot that plays one game; the same seed makes the same decisions. */
export function playerOf(told: ToldGame, name: string, seed: number): Player {
  const { bot, budget } = botNamed(told, name);
  const source = new RandomSource(seedWords(seed));
  const random = (): number => source.below(0x1_0000_0000) / 0x1_0000_0000;
  return (view) => bot(view, random, budget);
}

interface NamedBot {
  readonly bot: Bot;
  readonly budget: Budget;
}

function botNamed({ game }: ToldGame, name: string): NamedBot {
  if (name === 'random') return { bot: createRandomBot(game), budget: {} };
  if (name === 'greedy') return { bot: createGreedyBot(game), budget: {} };
  // Iterations only: with milliseconds a fast machine would play another game than a slow one.
  const search = /^ismcts(?::([1-9]\d{0,8}))?$/.exec(name);
  if (search === null)
    throw new UsageError(`--bots: no bot is called "${oneLine(name)}"; there is ${BOTS_HELP}`);
  const [, iterations = '1000'] = search;
  return { bot: createIsmctsBot(game), budget: { iterations: Number(iterations) } };
}
