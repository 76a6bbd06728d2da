import type { BaseRefusal, GameTypes } from '../core/types.ts';

/** A row of a score sheet. */
export interface ScoreRow {
  /** What is counted. */
  readonly label: string;
  /** What it gives each seat; `null` where it does not concern a seat. */
  readonly points: readonly (number | null)[];
}

/**
 * One game in the words of one language. It has methods, like `Game`, so that the words of any game are `GameWords`.
 *
 * @typeParam Types - the types of the game; without it, any game.
 */
export interface GameWords<Types extends GameTypes = GameTypes> {
  /** The name of the game as people write it. */
  readonly title: string;
  /**
   * What an action does, as a label without the player: "Bid 9: yellow 4, orange 4, green 1". With the state or view in which
   * it is taken the text can say more than the action knows, such as the faces of dice.
   */
  describeAction(action: Types['Action'], position?: Types['State'] | Types['View']): string;
  /** What a player is to do, as a sentence without a full stop: "Anne bids or passes". */
  describeDecision(decision: Types['Decision']): string;
  /**
   * What happened, as a sentence without a full stop: "Anne bids 9 with yellow, orange, green". With the state or view that the
   * event led to the text can say more than the event knows, such as the faces of dice. What a viewer may not see is told as
   * a card.
   */
  describeEvent(event: Types['Event'], position?: Types['State'] | Types['View']): string;
  /** Why an action is not legal, as a sentence with its full stop. */
  describeRefusal(refusal: BaseRefusal): string;
  /** What lies on the table at the start of a game, in a few lines. */
  describeOpening(position: Types['State'] | Types['View']): string[];
  /**
   * The score sheet, row by row: the parts, the total, what decides between equal totals if the game knows such a thing and
   * the state or view is given, and the place.
   */
  describeScoring(scoring: Types['Scoring'], position?: Types['State'] | Types['View']): ScoreRow[];
  /** Who has won: "Anne wins". */
  describeWinners(scoring: Types['Scoring']): string;
}
