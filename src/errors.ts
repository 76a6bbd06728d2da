import type { BaseRefusal, Path } from './refusal.ts';

/**
 * Thrown by `applyAction` and `transition` for an action that is not legal. It carries exactly what `checkAction` returns;
 * ask that function for details whose type depends on the code.
 *
 * @remarks Since 0.1.0
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

  /** Makes an error of a refusal. */
  constructor(refusal: BaseRefusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.details = refusal.details;
    this.refusal = refusal;
  }
}

/**
 * What is wrong with an option, or with a value from outside.
 *
 * @typeParam Code - the stable names of the reasons.
 * @remarks Since 0.1.0
 */
export interface Fault<Code extends string = string> {
  /** The stable name of the reason. */
  readonly code: Code;
  /** Where: keys and list positions; empty for the whole value. */
  readonly path: Path;
  /** What was given: a primitive as it is, anything else in a few words. */
  readonly given: unknown;
  /** What is allowed there, in words. */
  readonly allowed: string;
}

/** The reasons of an {@link InvalidOptionsError}. @remarks Since 0.1.0 */
export type OptionsFaultCode =
  | 'NOT_PLAIN'
  | 'MISSING_OPTION'
  | 'UNKNOWN_OPTION'
  | 'INVALID_OPTION'
  | 'CONFLICTING_OPTIONS';

class FaultError<Code extends string> extends Error implements Fault<Code> {
  /** The stable name of the reason. */
  readonly code: Code;
  /** Where: keys and list positions; empty for the whole value. */
  readonly path: Path;
  /** What was given: a primitive as it is, anything else in a few words. */
  readonly given: unknown;
  /** What is allowed there, in words. */
  readonly allowed: string;

  constructor(what: string, fault: Fault<Code>) {
    const place = fault.path.length === 0 ? what : `${what} ${fault.path.join('.')}`;
    super(`${place}: given ${String(fault.given)}, allowed: ${fault.allowed} (${fault.code})`);
    this.code = fault.code;
    this.path = fault.path;
    this.given = fault.given;
    this.allowed = fault.allowed;
  }
}

/**
 * Thrown by `createGame` for an option that is missing, unknown or out of its bounds.
 *
 * @remarks Since 0.1.0
 */
export class InvalidOptionsError extends FaultError<OptionsFaultCode> {
  /** The name of the class. */
  override readonly name = 'InvalidOptionsError';

  /** Makes an error of a fault. */
  constructor(fault: Fault<OptionsFaultCode>) {
    super('option', fault);
  }
}

/** The reasons of an {@link InvalidStateError}. @remarks Since 0.1.0 */
export type StateFaultCode =
  | 'NOT_A_STATE'
  | 'OTHER_GAME'
  | 'OTHER_RULES'
  | 'VIEW_FOR_STATE'
  | 'STATE_FOR_VIEW';

/**
 * Thrown by every function that takes a state (or a view) and got something else: a view where a state belongs, a state
 * of the other game or of another version of the rules, an agenda that cannot be of this game. What lies deeper is not
 * looked at each time; `parseState` and `parseView` do that once, for what comes from outside.
 *
 * @remarks Since 0.1.0
 */
export class InvalidStateError extends TypeError {
  /** The name of the class. */
  override readonly name = 'InvalidStateError';
  /** The stable name of the reason. */
  readonly code: StateFaultCode;

  /** Makes an error of a code and a sentence. */
  constructor(code: StateFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The reasons of a {@link ParseError}. @remarks Since 0.1.0 */
export type ParseFaultCode =
  | 'NOT_PLAIN'
  | 'MISSING_FIELD'
  | 'UNKNOWN_FIELD'
  | 'INVALID_FIELD'
  | 'OTHER_GAME'
  | 'OTHER_RULES'
  | 'VIEW_FOR_STATE'
  | 'STATE_FOR_VIEW'
  | 'IMPOSSIBLE_STATE'
  | 'NOT_NOTATION';

/**
 * Thrown by the `parse…` functions for a value from outside that is not what they read.
 *
 * @remarks Since 0.1.0
 */
export class ParseError extends FaultError<ParseFaultCode> {
  /** The name of the class. */
  override readonly name = 'ParseError';
  /** The id of the rule that an impossible state breaks; `null` otherwise. */
  readonly rule: string | null;

  /** Makes an error of what was to be read and a fault. */
  constructor(what: string, fault: Fault<ParseFaultCode> & { readonly rule?: string }) {
    super(what, fault);
    this.rule = fault.rule ?? null;
  }
}

/**
 * Thrown by `replay` for a record with an action that is not legal.
 *
 * @remarks Since 0.1.0
 */
export class ReplayError extends Error {
  /** The name of the class. */
  override readonly name = 'ReplayError';
  /** The stable name of the reason. */
  readonly code = 'ILLEGAL_RECORD';
  /** The place of the action in the record, 0-based. */
  readonly index: number;
  /** Why it is not legal. */
  readonly refusal: BaseRefusal;

  /** Makes an error of a place and a refusal. */
  constructor(index: number, refusal: BaseRefusal) {
    super(`action ${index} of the record does not fit: ${refusal.message} (${refusal.code})`);
    this.index = index;
    this.refusal = refusal;
  }
}
