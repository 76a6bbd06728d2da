import type { BaseAction, BaseDecision, BaseView, Seat, Viewer } from '../../src/index.ts';
import type { BotWorker } from './bot-worker.ts';
import type { BotKind } from './bots.ts';
import type { PlaygroundGame } from './games.ts';
import type { Match } from './match.ts';
import type { SeatPlan } from './seats.ts';

/** When bots move: at once, after a pause, or at the press of a button. */
export const PACES = ['atOnce', 'slowly', 'oneByOne'] as const;

export type Pace = (typeof PACES)[number];

/** Milliseconds, long enough to read a line. */
const PAUSE = 1200;

/** A match of people and bots at one device, and the viewer who sees it. */
export class Table {
  readonly played: PlaygroundGame;
  readonly match: Match;
  readonly seats: readonly SeatPlan[];
  readonly #bots: BotWorker;
  readonly #changed: () => void;
  #closed = false;
  #viewer: Viewer;
  #pace: Pace;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    played: PlaygroundGame,
    match: Match,
    seats: readonly SeatPlan[],
    pace: Pace,
    bots: BotWorker,
    changed: () => void,
  ) {
    this.#bots = bots;
    this.played = played;
    this.match = match;
    this.seats = seats;
    this.#pace = pace;
    this.#changed = changed;
    const [only, ...others] = this.#people;
    this.#viewer = only !== undefined && others.length === 0 ? only : 'spectator';
    this.#goOn();
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  get view(): BaseView {
    return this.match.game.viewFor(this.match.state, this.#viewer);
  }

  get pace(): Pace {
    return this.#pace;
  }

  get names(): readonly string[] {
    return this.seats.map(({ name }) => name);
  }

  /** The open decisions, those of the viewer first. */
  get decisions(): readonly BaseDecision[] {
    const open = this.match.game.decisions(this.match.state);
    const own = open.filter(({ player }) => player === this.#viewer);
    return [...own, ...open.filter((decision) => !own.includes(decision))];
  }

  /** The people whom the game waits for. */
  get waiting(): readonly Seat[] {
    const people = this.#people;
    return this.decisions.map(({ player }) => player).filter((seat) => people.includes(seat));
  }

  /** The bot whose move is next; `null` if there is none, or if its dice are manual. */
  get bot(): Seat | null {
    const { game, state } = this.match;
    const seats = this.match.game.decisions(state).map(({ player }) => player);
    const ready = seats.find(
      (seat) => this.#botAt(seat) !== null && game.legalActions(state, seat).length > 0,
    );
    return ready ?? null;
  }

  /** Who may undo an action: the viewer, or the last player while the page shows nobody's cards. */
  get undoer(): Seat | null {
    const last = this.match.steps.at(-1)?.action.player;
    const seat = this.#viewer === 'spectator' ? last : this.#viewer;
    const person = seat !== undefined && this.#people.includes(seat);
    return person && this.match.mayUndo(seat) ? seat : null;
  }

  act(action: BaseAction): void {
    this.match.apply(action);
    this.#goOn();
    this.#changed();
  }

  undo(): void {
    const seat = this.undoer;
    if (seat === null) return;
    this.match.undo(seat);
    this.#goOn();
    this.#changed();
  }

  look(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#changed();
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    this.#goOn();
    this.#changed();
  }

  /** Lets a bot move, unless the game goes on in another way while it thinks. */
  async moveBot(): Promise<void> {
    const seat = this.bot;
    const kind = seat === null ? null : this.#botAt(seat);
    if (seat === null || kind === null) return;
    const { game, state, options, steps } = this.match;
    const view = game.viewFor(state, seat);
    const { seed } = options;
    const action = await this.#bots.move({ kind, view, seed, moves: steps.length });
    if (!this.#closed && state === this.match.state) this.act(action);
  }

  /** Stops the bots. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  get #people(): readonly Seat[] {
    return this.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  }

  #botAt(seat: Seat): BotKind | null {
    const player = this.seats[seat]?.player;
    return player === undefined || player === 'person' ? null : player;
  }

  /** Hides the cards of a player before the device goes to another, and schedules the next bot. */
  #goOn(): void {
    const [next] = this.waiting;
    if (next !== undefined && !this.waiting.some((seat) => seat === this.#viewer)) {
      const handOver = this.played.privateCards && this.#people.length > 1;
      this.#viewer = handOver ? 'spectator' : next;
    }
    clearTimeout(this.#timer);
    if (this.#pace === 'oneByOne' || this.bot === null) return;
    this.#timer = setTimeout(() => void this.moveBot(), this.#pace === 'slowly' ? PAUSE : 0);
  }
}
