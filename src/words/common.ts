import type { CommonRefusalDetails, IssueKind } from '../core/refusal.ts';
import type { SessionRefusalDetails } from '../core/session-refusal.ts';
import type { Sentences } from './sentences.ts';

/**
 * A noun after a number, in as many forms as `plural` of {@link CommonWords} tells apart, in that order. In a language with
 * cases it is in the case of an object: "takes 2 lemons".
 */
export type Noun = readonly [string, ...string[]];

/** What a language needs for any game. */
export interface CommonWords {
  /** The tag of the language (BCP 47), for an attribute `lang`. */
  readonly language: string;
  /**
   * The place of the form that goes with a number: in a {@link Noun}, and in the forms of a sentence, `{coins:coin|coins}`. A
   * function of your own and not `Intl.PluralRules`, whose answers depend on where the program runs.
   */
  plural(this: void, count: number): number;
  /** A seat without a name: `{seat}`. */
  readonly seat: string;
  /** A list: `{items}`, joined by commas, and the `{last}` one. */
  readonly list: string;
  /** Alternatives: `{items}`, joined by commas, and the `{last}` one. */
  readonly alternatives: string;
  /** Cards with visible faces: `{cards}` says how many, `{faces}` which. */
  readonly cards: string;
  /** A thing on the table: its `{name}`, and what it does: `{effect}`. */
  readonly explained: string;
  /** An empty list, as an object. */
  readonly nothing: string;
  /** No player. */
  readonly nobody: string;
  /** Somebody who sees only what everybody sees. */
  readonly spectator: string;
  /** The whole value, where a path is empty. */
  readonly whole: string;
  /** Why an action is not legal, for the reasons of both games. */
  readonly refusals: Sentences<keyof CommonRefusalDetails>;
  /** Why a session does not do what it is asked for. */
  readonly sessionRefusals: Sentences<keyof SessionRefusalDetails>;
  /** What is said of a value that there are no words for, such as an event of a newer version. */
  readonly unknown: Sentences<'action' | 'decision' | 'event' | 'refusal' | 'piece'>;
  /** What is wrong with a field. */
  readonly problems: Readonly<Record<IssueKind, string>>;
  /** What the account of a whole game adds: its first line, and its end after so many `{actions}`. */
  readonly account: Sentences<'title' | 'over' | 'stopped'>;
  /** What is counted in any game. */
  readonly nouns: Readonly<Record<'action', Noun>>;
  /** What is written on a picture of the table, in any game. */
  readonly table: Sentences<
    | 'round'
    | 'over'
    | 'viewer'
    | 'bid'
    | 'bid.none'
    | 'leads'
    | 'passed'
    | 'supply'
    | 'hidden'
    | 'changed'
  >;
  /** The score sheet: its name, its last rows, and who has won: `{winners}`. */
  readonly scoring: Sentences<'sheet' | 'total' | 'place' | 'winner' | 'winners'>;
}
