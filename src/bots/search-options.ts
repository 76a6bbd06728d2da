import { refuseArgument } from '../core/issue-message.ts';
import type { GameTypes } from '../core/types.ts';
import type { Evaluation } from './evaluation.ts';

/** The options of a search; each has a default. */
export interface SearchOptions<Types extends GameTypes = GameTypes> {
  /** Evaluates the leaves of the tree and orders the moves; without it, the search plays at random to the end of the game. */
  readonly evaluation?: Evaluation<Types> | undefined;
  /** The exploration constant, from 0: the weight of moves with few visits. */
  readonly exploration?: number | undefined;
  /** The number of visits that the expected reward of a new move counts for, above 0. */
  readonly priorVisits?: number | undefined;
  /** The number of moves in a new node, at least 1; each doubling of its visits adds half as many. */
  readonly width?: number | undefined;
  /** The number of random actions between a leaf and its evaluation, from 0 to 5,000. */
  readonly playout?: number | undefined;
  /** The number of rolls that the predicted replies pass before the evaluation, from 0. */
  readonly rolls?: number | undefined;
}

/** The most actions on the way from the root to a leaf, and of a random playout, since a game may not end. */
export const LONGEST = 5000;

/** Throws a RangeError for options with which a search would not end or would find nothing. */
export function checkOptions<Types extends GameTypes>(options: SearchOptions<Types>): void {
  const { exploration = 0, priorVisits = 1, width = 1, playout = 0, rolls = 0 } = options;
  const check = (
    valid: boolean,
    path: readonly string[],
    value: unknown,
    expected: string,
  ): void => (valid ? undefined : refuseArgument('search options', path, value, expected));
  check(
    Number.isFinite(exploration) && exploration >= 0,
    ['exploration'],
    exploration,
    'a number from 0',
  );
  check(
    Number.isFinite(priorVisits) && priorVisits > 0,
    ['priorVisits'],
    priorVisits,
    'a number above 0',
  );
  check(Number.isSafeInteger(width) && width >= 1, ['width'], width, 'a whole number from 1');
  check(
    Number.isInteger(playout) && playout >= 0 && playout <= LONGEST,
    ['playout'],
    playout,
    `a whole number from 0 to ${LONGEST}`,
  );
  check(Number.isSafeInteger(rolls) && rolls >= 0, ['rolls'], rolls, 'a whole number from 0');
  const scale = options.evaluation?.scale ?? 1;
  check(Number.isFinite(scale) && scale > 0, ['evaluation', 'scale'], scale, 'a number above 0');
}
