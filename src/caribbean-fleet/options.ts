import {
  checkFirstPlayer,
  checkPack,
  firstPlayerSchema,
  optionsSchema,
  readOptions,
  refuseOption,
} from '../codec/options.ts';
import { SEED } from '../codec/random.ts';
import {
  boolean,
  distinct,
  integer,
  type ObjectSchema,
  object,
  partialRecord,
  picklist,
} from '../codec/schema.ts';
import { describeValue, type Path } from '../core/json.ts';
import type { Seed } from '../core/random.ts';
import { counted } from '../core/sentence.ts';
import type { BaseOptions, Seat } from '../core/types.ts';
import { CARD } from './action-schema.ts';
import { firstReveal, isShip, packOf } from './cards.ts';
import { type Card, SPECIAL_KINDS, type SpecialKind } from './components.ts';

/**
 * The order of the cards, fixed: for a real table, a test, or another engine. Any deck will do, without a card twice; copies
 * of a special card may have any number from 1 on.
 */
export interface Arrangement {
  /** The deck, first = bottom, last = top; not shuffled. */
  readonly deck: readonly Card[];
  /**
   * The deck after special cards were seen at the first reveal and went back (CF-D2): the cards that were left and those that
   * went back, in any order. Without it the seed decides; it is ignored if nothing goes back.
   */
  readonly afterFirstReveal?: readonly Card[];
}

/** What a game is created from. */
export interface CreateOptions extends BaseOptions {
  /** 3 to 5 players (CF-C1). */
  readonly players: number;
  /** The same seed gives the same game; whoever knows it knows every hidden card. */
  readonly seed: Seed;
  /** Who begins the first auction, or `'random'`: the seed draws the seat; 0 if absent (CF-S3). */
  readonly firstPlayer?: Seat | 'random' | undefined;
  /** Whether 15 random cards are removed unseen, with 3 players only (CF-S4). */
  readonly short?: boolean | undefined;
  /** `manual` if the rolls are given with the actions; `seeded` if missing. */
  readonly dice?: 'seeded' | 'manual' | undefined;
  /** Copies of each kind of special card, 0 to 99; a missing kind keeps its copies (CF-C3). */
  readonly specials?: Readonly<Partial<Record<SpecialKind, number>>> | undefined;
  /** The order of the cards, fixed; not together with `specials` or `short`. */
  readonly arrangement?: Arrangement | undefined;
}

/** The only number of players for the option `short` (CF-S4). */
const SHORT_PLAYERS = 3;

/** The most copies of a kind of special card. */
const COPIES_MOST = 99;

/** The most cards of an arranged deck. */
export const DECK_MOST = 2_000;

/** The table of the options. */
export const OPTIONS: ObjectSchema<CreateOptions> = /* @__PURE__ */ (() =>
  optionsSchema(
    { players: integer(3, 5), seed: SEED },
    {
      firstPlayer: firstPlayerSchema(5),
      short: boolean,
      dice: picklist(['seeded', 'manual']),
      specials: partialRecord(SPECIAL_KINDS, integer(0, COPIES_MOST), 0),
      arrangement: object(
        { deck: distinct(CARD, 1, DECK_MOST) },
        { afterFirstReveal: distinct(CARD, 0, DECK_MOST) },
      ),
    },
  ))();

/** Reads options from any value; throws an {@link InvalidOptionsError} for those that no game can be created from. */
export function readCreateOptions(value: unknown): CreateOptions {
  const options = readOptions(OPTIONS, value);
  const { players, firstPlayer = 0, short = false, specials, arrangement } = options;
  checkFirstPlayer(firstPlayer, players);
  if (short && players !== SHORT_PLAYERS)
    refuseOption(
      'CONFLICTING_OPTIONS',
      ['short'],
      short,
      `false with ${counted(players, 'player')}`,
    );
  if (arrangement !== undefined) {
    if (short) refuseOption('CONFLICTING_OPTIONS', ['short'], short, 'false with an arrangement');
    if (specials !== undefined)
      refuseOption(
        'CONFLICTING_OPTIONS',
        ['specials'],
        describeValue(specials),
        'nothing with an arrangement',
      );
    checkArrangement(arrangement, players);
  } else if (specials !== undefined) {
    checkSize(['specials'], packOf(specials), players);
  }
  return options;
}

/** The cards must make whole rounds, and the first round needs a ship for each player (CF-D1, CF-D2). */
function checkArrangement(arrangement: Arrangement, players: number): void {
  const path = ['arrangement', 'deck'];
  const ships = arrangement.deck.filter(isShip).length;
  if (ships < players)
    refuseOption(
      'INVALID_OPTION',
      path,
      counted(ships, 'ship'),
      `${counted(players, 'ship')} or more`,
    );
  checkSize(path, arrangement.deck, players);
  const { specials, left } = firstReveal(arrangement.deck, players);
  if (arrangement.afterFirstReveal === undefined || specials.length === 0) return;
  checkPack(['arrangement', 'afterFirstReveal'], arrangement.afterFirstReveal, [
    ...left,
    ...specials,
  ]);
}

function checkSize(path: Path, cards: readonly Card[], players: number): void {
  if (cards.length % players === 0) return;
  refuseOption(
    'INVALID_OPTION',
    path,
    `${counted(cards.length, 'card')} in all`,
    `a multiple of ${players} cards in all`,
  );
}
