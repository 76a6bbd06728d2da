import { type Issue, IssueError } from './issue-error.ts';
import type { BaseRefusal } from './types.ts';

export type { Issue } from './issue-error.ts';

/**
 * Thrown by `applyAction` and `transition` for an action that is not legal. It carries exactly what `checkAction` returns;
 * call that function for details whose type depends on the code.
 */
export class IllegalActionError extends Error {
  /** The name of the class. */
  override readonly name = 'IllegalActionError';
  /** The stable name of the reason. */
  readonly code: string;
  /** The facts behind the reason. */
  readonly details: BaseRefusal['details'];
  /** The refusal as data, as `checkAction` returns it. */
  readonly refusal: BaseRefusal;

  /** Makes an error from a refusal. */
  constructor(refusal: BaseRefusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.details = refusal.details;
    this.refusal = refusal;
  }
}

/**
 * The reasons of an {@link InvalidOptionsError}: `NOT_JSON` for what is not plain data, `MISSING_OPTION` and `UNKNOWN_OPTION` for
 * a key, `INVALID_OPTION` for a value, `CONFLICTING_OPTIONS` for two options that exclude each other.
 */
export type OptionsIssueCode =
  | 'NOT_JSON'
  | 'MISSING_OPTION'
  | 'UNKNOWN_OPTION'
  | 'INVALID_OPTION'
  | 'CONFLICTING_OPTIONS';

/** Thrown by `createGame` and `createRecord` for an option that is missing, unknown or out of its bounds. */
export class InvalidOptionsError extends IssueError<OptionsIssueCode> {
  /** The name of the class. */
  override readonly name = 'InvalidOptionsError';

  /** Makes an error from an issue. */
  constructor(issue: Issue<OptionsIssueCode>) {
    super('options', issue);
  }
}

/**
 * The reasons of an {@link InvalidStateError}: `NOT_A_STATE` for a value of another form, `WRONG_GAME` and `WRONG_RULES` for
 * a state of the other game or of another version of the rules, `EXPECTED_STATE` for a view in the place of a state, and
 * `EXPECTED_VIEW` for a state in the place of a view.
 */
export type StateIssueCode =
  | 'NOT_A_STATE'
  | 'WRONG_GAME'
  | 'WRONG_RULES'
  | 'EXPECTED_STATE'
  | 'EXPECTED_VIEW';

/**
 * Thrown by every function that takes a state or a view when it is given something else: a view instead of a state, a state of
 * the other game or of another version of the rules, or an agenda that this game does not have. These functions do not look
 * deeper at every call; `parseState` and `parseView` check a value from outside once and completely.
 */
export class InvalidStateError extends TypeError {
  /** The name of the class. */
  override readonly name = 'InvalidStateError';
  /** The stable name of the reason. */
  readonly code: StateIssueCode;

  /** Makes an error from a code and a sentence. */
  constructor(code: StateIssueCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The reasons of a {@link ParseError}: `NOT_JSON` for what is not plain data, `MISSING_FIELD`, `UNKNOWN_FIELD` and `INVALID_FIELD`
 * for a field, `WRONG_GAME`, `WRONG_RULES`, `EXPECTED_STATE` and `EXPECTED_VIEW` as in {@link StateIssueCode}, `UNPLAYABLE_STATE` for a
 * state that cannot be played to the end, `INVALID_TEXT` for a line or a record that is not written as the library writes it.
 */
export type ParseIssueCode =
  | 'NOT_JSON'
  | 'MISSING_FIELD'
  | 'UNKNOWN_FIELD'
  | 'INVALID_FIELD'
  | 'WRONG_GAME'
  | 'WRONG_RULES'
  | 'EXPECTED_STATE'
  | 'EXPECTED_VIEW'
  | 'UNPLAYABLE_STATE'
  | 'INVALID_TEXT';

/** Thrown by the functions that read or write actions, records, states, views and events, for a value that is none. */
export class ParseError extends IssueError<ParseIssueCode> {
  /** The name of the class. */
  override readonly name = 'ParseError';
  /** The id of the rule that an unplayable state breaks; `null` for every other reason. */
  readonly rule: string | null;

  /** Makes an error from the kind of value that was to be read and an issue. */
  constructor(what: string, issue: Issue<ParseIssueCode> & { readonly rule?: string }) {
    super(what, issue);
    this.rule = issue.rule ?? null;
  }
}

/** Thrown by `replay` for a record with an action that is not legal. */
export class ReplayError extends Error {
  /** The name of the class. */
  override readonly name = 'ReplayError';
  /** The stable name of the reason. */
  readonly code = 'ILLEGAL_RECORD';
  /** The position of the action in the record, 0-based. */
  readonly index: number;
  /** Why the action is not legal. */
  readonly refusal: BaseRefusal;

  /** Makes an error from a position and a refusal. */
  constructor(index: number, refusal: BaseRefusal) {
    super(`Action ${index} of the record is not legal: ${refusal.message}`);
    this.index = index;
    this.refusal = refusal;
  }
}
