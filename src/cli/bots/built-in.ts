import type { AnyBot, StatefulBot } from '../../bots/bot.ts';
import { MOST_ITERATIONS } from '../../bots/budget.ts';
import { createGreedyBot } from '../../bots/greedy.ts';
import { createIsmctsBot, createIsmctsSearch, type Searcher } from '../../bots/ismcts.ts';
import { createRandomBot } from '../../bots/random.ts';
import type { SearchOptions } from '../../bots/search-options.ts';
import type { RecordMove } from '../../core/types.ts';
import { messageOf, refuseOption } from '../arguments.ts';
import type { GameEntry } from '../games.ts';
import type { LoadedBot } from './loaded-bot.ts';

export const BUILT_IN_HELP =
  'random, greedy, ismcts, or ismcts?iterations=300&exploration=0.3 with options of the search';

/** The options of a search that a bot of the command line can have; the evaluation is that of the library. */
const SEARCH_OPTIONS = ['exploration', 'priorVisits', 'width', 'playout', 'rolls'] as const;
const BUDGET_OPTIONS = ['iterations', 'milliseconds'] as const;

/** A bot of the library by its name and options; `null` if the text is none. With `notes`, a search tells what it considered. */
export function builtInBot({ game }: GameEntry, text: string, notes = false): LoadedBot | null {
  if (text === 'random') return ofLibrary(text, createRandomBot(game));
  if (text === 'greedy') return ofLibrary(text, createGreedyBot(game));
  const [, count, query] = /^ismcts(?::([1-9]\d*))?(?:\?(.*))?$/.exec(text) ?? [];
  if (text !== 'ismcts' && count === undefined && query === undefined) return null;
  const options = readOptions(query ?? '', text);
  const iterations = options.iterations ?? (count === undefined ? undefined : Number(count));
  if (iterations !== undefined && !(iterations >= 1 && iterations <= MOST_ITERATIONS))
    return refuseOption('bots', `1 to ${MOST_ITERATIONS} iterations`, text);
  const { milliseconds } = options;
  if (milliseconds !== undefined && !(milliseconds > 0))
    return refuseOption('bots', 'milliseconds above 0', text);
  const { evaluation: _, ...search }: SearchOptions = options;
  try {
    const bot = notes
      ? explaining(createIsmctsSearch(game, search))
      : createIsmctsBot(game, search);
    const now = (): number => performance.now();
    const timed = milliseconds === undefined ? {} : { milliseconds, now };
    return { ...ofLibrary(text, bot), budget: { iterations, ...timed } };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refuseOption('bots', messageOf(error), text);
  }
}

/** A search as a bot that tells what its last choice was based on. */
function explaining(search: Searcher): StatefulBot {
  let moves: readonly RecordMove[] = [];
  return {
    choose(view, random, budget) {
      const found = search(view, random, budget);
      moves = found.moves.map(({ action, visits, mean }) => ({
        action,
        visits,
        mean: Math.round(Math.min(1, Math.max(0, mean)) * 10_000) / 10_000,
      }));
      return found.action;
    },
    considered: () => moves,
  };
}

function ofLibrary(name: string, bot: AnyBot): LoadedBot {
  return { name, bot, deterministic: true, budget: undefined, close: async () => {} };
}

type OptionName = (typeof SEARCH_OPTIONS)[number] | (typeof BUDGET_OPTIONS)[number];

function readOptions(query: string, text: string): Partial<Record<OptionName, number>> {
  const options: Partial<Record<OptionName, number>> = {};
  const names: readonly OptionName[] = [...BUDGET_OPTIONS, ...SEARCH_OPTIONS];
  for (const pair of query === '' ? [] : query.split('&')) {
    const [key = '', value = '', ...others] = pair.split('=');
    const name = names.find((one) => one === key);
    if (name === undefined || others.length > 0 || !/^\d+(\.\d+)?$/.test(value))
      return refuseOption('bots', `NAME=NUMBER with ${names.join(', ')}`, text);
    options[name] = Number(value);
  }
  return options;
}
