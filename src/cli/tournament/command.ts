import { closeSync } from 'node:fs';
import type { GameResult } from '../../bots/tournament/result.ts';
import { gameNamed } from '../arguments.ts';
import { type LoadedBots, loadBots } from '../bots/load-bots.ts';
import type { CliContext, Command } from '../context.ts';
import { takeLock } from '../files/lock.ts';
import { replaceableFile } from '../files/replace.ts';
import { refuseSameFile } from '../files/same-file.ts';
import { writeAll } from '../files/write.ts';
import { printStandings } from '../report/print-standings.ts';
import { Tally } from '../report/tally.ts';
import { missingGames } from './game-numbers.ts';
import { readTournamentOptions, TOURNAMENT_HELP, type TournamentOptions } from './options.ts';
import { continueFile, openForAppending, sortFile } from './output-file.ts';
import { playGames } from './play-games.ts';
import { formatResult, linesOfResults } from './results.ts';
import type { Tournament } from './settings.ts';

export const tournament: Command = {
  help: TOURNAMENT_HELP,
  async run(args, context) {
    await runTournament(readTournamentOptions(args), context);
    return 0;
  },
};

async function runTournament(options: TournamentOptions, context: CliContext): Promise<void> {
  const { print, printError } = context;
  const { out, svg } = options;
  if (out !== null) replaceableFile(out);
  if (svg !== null) {
    replaceableFile(svg);
    if (out !== null) refuseSameFile('svg', svg, out);
  }
  const tally = new Tally();
  const { plan } = options;
  const bots = await loadBots(gameNamed(plan.name), plan);
  try {
    if (out === null) {
      await playGames(options, bots, [], context, (result) => {
        tally.add(result);
        print(formatResult(result));
      });
    } else await playIntoFile(out, options, bots, context, tally);
  } finally {
    await bots.close();
  }
  printStandings(tally, svg, out === null ? printError : print, printError);
}

async function playIntoFile(
  file: string,
  options: TournamentOptions,
  bots: LoadedBots,
  context: CliContext,
  tally: Tally,
): Promise<void> {
  const { printError } = context;
  const lock = await takeLock(file);
  try {
    const tournament = tournamentOf(options, bots);
    const add = (result: GameResult): void => tally.add(result);
    const done = await continueFile(file, { ...options, tournament }, lock, printError, add);
    if (done.length > 0) printError(`${file}: continues after ${done.length} games`);
    // A shard without games leaves an empty file.
    const descriptor = openForAppending(file);
    try {
      await playGames(options, bots, done, context, (result) => {
        tally.add(result);
        lock.check();
        for (const line of linesOfResults([result])) writeAll(descriptor, line);
      });
    } finally {
      closeSync(descriptor);
    }
    // Games that were missing between others are now at the end.
    const [first = 0] = missingGames(options, done);
    if (first < (done.at(-1) ?? 0)) await sortFile(file, lock);
  } finally {
    await lock.release();
  }
}

/** The settings of the results. */
function tournamentOf({ plan }: TournamentOptions, { entrants }: LoadedBots): Tournament {
  const { name, seed, sameDeal, actions, records } = plan;
  return { name, bots: entrants.map((entrant) => entrant.name), seed, sameDeal, actions, records };
}
