import type { CaribbeanFleetTypes } from '../caribbean-fleet/types.ts';
import type { Game } from '../core/contract.ts';
import { describeValue } from '../core/json.ts';
import type { BaseAction, BaseDecision, BaseEvent, GameTypes } from '../core/types.ts';
import type { GrogIslandTypes } from '../grog-island/types.ts';
import { caribbeanFleetWords } from './caribbean-fleet/words.ts';
import type { GameName, WordsOptions } from './catalogue.ts';
import type { GameWords, PassingChoice, RefusalToDescribe } from './game-words.ts';
import { grogIslandWords } from './grog-island/words.ts';

/** The types of each game, by its name. */
export interface TypesByGame {
  /** Grog Island. */
  readonly 'grog-island': GrogIslandTypes;
  /** Caribbean Fleet. */
  readonly 'caribbean-fleet': CaribbeanFleetTypes;
}

/**
 * A game object such as `grogIsland`, or one of your own made from it.
 *
 * @typeParam Name - the name of the game, as in its states.
 */
export interface NamedGame<Name extends GameName> {
  /** The name of the game. */
  readonly name: string;
  /** The first state. */
  createGame(options: never): Readonly<Record<'game', Name>>;
}

/** A game, or its name. */
export type GameOrName<Name extends GameName> = Name | NamedGame<Name>;

/**
 * The options for a game of any kind.
 *
 * @typeParam Types - the types of the game.
 */
export interface AnyDescribeOptions<Types extends GameTypes = GameTypes> extends WordsOptions {
  /** The state or view before the action or after the event. With it, the text can name the faces of dice. */
  readonly position?: Types['State'] | Types['View'] | undefined;
  /** What the game's `choices` returns for the decision. With it, the text says whether the player must not pass. */
  readonly choices?: PassingChoice | undefined;
}

/** The language, the names of the players, and the state or view. */
export interface DescribeOptions<Name extends GameName> extends WordsOptions<Name> {
  /** The state or view before the action or after the event. With it, the text can name the faces of dice. */
  readonly position?: TypesByGame[Name]['State'] | TypesByGame[Name]['View'] | undefined;
}

/** The language, the names of the players, and what the player may do. */
export interface DecisionOptions<Name extends GameName> extends WordsOptions<Name> {
  /** What the game's `choices` returns for the decision. With it, the text says whether the player must not pass. */
  readonly choices?: PassingChoice | undefined;
}

/**
 * The language, the names of the players, and the table on which a piece is.
 *
 * @typeParam Types - the types of the game.
 */
export interface PieceOptions<Types extends GameTypes = GameTypes> extends WordsOptions {
  /** The state or view. */
  readonly position: Types['State'] | Types['View'];
}

const WORDS: {
  readonly [Name in GameName]: (options?: WordsOptions<Name>) => GameWords<TypesByGame[Name]>;
} = {
  'grog-island': grogIslandWords,
  'caribbean-fleet': caribbeanFleetWords,
};

/**
 * Returns the words of a game in one language, for players with these names. For many texts this is faster than the
 * `describe…` functions.
 *
 * @example
 * ```ts
 * import { caribbeanFleet } from 'pirate-auctions';
 * import { hungarian, wordsFor } from 'pirate-auctions/words';
 *
 * const words = wordsFor(caribbeanFleet, { catalogue: hungarian, names: ['Anna', 'Béla', 'Csaba'] });
 * const state = caribbeanFleet.createGame({ players: 3, seed: 1 });
 * for (const decision of caribbeanFleet.decisions(state)) console.log(words.describeDecision(decision));
 * ```
 *
 * @typeParam Name - the name of the game.
 * @throws RangeError if there are no words for the game.
 */
export function wordsFor<Name extends GameName>(
  game: GameOrName<Name>,
  options?: WordsOptions<Name>,
): GameWords<TypesByGame[Name]>;
/** Takes a game of any kind, also one of a type parameter. */
export function wordsFor<Types extends GameTypes>(
  game: Game<Types>,
  options?: WordsOptions,
): GameWords<Types>;
export function wordsFor(game: AnyGame, options: WordsOptions = {}): GameWords {
  return wordsOf(game, options);
}

/**
 * Describes an action as a label without the player; one that there are no words for becomes a general label.
 *
 * @example
 * ```ts
 * import { describeAction, german } from 'pirate-auctions/words';
 *
 * const action = { type: 'bid', player: 0, dice: ['yellow', 'green'] } as const;
 * describeAction('grog-island', action); // Bid with yellow, green
 * describeAction('grog-island', action, { catalogue: german }); // Biete mit gelb, grün
 * ```
 */
export function describeAction<Name extends GameName>(
  game: GameOrName<Name>,
  action: TypesByGame[Name]['Action'],
  options?: DescribeOptions<Name>,
): string;
/** Takes a game of any kind, also one of a type parameter. */
export function describeAction<Types extends GameTypes>(
  game: Game<Types>,
  action: Types['Action'],
  options?: AnyDescribeOptions<Types>,
): string;
export function describeAction(
  game: AnyGame,
  action: BaseAction,
  options: AnyDescribeOptions = {},
): string {
  return wordsOf(game, options).describeAction(action, options.position);
}

