import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Game } from '../../src/core/contract.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { createEncoder, type Encoder, type Part } from '../../src/learning/index.ts';
import { root } from '../entries.ts';
import type { Files } from './write.ts';

const PAGE = 'docs/learning.md';

const TITLES: readonly { readonly game: Game; readonly title: string }[] = [
  { game: grogIsland, title: 'Grog Island' },
  { game: caribbeanFleet, title: 'Caribbean Fleet' },
];

/** The guide for learners, with the tables of sizes and layouts between comments. */
export function learningPage(): Files {
  const page = readFileSync(resolve(root, PAGE), 'utf8');
  const written = Object.entries(tables()).reduce(
    (text, [name, table]) => replaced(text, name, table),
    page,
  );
  return { [PAGE]: written };
}

function replaced(text: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAGE}: no place for ${name}`);
  return `${before}${start}${table}${end}${after}`;
}

function tables(): Readonly<Record<string, string>> {
  const layouts = TITLES.flatMap(({ game, title }) => {
    const encoders = encodersOf(game);
    const actions = encoders.map(({ actionLayout }) => actionLayout);
    const observations = encoders.map(({ observationLayout }) => observationLayout);
    return [
      [`actions of ${title}`, layoutTable('type of action', game, actions)],
      [`observations of ${title}`, layoutTable('part', game, observations)],
    ];
  });
  return { sizes: sizeTable(), ...Object.fromEntries(layouts) };
}

/** An encoder for each number of players, with what it remembers. */
function encodersOf(game: Game): Encoder[] {
  return game.playerCounts.map((players) => createEncoder(game, { players, recall: true }));
}

function sizeTable(): string {
  const rows = TITLES.flatMap(({ game, title }) =>
    encodersOf(game).map(({ players, version, actionCount, observationSize }) => {
      const { observationSize: without } = createEncoder(game, { players });
      return [title, players, version, actionCount, without, observationSize];
    }),
  );
  const head = [
    'game',
    'players',
    '`version`',
    '`actionCount`',
    '`observationSize`',
    'with `recall`',
  ];
  return table(head, rows);
}

/** How many numbers each part has with each number of players. */
function layoutTable(what: string, game: Game, layouts: readonly (readonly Part[])[]): string {
  const [first = []] = layouts;
  const rows = first.map(({ name, meaning }, place) => [
    `\`${name}\``,
    ...layouts.map((layout) => layout[place]?.size ?? 0),
    meaning,
  ]);
  const counts = game.playerCounts.map((players) => `${players} players`);
  return table([what, ...counts, 'meaning'], rows);
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
