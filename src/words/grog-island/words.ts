import type { GrogIslandTypes } from '../../grog-island/types.ts';
import type { Catalogue, WordsOptions } from '../catalogue.ts';
import { COMMON } from '../english/common.ts';
import { GROG_ISLAND } from '../english/grog-island.ts';
import type { GameWords } from '../game-words.ts';
import { explained } from '../piece-words.ts';
import { winnersOf } from '../scoring.ts';
import { orGeneral } from '../sentences.ts';
import { actionDescriber } from './actions.ts';
import { decisionDescriber } from './decisions.ts';
import { eventDescriber } from './events.ts';
import { openingLines } from './opening.ts';
import { grogIslandParts } from './parts.ts';
import { islandPieceWords } from './pieces.ts';
import { grogIslandRefusalDescriber } from './refusals.ts';
import { scoringRows } from './scoring.ts';

/** Grog Island in words. */
export type GrogIslandWords = GameWords<GrogIslandTypes>;

/** English for this game only, so that the other game's texts stay out of a bundle. */
const ENGLISH: Pick<Catalogue, 'common' | 'grog-island'> = {
  common: COMMON,
  'grog-island': GROG_ISLAND,
};

/**
 * Returns the words of Grog Island in one language, for players with these names.
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
  const { unknown } = common;
  const describeAction = orGeneral(actionDescriber(parts), () => unknown.action);
  const describeEvent = orGeneral(eventDescriber(parts), () => unknown.event);
  const describePiece = explained(common, islandPieceWords(parts));
  return {
    title: words.title,
    describeAction: (action, position) => describeAction(action, position?.dice),
    describeDecision: orGeneral(decisionDescriber(parts), () => unknown.decision),
    describeEvent: (event, position) => describeEvent(event, position?.dice),
    describeRefusal: grogIslandRefusalDescriber(parts),
    describePiece: orGeneral(describePiece, () => unknown.piece),
    describeOpening: (position) => openingLines(parts, position),
    describeScoring: (scoring, position) => scoringRows(parts, scoring, position),
    describeWinners: (scoring) => winnersOf(common, scoring, parts),
  };
}
