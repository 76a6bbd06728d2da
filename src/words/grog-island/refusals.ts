import type { Json } from '../../core/json.ts';
import type { RefusalDetails } from '../../grog-island/refusals.ts';
import type { RefusalToDescribe } from '../game-words.ts';
import {
  commonDetails,
  type DetailWords,
  jsonText,
  lookUp,
  refusalDescriber,
} from '../refusals.ts';
import { fillTemplate } from '../sentences.ts';
import type { GrogIslandParts } from './parts.ts';

export function grogIslandRefusalDescriber(
  parts: GrogIslandParts,
): (refusal: RefusalToDescribe) => string {
  const { words, common } = parts;

  /** A good, in the number that is needed or in the plural. */
  function good(value: Json, { code, details }: RefusalToDescribe): string {
    const noun = lookUp(words.goods, value);
    const count = code === 'TOO_FEW_GOODS' ? Number(details?.['needed']) : 2;
    return noun ? parts.noun(count, noun) : jsonText(value);
  }

  function occupant(value: Json): string {
    const [, seat] = jsonText(value).split(':');
    return seat === undefined
      ? (lookUp(words.occupants, value) ?? jsonText(value))
      : fillTemplate(words.occupants.crew, { player: parts.who(Number(seat)) }, common.plural);
  }

  const details: DetailWords<RefusalDetails> = {
    ...commonDetails(common, parts),
    received: (value, { code }) =>
      (code === 'WRONG_DECISION' && lookUp(words.actionNames, value)) || jsonText(value),
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
  const sentences = { ...words.refusals, ...common.refusals, ...common.sessionRefusals };
  return refusalDescriber(sentences, details, common, parts, ['peninsulas']);
}
