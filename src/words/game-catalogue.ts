import type { CommonRefusalDetails } from '../core/refusal.ts';
import type { GameTypes } from '../core/types.ts';
import type { Sentences } from './sentences.ts';

/** The English sentences of a game, by kind. They say which sentences its catalogues have. */
export type EnglishSentences = {
  readonly [Table in
    | 'ACTIONS'
    | 'DECISIONS'
    | 'EVENTS'
    | 'PHRASES'
    | 'TABLE'
    | 'PIECES'
    | 'SCORING']: Sentences<string>;
};

/**
 * The sentences of any game in one language. The English ones show which names can stand between braces.
 *
 * @typeParam English - the English sentences of the game.
 */
export interface GameCatalogue<English extends EnglishSentences, Types extends GameTypes> {
  /** The name of the game as people write it. */
  readonly title: string;
  /** Labels for actions: one for each type, and for some a fuller one. */
  readonly actions: Sentences<keyof English['ACTIONS'] & string>;
  /** Names for the types of actions. */
  readonly actionNames: Sentences<Types['Action']['type']>;
  /** Who is to do what: one sentence for each type of decision, or one for each variant of it. */
  readonly decisions: Sentences<keyof English['DECISIONS'] & string>;
  /** Names for the types of decisions. */
  readonly decisionNames: Sentences<Types['Decision']['type']>;
  /** What happened: one sentence for each type of event, or one for each variant of it. */
  readonly events: Sentences<keyof English['EVENTS'] & string>;
  /** Why an action is not legal, for the reasons of this game. */
  readonly refusals: Sentences<Exclude<Types['Refusal']['code'], keyof CommonRefusalDetails>>;
  /** Parts of sentences, and the opening. */
  readonly phrases: Sentences<keyof English['PHRASES'] & string>;
  /** What is written on a picture of the table, and what it says of things on it. */
  readonly table: Sentences<keyof English['TABLE'] & string>;
  /** What the things on the table do. */
  readonly pieces: Sentences<keyof English['PIECES'] & string>;
  /** The rows of the score sheet. */
  readonly scoring: Sentences<keyof English['SCORING'] & string>;
}
