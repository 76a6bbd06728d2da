// Plays the matches of the table in docs/bots.md by the package's own tournament, and prints the table.
// `npm run ladder -- --shard 1/2` plays a part, `--report` only prints; whatever was played stays in temp/ladder, and an
// interrupted run goes on. Throw the folder away after a change of the bots.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wilson } from '../src/cli/report/wilson.ts';
import { type LocatedResult, readResults } from '../src/cli/tournament/files.ts';
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

/** What was promised of the bots comes first, the rest of the ladder after it. */
const MATCHES: readonly Match[] = [
  { game: 'grog-island', bots: against('greedy', 'random', 2), games: 200 },
  { game: 'grog-island', bots: against('ismcts:1000', 'greedy', 2), games: 240 },
  { game: 'grog-island', bots: against('ismcts:300', 'greedy', 4), games: 120 },
  { game: 'caribbean-fleet', bots: against('greedy', 'random', 4), games: 200 },
  { game: 'caribbean-fleet', bots: against('ismcts:300', 'greedy', 4), games: 120 },
  { game: 'grog-island', bots: against('ismcts:100', 'greedy', 2), games: 200 },
  { game: 'grog-island', bots: against('ismcts:300', 'greedy', 2), games: 200 },
  { game: 'grog-island', bots: against('greedy', 'random', 4), games: 200 },
  { game: 'grog-island', bots: against('greedy', 'random', 3), games: 200 },
  { game: 'grog-island', bots: against('ismcts:100', 'greedy', 3), games: 120 },
  { game: 'grog-island', bots: against('ismcts:100', 'greedy', 4), games: 120 },
  { game: 'caribbean-fleet', bots: against('greedy', 'random', 3), games: 200 },
  { game: 'caribbean-fleet', bots: against('ismcts:100', 'greedy', 3), games: 120 },
  { game: 'caribbean-fleet', bots: against('ismcts:100', 'greedy', 4), games: 120 },
  { game: 'grog-island', bots: against('ismcts:300', 'greedy', 3), games: 120 },
  { game: 'caribbean-fleet', bots: against('ismcts:300', 'greedy', 3), games: 120 },
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

const nameOf = ({ game, bots }: Match): string =>
  `${game}-${bots.join('-').replaceAll(':', '')}-shard-`;

/** What all shards have played of a match so far. */
function resultsOf(match: Match): readonly LocatedResult[] {
  const files = readdirSync(folder).filter((file) => file.startsWith(nameOf(match)));
  return readResults(files.map((file) => join(folder, file))).results;
}

/** The wins of the first bot; a shared win counts by its part, a game that was stopped for nobody. */
function rowOf(match: Match): string {
  const [bot = '', ...others] = match.bots;
  const results = resultsOf(match);
  const games = results.length;
  let wins = 0;
  for (const { result } of results)
    if (result.winners.includes(result.bots.indexOf(bot))) wins += 1 / result.winners.length;
  const { low, high } = wilson(wins, games);
  const percent = (rate: number): string => (100 * rate).toFixed(1);
  const rate = percent(wins / games);
  return `| ${match.game} | ${match.bots.length} | ${bot} | ${others.length} × ${others[0]} | ${games} | ${rate} % | ${percent(low)}–${percent(high)} % |`;
}

for (const match of values.report ? [] : MATCHES) {
  const { game, bots, games } = match;
  const options = ['--game', game, '--bots', bots.join(','), '--games', String(games)];
  const out = join(folder, `${nameOf(match)}${values.shard.replace('/', '-of-')}.ndjson`);
  const place = ['--out', out, '--resume', '--shard', values.shard, '--workers', values.workers];
  const program = ['--import', 'tsx', join(root, 'src/cli/main.ts'), 'tournament'];
  execFileSync(process.execPath, [...program, ...options, ...place], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.error(rowOf(match));
}
console.log('| game | players | bot | against | games | wins | 95 % interval |');
console.log('|---|---|---|---|---|---|---|');
for (const match of MATCHES) if (resultsOf(match).length > 0) console.log(rowOf(match));
// An illegal action would have thrown in the middle of a tournament.
const games = MATCHES.reduce((sum, match) => sum + resultsOf(match).length, 0);
console.log(`${games} games without an illegal action`);
