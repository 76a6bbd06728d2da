import type { Json } from '../../core/json.ts';
import type { BaseRefusal } from '../../core/types.ts';
import type { RefusalDetails } from '../../grog-island/refusals.ts';
import {
  commonDetails,
  type DetailName,
  entryOf,
  plain,
  refusalTeller,
  type ValueWords,
} from '../refusing.ts';
import { filled } from '../sentences.ts';
import type { GrogIslandParts } from './parts.ts';

export function grogIslandRefusals(parts: GrogIslandParts): (refusal: BaseRefusal) => string {
  const { words, common } = parts;

  /** A good in the number that is needed, or in the plural. */
  function good(value: Json, { details: { needed } }: BaseRefusal): string {
    const noun = entryOf(words.goods, value);
    return noun ? parts.noun(typeof needed === 'number' ? needed : 2, noun) : plain(value);
  }

  function occupant(value: Json): string {
    const [, seat] = plain(value).split(':');
    return seat === undefined
      ? (entryOf(words.occupants, value) ?? plain(value))
      : filled(words.occupants.crew, { player: parts.who(Number(seat)) });
  }

  const details: Readonly<Record<DetailName<RefusalDetails>, ValueWords>> = {
    ...commonDetails(common, parts),
    received: (value, { code }) =>
      (code === 'WRONG_DECISION' ? entryOf(words.actionNames, value) : undefined) ?? plain(value),
    decision: words.decisionNames,
    answers: words.actionNames,
    goal: words.goals,
    from: words.places,
    lowest: null,
    possibleCoins: null,
    turned: words.colors,
    parrot: words.parrots,
    die: words.dice,
    face: null,
    amount: null,
    space: null,
    left: null,
    right: null,
    bid: null,
    ship: words.ships,
    why: words.unavailable,
    good,
    credit: null,
    returned: null,
    needed: null,
    owned: null,
    units: null,
    most: null,
    peninsula: words.peninsulas,
    peninsulas: words.peninsulas,
    treasures: null,
    treasure: null,
    others: null,
    coins: null,
    building: null,
    occupant,
  };
  return refusalTeller({ ...words.refusals, ...common.refusals }, details, common);
}
