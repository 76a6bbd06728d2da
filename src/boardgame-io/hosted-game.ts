import type { Game } from '../core/contract.ts';
import { InvalidOptionsError } from '../core/errors.ts';
import { deepCopy } from '../core/lists.ts';
import type { GameTypes, Seat } from '../core/types.ts';
import type {
  HostAi,
  HostMove,
  HostPlugin,
  HostTurn,
  SetupContext,
  TableContext,
  ViewContext,
} from './host.ts';
import {
  type ClientTable,
  type Deal,
  dealOf,
  seatOf,
  type Table,
  tableReader,
} from './match-data.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { letMove, strayTurn, turnOver } from './turns.ts';

/**
 * What `hostedGame` must know about a game.
 *
 * @typeParam Types - the types of the game.
 */
export interface HostSettings<Types extends GameTypes = GameTypes> {
  /** Every type of action of the game; each becomes a move of this name. */
  readonly moves: readonly string[];
  /**
   * Those of them that several players may take at the same time; they count also if another player has moved in the
   * meantime. None if missing.
   */
  readonly simultaneous?: readonly string[] | undefined;
  /** What a match is created from. It must give the same for the same deal. */
  readonly options: (deal: Deal) => Types['Options'];
}

/**
 * A game in the form that boardgame.io takes as its `Game`.
 *
 * @typeParam Types - the types of the game.
 */
export interface HostedGame<Types extends GameTypes = GameTypes> {
  /** The name of the game. */
  readonly name: string;
  /** The fewest players. */
  readonly minPlayers: number;
  /** The most players. */
  readonly maxPlayers: number;
  /** Nothing is taken back: that could take back dice and cards that have come to light. */
  readonly disableUndo: true;
  /** Why no match can be made with such data, if so. */
  readonly validateSetupData: (setupData: unknown, numPlayers: number) => string | undefined;
  /** The table before the first move: the deal, without a card. Throws `InvalidOptionsError`. */
  readonly setup: (context: SetupContext, setupData?: unknown) => Table<Types>;
  /** One move for each type of action; it takes the action. */
  readonly moves: Readonly<Record<string, HostMove<Table<Types>>>>;
  /** Whose turn it is, and who else may move. */
  readonly turn: HostTurn<Table<Types>>;
  /** How the game ended, if it has. */
  readonly endIf: (context: TableContext<Table<Types>>) => Outcome<Types> | undefined;
  /** What a player, or a spectator, may see. */
  readonly playerView: (context: ViewContext<Table<Types>>) => ClientTable<Types>;
  /** The legal moves, for boardgame.io's bots. */
  readonly ai: HostAi<Table<Types>>;
  /** Keeps clients from changing whose turn it is. */
  readonly plugins: HostPlugin<Table<Types>>[];
}

/**
 * Any game of the contract as a game of boardgame.io: one of your own, or a variant of one of ours.
 *
 * @example
 * ```ts
 * import { caribbeanFleet } from 'pirate-auctions';
 * import { hostedGame } from 'pirate-auctions/boardgame-io';
 *
 * const fleet = hostedGame({ ...caribbeanFleet, name: 'my-fleet' }, {
 *   moves: ['bid', 'pass', 'choose'], // and all others
 *   options: ({ players, number }) => ({ players, seed: number, firstPlayer: 1 }),
 * });
 * console.log(fleet.minPlayers, fleet.maxPlayers); // 3 5
 * ```
 *
 * @typeParam Types - the types of the game.
 */
export function hostedGame<Types extends GameTypes>(
  game: Game<Types>,
  settings: HostSettings<Types>,
): HostedGame<Types> {
  const { moves, simultaneous = [], options } = settings;
  const { positionOf, stateOf, seenBy } = tableReader(game, options);
  const open = (table: Table<Types>): Types['Decision'][] => game.decisions(positionOf(table));
  const firstSeat = ({ G }: TableContext<Table<Types>>): Seat => open(G)[0]?.player ?? 0;

  const moveOf = (type: string): HostMove<Table<Types>> => ({
    move({ G, events, playerID }, ...given) {
      // boardgame.io hands out a draft, of which nothing may be kept.
      const state = stateOf(deepCopy(G));
      const [value, ...more] = given;
      if (more.length > 0 || game.checkAction(state, value) !== null) return 'INVALID_MOVE';
      const action = game.parseAction(value);
      if (action.type !== type || String(action.player) !== playerID) return 'INVALID_MOVE';
      const next = game.transition(state, action);
      letMove(game.decisions(next.state), events);
      return next;
    },
    client: false,
    redact: true,
    ignoreStaleStateID: simultaneous.includes(type),
  });

  return {
    name: game.name,
    minPlayers: Math.min(...game.playerCounts),
    maxPlayers: Math.max(...game.playerCounts),
    disableUndo: true,
    validateSetupData(setupData, players) {
      try {
        game.createGame(options(dealOf(players, () => 0, setupData)));
        return undefined;
      } catch (error) {
        if (error instanceof InvalidOptionsError) return error.message;
        throw error;
      }
    },
    setup({ ctx, random }, setupData) {
      const deal = dealOf(ctx.numPlayers, random.Number, setupData);
      game.createGame(options(deal)); // refuses wrong options now, not when somebody first looks
      return { deal };
    },
    moves: Object.fromEntries(moves.map((type) => [type, moveOf(type)])),
    turn: {
      order: { first: firstSeat, next: firstSeat },
      onBegin: ({ G, events }) => letMove(open(G), events),
      endIf: ({ G, ctx }) => turnOver(open(G), ctx),
    },
    endIf: ({ G }) => (open(G).length > 0 ? undefined : outcomeOf(game.score(stateOf(G)))),
    playerView: ({ G, playerID }) => seenBy(G, playerID),
    ai: {
      enumerate(G, _ctx, playerID) {
        const position = positionOf(G);
        const seat = seatOf(playerID, position.players.length);
        const actions = seat === null ? [] : game.legalActions(position, seat);
        return actions.map((action) => ({ move: action.type, args: [action] }));
      },
    },
    plugins: [{ name: 'pirate-auctions', isInvalid: ({ G, ctx }) => strayTurn(open(G), ctx) }],
  };
}
