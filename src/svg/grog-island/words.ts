import type { Decision } from '../../grog-island/agenda.ts';
import type { Table } from '../../grog-island/state.ts';
import type { TABLE } from '../../words/english/grog-island-sentences.ts';
import type { PassingChoice } from '../../words/game-words.ts';
import { decisionDescriber } from '../../words/grog-island/decisions.ts';
import { type GrogIslandParts, grogIslandParts } from '../../words/grog-island/parts.ts';
import { islandPieceWords } from '../../words/grog-island/pieces.ts';
import type { PieceWords } from '../../words/piece-words.ts';
import { type Translator, translator } from '../../words/sentences.ts';
import type { Language } from '../options.ts';
import { type CommonTable, commonTable } from '../table-words.ts';

/** The words on the table of Grog Island. */
export interface IslandWords {
  readonly parts: GrogIslandParts;
  readonly say: Translator<typeof TABLE>;
  readonly common: CommonTable;
  readonly decision: (decision: Decision, choices?: PassingChoice) => string;
  readonly pieces: PieceWords<Table>;
}

export function islandWords({ catalogue, names }: Language): IslandWords {
  const { common, 'grog-island': words } = catalogue;
  const parts = grogIslandParts(common, words, names);
  return {
    parts,
    say: translator<typeof TABLE>(words.table, common.plural),
    common: commonTable(common),
    decision: decisionDescriber(parts),
    pieces: islandPieceWords(parts),
  };
}
