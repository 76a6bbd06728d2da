import { loadBots } from '../bots/load-bots.ts';
import type { Command } from '../context.ts';
import { InteractiveGame } from './interactive-game.ts';
import { PLAY_HELP, readPlayOptions } from './options.ts';

/** The person can leave; until then a program may think as long as it likes, within reason. */
const NO_LIMITS = { milliseconds: null, grace: 600_000 };

export const play: Command = {
  help: PLAY_HELP,
  async run(args, context) {
    const options = readPlayOptions(args);
    const bots = await loadBots(options.entry, { ...NO_LIMITS, bots: options.bots });
    try {
      await new InteractiveGame(options.entry, options, bots.entrants, context).play();
    } finally {
      await bots.close();
    }
    return 0;
  },
};
