import type { RefusalDetails } from '../../caribbean-fleet/refusals.ts';
import type { Json } from '../../core/json.ts';
import type { RefusalToDescribe } from '../game-words.ts';
import {
  commonDetails,
  type DetailWords,
  jsonText,
  lookUp,
  refusalDescriber,
  seatWords,
} from '../refusals.ts';
import type { Named } from '../sentences.ts';
import type { CaribbeanFleetParts } from './parts.ts';

export function caribbeanFleetRefusalDescriber(
  parts: CaribbeanFleetParts,
): (refusal: RefusalToDescribe) => string {
  const { words, common } = parts;
  const card = (value: Json): Named => parts.card(jsonText(value));
  const cardAlone = (value: Json): string => card(value)[0];
  const seat = seatWords(parts, common.nobody);

  /** What was received: another kind of answer, another card, or any value. */
  function received(value: Json, { code }: RefusalToDescribe): string {
    if (code === 'WRONG_CARD') return cardAlone(value);
    return (code === 'WRONG_DECISION' && lookUp(words.actionNames, value)) || jsonText(value);
  }

  const details: DetailWords<RefusalDetails> = {
    ...commonDetails(common, parts),
    received,
    decision: words.decisionNames,
    answers: words.actionNames,
    card: cardAlone,
    open: card,
    owner: seat,
    ship: card,
    color: words.colors,
    victim: seat,
    chief: seat,
    tavern: card,
    asking: cardAlone,
  };
  const sentences = { ...words.refusals, ...common.refusals, ...common.sessionRefusals };
  return refusalDescriber(sentences, details, common, parts);
}
