import type { Settable } from '../core/lists.ts';
import type { RandomWords } from '../core/random.ts';
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

/** A card that its player keeps until he uses it (CF-C3). */
export interface KeptCard {
  /** The card. */
  readonly card: UsableCard;
  /** The round in which it was taken; a `fairWind` is used in a later one (CF-K5). */
  readonly round: number;
}

/** What one player has; his ships are in `ships` of the table. */
export interface PlayerState {
  /** Ducats in the purse, which is open (CF-C4). */
  readonly ducats: number;
  /**
   * Lasting cards that have no place yet (CF-K4), by kind, then by copy; also a card whose place is being asked for.
   */
  readonly waiting: readonly LastingCard[];
  /** Cards to be used later, by kind, then by copy (CF-C3). */
  readonly kept: readonly KeptCard[];
  /** Whether the player is out of this round's auction (CF-B2). */
  readonly passed: boolean;
}

/** What one player has, as a viewer sees it: nothing of it is hidden. */
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
  /** Whose it is. */
  readonly owner: Seat;
  /** The colour of the token. */
  readonly color: Color;
  /** The rum that lies with it; `null` if none. */
  readonly rum: CardOf<'rum'> | null;
}

/**
 * The table: what state and view have in common. `Hidden` is `never` in a state, where every card is known, and `null` in
 * a view, where a card that nobody may see is `null`; the lengths stay.
 *
 * @typeParam Hidden - what stands for a hidden card.
 */
export interface TableOf<Hidden> extends BaseState {
  /** The name of the game. */
  readonly game: typeof NAME;
  /** The version of the rules. */
  readonly rules: typeof RULES_VERSION;
  /** The words of the random source; never in a view. */
  readonly random: RandomWords | Hidden;
  /** Whether rolls are given by hand (option `dice: "manual"`). */
  readonly manualDice: boolean;
  /** Every card of this game: the ships in the order of `SHIPS`, then the special cards by kind and copy. */
  readonly pack: readonly Card[];
  /** The number of the round, from 1. */
  readonly round: number;
  /** Who begins this round's auction (CF-B1). */
  readonly starter: Seat;
  /** Who won this round's auction; `null` as long as it goes on. */
  readonly winner: Seat | null;
  /** The players by seat. */
  readonly players: readonly PlayerState[];
  /** The current bid; 0 without one (CF-B2). */
  readonly bid: number;
  /** Whose bid it is; `null` without a bid. */
  readonly leader: Seat | null;
  /** Who passed first in this round; `null` as long as nobody has (CF-B4). */
  readonly firstPassed: Seat | null;
  /** The open cards, in the order in which they were laid open (CF-D1). */
  readonly open: readonly Card[];
  /**
   * Who owns each of the 45 ships, in the order of `SHIPS`; `null` if it lies in front of nobody. `ownerOf` reads it by
   * name, `shipsOf` lists the ships of a seat.
   */
  readonly ships: readonly (Seat | null)[];
  /** The cannons under ships, in the order in which they were placed. */
  readonly cannons: readonly Cannons[];
  /** The chief of each colour; `null` as long as its pawn is in the supply (CF-M1). */
  readonly chiefs: ByColor<Seat | null>;
  /** The blackbeard that lies with each chief pawn; `null` if none. */
  readonly blackbeards: ByColor<CardOf<'blackbeard'> | null>;
  /** The taverns, in the order in which they were opened. */
  readonly taverns: readonly Tavern[];
  /** The fleet tokens in the supply (CF-C4). */
  readonly tokens: ByColor<number>;
  /** The dice of the last roll, as they lie now; 0 before the first one. */
  readonly dice: readonly [Face | 0, Face | 0];
  /** The deck, first = bottom, last = top; hidden. */
  readonly deck: readonly (Card | Hidden)[];
  /** The cards that `short` removed; hidden (CF-S4). */
  readonly removed: readonly (Card | Hidden)[];
  /** The special cards that were seen and put back before the first round, in that order (CF-D2). */
  readonly seenSpecials: readonly SpecialCard[];
  /** The cards that have left the game face up, in order. */
  readonly discarded: readonly Card[];
  /** What is still to do, last entry first; empty when the game is over. */
  readonly agenda: readonly Step[];
}

/** Everything, secrets included: plain JSON data, deeply frozen. */
export interface GameState extends TableOf<never> {}

/** A state as one viewer may see it; what is hidden is `null`. */
export interface GameView extends TableOf<null>, BaseView {
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** The name of the game. */
  readonly game: typeof NAME;
  /** The version of the rules. */
  readonly rules: typeof RULES_VERSION;
  /** The players by seat. */
  readonly players: readonly PlayerView[];
  /** What is still to do, last entry first; empty when the game is over. */
  readonly agenda: readonly Step[];
}

/** A state or a view: where the rules look. */
export type Table = TableOf<null>;

/**
 * A state that the rules may change: a private copy that shares its lists with other states. So fields are set and lists
 * are replaced as a whole, never changed in place; only `players` and `agenda` are its own.
 */
export interface GameDraft extends Settable<Omit<GameState, 'players' | 'agenda'>> {
  players: PlayerDraft[];
  agenda: Step[];
}

/** What one player has, to be changed in the same manner. */
export interface PlayerDraft extends Settable<PlayerState> {}
