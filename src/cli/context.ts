/** Where a command writes. */
export interface Output {
  /** Prints a line of the result. */
  readonly print: (text: string) => void;
  /** Prints a line beside the result: an error, or progress. */
  readonly printError: (text: string) => void;
}

/** What a command needs from its surroundings, so that it can run without a process of its own. */
export interface CliContext extends Output {
  /** Replaces the last line beside the result, without ending it; `null` where that is not a terminal. */
  readonly redraw: ((text: string) => void) | null;
  /** Whether to colour the output. */
  readonly color: boolean;
  /** The typed input, line by line. */
  readonly input: () => AsyncIterable<string>;
  /** The module whose default export plays a game, for worker threads. */
  readonly worker: string;
}

/** A command of the program. */
export interface Command {
  readonly help: string;
  /** Runs the command; returns the exit code. */
  run(args: readonly string[], context: CliContext): number | Promise<number>;
}
