import { at } from '../../core/lists.ts';
import { childSeed } from '../../core/random.ts';
import type { GameTypes } from '../../core/types.ts';
import { gameNamed } from '../arguments.ts';
import { playerOf } from '../bots.ts';
import type { GameEntry } from '../games.ts';
import type { GameResult } from './results.ts';
import { entrantAt, seating, seedOf, type Tournament } from './tournament.ts';

/** One game of a tournament: plain data, so that it can go to a worker thread. */
export interface Pairing extends Tournament {
  readonly number: number;
}

/** Plays one game. The result depends on the pairing only. */
export function playPairing(pairing: Pairing): Promise<GameResult> {
  return playGame(gameNamed(pairing.name), pairing);
}

async function playGame<Types extends GameTypes>(
  entry: GameEntry<Types>,
  { bots, number, actions, records, seed: tournamentSeed }: Pairing,
): Promise<GameResult> {
  const { game } = entry;
  const players = bots.length;
  const seed = seedOf({ seed: tournamentSeed }, number);
  const seats = seating(bots, number).map((name, seat) =>
    playerOf(entry, name, childSeed(seed, 1 + entrantAt(seat, number, players))),
  );
  const options = { players, seed };
  let state = game.createGame(options);
  const played: Types['Action'][] = [];
  for (;;) {
    const [decision] = game.decisions(state);
    if (decision === undefined || played.length === actions) break;
    const view = game.viewFor(state, decision.player);
    const action = await at(seats, decision.player)(view);
    state = game.applyAction(state, action);
    played.push(action);
  }
  const capped = game.decisions(state).length > 0;
  const scoring = game.score(state);
  const record = { ...game.createRecord(options), actions: played };
  return {
    game: number,
    name: game.name,
    tournamentSeed,
    maxActions: actions,
    seed,
    bots: seating(bots, number),
    scores: scoring.players.map(({ total }) => total),
    // A stopped game has no winner.
    winners: capped ? [] : [...scoring.winners],
    ...(capped ? { capped } : {}),
    ...(records ? { record: game.formatRecord(record) } : {}),
  };
}
