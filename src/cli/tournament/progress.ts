import type { CliContext } from '../context.ts';

export type Progress = (done: number) => void;

const WIDTH = 30;

/** A progress bar on a terminal; elsewhere a line for each tenth. */
export function progressOf(
  { redraw, printError }: Pick<CliContext, 'redraw' | 'printError'>,
  total: number,
  from: number,
  now: () => number,
): Progress {
  if (redraw === null) {
    let tenths = tenthsOf(from, total);
    return (done) => {
      if (tenthsOf(done, total) === tenths) return;
      tenths = tenthsOf(done, total);
      printError(`${done} of ${total} games`);
    };
  }
  const start = now();
  return (done) => {
    if (done === total) return redraw('');
    const filled = Math.floor((done / total) * WIDTH);
    const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled);
    const left = ((now() - start) / (done - from)) * (total - done);
    const time = done === from ? '' : `, ${duration(left)} left`;
    redraw(`[${bar}] ${done} of ${total} games${time}`);
  };
}

function tenthsOf(done: number, total: number): number {
  return Math.floor((done * 10) / total);
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
