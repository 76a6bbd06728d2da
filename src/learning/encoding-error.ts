import { type Issue, IssueError } from '../core/issue-error.ts';
import { describeValue, type Path } from '../core/json.ts';

/**
 * The reasons of an {@link EncodingError}: `INVALID_OPTION` for a game, an option or a list that an encoder or an environment cannot
 * use, `NO_SUCH_NUMBER` for what is not the number of any action, `NOT_LEGAL` for the number of an action that the player cannot take
 * now, `BID_TOO_HIGH` for a bid above `HIGHEST_BID`, `SPECTATOR` for the view of a spectator, `OTHER_TABLE` for a view of a game with
 * other options or another number of players, `WRONG_MEMORY` for a memory of another seat or encoder, or none where one is needed.
 */
export type EncodingIssueCode =
  | 'INVALID_OPTION'
  | 'NO_SUCH_NUMBER'
  | 'NOT_LEGAL'
  | 'BID_TOO_HIGH'
  | 'SPECTATOR'
  | 'OTHER_TABLE'
  | 'WRONG_MEMORY';

/** Thrown by encoders and environments for what they cannot turn into numbers or back. */
export class EncodingError extends IssueError<EncodingIssueCode> {
  /** The name of the class. */
  override readonly name = 'EncodingError';

  /** Makes an error from what was to be read and an issue. */
  constructor(what: string, issue: Issue<EncodingIssueCode>) {
    super(what, issue);
  }
}

/** Refuses a value. */
export function refuse(
  what: string,
  code: EncodingIssueCode,
  path: Path,
  received: unknown,
  expected: string,
): never {
  throw new EncodingError(what, { code, path, received: describeValue(received), expected });
}
