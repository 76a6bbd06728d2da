import { GAMES, type PlayedGame } from './games.ts';
import { CREW, type SeatPlan } from './seats.ts';

/** What a new game is made of, as somebody is filling it in. */
export class Setup {
  played: PlayedGame = GAMES[0];
  players = 3;
  seed = randomSeed();
  firstPlayer = 0;
  short = false;
  manualDice = false;
  /** More options, as JSON. */
  more = '';
  /** As many as any game has; those beyond `players` wait. */
  readonly #seats: SeatPlan[] = [...CREW];

  /** The first seats, for a game of so many players. */
  seatsFor(players: number): readonly SeatPlan[] {
    return this.#seats.slice(0, players);
  }

  seatAt(seat: number): SeatPlan {
    return this.#seats[seat] ?? CREW[0];
  }

  setSeat(seat: number, plan: SeatPlan): void {
    this.#seats[seat] = plan;
  }

  setGame(played: PlayedGame): void {
    this.played = played;
    const { playerCounts } = played.game;
    if (!playerCounts.includes(this.players)) this.players = playerCounts[0] ?? this.players;
  }

  get shortIsPossible(): boolean {
    return this.played.short.includes(this.players);
  }

  /** The options of `createGame`; throws a `SyntaxError` if the further ones are no JSON object. */
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

/** A seed that is easy to read out. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}

function objectOf(text: string): object {
  if (text.trim() === '') return {};
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new SyntaxError(text);
}
