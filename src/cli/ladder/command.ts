import type { Estimate } from '../../bots/tournament/interval.ts';
import { at } from '../../core/lists.ts';
import { counted } from '../../core/sentence.ts';
import { CommandError, gameNamed } from '../arguments.ts';
import { loadBots } from '../bots/load-bots.ts';
import type { CliContext, Command } from '../context.ts';
import { takeLock } from '../files/lock.ts';
import { replaceableFile } from '../files/replace.ts';
import { refuseSameFile } from '../files/same-file.ts';
import { printStandings } from '../report/print-standings.ts';
import { percent } from '../report/results-table.ts';
import { Tally } from '../report/tally.ts';
import { KnownResults } from './known-results.ts';
import { lineupsOf, MatchScore, matchesOf } from './match.ts';
import { LADDER_HELP, type LadderOptions, readLadderOptions } from './options.ts';
import { playMatch } from './play-match.ts';
import { LIMIT } from './sequential-test.ts';

export const ladder: Command = {
  help: LADDER_HELP,
  async run(args, context) {
    const options = readLadderOptions(args);
    const { out, svg } = options;
    if (svg !== null) replaceableFile(svg);
    if (out === null) return playLadder(options, null, context);
    replaceableFile(out);
    if (svg !== null) refuseSameFile('svg', svg, out);
    const lock = await takeLock(out);
    try {
      return await playLadder(options, { name: out, lock }, context);
    } finally {
      await lock.release();
    }
  },
};

async function playLadder(
  options: LadderOptions,
  file: Parameters<typeof KnownResults.open>[0],
  context: CliContext,
): Promise<number> {
  const { plan, players, gauntlet, sprt, deals, workers } = options;
  const { print, printError } = context;
  const names = await namesOf(options);
  const known = await KnownResults.open(file, options.resume, printError);
  try {
    for (const { first, second } of matchesOf(plan.bots.length, gauntlet)) {
      const [one, other] = [at(plan.bots, first), at(plan.bots, second)];
      const plans = lineupsOf(one, other, players).map((bots) => ({ ...plan, bots }));
      const score = new MatchScore(at(names, first), sprt);
      const settings = { deals, workers, worker: context.worker };
      await playMatch(plans, settings, known, score);
      print(`${at(names, first)} against ${at(names, second)}: ${describeMatch(score)}`);
    }
    known.sort();
  } finally {
    known.close();
  }
  print('');
  const tally = new Tally();
  for (const result of known.sorted()) tally.add(result);
  printStandings(tally, options.svg, print, printError);
  return 0;
}

/** The names of all bots, which must differ: the table knows the bots by them. */
async function namesOf({ plan }: LadderOptions): Promise<readonly string[]> {
  const bots = await loadBots(gameNamed(plan.name), plan);
  await bots.close();
  const names = bots.entrants.map(({ name }) => name);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new CommandError(`two bots have the name ${twice}`);
  return names;
}

function describeMatch(score: MatchScore): string {
  const { games, deals, share, lead, verdict, ratio } = score;
  const played = `${counted(deals, 'deal')}, ${counted(games, 'game')}`;
  const parts = [
    played,
    `ahead in ${described(share, percent)}`,
    `lead in points ${described(lead, (value) => value.toFixed(1))}`,
  ];
  if (ratio !== null)
    parts.push(
      `test: ${verdict ?? 'undecided'} (log likelihood ratio ${ratio.toFixed(2)}, limits ±${LIMIT.toFixed(2)})`,
    );
  return parts.join('; ');
}

function described(estimate: Estimate | null, show: (value: number) => string): string {
  if (estimate === null) return 'no finished game';
  const { value, low, high } = estimate;
  return Number.isFinite(low) ? `${show(value)} (${show(low)} to ${show(high)})` : show(value);
}
