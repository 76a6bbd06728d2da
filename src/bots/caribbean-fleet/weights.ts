import { deepFreeze } from '../../core/lists.ts';
/**
 * What the evaluation of Caribbean Fleet believes. Ducats and the values of ships count in full, and so do the earnings that
 * the dice promise until the end; the weights are for the rest.
 */
export interface CaribbeanFleetWeights {
  /** The share of the expected earnings that is counted; some ships are sunk or boarded. */
  readonly earnings: number;
  /** A chief pawn. */
  readonly chief: number;
  /** The share of the fees that a chief gets if others take all the ships of the colour that are to come. */
  readonly fees: number;
  /** A ship less than the most of a colour, for each ship of the colour that is to come. */
  readonly nextChief: number;
  /** A spyglass in hand, while rolls are to come. */
  readonly spyglass: number;
  /** A fair wind in hand, while rounds are to come. */
  readonly fairWind: number;
  /** A lasting card that waits for a place, while rounds are to come. */
  readonly waiting: number;
  /** The share of what a kraken destroys that counts as a gain of its player. */
  readonly kraken: number;
  /** The lead in points that wins about three games in four, at the start of the game, and what is left of it at the end. */
  readonly scale: number;
}

/** The weights that the bots of this library use. */
export const CARIBBEAN_FLEET_WEIGHTS: CaribbeanFleetWeights = /* @__PURE__ */ deepFreeze({
  earnings: 0.95,
  chief: 4.5,
  fees: 0.4,
  nextChief: 0.25,
  spyglass: 3,
  fairWind: 2,
  waiting: 1.5,
  kraken: 0.5,
  scale: 10,
});
