import type { CommonRefusalDetails, IssueKind } from '../core/refusal.ts';
import type { Sentences } from './sentences.ts';

/**
 * A noun after a number: as many forms as `plural` of {@link CommonWords} tells apart, in that order. Where a language has
 * cases it stands as an object: "takes 2 lemons".
 */
export type Noun = readonly [string, ...string[]];

/** What a language needs whatever the game is. */
export interface CommonWords {
  /** The tag of the language (BCP 47), for an attribute `lang`. */
  readonly language: string;
  /** Which form of a {@link Noun} stands after a number: 0, 1, … */
  plural(count: number): number;
  /** A seat without a name: `{seat}`. */
  readonly seat: string;
  /** A list: `{items}`, joined by commas, and the `{last}` one. */
  readonly list: string;
  /** Cards whose faces are seen: `{cards}` says how many, `{faces}` which. */
  readonly cards: string;
  /** An empty list, as an object. */
  readonly nothing: string;
  /** No player. */
  readonly nobody: string;
  /** Somebody who only sees what lies open. */
  readonly spectator: string;
  /** The whole of a value, where a path leads nowhere. */
  readonly whole: string;
  /** Why something is not legal, for the reasons that any game can give. */
  readonly refusals: Sentences<keyof CommonRefusalDetails>;
  /** What is wrong with a field. */
  readonly problems: Readonly<Record<IssueKind, string>>;
  /** The score sheet: its name, its last rows, and who has won: `{winners}`. */
  readonly scoring: Readonly<Record<'sheet' | 'total' | 'place' | 'winner' | 'winners', string>>;
}
