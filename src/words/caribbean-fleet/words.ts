import type { CaribbeanFleetTypes } from '../../caribbean-fleet/types.ts';
import type { Catalogue, WordsOptions } from '../catalogue.ts';
import { CARIBBEAN_FLEET } from '../english/caribbean-fleet.ts';
import { COMMON } from '../english/common.ts';
import type { GameWords } from '../game-words.ts';
import { explained } from '../piece-words.ts';
import { scoreRows, winnersOf } from '../scoring.ts';
import { orGeneral } from '../sentences.ts';
import { actionDescriber } from './actions.ts';
import { decisionDescriber } from './decisions.ts';
import { eventDescriber } from './events.ts';
import { caribbeanFleetParts } from './parts.ts';
import { fleetPieceWords } from './pieces.ts';
import { caribbeanFleetRefusalDescriber } from './refusals.ts';

/** Caribbean Fleet in words. */
export type CaribbeanFleetWords = GameWords<CaribbeanFleetTypes>;

/** English for this game only, so that the other game's texts stay out of a bundle. */
const ENGLISH: Pick<Catalogue, 'common' | 'caribbean-fleet'> = {
  common: COMMON,
  'caribbean-fleet': CARIBBEAN_FLEET,
};

/**
 * Returns the words of Caribbean Fleet in one language, for players with these names.
 *
 * @example
 * ```ts
 * import { caribbeanFleetWords, polish } from 'pirate-auctions/words';
 *
 * const words = caribbeanFleetWords({ catalogue: polish, names: ['Anne', 'Bart', 'Calico'] });
 * words.describeEvent({ type: 'bidMade', player: 1, amount: 5 }); // Bart licytuje 5
 * ```
 */
export function caribbeanFleetWords(
  options: WordsOptions<'caribbean-fleet'> = {},
): CaribbeanFleetWords {
  const { catalogue = ENGLISH, names = [] } = options;
  const { common, 'caribbean-fleet': words } = catalogue;
  const parts = caribbeanFleetParts(common, words, names);
  const { unknown } = common;
  const describeEvent = orGeneral(eventDescriber(parts), () => unknown.event);
  const describePiece = explained(common, fleetPieceWords(parts));
  return {
    title: words.title,
    describeAction: orGeneral(actionDescriber(parts), () => unknown.action),
    describeDecision: orGeneral(decisionDescriber(parts), () => unknown.decision),
    describeEvent,
    describeRefusal: caribbeanFleetRefusalDescriber(parts),
    describePiece: orGeneral(describePiece, () => unknown.piece),
    describeOpening: ({ round, starter, open }) => [
      parts.phrase('opening', {}),
      describeEvent({ type: 'roundStarted', round, player: starter, open }),
    ],
    describeScoring: (scoring) =>
      scoreRows(
        common.scoring,
        scoring,
        (['ducats', 'ships', 'chiefs'] as const).map((part) => ({
          label: words.scoring[part],
          points: scoring.players.map((sheet) => sheet[part]),
        })),
        [],
      ),
    describeWinners: (scoring) => winnersOf(common, scoring, parts),
  };
}
