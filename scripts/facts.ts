// Writes the tables of docs/facts.md from games of the built program:
//   npm run build && npm run facts
//   npm run facts -- --check   writes nothing, and fails if a table has changed
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Estimate } from '../src/bots/tournament/interval.ts';
import { GAMES } from '../src/cli/games.ts';
import type { Facts } from '../src/cli/stats/facts.ts';
import { root } from './entries.ts';
import { write } from './generate/write.ts';

const PAGE = 'docs/facts.md';
const DEALS = 200;
const BOTS = ['random', 'greedy'];

/** The facts of one game with so many copies of one bot. */
function factsOf(game: string, players: number, bot: string): Facts {
  const options = ['--game', game, '--players', String(players), '--bots', bot];
  const program = resolve(root, 'dist/cli.js');
  const args = [program, 'stats', ...options, '--deals', String(DEALS), '--json'];
  return JSON.parse(
    execFileSync('node', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function range({ value, low, high }: Estimate, format: (value: number) => string): string {
  return `${format(value)} (${format(low)} to ${format(high)})`;
}

function lengths(facts: readonly Facts[]): string {
  return table(
    [
      'players',
      'bots',
      'actions',
      'most',
      'rounds',
      'legal actions',
      'median',
      '95 %',
      'most',
      'one legal',
      'hidden values',
    ],
    facts.map(({ players, bots: [bot = ''], actions, rounds, branching, forced, hidden }) => [
      String(players),
      bot,
      actions.mean.toFixed(0),
      String(actions.most),
      rounds.mean.toFixed(1),
      branching.mean.toFixed(1),
      String(branching.median),
      String(branching.quantile95),
      String(branching.most),
      percent(forced),
      hidden.mean.toFixed(0),
    ]),
  );
}

function luck(facts: readonly Facts[]): string {
  return table(
    [
      'players',
      'bots',
      'points',
      'deviation',
      'deviation of the lead',
      'explained by the deal',
      'wins of seat 0',
      'lead of seat 0',
    ],
    facts.map(({ players, bots: [bot = ''], points, leadDeviation, dealShare, seats: [first] }) => [
      String(players),
      bot,
      points.mean.toFixed(1),
      points.deviation.toFixed(1),
      leadDeviation.toFixed(1),
      dealShare === null ? '' : percent(dealShare),
      first?.wins ? range(first.wins, percent) : '',
      first?.lead ? range(first.lead, (value) => value.toFixed(1)) : '',
    ]),
  );
}

function kinds({ kinds: found }: Facts): string {
  return table(
    ['decision', 'per game', 'share', 'legal actions', 'median', '95 %', 'most', 'one legal'],
    found.map(({ kind, perGame, share, actions, forced }) => [
      `\`${kind}\``,
      perGame.toFixed(1),
      percent(share),
      actions.mean.toFixed(1),
      String(actions.median),
      String(actions.quantile95),
      String(actions.most),
      percent(forced),
    ]),
  );
}

/** The page with other tables. */
function withTables(page: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce(
    (text, [name, lines]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`),
        (_, before, after) => before + lines + after,
      ),
    page,
  );
}

const tables: Record<string, string> = {};
for (const { game } of GAMES) {
  const facts = game.playerCounts.flatMap((players) =>
    BOTS.map((bot) => {
      console.log(`${game.name}, ${players} players, ${bot}`);
      return factsOf(game.name, players, bot);
    }),
  );
  tables[`${game.name}-length`] = lengths(facts);
  tables[`${game.name}-luck`] = luck(facts);
  const greedy = facts.find(({ bots: [bot] }) => bot === 'greedy');
  if (greedy !== undefined) tables[`${game.name}-kinds`] = kinds(greedy);
}
const before = readFileSync(resolve(root, PAGE), 'utf8');
const page = withTables(before, tables);
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
if (!values.check) write({ [PAGE]: page });
else if (page !== before) {
  console.error(`${PAGE} has changed; run npm run facts.`);
  process.exitCode = 1;
}
