import {
  type Game,
  type GameRecord,
  type GameTypes,
  ParseError,
  type Seat,
  type Viewer,
} from '../../src/index.ts';

/** Sends a text to one client. */
export type Send = (message: string) => void;

/** The game before an action. */
interface Before<Types extends GameTypes> {
  readonly seat: Seat;
  readonly state: Types['State'];
  readonly record: GameRecord<Types>;
}

/** The answer to a message that is not carried out. */
interface Refused {
  readonly code: string;
  readonly message: string;
}

const NOT_JSON: Refused = {
  code: 'NOT_JSON',
  message: 'A message must be JSON with at most 1,000 characters.',
};
const NOT_YOUR_SEAT: Refused = {
  code: 'NOT_YOUR_SEAT',
  message: 'This seat is not yours.',
};
const NO_UNDO: Refused = {
  code: 'NO_UNDO',
  message: 'You have no action that can be undone.',
};

/** A game in progress and its clients. A client with the token of a seat plays it; all others watch. */
export class Table<Types extends GameTypes> {
  readonly #game: Game<Types>;
  readonly #tokens: readonly string[];
  readonly #clients = new Map<Send, Viewer>();
  #record: GameRecord<Types>;
  #state: Types['State'];
  /** The state that an undo returns to, and the seat that may undo. */
  #before: Before<Types> | null = null;

  /** Starts a new game or continues a stored one. */
  constructor(game: Game<Types>, tokens: readonly string[], record: GameRecord<Types>) {
    this.#game = game;
    this.#tokens = tokens;
    this.#record = record;
    this.#state = game.replay(record).state;
  }

  /** Connects a client, or connects it again: the view is all that it needs. */
  connect(send: Send, token: string): void {
    const seat = this.#tokens.indexOf(token);
    this.#clients.set(send, seat < 0 ? 'spectator' : seat);
    this.#show(send, []);
  }

  disconnect(send: Send): void {
    this.#clients.delete(send);
  }

  /** Handles a message: an action, or "undo". */
  receive(send: Send, message: string): void {
    const refused = this.#carryOut(this.#clients.get(send), message);
    if (refused !== null) send(JSON.stringify({ refused }));
  }

  /** The text to store. It contains all secrets. */
  stored(): string {
    return this.#game.formatRecord(this.#record);
  }

  #carryOut(viewer: Viewer | undefined, message: string): Refused | null {
    const value = readJson(message);
    if (value === undefined) return NOT_JSON;
    if (value === 'undo') return this.#undo(viewer);
    try {
      const action = this.#game.parseAction(value);
      // First of all: the refusal of an action for another seat would reveal what that seat holds.
      if (action.player !== viewer) return NOT_YOUR_SEAT;
      const refusal = this.#game.checkAction(this.#state, action);
      if (refusal !== null) return refusal;
      this.#apply(action);
      return null;
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      return { code: error.code, message: error.message };
    }
  }

  #apply(action: Types['Action']): void {
    const before = { seat: action.player, state: this.#state, record: this.#record };
    const { state, events } = this.#game.transition(before.state, action);
    this.#state = state;
    this.#record = this.#game.append(before.record, action);
    this.#before = this.#game.canUndo(before.state, events) ? before : null;
    for (const send of this.#clients.keys()) this.#show(send, events);
  }

  #undo(viewer: Viewer | undefined): Refused | null {
    if (this.#before === null || this.#before.seat !== viewer) return NO_UNDO;
    this.#state = this.#before.state;
    this.#record = this.#before.record;
    this.#before = null;
    for (const send of this.#clients.keys()) this.#show(send, []);
    return null;
  }

  /** Sends a client what it may see, and nothing else. */
  #show(send: Send, events: readonly Types['Event'][]): void {
    const viewer = this.#clients.get(send) ?? 'spectator';
    const view = this.#game.viewFor(this.#state, viewer);
    const isOver = this.#game.decisions(this.#state).length === 0;
    const scoring = isOver ? this.#game.score(this.#state) : null;
    send(JSON.stringify({ view, events: this.#game.viewEvents(events, viewer), scoring }));
  }
}

function readJson(message: string): unknown {
  if (message.length > 1_000) return undefined;
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
