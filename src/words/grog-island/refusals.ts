import type { Json } from '../../core/json.ts';
import type { BaseRefusal } from '../../core/types.ts';
import type { RefusalDetails } from '../../grog-island/refusals.ts';
import {
  commonDetails,
  type DetailWords,
  entryOf,
  jsonText,
  refusalDescriber,
} from '../refusals.ts';
import { fillTemplate } from '../sentences.ts';
import type { GrogIslandParts } from './parts.ts';

export function grogIslandRefusalDescriber(
  parts: GrogIslandParts,
): (refusal: BaseRefusal) => string {
  const { words, common } = parts;

  /** A good in the number that is needed, or in the plural. */
  function good(value: Json, { details: { needed } }: BaseRefusal): string {
    const noun = entryOf(words.goods, value);
    return noun ? parts.noun(typeof needed === 'number' ? needed : 2, noun) : jsonText(value);
  }

  function occupant(value: Json): string {
    const [, seat] = jsonText(value).split(':');
    return seat === undefined
      ? (entryOf(words.occupants, value) ?? jsonText(value))
      : fillTemplate(words.occupants.crew, { player: parts.who(Number(seat)) });
  }

  const details: DetailWords<RefusalDetails> = {
    ...commonDetails(common, parts),
    received: (value, { code }) =>
      (code === 'WRONG_DECISION' && entryOf(words.actionNames, value)) || jsonText(value),
    decision: words.decisionNames,
    answers: words.actionNames,
    goal: words.goals,
    from: words.places,
    turned: words.colors,
    parrot: words.parrots,
    die: words.dice,
    ship: words.ships,
    why: words.unavailable,
    good,
    peninsula: words.peninsulas,
    peninsulas: words.peninsulas,
    occupant,
  };
  return refusalDescriber({ ...words.refusals, ...common.refusals }, details, common);
}
