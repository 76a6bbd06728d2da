export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution that leaves 2.5 % above. */
const Z = 1.959963984540054;

/** The 95 % Wilson interval of a win rate; it holds for few games and for rates near 0 and 1 too. */
export function wilson(wins: number, games: number): Interval {
  const rate = wins / games;
  const spread = (Z * Z) / games;
  const centre = rate + spread / 2;
  const half = Z * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games));
  const scale = 1 + spread;
  return {
    low: Math.max(0, (centre - half) / scale),
    high: Math.min(1, (centre + half) / scale),
  };
}
