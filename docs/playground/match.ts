import type {
  BaseAction,
  BaseEvent,
  BaseOptions,
  BaseState,
  Game,
  GameRecord,
  Seat,
} from '../../src/index.ts';
import { createSession, type Session, type SessionStart } from '../../src/session/index.ts';

/** An action with its events, and the states before and after it. */
export interface Step {
  readonly before: BaseState;
  readonly action: BaseAction;
  readonly events: readonly BaseEvent[];
  readonly after: BaseState;
}

/** A game in progress: a session, and its steps for the log. */
export class Match {
  readonly game: Game;
  readonly options: BaseOptions;
  readonly #session: Session;
  #steps: readonly Step[] = [];

  constructor(game: Game, options: BaseOptions, start: SessionStart = { options }) {
    this.game = game;
    this.options = options;
    // A player may go back behind the moves of bots; `mayUndo` asks whether that is fair.
    this.#session = createSession(game, { ...start, mayUndo: () => true });
  }

  /** The match of a record as text; throws a `ParseError` or a `ReplayError`. */
  static of(game: Game, text: string): Match {
    const record = game.parseRecord(text);
    const match = new Match(game, record.options, { record });
    const { states, events } = game.replay(record);
    match.#steps = record.actions.flatMap((action, index) => {
      const [before, after] = [states[index], states[index + 1]];
      return before && after ? [{ before, action, events: events[index] ?? [], after }] : [];
    });
    return match;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  get state(): BaseState {
    return this.#session.getSnapshot().state;
  }

  get over(): boolean {
    return this.#session.getSnapshot().scoring !== null;
  }

  get record(): GameRecord {
    return this.#session.toRecord() ?? this.game.createRecord(this.options);
  }

  apply(action: BaseAction): void {
    const before = this.state;
    if (this.#session.dispatch(action) !== null) return;
    const { state: after, events } = this.#session.getSnapshot();
    this.#steps = [...this.#steps, { before, action, events, after }];
  }

  /** Whether a player may undo their last action; never after the end, when all hands are visible. */
  mayUndo(player: Seat): boolean {
    const index = this.#lastOf(player);
    const step = this.#steps[index];
    if (step === undefined || this.over) return false;
    const events = this.#steps.slice(index).flatMap((later) => later.events);
    return this.game.canUndo(step.before, events);
  }

  /** Undoes the last action of a player and all later ones, if that is possible. */
  undo(player: Seat): void {
    if (!this.mayUndo(player)) return;
    const steps = this.#steps.slice(0, this.#lastOf(player));
    while (this.#session.getSnapshot().steps > steps.length) this.#session.undo();
    this.#steps = steps;
  }

  #lastOf(player: Seat): number {
    return this.#steps.findLastIndex(({ action }) => action.player === player);
  }
}
