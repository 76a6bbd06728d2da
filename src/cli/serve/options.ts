import { countingNumber, helpText, type OptionTable, parsedArguments } from '../arguments.ts';

export interface ServeOptions {
  /** The most states that are kept at once. */
  readonly states: number;
  /** The most games of all batches together. */
  readonly games: number;
}

const OPTIONS = {
  states: {
    type: 'string',
    value: 'N',
    default: '10000',
    help: 'the most states that are kept at once; each takes about 10 kB of memory',
  },
  games: {
    type: 'string',
    value: 'N',
    default: '4096',
    help: 'the most games of all batches together',
  },
} as const satisfies OptionTable;

export const SERVE_HELP: string = helpText(
  'Answers requests of JSON-RPC 2.0, one on each line of the standard input, until it ends.',
  OPTIONS,
);

export function readServeOptions(args: readonly string[]): ServeOptions {
  const { values } = parsedArguments({ args: [...args], options: OPTIONS });
  return {
    states: countingNumber('states', values.states, 10_000_000),
    games: countingNumber('games', values.games, 1_000_000),
  };
}
