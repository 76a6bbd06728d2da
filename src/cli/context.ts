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
  readonly color: boolean;
  readonly input: () => AsyncIterable<string>;
  /** The lines of the input for a program at the other end; `null` for one that is too long. */
  readonly requests: () => AsyncIterable<string | null>;
  /** The module whose default export plays a game, for worker threads. */
  readonly worker: string;
}

export interface Command {
  readonly help: string;
  /** Runs the command; returns the exit code. */
  run(args: readonly string[], context: CliContext): number | Promise<number>;
}
