import { refuseArgument } from '../core/issue-message.ts';
import type { Budget } from './bot.ts';

/** Throws a RangeError unless the limits of the budget end a search. */
export function checkBudget({ iterations, milliseconds, now }: Budget): void {
  if (iterations !== undefined && !(Number.isSafeInteger(iterations) && iterations >= 1))
    refuseArgument('budget', ['iterations'], iterations, 'a whole number from 1');
  if (milliseconds === undefined) return;
  if (!(Number.isFinite(milliseconds) && milliseconds >= 0))
    refuseArgument('budget', ['milliseconds'], milliseconds, 'a number from 0');
  if (now === undefined) refuseArgument('budget', ['now'], now, 'a clock for the milliseconds');
}
