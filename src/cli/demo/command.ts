import { createFormatter } from '../../words/formatter.ts';
import { fillTemplate } from '../../words/sentences.ts';
import type { Command, Output } from '../context.ts';
import { PLAYER_NAMES } from '../player-names.ts';
import { scoreSheet } from '../score-sheet.ts';
import { DEMO_HELP, type DemoOptions, readDemoOptions } from './options.ts';
import { playRandomly } from './random-play.ts';

/** The types of the events that begin a new section. */
const HEADINGS: readonly string[] = ['roundStarted', 'gameEnded'];

export const demo: Command = {
  help: DEMO_HELP,
  run(args, { print }) {
    play(readDemoOptions(args), print);
    return 0;
  },
};

function play(options: DemoOptions, print: Output['print']): void {
  const { entry, catalogue, players, seed, quiet } = options;
  const { game } = entry;
  const { account, nouns, plural, scoring } = catalogue.common;
  const names = PLAYER_NAMES.slice(0, players);
  const words = entry.words({ catalogue, names });
  const { counted, listed } = createFormatter(catalogue.common, names);
  const describe = (text: string): void => {
    if (!quiet) print(text);
  };
  const title = { game: words.title, seed, players: listed(names) };
  describe(fillTemplate(account.title, title, plural));
  const first = game.createGame({ players, seed });
  for (const text of words.describeOpening(first)) describe(text);
  const { state, actions, over } = playRandomly(game, first, options, (transition) => {
    for (const event of transition.events) {
      const indent = HEADINGS.includes(event.type) ? '' : '  ';
      describe(`${indent}${words.describeEvent(event, transition.state)}`);
    }
  });
  const count = { actions: counted(actions, nouns.action) };
  if (over) describe(fillTemplate(account.over, count, plural));
  else print(fillTemplate(account.stopped, count, plural));
  for (const row of scoreSheet(scoring.sheet, names, words, game.score(state), state)) print(row);
}
