// The parts of boardgame.io's interface that a game uses. Its own types include those of its web server and do not compile
// without `skipLibCheck`; a test compares these with them.

/** What boardgame.io knows about the match. */
export interface HostContext {
  /** The number of players. */
  readonly numPlayers: number;
  /** The players in turn order. */
  readonly playOrder: readonly string[];
  /** Whose turn it is. */
  readonly currentPlayer: string;
  /** The players who may move, with their stages; `null` for the current player only. */
  readonly activePlayers: Readonly<Record<string, string>> | null;
  /** The result of the game. */
  readonly gameover?: unknown;
  /** The fewest moves by player. */
  readonly _activePlayersMinMoves?: Readonly<Record<string, number>> | null;
  /** The most moves by player. */
  readonly _activePlayersMaxMoves?: Readonly<Record<string, number>> | null;
}

/** The events of boardgame.io that a move can cause. */
export interface HostEvents {
  /** Sets who may move. */
  setActivePlayers?(players: ActivePlayers): void;
}

/** The players who may move. */
export interface ActivePlayers {
  /** Their stages. */
  readonly value: Record<string, string>;
}

/** The argument of hooks. */
export interface HookContext<Held> extends DataContext<Held> {
  /** What boardgame.io knows about the match. */
  readonly ctx: HostContext;
  /** The events that a hook can cause. */
  readonly events: HostEvents;
}

/** The first argument of moves. */
export interface MoveContext<Held> extends HookContext<Held> {
  /** The player who moves. */
  readonly playerID: string;
}

/** A move. It runs on the server only, and its arguments are hidden in the log. */
export interface HostMove<Held> {
  /** Returns the next `G`, or boardgame.io's `INVALID_MOVE`. */
  move(context: MoveContext<Held>, ...values: unknown[]): Held | 'INVALID_MOVE';
  /** Clients do not run the move, because they have no state. */
  readonly client: false;
  /** Other players do not see the arguments in the log. */
  readonly redact: true;
  /** Whether the move is valid even if another player moved in the meantime. */
  readonly ignoreStaleStateID: boolean;
}

/** A move for boardgame.io's bots. */
export interface ListedMove {
  /** The name of the move. */
  readonly move: string;
  /** The arguments of the move. */
  readonly args: [unknown];
}

/** The argument of `setup`. */
export interface SetupContext {
  /** What boardgame.io knows about the match. */
  readonly ctx: Pick<HostContext, 'numPlayers'>;
}

/** The match data in an argument. */
export interface DataContext<Held> {
  /** The data. */
  readonly G: Held;
}

/** The argument of `playerView`. */
export interface ViewContext<Held> extends DataContext<Held> {
  /** The player; `null` or `undefined` is a spectator. */
  readonly playerID: string | null | undefined;
}

/** The order of turns. */
export interface HostOrder<Held> {
  /** Returns the first player. */
  first(context: DataContext<Held>): number;
  /** Returns the next player. */
  next(context: DataContext<Held>): number;
}

/** The player of the next turn. */
export interface NextTurn {
  /** The player. */
  readonly next: string;
}

/** The turns of a game. */
export interface HostTurn<Held> {
  /** The order of turns. */
  readonly order: HostOrder<Held>;
  /** Allows moves to the players with an open decision. */
  onBegin(context: HookContext<Held>): void;
  /** Returns the player of the next turn, if the turn ends. */
  endIf(context: HookContext<Held>): NextTurn | undefined;
}

/** Rejects events that only the game may cause. */
export interface HostPlugin<Held> {
  /** The name of the plugin. */
  readonly name: string;
  /** Returns what is wrong with the turn, or `false`. */
  isInvalid(context: Omit<HookContext<Held>, 'events'>): string | false;
}

/** The functions for boardgame.io's bots. */
export interface HostAi<Held> {
  /** Lists the legal moves of a player. */
  enumerate(G: Held, ctx: unknown, playerID: string): ListedMove[];
}
