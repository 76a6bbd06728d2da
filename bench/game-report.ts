import { CHECKED_SEEDS } from './checksum.ts';
import type { Subject } from './games.ts';
import { learning, MASKED, OBSERVED } from './groups/learning.ts';
import { parts } from './groups/parts.ts';
import {
  ALONE,
  alone,
  CHESS,
  lineFor,
  type Peers,
  PLAYERS,
  PUBLIC_PATH,
  playouts,
  REDUCER,
} from './groups/playouts.ts';
import { type MessageSizes, messageSizes, SERVING, serving } from './groups/serving.ts';
import { APPLY, BARE_IMMER, steps } from './groups/steps.ts';
import { type Figure, type Group, measured, type Pace, ratio } from './measure.ts';
import { largestState, type Memory, memoryOf } from './memory.ts';
import type { GameReport, Table, Target } from './report.ts';

/** How much is measured. */
export interface Extent extends Pace {
  /** The number of simulated games between the two measurements of the heap. */
  readonly memoryGames: number;
  /** The only group that is measured, by its name in {@link GROUPS}; `null` for all. */
  readonly group: string | null;
}

/** What can be measured, in the order of measuring: nothing else may have run before the first. */
const MEASURED: Readonly<Record<string, (subject: Subject, peers: Peers | null) => Group>> = {
  alone: ({ game }, peers) => alone(game, peers),
  playouts: ({ game }, peers) => playouts(game, peers),
  steps: (subject, peers) => steps(subject, peers),
  parts: ({ game }) => parts(game),
  serving: ({ game }) => serving(game),
  learning: ({ game }) => learning(game),
};

/** The names of the groups. */
export const GROUPS: readonly string[] = Object.keys(MEASURED);

/** Measures one game. */
export function reportOf(subject: Subject, peers: Peers | null, extent: Extent): GameReport {
  const { game } = subject;
  const { group = null } = extent;
  const tables = Object.entries(MEASURED)
    .filter(([name]) => group === null || name === group)
    .map(([, make]) => tableOf(make(subject, peers), extent));
  const memory = group === null ? memoryOf(game, PLAYERS, extent.memoryGames) : null;
  const largest = largestState(game, PLAYERS, CHECKED_SEEDS);
  const messages = messageSizes(game);
  const targets = [
    ...speedTargets(subject, tables),
    ...(group === null
      ? [...sizeTargets(memory, largest), ...servingTargets(tables, messages)]
      : []),
    ...learningTargets(tables),
  ];
  return { game: game.name, tables, memory, largestState: largest, messages, targets };
}

function tableOf({ title, lines, references }: Group, pace: Pace): Table {
  const figures = measured(lines, pace);
  const checksums = lines.map((line) => line.checksum());
  const others = references.map((name) => figureOf(figures, name));
  const rows = figures.map((figure, place) => ({
    ...figure,
    checksum: checksums[place] ?? '',
    ratios: others.map((other) => ratio(figure, other)),
  }));
  return { title, references, rows };
}

function figureOf<Some extends Figure>(figures: readonly Some[], name: string): Some {
  const figure = figures.find((candidate) => candidate.name === name);
  if (figure === undefined) throw new RangeError(`no line is called ${name}`);
  return figure;
}

/** Ratios within the run, which do not depend on how fast the machine is. */
function speedTargets(
  { simulationTimesChess, applyTimesChess }: Subject,
  tables: readonly Table[],
): Target[] {
  const simulation = lineFor(ALONE, PLAYERS);
  const publicPath = lineFor(PUBLIC_PATH, PLAYERS);
  const reducer = lineFor(REDUCER, PLAYERS);
  const reducerTimesChess = ratioOf(tables, reducer, CHESS);
  const simulationFound = ratioOf(tables, simulation, CHESS);
  const times = (line: string, reference: string, aim: number, found: number | null): Target[] =>
    found === null ? [] : [{ name: `${line} × ${reference}`, found, aim, atLeast: true }];
  return [
    ...times(simulation, CHESS, simulationTimesChess, simulationFound),
    // The two lines are in different tables; chessops, which is in both, links them.
    ...times(
      simulation,
      reducer,
      45,
      simulationFound === null || reducerTimesChess === null
        ? null
        : simulationFound / reducerTimesChess,
    ),
    ...times(publicPath, reducer, 2.5, ratioOf(tables, publicPath, reducer)),
    ...times(APPLY, BARE_IMMER, 1, ratioOf(tables, APPLY, BARE_IMMER)),
    ...times(APPLY, CHESS, applyTimesChess, ratioOf(tables, APPLY, CHESS)),
  ];
}

/** Steps of environments for each second of the processor. */
function learningTargets(tables: readonly Table[]): Target[] {
  const aims = new Map([
    [lineFor(MASKED, PLAYERS), 250_000],
    [lineFor(OBSERVED, PLAYERS), 100_000],
  ]);
  return tables
    .flatMap(({ rows }) => rows)
    .flatMap(({ name, processorRate }) => {
      const aim = aims.get(name);
      return aim === undefined ? [] : [{ name, found: processorRate, aim, atLeast: true }];
    });
}

function sizeTargets(memory: Memory | null, largest: number): Target[] {
  const atMost = (name: string, aim: number, found: number): Target => ({
    name,
    found,
    aim,
    atLeast: false,
  });
  const state = atMost('bytes of the longest state', 8000, largest);
  if (memory === null) return [state];
  return [state, atMost(`bytes of heap kept by ${memory.games} games`, 1_000_000, memory.grown)];
}

function servingTargets(tables: readonly Table[], { message }: MessageSizes): Target[] {
  const atMost = { atLeast: false };
  return [
    {
      name: `${SERVING}: CPU µs per viewer and action`,
      found: microseconds(tables),
      aim: 60,
      ...atMost,
    },
    { name: 'bytes of a message per action and client', found: message, aim: 200, ...atMost },
  ];
}

function microseconds(tables: readonly Table[]): number {
  const rows = tables.flatMap((table) => table.rows);
  return 1e6 / figureOf(rows, SERVING).processorRate;
}

/** How many times as fast as the reference a line is; `null` if the reference was not measured. */
function ratioOf(tables: readonly Table[], line: string, reference: string): number | null {
  for (const { references, rows } of tables) {
    const found = rows.find(({ name }) => name === line)?.ratios[references.indexOf(reference)];
    if (found !== undefined) return found;
  }
  return null;
}
