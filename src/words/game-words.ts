import type { BaseRefusal, GameTypes } from '../core/types.ts';

/** The part of the game's `choices` that the sentence for a decision depends on. */
export interface PassingChoice {
  /** Whether the player may decline the decision. */
  readonly pass: {
    /** Why the player may not; `null` if they may. */
    readonly refusal: Pick<BaseRefusal, 'code'> | null;
  } | null;
}

/** A row of a score sheet. */
export interface ScoreRow {
  /** What counts. */
  readonly label: string;
  /** The points of each seat; `null` where the row does not apply to the seat. */
  readonly points: readonly (number | null)[];
}

/** A refusal, or the part of one that a server sends: a code of its own and a sentence will do. */
export type RefusalToDescribe = Pick<BaseRefusal, 'code' | 'message'> & Partial<BaseRefusal>;

/**
 * One game in the words of one language. It has methods, like `Game`, so that the words of each game are `GameWords` too.
 * An action, decision or event that there are no words for, such as one of a newer version, becomes a general sentence.
 */
export interface GameWords<Types extends GameTypes = GameTypes> {
  /** The name of the game as people write it. */
  readonly title: string;
  /**
   * Describes an action as a label without the player: "Bid 9: yellow 4, orange 4, green 1". With the state or view before
   * the action, the text can say more than the action itself, such as the faces of dice.
   */
  describeAction(action: Types['Action'], position?: Types['State'] | Types['View']): string;
  /**
   * Describes a decision as a sentence without a full stop: "Anne bids or passes". With the result of the game's `choices`, the text
   * says so if the player must not pass: "Anne must open".
   */
  describeDecision(decision: Types['Decision'], choices?: PassingChoice): string;
  /**
   * Describes an event as a sentence without a full stop: "Anne bids 9 with yellow, orange, green". With the state or view
   * after the event, the text can say more than the event itself, such as the faces of dice. A hidden card appears as "a
   * card".
   */
  describeEvent(event: Types['Event'], position?: Types['State'] | Types['View']): string;
  /**
   * Says why an action is not legal, as a sentence with a full stop. A refusal with a code that there are no words for, or without the
   * details of its code, keeps its `message`.
   */
  describeRefusal(refusal: RefusalToDescribe): string;
  /**
   * Names a thing on the table and explains what it does, as a sentence without a full stop: "3-coin ship at yellow – takes up to 2
   * lemons and gives 3 coins for each". A piece that the table cannot have becomes a general name.
   */
  describePiece(piece: Types['Piece'], position: Types['State'] | Types['View']): string;
  /** Describes the table at the start of a game in a few lines. */
  describeOpening(position: Types['State'] | Types['View']): string[];
  /**
   * Lists the rows of the score sheet: the parts, the total, the tie-break if the game has one and you pass the state or
   * view, and the place.
   */
  describeScoring(scoring: Types['Scoring'], position?: Types['State'] | Types['View']): ScoreRow[];
  /** Says who wins: "Anne wins". */
  describeWinners(scoring: Types['Scoring']): string;
}
