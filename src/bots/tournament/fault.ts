import type { Seat } from '../../core/types.ts';

/**
 * What a bot can do wrong: `ILLEGAL_ACTION`, `THREW` an error, let the time run out (`TIMEOUT`), `CRASHED`, answered with `GARBAGE`,
 * with an `UNEXPECTED_ANSWER` to no question or to an old one, with a line that is `TOO_LONG`, or with a `FLOOD` of lines.
 */
export type BotFaultKind =
  | 'ILLEGAL_ACTION'
  | 'THREW'
  | 'TIMEOUT'
  | 'CRASHED'
  | 'GARBAGE'
  | 'UNEXPECTED_ANSWER'
  | 'TOO_LONG'
  | 'FLOOD';

/** Every kind of fault. */
export const BOT_FAULT_KINDS: readonly BotFaultKind[] = [
  'ILLEGAL_ACTION',
  'THREW',
  'TIMEOUT',
  'CRASHED',
  'GARBAGE',
  'UNEXPECTED_ANSWER',
  'TOO_LONG',
  'FLOOD',
];

/**
 * What a tournament does with a bot that commits a fault: `forfeit` ends the game, which the bot loses and the others share; `random`
 * plays a random legal action in its place; `stop` ends the tournament with a {@link BotFault}.
 */
export type OnFault = 'forfeit' | 'random' | 'stop';

/** Every way to treat a fault. */
export const ON_FAULT: readonly OnFault[] = ['forfeit', 'random', 'stop'];

/** The faults of one kind that a bot committed in a game. */
export interface FaultCount {
  /** The seat of the bot. */
  readonly seat: Seat;
  /** What it did. */
  readonly kind: BotFaultKind;
  /** How often. */
  readonly count: number;
  /** What happened the first time, as one line of English. */
  readonly message: string;
}

/** The most characters of a message of a fault, which may quote what a program printed. */
const LONGEST_MESSAGE = 300;

/** Thrown by a tournament that stops at a fault. A bot may throw one itself to name what went wrong. */
export class BotFault extends Error {
  /** The name of the class. */
  override readonly name = 'BotFault';
  /** What the bot did. */
  readonly kind: BotFaultKind;
  /** The seat of the bot; `null` if the bot itself threw the error. */
  readonly seat: Seat | null;
  /** The number of the game; `null` if the bot itself threw the error. */
  readonly game: number | null;

  /** Makes an error from what happened, as one sentence. */
  constructor(
    kind: BotFaultKind,
    message: string,
    seat: Seat | null = null,
    game: number | null = null,
  ) {
    super(message);
    this.kind = kind;
    this.seat = seat;
    this.game = game;
  }
}

/** What a bot threw, as a fault. */
export function faultOf(error: unknown): BotFault {
  if (error instanceof BotFault) return error;
  return new BotFault('THREW', error instanceof Error ? error.message : String(error));
}

/** A message as one line of limited length. */
export function faultMessage(message: string): string {
  return message.replace(/\s+/g, ' ').trim().slice(0, LONGEST_MESSAGE);
}

/** The faults of a game, counted by seat and kind. */
export class FaultCounts {
  readonly #counts: { -readonly [Field in keyof FaultCount]: FaultCount[Field] }[] = [];

  add(seat: Seat, { kind, message }: BotFault): void {
    const known = this.#counts.find((count) => count.seat === seat && count.kind === kind);
    if (known !== undefined) known.count += 1;
    else this.#counts.push({ seat, kind, count: 1, message: faultMessage(message) });
  }

  list(): readonly FaultCount[] {
    return this.#counts;
  }
}
