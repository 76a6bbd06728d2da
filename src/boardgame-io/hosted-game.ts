import type { Game } from '../core/contract.ts';
import { InvalidOptionsError } from '../core/errors.ts';
import { deepCopy } from '../core/lists.ts';
import type { GameTypes, Seat } from '../core/types.ts';
import type {
  DataContext,
  HostAi,
  HostMove,
  HostPlugin,
  HostTurn,
  SetupContext,
  ViewContext,
} from './host.ts';
import {
  type ClientData,
  createReader,
  type Deal,
  dealOf,
  type MatchData,
  NO_ID,
  randomId,
  seatOf,
} from './match-data.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { allowMoves, invalidTurn, nextTurn } from './turns.ts';

/** How boardgame.io sends a match to its clients. */
export interface SendingSettings {
  /**
   * Whether the server sends what has changed (JSON Patch) instead of the whole view; `false` by default. No move is then valid
   * after another player's move, not even a simultaneous one, because boardgame.io's clients drop a patch that does not begin
   * where they are.
   */
  readonly deltaState?: boolean | undefined;
}

/** What `hostedGame` needs to know about a game. */
export interface HostSettings<Types extends GameTypes = GameTypes> extends SendingSettings {
  /** Every type of action of the game; each becomes a move with this name. */
  readonly moves: readonly string[];
  /**
   * The types that several players may take at the same time; without `deltaState` they are valid even if another player moved in
   * the meantime. None by default.
   */
  readonly simultaneous?: readonly string[] | undefined;
  /** Returns the options of a match; equal deals must give equal options. */
  readonly options: (deal: Deal) => Types['Options'];
}

/** A game as boardgame.io's `Game`. */
export interface HostedGame<Types extends GameTypes = GameTypes> {
  /** The name of the game. */
  readonly name: string;
  /** The fewest players. */
  readonly minPlayers: number;
  /** The most players. */
  readonly maxPlayers: number;
  /** Whether the server sends what has changed instead of the whole view. */
  readonly deltaState: boolean;
  /** There is no undo, because it could take back revealed dice and cards. */
  readonly disableUndo: true;
  /** Returns what is wrong with the setup data, if anything. */
  readonly validateSetupData: (setupData: unknown, numPlayers: number) => string | undefined;
  /** Returns the data before the first move: the deal, without cards. Throws `InvalidOptionsError`. */
  readonly setup: (context: SetupContext, setupData?: unknown) => MatchData<Types>;
  /** One move for each type of action; its argument is the action. The object has no prototype: clients name what is looked up. */
  readonly moves: Readonly<Record<string, HostMove<MatchData<Types>>>>;
  /** Whose turn it is, and who may move. */
  readonly turn: HostTurn<MatchData<Types>>;
  /** Returns the result of the game when it is over. */
  readonly endIf: (context: DataContext<MatchData<Types>>) => Outcome<Types> | undefined;
  /** Returns the data that a player or a spectator may see. */
  readonly playerView: (context: ViewContext<MatchData<Types>>) => ClientData<Types>;
  /** Lists the legal moves for boardgame.io's bots. */
  readonly ai: HostAi<MatchData<Types>>;
  /** Prevents clients from changing whose turn it is. */
  readonly plugins: HostPlugin<MatchData<Types>>[];
}

/**
 * Turns any game with the contract `Game` into a game of boardgame.io: your own, or a variant of one of ours.
 *
 * @example
 * ```ts
 * import { caribbeanFleet } from 'pirate-auctions';
 * import { hostedGame } from 'pirate-auctions/boardgame-io';
 *
 * const fleet = hostedGame({ ...caribbeanFleet, name: 'my-fleet' }, {
 *   moves: ['bid', 'pass', 'choose'], // and all others
 *   options: ({ players, id }) => ({ players, seed: id, firstPlayer: 1 }),
 * });
 * console.log(fleet.minPlayers, fleet.maxPlayers); // 3 5
 * ```
 */
export function hostedGame<Types extends GameTypes>(
  game: Game<Types>,
  settings: HostSettings<Types>,
): HostedGame<Types> {
  const { moves, simultaneous = [], options, deltaState = false } = settings;
  const { positionOf, stateOf, dataFor } = createReader(game, options);
  const open = (data: MatchData<Types>): Types['Decision'][] => game.decisions(positionOf(data));
  const firstSeat = ({ G }: DataContext<MatchData<Types>>): Seat => open(G)[0]?.player ?? 0;

  const moveOf = (type: string): HostMove<MatchData<Types>> => ({
    move({ G, events, playerID }, ...values) {
      // boardgame.io passes a draft, of which nothing may be kept.
      const state = stateOf(deepCopy(G));
      const [value, ...more] = values;
      if (more.length > 0 || game.checkAction(state, value) !== null) return 'INVALID_MOVE';
      const action = game.parseAction(value);
      if (action.type !== type || String(action.player) !== playerID) return 'INVALID_MOVE';
      const next = game.transition(state, action);
      allowMoves(game.decisions(next.state), events);
      return next;
    },
    client: false,
    redact: true,
    ignoreStaleStateID: !deltaState && simultaneous.includes(type),
  });

  return {
    name: game.name,
    minPlayers: Math.min(...game.playerCounts),
    maxPlayers: Math.max(...game.playerCounts),
    deltaState,
    disableUndo: true,
    validateSetupData(setupData, players) {
      try {
        game.createGame(options(dealOf(players, NO_ID, setupData)));
        return undefined;
      } catch (error) {
        if (error instanceof InvalidOptionsError) return error.message;
        throw error;
      }
    },
    setup({ ctx }, setupData) {
      const deal = dealOf(ctx.numPlayers, randomId(), setupData);
      game.createGame(options(deal)); // refuses invalid options now, not at the first view
      return { deal };
    },
    moves: withoutPrototype(moves.map((type) => [type, moveOf(type)])),
    turn: {
      order: { first: firstSeat, next: firstSeat },
      onBegin: ({ G, events }) => allowMoves(open(G), events),
      endIf: ({ G, ctx }) => nextTurn(open(G), ctx),
    },
    endIf: ({ G }) => (open(G).length > 0 ? undefined : outcomeOf(game.score(stateOf(G)))),
    playerView: ({ G, playerID }) => dataFor(G, playerID),
    ai: {
      enumerate(G, _ctx, playerID) {
        const position = positionOf(G);
        const seat = seatOf(playerID, position.players.length);
        const actions = seat === null ? [] : game.legalActions(position, seat);
        return actions.map((action) => ({ move: action.type, args: [action] }));
      },
    },
    plugins: [{ name: 'pirate-auctions', isInvalid: ({ G, ctx }) => invalidTurn(open(G), ctx) }],
  };
}

/** An object that holds nothing but these: boardgame.io would find `toString` in any other. */
function withoutPrototype<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  const object = Object.fromEntries(entries);
  Object.setPrototypeOf(object, null);
  return object;
}
