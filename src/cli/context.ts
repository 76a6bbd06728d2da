/** Where lines go: what was asked for, and complaints. */
export interface Output {
  readonly line: (text: string) => void;
  readonly complaint: (text: string) => void;
}

/** What a command works with, so that it can run without a process of its own. */
export interface CliContext extends Output {
  /** Writes over the last line beside the output, without ending it; `null` where that is no terminal. */
  readonly redraw: ((text: string) => void) | null;
  /** Whether colours are welcome. */
  readonly color: boolean;
  /** What somebody types, line by line. */
  readonly input: () => AsyncIterable<string>;
  /** The module whose default export plays a game, for worker threads. */
  readonly worker: string;
}
