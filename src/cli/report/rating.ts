import { at } from '../../core/lists.ts';
import { log2 } from '../../core/powers-of-two.ts';

/** Half points of an additional draw between every two bots, so that a bot which never loses has a finite rating. */
const DRAW = 1;
const ITERATIONS = 10_000;
const PRECISION = 1e-12;

/** The points of a bot with twice the strength: 400 are odds of 10 to 1. */
const POINTS_OF_DOUBLE = 400 / log2(10);

/**
 * Ratings of a Bradley–Terry model on the Elo scale (400 points are odds of 10 to 1), with the mean 0. `duels[a][b]` is what a
 * scored against b. The model is fitted by minorisation-maximisation, which converges from any start.
 */
export function ratings(duels: readonly (readonly number[])[]): number[] {
  let strengths = duels.map(() => 1);
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    const next = improved(strengths, duels);
    const change = Math.max(...next.map((value, one) => Math.abs(value / at(strengths, one) - 1)));
    strengths = next;
    if (change < PRECISION) break;
  }
  const elo = strengths.map((strength) => POINTS_OF_DOUBLE * log2(strength));
  const mean = elo.reduce((sum, rating) => sum + rating, 0) / elo.length;
  return elo.map((rating) => rating - mean);
}

function improved(strengths: readonly number[], duels: readonly (readonly number[])[]): number[] {
  const next = strengths.map((strength, one) => {
    let won = 0;
    let expected = 0;
    for (const [other, rival] of strengths.entries()) {
      if (other === one) continue;
      const gained = at(at(duels, one), other) + DRAW;
      const lost = at(at(duels, other), one) + DRAW;
      won += gained;
      expected += (gained + lost) / (strength + rival);
    }
    return expected === 0 ? strength : won / expected;
  });
  const mean = next.reduce((sum, strength) => sum + strength, 0) / next.length;
  return next.map((strength) => strength / mean);
}