/**
 * Describes a decision as a sentence without a full stop; one that there are no words for becomes a general sentence. With the game's
 * `choices`, the sentence says so if the player must not pass.
 *
 * @example
 * ```ts
 * import { grogIsland } from 'pirate-auctions';
 * import { describeDecision } from 'pirate-auctions/words';
 *
 * let state = grogIsland.createGame({ players: 2, seed: 1 });
 * while (state.round === 0 || state.dice[0] === 0) state = grogIsland.applyAction(state, grogIsland.legalActions(state)[0]!);
 * const decision = grogIsland.decisions(state)[0]!;
 * console.log(describeDecision(grogIsland, decision)); // Seat 0 bids or passes
 * console.log(describeDecision(grogIsland, decision, { choices: grogIsland.choices(state, decision) })); // Seat 0 must open
 * ```
 */
export function describeDecision<Name extends GameName>(
  game: GameOrName<Name>,
  decision: TypesByGame[Name]['Decision'],
  options?: DecisionOptions<Name>,
): string;
/** Takes a game of any kind, also one of a type parameter. */
export function describeDecision<Types extends GameTypes>(
  game: Game<Types>,
  decision: Types['Decision'],
  options?: AnyDescribeOptions<Types>,
): string;
export function describeDecision(
  game: AnyGame,
  decision: BaseDecision,
  options: AnyDescribeOptions = {},
): string {
  return wordsOf(game, options).describeDecision(decision, options.choices);
}

/**
 * Describes an event as a sentence without a full stop. A hidden card appears as "a card". An event that there are no words for, such as one
 * of a newer version, becomes a general sentence.
 */
export function describeEvent<Name extends GameName>(
  game: GameOrName<Name>,
  event: TypesByGame[Name]['Event'],
  options?: DescribeOptions<Name>,
): string;
/** Takes a game of any kind, also one of a type parameter. */
export function describeEvent<Types extends GameTypes>(
  game: Game<Types>,
  event: Types['Event'],
  options?: AnyDescribeOptions<Types>,
): string;
export function describeEvent(
  game: AnyGame,
  event: BaseEvent,
  options: AnyDescribeOptions = {},
): string {
  return wordsOf(game, options).describeEvent(event, options.position);
}

/**
 * Says why an action is not legal, as a sentence with a full stop. It also takes the `refusal` of an `IllegalActionError`, and a code
 * and a message of your own server: a refusal that there are no words for keeps its message.
 *
 * @example
 * ```ts
 * import { describeRefusal } from 'pirate-auctions/words';
 *
 * describeRefusal('grog-island', { code: 'GAME_OVER', message: '', details: { player: 0 } }); // The game is over.
 * describeRefusal('grog-island', { code: 'NOT_YOUR_SEAT', message: 'You sit at seat 1.' }); // You sit at seat 1.
 * ```
 */
export function describeRefusal<Name extends GameName>(
  game: GameOrName<Name>,
  refusal: RefusalToDescribe,
  options?: WordsOptions<Name>,
): string;
/** Takes a game of any kind, also one of a type parameter. */
export function describeRefusal<Types extends GameTypes>(
  game: Game<Types>,
  refusal: RefusalToDescribe,
  options?: WordsOptions,
): string;
export function describeRefusal(
  game: AnyGame,
  refusal: RefusalToDescribe,
  options: WordsOptions = {},
): string {
  return wordsOf(game, options).describeRefusal(refusal);
}

/**
 * Names a thing on the table and explains what it does, as a sentence without a full stop. A piece that the table cannot have becomes a
 * general name.
 *
 * @example
 * ```ts
 * import { caribbeanFleet } from 'pirate-auctions';
 * import { describePiece } from 'pirate-auctions/words';
 *
 * const position = caribbeanFleet.createGame({ players: 3, seed: 1 });
 * console.log(describePiece(caribbeanFleet, 'card:kraken#1', { position })); // kraken – sinks a ship or a tavern of another player
 * ```
 */
export function describePiece<Name extends GameName>(
  game: GameOrName<Name>,
  piece: TypesByGame[Name]['Piece'],
  options: PieceOptions<TypesByGame[Name]>,
): string;
/** Takes a game of any kind, also one of a type parameter. */
export function describePiece<Types extends GameTypes>(
  game: Game<Types>,
  piece: Types['Piece'],
  options: PieceOptions<Types>,
): string;
export function describePiece(game: AnyGame, piece: string, options: PieceOptions): string {
  return wordsOf(game, options).describePiece(piece, options.position);
}

/** A game, or its name. */
type AnyGame = string | Pick<Game, 'name'>;

function wordsOf(game: AnyGame, options: WordsOptions): GameWords {
  return WORDS[nameOf(game)](options);
}

function nameOf(game: AnyGame): GameName {
  const name: unknown = typeof game === 'string' ? game : game?.name;
  if (isName(name)) return name;
  throw new RangeError(`There are no words for the game ${String(describeValue(name))}.`);
}

function isName(name: unknown): name is GameName {
  return typeof name === 'string' && Object.hasOwn(WORDS, name);
}
