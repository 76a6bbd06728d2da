import type { Budget } from './bot.ts';

/** Throws unless a search can end by the limits of the budget. */
export function checkBudget({ iterations, milliseconds, now }: Budget): void {
  if (iterations !== undefined && !(Number.isSafeInteger(iterations) && iterations >= 1))
    throw new RangeError(
      `budget iterations: given ${String(iterations)}, allowed: a whole number from 1`,
    );
  if (milliseconds === undefined) return;
  if (!(Number.isFinite(milliseconds) && milliseconds >= 0))
    throw new RangeError(
      `budget milliseconds: given ${String(milliseconds)}, allowed: a number from 0`,
    );
  if (now === undefined) throw new RangeError('a budget in milliseconds needs `now`, the clock');
}
