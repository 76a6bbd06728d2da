import type { Command } from '../context.ts';
import { InteractiveGame } from './interactive-game.ts';
import { PLAY_HELP, readPlayOptions } from './options.ts';

export const play: Command = {
  help: PLAY_HELP,
  async run(args, context) {
    const options = readPlayOptions(args);
    await new InteractiveGame(options.entry, options, context).play();
    return 0;
  },
};
