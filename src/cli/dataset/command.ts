import { gameNamed } from '../arguments.ts';
import { loadBots } from '../bots/load-bots.ts';
import type { Command } from '../context.ts';
import { playGames } from '../tournament/play-games.ts';
import { DATASET_HELP, readDatasetOptions } from './options.ts';

export const dataset: Command = {
  help: DATASET_HELP,
  async run(args, context) {
    const options = readDatasetOptions(args);
    const entry = gameNamed(options.plan.name);
    const bots = await loadBots(entry, options.plan);
    try {
      await playGames(options, bots, [], context, ({ record }) => {
        context.print(JSON.stringify(entry.game.parseRecord(record)));
      });
    } finally {
      await bots.close();
    }
    return 0;
  },
};
