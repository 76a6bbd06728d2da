import type { Bounds } from '../core/types.ts';

/** The bounds of the amounts in legal actions; `null` while there is no such action. */
export type Amounts = {
  /** The ducats that the player can bid (CF-B2). */
  readonly bid: Bounds | null;
  /** The numbers that the raider can name (CF-C3). */
  readonly raid: Bounds | null;
};
