import type { OnFault } from '../../bots/tournament/fault.ts';
import { playTournamentGame } from '../../bots/tournament/play-game.ts';
import type { GameResult } from '../../bots/tournament/result.ts';
import { gameNamed } from '../arguments.ts';
import { type BotSettings, type LoadedBots, loadBots } from '../bots/load-bots.ts';

/** What determines every game of a tournament: plain data, so that it can go to a worker thread. */
export interface TournamentPlan extends BotSettings {
  /** The name of the game. */
  readonly name: string;
  readonly seed: number;
  readonly sameDeal: boolean;
  readonly actions: number;
  readonly records: boolean;
  /** Whether the records have headers, and what the bots considered. */
  readonly notes: boolean;
  readonly onFault: OnFault;
}

/** One game of a tournament. */
export interface Pairing extends TournamentPlan {
  readonly number: number;
}

/** Plays one game with bots that are loaded. */
export function playWith({ entrants }: LoadedBots, pairing: Pairing): Promise<GameResult> {
  const { seed, sameDeal, actions, records, notes, onFault, number } = pairing;
  const { game } = gameNamed(pairing.name);
  const options = { game, bots: entrants, seed, sameDeal, actions, records, notes, onFault };
  return playTournamentGame(options, number);
}

/** The bots of this thread; a tournament needs them for each of its games. */
let loaded: { readonly key: string; readonly bots: Promise<LoadedBots> } | null = null;

/** Plays one game in a worker thread. */
export async function playPairing(pairing: Pairing): Promise<GameResult> {
  const key = JSON.stringify([pairing.name, pairing.bots, pairing.milliseconds, pairing.notes]);
  if (loaded?.key !== key) loaded = { key, bots: loadBots(gameNamed(pairing.name), pairing) };
  return playWith(await loaded.bots, pairing);
}
