import { threadSeconds } from './clock.ts';

/** What a line has done so far. */
interface Tally {
  units: number;
  games: number;
}

/** A piece of work that can be repeated, and the unit in which it is counted. */
export interface Line {
  readonly name: string;
  readonly unit: string;
  /** Does a piece of work, far shorter than a window, and adds it to the tally. */
  work(tally: Tally): void;
  /** A hash of the results of fixed work of the same kind: the same on every machine and in every run. */
  checksum(): string;
}

/** Lines that are measured side by side. */
export interface Group {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The names of the lines with which the others are compared. */
  readonly references: readonly string[];
}

/** How fast a line was. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** Units per second by the clock, the median of the windows. */
  readonly rate: number;
  /** Units per second that the thread ran, the median of the windows. */
  readonly processorRate: number;
  /** Games per second, the median of the windows; 0 for a line that plays no games. */
  readonly games: number;
  /** Units per second that the thread ran, in each window. */
  readonly windows: readonly number[];
}

/** How long a line is measured, in seconds of processor time. A busy machine takes longer for the same work. */
export interface Pace {
  readonly secondsPerLine: number;
  readonly windows: number;
}

/**
 * Measures lines for comparison. All of them warm up; then each gets one window in every round, so that other work of the
 * machine affects all of them alike.
 */
export function measured(lines: readonly Line[], pace: Pace): Figure[] {
  const seconds = pace.secondsPerLine / pace.windows;
  const running = lines.map((line) => ({ line, windows: noWindows() }));
  for (const { line } of running) window(line, pace.secondsPerLine * 1.5);
  for (let round = 0; round < pace.windows; round += 1) {
    for (const { line, windows } of running) windows.push(window(line, seconds));
  }
  return running.map(({ line: { name, unit }, windows }) => ({
    name,
    unit,
    rate: median(windows.map(({ units, elapsed }) => units / elapsed)),
    processorRate: median(windows.map(({ units, processor }) => units / processor)),
    games: median(windows.map(({ games, elapsed }) => games / elapsed)),
    windows: windows.map(({ units, processor }) => units / processor),
  }));
}

/** The median, over the rounds, of how many times as fast one figure was as the other. */
export function ratio(figure: Figure, reference: Figure): number {
  return median(figure.windows.map((rate, round) => rate / (reference.windows[round] ?? rate)));
}

export function median(values: readonly number[]): number {
  const rising = [...values].sort((left, right) => left - right);
  const middle = rising.length >> 1;
  const upper = rising[middle] ?? 0;
  return rising.length % 2 === 1 ? upper : ((rising[middle - 1] ?? upper) + upper) / 2;
}

/** The work done in a window, and the seconds it took. */
interface Window extends Tally {
  readonly elapsed: number;
  readonly processor: number;
}

/** Works for so many seconds of processor time. */
function window(line: Line, seconds: number): Window {
  const tally: Tally = { units: 0, games: 0 };
  const before = process.cpuUsage();
  const start = performance.now();
  const threadStart = threadSeconds();
  let used = 0;
  do {
    line.work(tally);
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1e6;
  } while (used < seconds);
  const elapsed = (performance.now() - start) / 1e3;
  // The system may not notice a window that is far shorter than its ticks.
  return { ...tally, elapsed, processor: threadSeconds() - threadStart || elapsed };
}

function noWindows(): Window[] {
  return [];
}
