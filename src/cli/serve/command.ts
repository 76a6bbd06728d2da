import type { Command } from '../context.ts';
import { respond } from '../protocol/json-rpc.ts';
import { Kept } from './kept.ts';
import { createHandler } from './methods.ts';
import { readServeOptions, SERVE_HELP } from './options.ts';

export const serve: Command = {
  help: SERVE_HELP,
  async run(args, { requests, print }) {
    const handle = createHandler(new Kept(readServeOptions(args)));
    for await (const line of requests()) {
      if (line?.trim() === '') continue;
      const response = respond(line, handle);
      if (response !== null) print(response);
    }
    return 0;
  },
};
