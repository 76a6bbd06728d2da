import { issueMessage } from './issue-message.ts';
import type { Json, Path } from './json.ts';

/**
 * What is wrong with an option, or with a value from outside.
 *
 * @typeParam Code - the stable names of the reasons.
 */
export interface Issue<Code extends string = string> {
  /** The stable name of the reason. */
  readonly code: Code;
  /** Where: keys and list positions, or the line and column of a text; empty for the whole value. */
  readonly path: Path;
  /** The value found there: a primitive as it is, but a string in quotes where no string belongs; anything else in a few words. */
  readonly received: Json;
  /** What is allowed there, in words. */
  readonly expected: string;
}

/** An error that carries an issue. */
export class IssueError<Code extends string> extends Error implements Issue<Code> {
  /** The stable name of the reason. */
  readonly code: Code;
  /** Where: keys and list positions, or the line and column of a text; empty for the whole value. */
  readonly path: Path;
  /** The value found there: a primitive as it is, but a string in quotes where no string belongs; anything else in a few words. */
  readonly received: Json;
  /** What is allowed there, in words. */
  readonly expected: string;

  constructor(what: string, { code, path, received, expected }: Issue<Code>) {
    super(issueMessage(what, path, received, expected));
    this.code = code;
    this.path = path;
    this.received = received;
    this.expected = expected;
  }
}
