import { CHECKED_SEEDS } from './checksum.ts';
import type { Subject } from './games.ts';
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
}

/** Measures one game. */
export function reportOf(subject: Subject, peers: Peers | null, extent: Extent): GameReport {
  const { game } = subject;
  // One after the other: nothing else may have run before the first.
  const groups = [
    () => alone(game, peers),
    () => playouts(game, peers),
    () => steps(subject, peers),
    () => parts(game),
    () => serving(game),
  ];
  const tables = groups.map((group) => tableOf(group(), extent));
  const memory = memoryOf(game, PLAYERS, extent.memoryGames);
  const largest = largestState(game, PLAYERS, CHECKED_SEEDS);
  const messages = messageSizes(game);
  const targets = [
    ...speedTargets(subject, tables),
    ...sizeTargets(memory, largest),
    ...servingTargets(tables, messages),
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
