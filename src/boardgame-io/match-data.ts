import type { Game } from '../core/contract.ts';
import { deepCopy } from '../core/lists.ts';
import type { GameTypes, Seat, Viewer } from '../core/types.ts';

/** What a match is dealt from. It is not secret: boardgame.io sends it to every client. */
export interface Deal {
  /** The number of players, as boardgame.io was told (`numPlayers`). */
  readonly players: number;
  /** Different for each match: 32 random bytes as 64 hex digits, which is also the form of a seed. */
  readonly id: string;
  /** The `setupData` of whoever created the match in the lobby, if there is any. */
  readonly setupData?: unknown;
}

/** `G` before the first move: the cards follow from the deal. */
export interface DealtData {
  /** What the match is dealt from. */
  readonly deal: Deal;
}

/** `G` on the server, or in a client without a server. */
export interface ServerData<Types extends GameTypes = GameTypes> {
  /** The state, secrets included. */
  readonly state: Types['State'];
  /** The events of the last move. */
  readonly events: readonly Types['Event'][];
}

/** `G` on a client. */
export interface ClientData<Types extends GameTypes = GameTypes> {
  /** The view of the client's player, or of a spectator. */
  readonly view: Types['View'];
  /** The events of the last move, as the viewer may see them. */
  readonly events: readonly Types['Event'][];
}

/** The type of `G`. */
export type MatchData<Types extends GameTypes = GameTypes> =
  | DealtData
  | ServerData<Types>
  | ClientData<Types>;

/** Reads `G`. */
export interface Reader<Types extends GameTypes> {
  /** The view on a client, otherwise the state. */
  positionOf(data: MatchData<Types>): Types['State'] | Types['View'];
  /** The state; throws on a client. */
  stateOf(data: MatchData<Types>): Types['State'];
  /** The data for a player, or for a spectator (`null`). */
  dataFor(data: MatchData<Types>, playerID: string | null | undefined): ClientData<Types>;
}

export function createReader<Types extends GameTypes>(
  game: Game<Types>,
  options: (deal: Deal) => Types['Options'],
): Reader<Types> {
  const stateOf = (data: MatchData<Types>): Types['State'] => {
    if ('state' in data) return data.state;
    if ('deal' in data) return game.createGame(options(data.deal));
    throw new TypeError(
      'Expected the data of a server, received those of a client, which has no state.',
    );
  };
  return {
    stateOf,
    positionOf: (data) => ('view' in data ? data.view : stateOf(data)),
    dataFor(data, playerID) {
      if ('view' in data) return data;
      const state = stateOf(data);
      const viewer: Viewer = seatOf(playerID, state.players.length) ?? 'spectator';
      const events = 'events' in data ? game.viewEvents(data.events, viewer) : [];
      return { view: game.viewFor(state, viewer), events };
    },
  };
}

/** A new deal. */
export function dealOf(players: number, id: string, setupData: unknown): Deal {
  return { players, id, ...(setupData === undefined ? {} : { setupData: deepCopy(setupData) }) };
}

/** The `id` of no deal, for a look at the options. */
export const NO_ID: string = /* @__PURE__ */ '0'.repeat(64);

/** The `id` of a new deal. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers and servers have it; the libraries of types that know it know a whole page. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** The seat of a player of boardgame.io; `null` for a spectator. */
export function seatOf(playerID: string | null | undefined, players: number): Seat | null {
  const seat = Number(playerID);
  // '', ' 1' and '1.0' are numbers too, but not seats.
  return String(seat) === playerID && Number.isInteger(seat) && seat >= 0 && seat < players
    ? seat
    : null;
}
