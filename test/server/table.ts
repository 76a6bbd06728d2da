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

/** A game as it was before an action. */
interface Back<Types extends GameTypes> {
  readonly seat: Seat;
  readonly state: Types['State'];
  readonly record: GameRecord<Types>;
}

/** Why nothing came of a message. */
interface Refused {
  readonly code: string;
  readonly message: string;
}

const NOT_JSON: Refused = {
  code: 'NOT_JSON',
  message: 'A message is JSON of at most 1,000 characters.',
};
const NOT_YOUR_SEAT: Refused = {
  code: 'NOT_YOUR_SEAT',
  message: 'You play another seat, or none.',
};
const NO_UNDO: Refused = {
  code: 'NO_UNDO',
  message: 'There is nothing of yours that can be taken back.',
};

/** A game in progress and its clients. Whoever knows the token of a seat plays it; all others watch. */
export class Table<Types extends GameTypes> {
  readonly #game: Game<Types>;
  readonly #tokens: readonly string[];
  readonly #clients = new Map<Send, Viewer>();
  #record: GameRecord<Types>;
  #state: Types['State'];
  /** What the last action can be taken back to, and by whom. */
  #back: Back<Types> | null = null;

  /** A new game, or one that was stored. */
  constructor(game: Game<Types>, tokens: readonly string[], record: GameRecord<Types>) {
    this.#game = game;
    this.#tokens = tokens;
    this.#record = record;
    this.#state = game.replay(record).state;
  }

  /** A client comes, or comes back: the view is all that he needs. */
  connect(send: Send, token: string): void {
    const seat = this.#tokens.indexOf(token);
    this.#clients.set(send, seat < 0 ? 'spectator' : seat);
    this.#show(send, []);
  }

  disconnect(send: Send): void {
    this.#clients.delete(send);
  }

  /** A message of a client: an action, or "undo". */
  receive(send: Send, message: string): void {
    const refused = this.#carryOut(this.#clients.get(send), message);
    if (refused !== null) send(JSON.stringify({ refused }));
  }

  /** What to store. It holds all secrets. */
  stored(): string {
    return this.#game.formatRecord(this.#record);
  }

  #carryOut(viewer: Viewer | undefined, message: string): Refused | null {
    const given = readJson(message);
    if (given === undefined) return NOT_JSON;
    if (given === 'undo') return this.#takeBack(viewer);
    try {
      const action = this.#game.parseAction(given);
      // Before anything else: the refusal of another seat's action would tell what that seat holds.
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
    const back = { seat: action.player, state: this.#state, record: this.#record };
    const { state, events } = this.#game.transition(back.state, action);
    this.#state = state;
    this.#record = this.#game.append(back.record, action);
    this.#back = this.#game.canUndo(back.state, events) ? back : null;
    for (const send of this.#clients.keys()) this.#show(send, events);
  }

  #takeBack(viewer: Viewer | undefined): Refused | null {
    if (this.#back === null || this.#back.seat !== viewer) return NO_UNDO;
    this.#state = this.#back.state;
    this.#record = this.#back.record;
    this.#back = null;
    for (const send of this.#clients.keys()) this.#show(send, []);
    return null;
  }

  /** What this client may see, and nothing else. */
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
