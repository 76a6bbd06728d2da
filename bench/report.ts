import type { MessageSizes } from './groups/serving.ts';
import type { Figure } from './measure.ts';
import type { Memory } from './memory.ts';

/** The figure of a line, and its ratios to the references. */
export interface Row extends Figure {
  readonly checksum: string;
  /** How many times as fast as each reference, in the order of the references. */
  readonly ratios: readonly number[];
}

/** The rows of one group. */
export interface Table {
  readonly title: string;
  readonly references: readonly string[];
  readonly rows: readonly Row[];
}

/** A figure and its aim. */
export interface Target {
  readonly name: string;
  readonly found: number;
  readonly aim: number;
  /** Whether more is better. */
  readonly atLeast: boolean;
}

/** All figures of one game. */
export interface GameReport {
  readonly game: string;
  readonly tables: readonly Table[];
  readonly memory: Memory | null;
  /** Bytes of the longest state as JSON. */
  readonly largestState: number;
  readonly messages: MessageSizes;
  readonly targets: readonly Target[];
}

export function isMet({ found, aim, atLeast }: Target): boolean {
  return atLeast ? found >= aim : found <= aim;
}

/** The report as Markdown that also reads well as plain text. */
export function reportText(report: GameReport): string {
  const sections = report.tables.map(
    (table) => `### ${report.game}: ${table.title.toLowerCase()}\n\n${tableText(table)}`,
  );
  const { memory } = report;
  const extra = [
    `The longest state is ${shownNumber(report.largestState)} bytes of JSON.`,
    memory === null
      ? 'Memory was not measured.'
      : `After ${shownNumber(memory.games)} simulated games the heap was ${shownNumber(memory.grown)} bytes larger than before.`,
  ];
  return [...sections, extra.join('\n')].join('\n\n');
}

/** What clients are sent, for the guide to servers. */
export function messagesText(reports: readonly GameReport[]): string {
  const head = ['For each action and client', ...reports.map(({ game }) => game)];
  const row = (name: string, of: (report: GameReport) => number): string[] => [
    name,
    ...reports.map((report) => shownNumber(of(report))),
  ];
  return aligned(head, [
    row('the view, bytes of JSON', ({ messages }) => messages.view),
    row('the message, bytes', ({ messages }) => messages.message),
    row('of these the patch', ({ messages }) => messages.patch),
    row('of these the events', ({ messages }) => messages.events),
    row('the message with `permessage-deflate`, bytes', ({ messages }) => messages.deflated),
  ]);
}

function tableText({ references, rows }: Table): string {
  const games = rows.some((row) => row.games > 0);
  const head = [
    'Line',
    'Per second',
    'Per CPU second',
    'Unit',
    ...(games ? ['Games per second'] : []),
    ...references.map((name) => `× ${name}`),
    'Checksum',
  ];
  const body = rows.map((row) => [
    row.name,
    shownNumber(row.rate),
    shownNumber(row.processorRate),
    row.unit,
    ...(games ? [row.games > 0 ? shownNumber(row.games) : ''] : []),
    ...row.ratios.map(shownNumber),
    row.checksum,
  ]);
  return aligned(head, body);
}

/** Which targets were met, over all games. */
export function targetsText(reports: readonly GameReport[]): string {
  const rows = reports.flatMap(({ game, targets }) =>
    targets.map((target) => [
      game,
      target.name,
      shownNumber(target.found),
      `${target.atLeast ? '≥' : '≤'} ${shownNumber(target.aim)}`,
      isMet(target) ? 'met' : 'NOT MET',
    ]),
  );
  return `### Targets\n\n${aligned(['Game', 'Target', 'Found', 'Aim', ''], rows)}`;
}

/** Three digits of a small number; a large one as a whole number in groups of three digits. */
function shownNumber(value: number): string {
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en-US')
    : String(Number(value.toPrecision(3)));
}

function aligned(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...body.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(head), rule, ...body.map(line)].join('\n');
}
