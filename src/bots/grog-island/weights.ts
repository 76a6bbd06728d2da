import { deepFreeze } from '../../core/lists.ts';
/**
 * What the evaluation of Grog Island believes, in final points. Weights of things that lose their use at the end of the
 * game are for its beginning; they fade with the crew of the player who has the least.
 */
export interface GrogIslandWeights {
  /** A coin, beyond the fifth of a point that it brings at the end; fades. */
  readonly coin: number;
  /** Coins of which one more is worth half of the first. */
  readonly coinsEnough: number;
  /** A treasure card, beyond its point; fades. */
  readonly treasure: number;
  /** A parrot card; fades. */
  readonly parrot: number;
  /** A good, beyond what a goal makes of it; fades. */
  readonly good: number;
  /** The share of the points of a free building of a type for which the goal is in hand; fades. */
  readonly typeProspect: number;
  /** A parrot goal, beyond the parrots in hand; fades. */
  readonly parrotGoal: number;
  /** A goods goal, beyond the goods in hand; fades. */
  readonly goodsGoal: number;
  /** How steeply the chance of a majority rises with the lead at the start. */
  readonly majoritySlope: number;
  /** How much more steeply it rises at the end. */
  readonly majorityGrowth: number;
  /** Choosing the best of a hand of five goals, at the goal cloud; fades. */
  readonly goalCloud: number;
  /** The first goal drawn at the goal ship; fades. */
  readonly goalDrawn: number;
  /** Each further goal drawn with it, of which only one is kept; fades. */
  readonly goalChoice: number;
  /** The lock of the fourth die. */
  readonly lock: number;
  /** The lead in points at which a raise becomes three times as likely. */
  readonly raiseScale: number;
  /** The share of the worth of a raise that is left when the others may raise again. */
  readonly raiseShare: number;
  /** The lead in points that wins about three games in four. */
  readonly scale: number;
}

/** The weights that the bots of this library use. */
export const GROG_ISLAND_WEIGHTS: GrogIslandWeights = /* @__PURE__ */ deepFreeze({
  coin: 0.8,
  coinsEnough: 27,
  treasure: 0.24,
  parrot: 0.2,
  good: 0.8,
  typeProspect: 0.48,
  parrotGoal: 1,
  goodsGoal: 2.35,
  majoritySlope: 0.42,
  majorityGrowth: 1.13,
  goalCloud: 1.4,
  goalDrawn: 1.4,
  goalChoice: 0.4,
  lock: 0.1,
  raiseScale: 0.85,
  raiseShare: 0.85,
  scale: 6,
});
