import { gameNamed } from '../arguments.ts';
import { loadBots } from '../bots/load-bots.ts';
import type { Command } from '../context.ts';
import { playGames } from '../tournament/play-games.ts';
import { FactsBuilder } from './facts.ts';
import { readStatsOptions, STATS_HELP } from './options.ts';
import { printFacts } from './print-facts.ts';

export const stats: Command = {
  help: STATS_HELP,
  async run(args, context) {
    const options = readStatsOptions(args);
    const entry = gameNamed(options.plan.name);
    const bots = await loadBots(entry, options.plan);
    try {
      const names = bots.entrants.map(({ name }) => name);
      const builder = new FactsBuilder(entry.game, names);
      await playGames(options, bots, [], context, (result) => builder.add(result));
      const facts = builder.facts();
      if (options.json) context.print(JSON.stringify(facts));
      else for (const line of printFacts(facts)) context.print(line);
    } finally {
      await bots.close();
    }
    return 0;
  },
};
