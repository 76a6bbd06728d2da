import type { Decision } from '../../caribbean-fleet/agenda.ts';
import type { Table } from '../../caribbean-fleet/state.ts';
import { decisionDescriber } from '../../words/caribbean-fleet/decisions.ts';
import {
  type CaribbeanFleetParts,
  caribbeanFleetParts,
} from '../../words/caribbean-fleet/parts.ts';
import { fleetPieceWords } from '../../words/caribbean-fleet/pieces.ts';
import type { EVENTS, TABLE } from '../../words/english/caribbean-fleet-sentences.ts';
import type { PieceWords } from '../../words/piece-words.ts';
import { type Translator, translator } from '../../words/sentences.ts';
import type { Language } from '../options.ts';
import { type CommonTable, commonTable } from '../table-words.ts';

/** The words on the table of Caribbean Fleet. */
export interface FleetWords {
  readonly parts: CaribbeanFleetParts;
  readonly say: Translator<typeof TABLE>;
  readonly event: Translator<typeof EVENTS>;
  readonly common: CommonTable;
  readonly decision: (decision: Decision) => string;
  readonly pieces: PieceWords<Table>;
}

export function fleetWords({ catalogue, names }: Language): FleetWords {
  const { common, 'caribbean-fleet': words } = catalogue;
  const parts = caribbeanFleetParts(common, words, names);
  return {
    parts,
    say: translator<typeof TABLE>(words.table, common.plural),
    event: translator<typeof EVENTS>(words.events, common.plural),
    common: commonTable(common),
    decision: decisionDescriber(parts),
    pieces: fleetPieceWords(parts),
  };
}
