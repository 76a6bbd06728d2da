// The parts of boardgame.io's interface that a game uses, written down here: its own types drag in those of its web server,
// and fail to compile without `skipLibCheck`. A test holds these against them.

/** What boardgame.io knows about the match. */
export interface HostContext {
  /** The number of players. */
  readonly numPlayers: number;
  /** The players in turn order. */
  readonly playOrder: readonly string[];
  /** Whose turn it is. */
  readonly currentPlayer: string;
  /** Who may move, and at which stage; `null` if only the current player. */
  readonly activePlayers: Readonly<Record<string, string>> | null;
  /** What the game ended with. */
  readonly gameover?: unknown;
  /** How many moves who must make first. */
  readonly _activePlayersMinMoves?: Readonly<Record<string, number>> | null;
  /** How many moves who can make at most. */
  readonly _activePlayersMaxMoves?: Readonly<Record<string, number>> | null;
}

/** How a move says who may move next. */
export interface HostEvents {
  /** Says who may move. */
  setActivePlayers?(players: ActivePlayers): void;
}

/** Who may move. */
export interface ActivePlayers {
  /** Their stages. */
  readonly value: Record<string, string>;
}

/**
 * What hooks get from boardgame.io.
 *
 * @typeParam Held - what stands in `G`.
 */
export interface HookContext<Held> extends TableContext<Held> {
  /** What boardgame.io knows about the match. */
  readonly ctx: HostContext;
  /** How whose turn it is changes. */
  readonly events: HostEvents;
}

/**
 * What moves get from boardgame.io.
 *
 * @typeParam Held - what stands in `G`.
 */
export interface MoveContext<Held> extends HookContext<Held> {
  /** Who moves. */
  readonly playerID: string;
}

/**
 * A move: the server's alone, and in the log for nobody else to read.
 *
 * @typeParam Held - what stands in `G`.
 */
export interface HostMove<Held> {
  /** The next `G`, or boardgame.io's `INVALID_MOVE`. */
  move(context: MoveContext<Held>, ...given: unknown[]): Held | 'INVALID_MOVE';
  /** Never on a client, which lacks the state. */
  readonly client: false;
  /** What was moved is left out of the log that other players get. */
  readonly redact: true;
  /** Whether the move counts also if another player moved in the meantime. */
  readonly ignoreStaleStateID: boolean;
}

/** A move as boardgame.io's bots want it. */
export interface ListedMove {
  /** The name of the move. */
  readonly move: string;
  /** What is handed to it. */
  readonly args: [unknown];
}

/** What boardgame.io hands to `setup`. */
export interface SetupContext {
  /** What boardgame.io knows about the match. */
  readonly ctx: Pick<HostContext, 'numPlayers'>;
  /** Its random source. */
  readonly random: HostRandom;
}

/** The random source of boardgame.io. */
export interface HostRandom {
  /** A number from 0 up to but not including 1. */
  Number(): number;
}

/**
 * Where a question is asked about.
 *
 * @typeParam Held - what stands in `G`.
 */
export interface TableContext<Held> {
  /** The table. */
  readonly G: Held;
}

/**
 * Who looks at what.
 *
 * @typeParam Held - what stands in `G`.
 */
export interface ViewContext<Held> extends TableContext<Held> {
  /** The player; nobody is a spectator. */
  readonly playerID: string | null | undefined;
}

/**
 * The order of turns.
 *
 * @typeParam Held - what stands in `G`.
 */
export interface HostOrder<Held> {
  /** Who begins. */
  first(context: TableContext<Held>): number;
  /** Who follows. */
  next(context: TableContext<Held>): number;
}

/** Who has the next turn. */
export interface NextTurn {
  /** The player. */
  readonly next: string;
}

/**
 * How turns go.
 *
 * @typeParam Held - what stands in `G`.
 */
export interface HostTurn<Held> {
  /** The order of turns. */
  readonly order: HostOrder<Held>;
  /** Lets those move who have a decision. */
  onBegin(context: HookContext<Held>): void;
  /** Who takes the turn over, if somebody does. */
  endIf(context: HookContext<Held>): NextTurn | undefined;
}

/**
 * The guard against events that nobody but the game may cause.
 *
 * @typeParam Held - what stands in `G`.
 */
export interface HostPlugin<Held> {
  /** The name of the plugin. */
  readonly name: string;
  /** What is wrong with the turn, or `false`. */
  isInvalid(context: Omit<HookContext<Held>, 'events'>): string | false;
}

/**
 * What boardgame.io's bots ask.
 *
 * @typeParam Held - what stands in `G`.
 */
export interface HostAi<Held> {
  /** Every legal move of a player. */
  enumerate(G: Held, ctx: unknown, playerID: string): ListedMove[];
}
