import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../src/core/contract.ts';
import type { BaseState, GameTypes } from '../../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { playFixed, sequences } from '../../test/fixed-play.ts';
import { root } from '../entries.ts';
import type { Files } from '../generate/write.ts';
import { stateHash } from './state-hash.ts';

const FILE = 'docs/node-counts.md';

/** No fixed game is as long. */
const MOST_ACTIONS = 5_000;

type RoundTypes = GameTypes & { readonly State: BaseState & { readonly round: number } };

/** A row of a table as it is written, and what the rules make of its inputs: a position, or the players and the seed. */
interface Row {
  readonly written: string;
  calculate(): string;
}

/** A table of the document below its heading. */
interface Table {
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** The tables of docs/node-counts.md. */
export function tables(): Table[] {
  const page = readFileSync(join(root, FILE), 'utf8');
  return [
    tableOf(page, 'Node counts of Grog Island', (cells) => countRow(grogIsland, cells)),
    tableOf(page, 'Node counts of Caribbean Fleet', (cells) => countRow(caribbeanFleet, cells)),
    tableOf(page, 'Pinned games of Grog Island', (cells) => gameRow(grogIsland, cells)),
    tableOf(page, 'Pinned games of Caribbean Fleet', (cells) => gameRow(caribbeanFleet, cells)),
  ];
}

/** The document with all rows calculated. */
export function nodeCountFile(): Files {
  let page = readFileSync(join(root, FILE), 'utf8');
  for (const { written, calculate } of tables().flatMap(({ rows }) => rows))
    page = page.replace(`\n${written}\n`, `\n${calculate()}\n`);
  return { [FILE]: page };
}

function tableOf(
  page: string,
  heading: string,
  calculate: (cells: readonly number[]) => string,
): Table {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n');
  const rows = lines
    .filter((line) => /^\| *\d/.test(line))
    .map((written) => ({
      written,
      calculate: () => calculate(written.split('|').slice(1, -1).map(Number)),
    }));
  return { heading, rows };
}

/** The kind of decision after some actions, and how many sequences of 1, 2, … actions follow. */
function countRow<Types extends GameTypes>(game: Game<Types>, cells: readonly number[]): string {
  const [players = 0, seed = 0, actions = 0, , ...counts] = cells;
  const { state } = playFixed(game, { players, seed }, actions);
  const found = counts.map((_, place) => sequences(game, state, place + 1));
  return rowOf([players, seed, actions, `\`${game.decisions(state)[0]?.type}\``, ...found]);
}

/** A whole game: its length, its points, and the hash of its end. */
function gameRow<Types extends RoundTypes>(game: Game<Types>, cells: readonly number[]): string {
  const [players = 0, seed = 0] = cells;
  const { state, played } = playFixed(game, { players, seed }, MOST_ACTIONS);
  const totals = game.score(state).players.map(({ total }) => total);
  const hash = `\`${stateHash(state)}\``;
  return rowOf([players, seed, played.length, state.round, totals.join(' '), hash]);
}

function rowOf(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
