import type { Settable } from '../core/lists.ts';
import type { RandomState } from '../core/random.ts';
import type { BaseState, BaseView, Seat, Viewer } from '../core/types.ts';
import type { Step } from './agenda.ts';
import type { Occupant } from './board.ts';
import type {
  ByColor,
  Cloud,
  Color,
  Face,
  Goal,
  NAME,
  Parrot,
  RULES_VERSION,
  Ship,
  Treasure,
} from './components.ts';

/**
 * What one player has. `Hidden` is `never` in a state, where every card is known, and `null` in a view, where a card
 * that the viewer may not see is `null`; the lengths stay.
 *
 * @typeParam Hidden - what stands for a hidden card.
 */
export interface PlayerOf<Hidden> {
  /** Coins on the track. */
  readonly coins: number;
  /** Points on the track. */
  readonly points: number;
  /** Crew in hand (GI-C11). */
  readonly crew: number;
  /** Goods by colour. */
  readonly goods: ByColor<number>;
  /** Goal cards in hand, in the order of `GOALS`. Hidden from others (GI-H1). */
  readonly goals: readonly (Goal | Hidden)[];
  /** Treasure cards, rising. Hidden from others (GI-H1). */
  readonly treasures: readonly (Treasure | Hidden)[];
  /** Parrot cards: `hold` first, then by colour. Hidden from others (GI-H1). */
  readonly parrots: readonly (Parrot | Hidden)[];
  /** Goal cards drawn at the goal ship, until all but one are returned. Hidden from others (GI-H4). */
  readonly drawn: readonly (Goal | Hidden)[];
  /** Whether the player has passed in this round (GI-A1). */
  readonly passed: boolean;
  /** The ship with the player's trade marker (GI-T5); `null` without one. */
  readonly marker: Ship | null;
}

/**
 * The table: what state and view have in common. See {@link PlayerOf} for `Hidden`.
 *
 * @typeParam Hidden - what stands for a hidden card.
 */
export interface TableOf<Hidden> extends BaseState {
  /** The name of the game. */
  readonly game: typeof NAME;
  /** The version of the rules. */
  readonly rules: typeof RULES_VERSION;
  /** The key and position of the random source; `null` in a view. */
  readonly random: RandomState | Hidden;
  /** Whether rolls name their dice (option `dice: "manual"`). */
  readonly manualDice: boolean;
  /** The number of the round, from 1; 0 during the setup. */
  readonly round: number;
  /** The seat with the flag (GI-S8, GI-E4). */
  readonly flag: Seat;
  /** The players by seat. */
  readonly players: readonly PlayerOf<Hidden>[];
  /**
   * What is on the 60 sites: the peninsulas in the order of `COLORS`, and on each the twelve types in the order of
   * `BUILDING_TYPES`; `none` where the board has no such building. `occupantOf` reads it by name.
   */
  readonly buildings: readonly Occupant[];
  /** The peninsulas from left to right (GI-C3). */
  readonly order: readonly Color[];
  /** The cloud over each peninsula (GI-S2). */
  readonly clouds: ByColor<Cloud>;
  /** The six ships, left to right; the last is on the open sea (GI-C3, GI-S4). */
  readonly ships: readonly Ship[];
  /** Crew on the ghost ship; 0 with 3 or 4 players (GI-S5). */
  readonly ghostCrew: number;
  /** Locks in the supply (GI-C12). */
  readonly locks: number;
  /** The dice by colour; 0 before the first roll. */
  readonly dice: ByColor<Face | 0>;
  /** The bidding row, left to right (GI-B1). */
  readonly row: readonly Color[];
  /** The amount of the bid as it was made (GI-B3, GI-K3); 0 without a bid. */
  readonly amount: number;
  /** Whose bid it is; `null` without a bid. */
  readonly leader: Seat | null;
  /** The dice that the bidder has turned this turn (GI-K5). */
  readonly turned: readonly Color[];
  /** The goal deck, first = bottom, last = top (GI-H1). */
  readonly goalDeck: readonly (Goal | Hidden)[];
  /** The treasure deck, first = bottom, last = top (GI-H1). */
  readonly treasureDeck: readonly (Treasure | Hidden)[];
  /** The parrot deck, first = bottom, last = top (GI-H1). */
  readonly parrotDeck: readonly (Parrot | Hidden)[];
  /** The treasure cards that have left the game, in order (GI-H3). */
  readonly spentTreasures: readonly Treasure[];
  /** The parrot cards that have left the game, in order (GI-H3). */
  readonly playedParrots: readonly Parrot[];
  /** The steps that are open, the next one last; empty when the game is over. */
  readonly agenda: readonly Step[];
}

/** What one player has in a state. */
export type PlayerState = PlayerOf<never>;

/** What one player has in a view. */
export type PlayerView = PlayerOf<null>;

/** Everything, secrets included: plain JSON data, deeply frozen. */
export interface GameState extends TableOf<never> {}

/** A state as one viewer may see it; hidden values are `null`. */
export interface GameView extends TableOf<null>, BaseView {
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** The name of the game. */
  readonly game: typeof NAME;
  /** The version of the rules. */
  readonly rules: typeof RULES_VERSION;
  /** The players by seat. */
  readonly players: readonly PlayerView[];
  /** The steps that are open, the next one last; empty when the game is over. */
  readonly agenda: readonly Step[];
}

/** A state or a view, as the rules read it. */
export type Table = TableOf<null>;

/**
 * A copy of a state for the rules to change. It shares its lists with other states, so that rules replace lists and never edit
 * them; only `players` and `agenda` are its own.
 */
export interface GameDraft extends Settable<Omit<GameState, 'players' | 'agenda'>> {
  players: PlayerDraft[];
  agenda: Step[];
}

/** What one player has, for the rules to change in the same way. */
export interface PlayerDraft extends Settable<PlayerState> {}
