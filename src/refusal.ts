/** A value of JSON: what details of refusals and errors are made of. @remarks Since 0.1.0 */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * Why an action is not legal: data, not an exception. `code` is stable and meant for programs, `details` holds what is
 * needed to explain it to a person in any language, `message` says it in English.
 *
 * @remarks Since 0.1.0
 */
export interface BaseRefusal {
  /** A stable name of the reason; each game lists its own. */
  readonly code: string;
  /** One English sentence. */
  readonly message: string;
  /** The facts behind the reason, by name. */
  readonly details: { readonly [name: string]: Json };
}

/**
 * The reasons that any game can give, with their details.
 *
 * @remarks Since 0.1.0
 */
export interface CommonRefusalDetails {
  /** The value is no plain data: it holds an accessor, a symbol key, `undefined`, `-0`, too large, … */
  readonly NOT_PLAIN: {
    /** Where: keys and list positions. */
    readonly path: Path;
    /** What is wrong. */
    readonly problem: string;
  };
  /** The `type` is none of this game's actions. */
  readonly UNKNOWN_TYPE: {
    /** What was given. */
    readonly given: Json;
    /** What is allowed there, in words. */
    readonly allowed: readonly string[];
  };
  /** A field of the action is missing, not of this action, or not of its form. */
  readonly MALFORMED: {
    /** Where: keys and list positions. */
    readonly path: Path;
    /** What is wrong. */
    readonly problem: ShapeProblem;
    /** What was given. */
    readonly given: Json;
    /** What is allowed there, in words. */
    readonly allowed: string;
  };
  /** No such seat in this game; seats are 0 to `players` - 1. */
  readonly NO_SUCH_SEAT: {
    /** The seat. */
    readonly player: number;
    /** The number of players. */
    readonly players: number;
  };
  /** The game is over; nothing can be done any more. */
  readonly GAME_OVER: {
    /** The seat. */
    readonly player: number;
  };
  /** The game waits for other players. */
  readonly NOT_YOUR_TURN: {
    /** The seat. */
    readonly player: number;
    /** The seats that the game waits for. */
    readonly waitingFor: readonly number[];
  };
  /** The game waits for this player, but for another kind of answer. */
  readonly OTHER_DECISION: {
    /** The seat. */
    readonly player: number;
    /** What was given. */
    readonly given: string;
    /** The kind of the open decision. */
    readonly decision: string;
    /** The types of action that answer the decision. */
    readonly answers: readonly string[];
  };
  /** A view only knows what its viewer may do; ask with the state, or with that player's view. */
  readonly NOT_THE_VIEWER: {
    /** The seat. */
    readonly player: number;
    /** Whose view it is. */
    readonly viewer: number | 'spectator';
  };
}

/** Where in a value something is wrong: keys and list positions (0-based). @remarks Since 0.1.0 */
export type Path = readonly (string | number)[];

/** What can be wrong with a field. @remarks Since 0.1.0 */
export type ShapeProblem = 'missing' | 'unknown' | 'wrong' | 'repeated';

/** English sentences by code; `{name}` stands for a detail. */
export type Messages<Details> = { readonly [Code in keyof Details]: string };

/**
 * A union with one member for each code of a table of details.
 *
 * @typeParam Details - the details by code.
 * @remarks Since 0.1.0
 */
export type RefusalOf<Details> = {
  [Code in keyof Details & string]: {
    /** The stable name of the reason. */
    readonly code: Code;
    /** One English sentence. */
    readonly message: string;
    /** The facts behind the reason. */
    readonly details: Details[Code];
  };
}[keyof Details & string];

/** English for the reasons that any game can give. */
export const COMMON_MESSAGES: Messages<CommonRefusalDetails> = {
  NOT_PLAIN: 'An action is plain data; at {path}: {problem}.',
  UNKNOWN_TYPE: 'No action has the type {given}; there are {allowed}.',
  MALFORMED: 'The field {path} is {problem}: {given} was given, allowed is {allowed}.',
  NO_SUCH_SEAT: 'There is no seat {player} in a game of {players} players.',
  GAME_OVER: 'The game is over.',
  NOT_YOUR_TURN: 'It is not the turn of seat {player}; the game waits for seat {waitingFor}.',
  OTHER_DECISION: 'The game waits for a decision "{decision}" ({answers}), not for "{given}".',
  NOT_THE_VIEWER: 'This is the view of {viewer}; it does not know what seat {player} may do.',
};

/** Builds refusals from a game's table of sentences. */
export function refusals<Details>(messages: Messages<Details>): <
  Code extends keyof Details & string,
>(
  code: Code,
  details: Details[Code] & BaseRefusal['details'],
) => {
  readonly code: Code;
  readonly message: string;
  readonly details: Details[Code] & BaseRefusal['details'];
} {
  return (code, details) => ({ code, message: fillIn(messages[code], details), details });
}

/** Puts details into a sentence; a list is joined by commas. */
export function fillIn(sentence: string, details: { readonly [name: string]: Json }): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = details[name];
    return value === undefined ? whole : inWords(value);
  });
}

function inWords(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? '(top)' : value.map(inWords).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
