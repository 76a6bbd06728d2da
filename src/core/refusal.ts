import type { Json, Path } from './json.ts';
import { deepCopy, deepFreeze } from './lists.ts';
import { englishPlural, fillSlots, formFor } from './sentence.ts';
import type { BaseRefusal, Viewer } from './types.ts';

/** What can be wrong with a field. */
export type IssueKind = 'missing' | 'unknown' | 'wrong' | 'repeated';

/** The reasons that any game can give, with their details. */
export interface CommonRefusalDetails {
  /** The value is not plain JSON data: it has an accessor, a symbol key, `undefined`, `-0`, too many entries, … */
  readonly NOT_JSON: {
    /** Where: keys and list positions. */
    readonly path: Path;
    /** What is wrong there, in words. */
    readonly problem: string;
  };
  /** The game has no action of this `type`. */
  readonly UNKNOWN_TYPE: {
    /** The type of the value. */
    readonly received: Json;
    /** The types of action of this game. */
    readonly expected: readonly string[];
  };
  /**
   * A field of the action is missing, unknown, or not of the expected form. Only a program makes such an action: for what players can
   * name wrongly at a table, such as a bid of 0, each game has reasons of its own.
   */
  readonly MALFORMED: {
    /** Where: keys and list positions. */
    readonly path: Path;
    /** What is wrong there. */
    readonly problem: IssueKind;
    /** The value found there: a primitive as it is, but a string in quotes where no string belongs; anything else in a few words. */
    readonly received: Json;
    /** What is allowed there, in words. */
    readonly expected: string;
  };
  /** The game has no such seat; seats are 0 to `players` - 1. */
  readonly NO_SUCH_SEAT: {
    /** The seat. */
    readonly player: number;
    /** The number of players. */
    readonly players: number;
  };
  /** The game is over; nobody can act any more. */
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
  readonly WRONG_DECISION: {
    /** The seat. */
    readonly player: number;
    /** The type of the action. */
    readonly received: string;
    /** The kind of the open decision. */
    readonly decision: string;
    /** The types of action that answer the decision. */
    readonly answers: readonly string[];
  };
  /** A view knows only what its viewer may do; ask with the state, or with the view of that player. */
  readonly NOT_THE_VIEWER: {
    /** The seat. */
    readonly player: number;
    /** Whose view it is. */
    readonly viewer: Viewer;
  };
}

/** English sentences by code; `{name}` stands for a detail, and `{name:coin|coins}` for the form that goes with its number. */
export type Messages<Details> = { readonly [Code in keyof Details]: string };

/**
 * A union with one member for each code of a table of details.
 *
 * @typeParam Details - the details by code.
 */
export type RefusalOf<Details> = {
  [Code in keyof Details & string]: {
    /** A stable name of the reason. */
    readonly code: Code;
    /** One English sentence. */
    readonly message: string;
    /** The facts behind the reason. */
    readonly details: Details[Code];
  };
}[keyof Details & string];

/** English for the reasons that any game can give. */
export const COMMON_MESSAGES: Messages<CommonRefusalDetails> = {
  NOT_JSON: 'An action must be plain JSON data. At {path} there is {problem}.',
  UNKNOWN_TYPE:
    'There is no action of type {received}. The {expected:type is|types are} {expected}.',
  MALFORMED:
    'The action is malformed at {path} ({problem}): expected {expected}, received {received}.',
  NO_SUCH_SEAT: 'There is no {seat player} in a game of {players} {players:player|players}.',
  GAME_OVER: 'The game is over.',
  NOT_YOUR_TURN: 'It is not the turn of {seat player}. The game is waiting for {seat waitingFor}.',
  WRONG_DECISION:
    'The game is waiting for the decision "{decision}" ({answers}), not for "{received}".',
  NOT_THE_VIEWER:
    'This view shows only what its viewer ({viewer}) may do, not what {seat player} may do.',
};

/** Builds refusals from a game's table of sentences. They are deeply frozen, and hold copies of the details. */
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
  return (code, details) =>
    deepFreeze({ code, message: fillIn(messages[code], details), details: deepCopy(details) });
}

/** Makes the refusals that any game can give. */
export const refuse: ReturnType<typeof refusals<CommonRefusalDetails>> =
  /* @__PURE__ */ refusals<CommonRefusalDetails>(COMMON_MESSAGES);

/** Puts details into an English sentence; the items of a list are joined by commas. */
export function fillIn(sentence: string, details: { readonly [name: string]: Json }): string {
  return fillSlots(sentence, ({ name, noun, forms }) => {
    const value = Object.hasOwn(details, name) ? details[name] : undefined;
    if (value === undefined) return `{${name}}`;
    if (noun !== null)
      return [value]
        .flat()
        .map((seat) => `${noun} ${inWords(seat)}`)
        .join(', ');
    return forms === null ? inWords(value) : formFor(forms, numberOf(value), englishPlural);
  });
}

/** The number that a detail tells: its own, or that of its items. */
export function numberOf(value: Json): number {
  return Array.isArray(value) ? value.length : Number(value);
}

function inWords(value: Json): string {
  if (Array.isArray(value))
    return value.length === 0 ? 'the top level' : value.map(inWords).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
