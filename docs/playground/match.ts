import type {
  BaseAction,
  BaseEvent,
  BaseOptions,
  BaseState,
  Game,
  GameRecord,
  Seat,
} from '../../src/index.ts';

/** An action with its events, and the states before and after it. */
export interface Step {
  readonly before: BaseState;
  readonly action: BaseAction;
  readonly events: readonly BaseEvent[];
  readonly after: BaseState;
}

/** A game in progress with its history. */
export class Match {
  readonly game: Game;
  readonly options: BaseOptions;
  readonly first: BaseState;
  #steps: readonly Step[] = [];

  constructor(game: Game, options: BaseOptions) {
    this.game = game;
    this.options = options;
    this.first = game.createGame(options);
  }

  /** The match of a record as text; throws a `ParseError` or a `ReplayError`. */
  static of(game: Game, text: string): Match {
    const record = game.parseRecord(text);
    const { states, events } = game.replay(record);
    const match = new Match(game, record.options);
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
    return this.#steps.at(-1)?.after ?? this.first;
  }

  get over(): boolean {
    return this.game.decisions(this.state).length === 0;
  }

  get record(): GameRecord {
    const actions = this.#steps.map(({ action }) => action);
    return { ...this.game.createRecord(this.options), actions };
  }

  apply(action: BaseAction): void {
    const before = this.state;
    const { state: after, events } = this.game.transition(before, action);
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
    if (this.mayUndo(player)) this.#steps = this.#steps.slice(0, this.#lastOf(player));
  }

  #lastOf(player: Seat): number {
    return this.#steps.findLastIndex(({ action }) => action.player === player);
  }
}
