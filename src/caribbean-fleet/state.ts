import type { Settable } from '../core/lists.ts';
import type { RandomState } from '../core/random.ts';
import type { BaseState, BaseView, Seat, Viewer } from '../core/types.ts';
import type { Step } from './agenda.ts';
import type {
  ByColor,
  Card,
  CardOf,
  Color,
  Face,
  LastingCard,
  NAME,
  RULES_VERSION,
  ShipCard,
  SpecialCard,
  UsableCard,
} from './components.ts';

/** A card that a player keeps until they use it (CF-C3). */
export interface KeptCard {
  /** The card. */
  readonly card: UsableCard;
  /** The round in which it was taken; a `fairWind` can be used in later rounds only (CF-K5). */
  readonly round: number;
}

/** What one player has, except ships, which are in `ships` of the table. */
export interface PlayerState {
  /** The ducats in the purse, which all players may count (CF-C4). */
  readonly ducats: number;
  /**
   * Lasting cards without a place (CF-K4), by kind, then by copy, including a card for which the player is choosing a place.
   */
  readonly waiting: readonly LastingCard[];
  /** Cards for later use, by kind, then by copy (CF-C3). */
  readonly kept: readonly KeptCard[];
  /** Whether the player is out of this round's auction (CF-B2). */
  readonly passed: boolean;
}

/** What a viewer sees of one player, which is everything. */
export type PlayerView = PlayerState;

/** Cannons under a ship (CF-C3). */
export interface Cannons {
  /** The card. */
  readonly card: CardOf<'cannons'>;
  /** The ship above it. */
  readonly ship: ShipCard;
}

/** A tavern with its fleet token (CF-C3). */
export interface Tavern {
  /** The card. */
  readonly card: CardOf<'tavern'>;
  /** The owner. */
  readonly owner: Seat;
  /** The colour of the token. */
  readonly color: Color;
  /** The rum with it; `null` if there is none. */
  readonly rum: CardOf<'rum'> | null;
}

/**
 * What states and views have in common. In a state, every card is known, and `Hidden` is `never`. In a view, hidden cards are
 * `null`; the lists keep their lengths.
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
  /** Whether roll actions name the faces (option `dice: "manual"`). */
  readonly manualDice: boolean;
  /** All cards of this game: the ships in the order of `SHIPS`, then the special cards by kind and copy. */
  readonly pack: readonly Card[];
  /** The number of the round, from 1. */
  readonly round: number;
  /** The seat that begins the auction of this round (CF-B1). */
  readonly starter: Seat;
  /** The winner of the auction of this round; `null` during the auction. */
  readonly winner: Seat | null;
  /** The players by seat. */
  readonly players: readonly PlayerState[];
  /** The current bid; 0 without one (CF-B2). */
  readonly bid: number;
  /** The bidder of the current bid; `null` without a bid. */
  readonly leader: Seat | null;
  /** The first seat to pass in this round; `null` if none has (CF-B4). */
  readonly firstPassed: Seat | null;
  /** The open cards, in the order in which they were laid open (CF-D1). */
  readonly open: readonly Card[];
  /**
   * The owner of each of the 45 ships, in the order of `SHIPS`; `null` for a ship without an owner. `ownerOf` takes the name of
   * a ship, `shipsOf` lists the ships of a seat.
   */
  readonly ships: readonly (Seat | null)[];
  /** The cannons under ships, in the order in which they were placed. */
  readonly cannons: readonly Cannons[];
  /** The chief of each colour; `null` while the pawn is in the supply (CF-M1). */
  readonly chiefs: ByColor<Seat | null>;
  /** The blackbeard with each chief pawn; `null` if there is none. */
  readonly blackbeards: ByColor<CardOf<'blackbeard'> | null>;
  /** The taverns, in the order in which they were opened. */
  readonly taverns: readonly Tavern[];
  /** The fleet tokens in the supply (CF-C4). */
  readonly tokens: ByColor<number>;
  /** The faces of the dice; 0 before the first roll. */
  readonly dice: readonly [Face | 0, Face | 0];
  /** The deck, first = bottom, last = top; hidden. */
  readonly deck: readonly (Card | Hidden)[];
  /** The cards that `short` removed; hidden (CF-S4). */
  readonly removed: readonly (Card | Hidden)[];
  /** The special cards that were seen and put back before the first round, in the order in which they appeared (CF-D2). */
  readonly seenSpecials: readonly SpecialCard[];
  /** The discarded cards, in order. */
  readonly discarded: readonly Card[];
  /** What is still to do; the last entry comes first. Empty when the game is over. */
  readonly agenda: readonly Step[];
}

/** The complete state, secrets included: plain JSON data, deeply frozen. */
export interface GameState extends TableOf<never> {}

/** What one viewer may see of a state; hidden values are `null`. */
export interface GameView extends TableOf<null>, BaseView {
  /** The viewer. */
  readonly viewer: Viewer;
  /** The name of the game. */
  readonly game: typeof NAME;
  /** The version of the rules. */
  readonly rules: typeof RULES_VERSION;
  /** The players by seat. */
  readonly players: readonly PlayerView[];
  /** What is still to do; the last entry comes first. Empty when the game is over. */
  readonly agenda: readonly Step[];
}

/** A state or a view, for rules that only read. */
export type Table = TableOf<null>;

/**
 * A copy of a state for the rules to change. It shares its lists with other states, so the rules set fields and replace lists,
 * but never change a list in place. Only `players` and `agenda` belong to the copy.
 */
export interface GameDraft extends Settable<Omit<GameState, 'players' | 'agenda'>> {
  players: PlayerDraft[];
  agenda: Step[];
}

/** What one player has, in a draft. */
export interface PlayerDraft extends Settable<PlayerState> {}
