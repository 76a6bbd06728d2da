import type { Bounds } from '../core/types.ts';

/** The bounds of the amounts in legal actions; `null` while there is no such action. */
export type Amounts = {
  /**
   * The sums of pips that the player can bid (GI-B3). Not every number between can be made of the dice. A bid that holds with a parrot
   * does not count.
   */
  readonly bid: Bounds | null;
  /** The goods that the player can deliver (GI-T6). */
  readonly deliver: Bounds | null;
};
