import { GAMES, type PlaygroundGame } from './games.ts';
import { DEFAULT_SEATS, type SeatPlan } from './seats.ts';

/** The settings of a new game in the form. */
export class Setup {
  played: PlaygroundGame = GAMES[0];
  players = 3;
  seed = randomSeed();
  firstPlayer = 0;
  short = false;
  manualDice = false;
  /** More options, as JSON. */
  more = '';
  /** As many as the largest game has; those beyond `players` are not used. */
  readonly #seats: SeatPlan[] = [...DEFAULT_SEATS];

  /** The first seats, for a game of so many players. */
  seatsFor(players: number): readonly SeatPlan[] {
    return this.#seats.slice(0, players);
  }

  seatAt(seat: number): SeatPlan {
    return this.#seats[seat] ?? DEFAULT_SEATS[0];
  }

  setSeat(seat: number, plan: SeatPlan): void {
    this.#seats[seat] = plan;
  }

  setGame(played: PlaygroundGame): void {
    this.played = played;
    const { playerCounts } = played.game;
    if (!playerCounts.includes(this.players)) this.players = playerCounts[0] ?? this.players;
  }

  get shortIsPossible(): boolean {
    return this.played.short.includes(this.players);
  }

  /** The options of `createGame`; throws a `SyntaxError` if the additional ones are not a JSON object. */
  options(): { readonly players: number; readonly seed: number } {
    return {
      players: this.players,
      seed: this.seed,
      ...(this.firstPlayer > 0 && { firstPlayer: this.firstPlayer }),
      ...(this.short && this.shortIsPossible && { short: true }),
      ...(this.manualDice && { dice: 'manual' }),
      ...objectOf(this.more),
    };
  }
}

/** A short seed, easy to read out. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}

function objectOf(text: string): object {
  if (text.trim() === '') return {};
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new SyntaxError(text);
}
