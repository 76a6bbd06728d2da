// Plays the matches of the table in docs/bots.md with the tournament of the package, and prints the table.
// `npm run ladder -- --shard 1/2` plays a part, and `--report` only prints. The results stay in temp/ladder, so that an
// interrupted run can go on. Delete the folder after a change of the bots.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wilson } from '../src/bots/tournament/interval.ts';
import type { GameResult } from '../src/bots/tournament/result.ts';
import { ResultFiles } from '../src/cli/tournament/result-files.ts';
import { root } from './entries.ts';

interface Match {
  readonly game: string;
  /** The first is the bot whose win rate is reported. */
  readonly bots: readonly string[];
  readonly games: number;
}

const against = (bot: string, other: string, players: number): string[] => [
  bot,
  ...Array<string>(players - 1).fill(other),
];

/** First the matches with an aim, then the rest. */
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

/** The results of a match so far, from all shards. */
async function resultsOf(match: Match): Promise<readonly GameResult[]> {
  const names = readdirSync(folder).filter(
    (file) => file.startsWith(nameOf(match)) && file.endsWith('.ndjson'),
  );
  const files = await ResultFiles.open(
    names.map((file) => join(folder, file)),
    console.error,
  );
  const results = [...files.results()];
  files.close();
  return results;
}

/** The wins of the first bot. A shared win counts as its share, an unfinished game as no win. */
function rowOf(match: Match, results: readonly GameResult[]): string {
  const [bot = '', ...others] = match.bots;
  const games = results.length;
  let wins = 0;
  for (const result of results)
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
  console.error(rowOf(match, await resultsOf(match)));
}
console.log('| game | players | bot | against | games | wins | 95 % interval |');
console.log('|---|---|---|---|---|---|---|');
let games = 0;
for (const match of MATCHES) {
  const results = await resultsOf(match);
  if (results.length > 0) console.log(rowOf(match, results));
  games += results.length;
}
// The tournament throws at an illegal action.
console.log(`${games} games without an illegal action`);
