import type { Table } from '../../grog-island/state.ts';
import type { Feature } from '../feature.ts';
import { decisionFeatures } from './decision-features.ts';
import { playerFeatures } from './player-features.ts';
import { tableFeatures } from './table-features.ts';

/** What a viewer sees of Grog Island, as numbers. */
export function features(players: number): readonly Feature<Table>[] {
  return [...decisionFeatures(players), ...tableFeatures(players), ...playerFeatures(players)];
}
