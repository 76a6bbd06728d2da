import { refuseArgument } from '../core/issue-message.ts';
import type { Budget } from './bot.ts';

/** The iterations of a search without a limit. */
const DEFAULT_ITERATIONS = 1000;
/** The most iterations of any search, whose samples stay in memory. */
export const MOST_ITERATIONS = 100_000;
/** The iterations after which a clock that has not moved counts as broken. */
const STANDSTILL = 10_000;

/** Throws a RangeError unless the limits of the budget are valid. */
export function checkBudget(budget: Budget): void {
  if (typeof budget !== 'object' || budget === null)
    refuseArgument('budget', [], budget, 'an object');
  const { iterations, milliseconds, now } = budget;
  if (iterations !== undefined && !isWholeTo(MOST_ITERATIONS, iterations)) {
    const expected = `a whole number from 1 to ${MOST_ITERATIONS}`;
    refuseArgument('budget', ['iterations'], iterations, expected);
  }
  if (milliseconds === undefined) return;
  if (!(Number.isFinite(milliseconds) && milliseconds >= 0))
    refuseArgument('budget', ['milliseconds'], milliseconds, 'a number from 0');
  if (typeof now !== 'function')
    refuseArgument('budget', ['now'], now, 'a clock for the milliseconds');
}

function isWholeTo(most: number, value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

/** The most iterations that a budget allows. */
export function iterationsOf({ iterations, milliseconds }: Budget): number {
  return iterations ?? (milliseconds === undefined ? DEFAULT_ITERATIONS : MOST_ITERATIONS);
}

/** Starts the clock of a budget; the function tells after an iteration whether the time is up. */
export function startClock({ milliseconds, now }: Budget): () => boolean {
  if (milliseconds === undefined || now === undefined) return () => false;
  let last = timeOf(now);
  let elapsed = 0;
  let still = 0;
  return () => {
    const time = timeOf(now);
    // Only steps forward count, so that a clock that is set back does not prolong the search.
    if (time > last) {
      elapsed += time - last;
      still = 0;
    } else still += 1;
    last = time;
    return elapsed >= milliseconds || still >= STANDSTILL;
  };
}

function timeOf(now: () => number): number {
  const time: unknown = now();
  if (typeof time === 'number') return time;
  return refuseArgument('budget', ['now'], time, 'a clock that returns a number');
}
