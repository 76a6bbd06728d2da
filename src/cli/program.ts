import { type DemoOptions, HELP, readOptions, UsageError } from './options.ts';
import { playRandomly } from './playing.ts';
import { scoreSheet } from './score-sheet.ts';
import { counted, listed, type Noun, pirateName } from './telling.ts';

const ACTION: Noun = ['action', 'actions'];

/** Where lines go: the story, and complaints. */
export interface Output {
  readonly line: (text: string) => void;
  readonly complaint: (text: string) => void;
}

/** The demo; returns the exit code. */
export function main(args: readonly string[], output: Output): number {
  try {
    const options = readOptions(args);
    if (options === null) output.line(HELP);
    else play(options, output.line);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.complaint(`demo: ${error.message} (--help shows the options)`);
    return 2;
  }
}

function play(options: DemoOptions, line: Output['line']): void {
  const { told, players, seed, quiet } = options;
  const { game, headings } = told;
  const tell = (text: string): void => {
    if (!quiet) line(text);
  };
  const seats = Array.from({ length: players }, (_, seat) => pirateName(seat));
  tell(`${told.title}, seed ${seed}: ${listed(seats)}`);
  const first = game.createGame({ players, seed });
  for (const text of told.tellOpening(first, pirateName)) tell(text);
  const { state, actions, over } = playRandomly(game, first, options, (transition) => {
    for (const event of transition.events) {
      const indent = headings.includes(event.type) ? '' : '  ';
      tell(`${indent}${told.tellEvent(event, transition.state, pirateName)}`);
    }
  });
  if (over) tell(`Over after ${counted(actions, ACTION)}`);
  else line(`Stopped after ${counted(actions, ACTION)}; the score is as if the game ended now`);
  for (const row of scoreSheet(told, state, pirateName)) line(row);
}
