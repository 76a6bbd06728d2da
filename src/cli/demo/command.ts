import { voiceOf } from '../../words/formatter.ts';
import { filled } from '../../words/sentences.ts';
import type { Output } from '../context.ts';
import { CREW } from '../names.ts';
import { scoreSheet } from '../score-sheet.ts';
import { DEMO_HELP, type DemoOptions, readDemoOptions } from './options.ts';
import { playRandomly } from './playing.ts';

/** The types of the events that begin a new section of the story. */
const HEADINGS: readonly string[] = ['roundStarted', 'gameEnded'];

/** The command `demo`; returns the exit code. */
export function demo(args: readonly string[], { line }: Output): number {
  const options = readDemoOptions(args);
  if (options === null) line(DEMO_HELP);
  else play(options, line);
  return 0;
}

function play(options: DemoOptions, line: Output['line']): void {
  const { told, players, seed, quiet, language } = options;
  const { game } = told;
  const { catalogue } = language;
  const names = CREW.slice(0, players);
  const words = told.words({ catalogue, names });
  const voice = voiceOf(catalogue.common, names);
  const tell = (text: string): void => {
    if (!quiet) line(text);
  };
  tell(filled(language.title, { game: words.title, seed, players: voice.listed(names) }));
  const first = game.createGame({ players, seed });
  for (const text of words.describeOpening(first)) tell(text);
  const { state, actions, over } = playRandomly(game, first, options, (transition) => {
    for (const event of transition.events) {
      const indent = HEADINGS.includes(event.type) ? '' : '  ';
      tell(`${indent}${words.describeEvent(event, transition.state)}`);
    }
  });
  const count = { actions: voice.counted(actions, language.action) };
  if (over) tell(filled(language.over, count));
  else line(filled(language.stopped, count));
  const { sheet } = catalogue.common.scoring;
  for (const row of scoreSheet(sheet, names, words, game.score(state), state)) line(row);
}
