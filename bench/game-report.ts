import { CHECKED_SEEDS } from './checksum.ts';
import type { Subject } from './games.ts';
import { CLONE, parts } from './groups/parts.ts';
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
  SIMULATION,
} from './groups/playouts.ts';
import { APPLY, BARE_IMMER, steps } from './groups/steps.ts';
import { type Figure, type Group, measured, type Pace, ratio } from './measure.ts';
import { largestState, type Memory, memoryOf } from './memory.ts';
import type { GameReport, Table, Target } from './report.ts';

/** How much is measured. */
export interface Extent extends Pace {
  /** The number of simulated games between the two looks at the heap. */
  readonly memoryGames: number;
}

/** Measures one game. */
export function reportOf(subject: Subject, peers: Peers | null, extent: Extent): GameReport {
  const { game } = subject;
  // Made one after the other: nothing else may have run before the first.
  const groups = [
    () => alone(game, peers),
    () => playouts(game, peers),
    () => steps(subject),
    () => parts(game),
  ];
  const tables = groups.map((group) => tableOf(group(), extent));
  const memory = memoryOf(game, PLAYERS, extent.memoryGames);
  const largest = largestState(game, PLAYERS, CHECKED_SEEDS);
  const targets = targetsOf(tables, memory, largest);
  return { game: game.name, tables, memory, largestState: largest, targets };
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

function targetsOf(tables: readonly Table[], memory: Memory | null, largest: number): Target[] {
  const rows = tables.flatMap((table) => table.rows);
  const atLeast = (name: string, aim: number, found: number): Target => ({
    name,
    found,
    aim,
    atLeast: true,
  });
  // On a quiet core this is what a clock says, on a busy one the only figure that means anything.
  const rate = (line: string, aim: number): Target => {
    const { unit, processorRate } = figureOf(rows, line);
    return atLeast(`${line}: ${unit} per CPU second`, aim, processorRate);
  };
  const times = (line: string, aim: number, reference: string): Target[] =>
    rows.some(({ name }) => name === reference)
      ? [atLeast(`${line} × ${reference}`, aim, ratioOf(tables, line, reference))]
      : [];
  const simulationAlone = lineFor(ALONE, PLAYERS);
  const simulation = lineFor(SIMULATION, PLAYERS);
  const reducer = lineFor(REDUCER, PLAYERS);
  return [
    rate(simulationAlone, 1_000_000),
    ...times(simulationAlone, 3, CHESS),
    rate(simulation, 1_000_000),
    ...times(simulation, 3, CHESS),
    ...times(simulation, 40, reducer),
    ...times(lineFor(PUBLIC_PATH, PLAYERS), 2, reducer),
    ...times(APPLY, 0.5, BARE_IMMER),
    rate(CLONE, 1_000_000),
    { name: 'bytes of the longest state', found: largest, aim: 8000, atLeast: false },
    ...(memory === null
      ? []
      : [
          {
            name: `bytes of heap kept by ${memory.games} games`,
            found: memory.grown,
            aim: 1_000_000,
            atLeast: false,
          },
        ]),
  ];
}

function ratioOf(tables: readonly Table[], line: string, reference: string): number {
  for (const { references, rows } of tables) {
    const place = references.indexOf(reference);
    const found = rows.find(({ name }) => name === line)?.ratios[place];
    if (found !== undefined) return found;
  }
  throw new RangeError(`${line} is not held against ${reference}`);
}
