import type { Game } from '../core/contract.ts';
import type { GameTypes, Seat, Viewer } from '../core/types.ts';

/** What a match is dealt from. It is no secret: boardgame.io sends it to every client. */
export interface Deal {
  /** The number of players, as boardgame.io was told (`numPlayers`). */
  readonly players: number;
  /** Different for each match: a safe integer drawn from boardgame.io's random source. */
  readonly number: number;
  /** What the lobby's caller gave when he made the match; missing if he gave nothing. */
  readonly setupData?: unknown;
}

/** `G` of a match in which nothing has been done: the cards follow from the deal. */
export interface DealtTable {
  /** What the match is dealt from. */
  readonly deal: Deal;
}

/**
 * `G` where the match is run: in the server, or in a client without one.
 *
 * @typeParam Types - the types of the game.
 */
export interface ServerTable<Types extends GameTypes = GameTypes> {
  /** Everything, secrets included. */
  readonly state: Types['State'];
  /** What the last move did. */
  readonly events: readonly Types['Event'][];
}

/**
 * `G` as a client gets it.
 *
 * @typeParam Types - the types of the game.
 */
export interface ClientTable<Types extends GameTypes = GameTypes> {
  /** What the client's player, or a spectator, may see. */
  readonly view: Types['View'];
  /** What the last move did, as far as he may see it. */
  readonly events: readonly Types['Event'][];
}

/**
 * What can stand in `G`.
 *
 * @typeParam Types - the types of the game.
 */
export type Table<Types extends GameTypes = GameTypes> =
  | DealtTable
  | ServerTable<Types>
  | ClientTable<Types>;

/** Reads what stands in `G`. */
export interface Reader<Types extends GameTypes> {
  /** Where the game is: a view in a client, else a state. */
  positionOf(table: Table<Types>): Types['State'] | Types['View'];
  /** The state; a client has none. */
  stateOf(table: Table<Types>): Types['State'];
  /** What a player, or a spectator (`null`), may see. */
  seenBy(table: Table<Types>, playerID: string | null | undefined): ClientTable<Types>;
}

export function tableReader<Types extends GameTypes>(
  game: Game<Types>,
  options: (deal: Deal) => Types['Options'],
): Reader<Types> {
  const stateOf = (table: Table<Types>): Types['State'] => {
    if ('state' in table) return table.state;
    if ('deal' in table) return game.createGame(options(table.deal));
    throw new TypeError('a client has no state of the game, only a view');
  };
  return {
    stateOf,
    positionOf: (table) => ('view' in table ? table.view : stateOf(table)),
    seenBy(table, playerID) {
      if ('view' in table) return table;
      const state = stateOf(table);
      const viewer: Viewer = seatOf(playerID, state.players.length) ?? 'spectator';
      const events = 'events' in table ? game.viewEvents(table.events, viewer) : [];
      return { view: game.viewFor(state, viewer), events };
    },
  };
}

/** A deal with a number of 53 random bits. */
export function dealOf(players: number, random: () => number, setupData: unknown): Deal {
  const number = Math.floor(random() * 2 ** 32) * 2 ** 21 + Math.floor(random() * 2 ** 21);
  return { players, number, ...(setupData === undefined ? {} : { setupData }) };
}

/** The seat of a player of boardgame.io; `null` for everybody else. */
export function seatOf(playerID: string | null | undefined, players: number): Seat | null {
  const seat = Number(playerID);
  // '', ' 1' and '1.0' become numbers as well, but are nobody.
  return String(seat) === playerID && Number.isInteger(seat) && seat >= 0 && seat < players
    ? seat
    : null;
}
