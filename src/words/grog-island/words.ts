import type { GrogIslandTypes } from '../../grog-island/types.ts';
import type { Catalogue, WordsOptions } from '../catalogue.ts';
import { COMMON } from '../english/common.ts';
import { GROG_ISLAND } from '../english/grog-island.ts';
import type { GameWords } from '../game-words.ts';
import { winnersOf } from '../scoring.ts';
import { actionTeller } from './actions.ts';
import { decisionTeller } from './decisions.ts';
import { eventTeller } from './events.ts';
import { openingLines } from './opening.ts';
import { grogIslandParts } from './parts.ts';
import { grogIslandRefusals } from './refusals.ts';
import { scoringRows } from './scoring.ts';

/** Grog Island in words. */
export type GrogIslandWords = GameWords<GrogIslandTypes>;

/** English without the other game. */
const ENGLISH: Pick<Catalogue, 'common' | 'grog-island'> = {
  common: COMMON,
  'grog-island': GROG_ISLAND,
};

/**
 * Grog Island in words of one language, for players with these names.
 *
 * @example
 * ```ts
 * import { german, grogIslandWords } from 'pirate-auctions/words';
 *
 * const words = grogIslandWords({ catalogue: german, names: ['Anne', 'Bart'] });
 * words.describeEvent({ type: 'passed', player: 1 }); // Bart passt
 * ```
 */
export function grogIslandWords(options: WordsOptions<'grog-island'> = {}): GrogIslandWords {
  const { catalogue = ENGLISH, names = [] } = options;
  const { common, 'grog-island': words } = catalogue;
  const parts = grogIslandParts(common, words, names);
  const tellAction = actionTeller(parts);
  const tellEvent = eventTeller(parts);
  return {
    title: words.title,
    describeAction: (action, position) => tellAction(action, position?.dice),
    describeDecision: decisionTeller(parts),
    describeEvent: (event, position) => tellEvent(event, position?.dice),
    describeRefusal: grogIslandRefusals(parts),
    describeOpening: (position) => openingLines(parts, position),
    describeScoring: (scoring, position) => scoringRows(parts, scoring, position),
    describeWinners: (scoring) => winnersOf(common.scoring, scoring, parts),
  };
}
