import type { CaribbeanFleetTypes } from '../../caribbean-fleet/types.ts';
import type { Catalogue, WordsOptions } from '../catalogue.ts';
import { CARIBBEAN_FLEET } from '../english/caribbean-fleet.ts';
import { COMMON } from '../english/common.ts';
import type { GameWords } from '../game-words.ts';
import { scoreRows, winnersOf } from '../scoring.ts';
import { actionTeller } from './actions.ts';
import { decisionTeller } from './decisions.ts';
import { eventTeller } from './events.ts';
import { caribbeanFleetParts } from './parts.ts';
import { caribbeanFleetRefusals } from './refusals.ts';

/** Caribbean Fleet in words. */
export type CaribbeanFleetWords = GameWords<CaribbeanFleetTypes>;

/** English without the other game. */
const ENGLISH: Pick<Catalogue, 'common' | 'caribbean-fleet'> = {
  common: COMMON,
  'caribbean-fleet': CARIBBEAN_FLEET,
};

/**
 * Caribbean Fleet in words of one language, for players with these names.
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
  const tellEvent = eventTeller(parts);
  return {
    title: words.title,
    describeAction: actionTeller(parts),
    describeDecision: decisionTeller(parts),
    describeEvent: tellEvent,
    describeRefusal: caribbeanFleetRefusals(parts),
    describeOpening: ({ round, starter, open }) => [
      parts.phrase('opening', {}),
      tellEvent({ type: 'roundStarted', round, player: starter, open }),
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
    describeWinners: (scoring) => winnersOf(common.scoring, scoring, parts),
  };
}
