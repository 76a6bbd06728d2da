// Plays the matches of the table in docs/bots.md by the package's own tournament, and prints the table.
// `npm run ladder -- --shard 1/2` plays a part; whatever was played stays in temp/ladder, and an interrupted run goes on.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wilson } from '../src/cli/report/wilson.ts';
import { root } from './entries.ts';

interface Match {
  readonly game: string;
  /** The bot whose win rate is told comes first. */
  readonly bots: readonly string[];
  readonly games: number;
}

const against = (bot: string, other: string, players: number): string[] => [
  bot,
  ...Array<string>(players - 1).fill(other),
];

const MATCHES: readonly Match[] = [
  { game: 'grog-island', bots: against('greedy', 'random', 2), games: 200 },
  { game: 'grog-island', bots: against('greedy', 'random', 4), games: 200 },
  { game: 'grog-island', bots: against('ismcts:300', 'greedy', 2), games: 200 },
  { game: 'grog-island', bots: against('ismcts:1000', 'greedy', 2), games: 200 },
  { game: 'grog-island', bots: against('ismcts:300', 'greedy', 4), games: 200 },
  { game: 'caribbean-fleet', bots: against('greedy', 'random', 3), games: 200 },
  { game: 'caribbean-fleet', bots: against('greedy', 'random', 4), games: 200 },
  { game: 'caribbean-fleet', bots: against('ismcts:300', 'greedy', 3), games: 200 },
  { game: 'caribbean-fleet', bots: against('ismcts:300', 'greedy', 4), games: 200 },
];

const { values } = parseArgs({
  options: {
    shard: { type: 'string', default: '1/1' },
    workers: { type: 'string', default: '1' },
    report: { type: 'boolean', default: false },
  },
});
const folder = join(root, 'temp/ladder');
mkdirSync(folder, { recursive: true });

const shardName = values.shard.replace('/', '-of-');
const nameOf = ({ game, bots }: Match): string =>
  `${game}-${bots.join('-').replaceAll(':', '')}-${shardName}.ndjson`;

interface Line {
  readonly seed: number;
  readonly bots: readonly string[];
  readonly winners: readonly number[];
}

/** The wins of the first bot; a shared win counts by its part. */
function rowOf(match: Match): string {
  const file = join(folder, nameOf(match));
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  let wins = 0;
  for (const text of lines) {
    const { bots, winners } = JSON.parse(text) as Line;
    const seat = bots.indexOf(match.bots[0] ?? '');
    if (winners.includes(seat)) wins += 1 / winners.length;
  }
  const [bot, ...others] = match.bots;
  const { low, high } = wilson(wins, Math.max(1, lines.length));
  const percent = (rate: number): string => (100 * rate).toFixed(1);
  const rate = percent(wins / Math.max(1, lines.length));
  return `| ${match.game} | ${match.bots.length} | ${bot} | ${others.length} × ${others[0]} | ${lines.length} | ${rate} % | ${percent(low)}–${percent(high)} % |`;
}

for (const match of values.report ? [] : MATCHES) {
  const { game, bots, games } = match;
  const options = ['--game', game, '--bots', bots.join(','), '--games', String(games)];
  const place = ['--out', join(folder, nameOf(match)), '--resume', '--shard', values.shard];
  const command = ['tournament', ...options, ...place, '--workers', values.workers];
  const program = ['--import', 'tsx', join(root, 'src/cli/main.ts'), ...command];
  execFileSync(process.execPath, program, { stdio: ['ignore', 'ignore', 'inherit'] });
  console.error(rowOf(match));
}
console.log('| game | players | bot | against | games | wins | 95 % interval |');
console.log('|---|---|---|---|---|---|---|');
for (const match of MATCHES) console.log(rowOf(match));
