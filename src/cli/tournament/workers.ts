import { availableParallelism } from 'node:os';
import { countingNumber } from '../arguments.ts';

/** The most threads; more than the processors of a machine make nothing faster. */
const MOST_WORKERS = 1024;

export const WORKERS_OPTION = {
  type: 'string',
  value: 'N',
  help: 'the number of threads, which does not change the lines (default: one for each processor)',
} as const;

export function workersOf(text: string | undefined): number {
  if (text === undefined) return Math.min(availableParallelism(), MOST_WORKERS);
  return countingNumber('workers', text, MOST_WORKERS);
}
