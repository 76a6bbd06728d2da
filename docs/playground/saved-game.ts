import { GAMES, type PlaygroundGame } from './games.ts';
import { Match } from './match.ts';
import { PLAYERS, type SeatPlan } from './seats.ts';
import { PACES, type Pace, type Table } from './table.ts';

/** A game that goes on after a reload. */
export interface SavedGame {
  readonly played: PlaygroundGame;
  readonly match: Match;
  readonly seats: readonly SeatPlan[];
  readonly pace: Pace;
}

const KEY = 'pirate-auctions playground';

/** Keeps a game in this browser; a browser that stores nothing is left in peace. */
export function save({ match, seats, pace }: Table): void {
  try {
    const record = match.game.formatRecord(match.record);
    localStorage.setItem(KEY, JSON.stringify({ record, seats, pace }));
  } catch {
    // Without storage a reload begins anew.
  }
}

/** The game that was kept; `null` if there is none, or if it is damaged or of another version. */
export function saved(): SavedGame | null {
  try {
    const { record, seats, pace } = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const name = /^\s*game (\S+)/m.exec(String(record))?.[1];
    const played = GAMES.find(({ game }) => game.name === name);
    if (played === undefined) return null;
    const match = Match.of(played.game, String(record));
    const plans = Array.from({ length: match.options.players }, (_, seat) => planIn(seats, seat));
    return { played, match, seats: plans, pace: PACES.find((one) => one === pace) ?? 'atOnce' };
  } catch {
    return null;
  }
}

function planIn(seats: unknown, seat: number): SeatPlan {
  const { name, player } = Object(Array.isArray(seats) ? seats[seat] : null);
  return {
    name: String(name ?? '').slice(0, 20),
    player: PLAYERS.find((kind) => kind === player) ?? 'person',
  };
}
