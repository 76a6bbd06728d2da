import { NAME as CARIBBEAN_FLEET_NAME } from '../caribbean-fleet/components.ts';
import type { CaribbeanFleetTypes } from '../caribbean-fleet/types.ts';
import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';
import { NAME as GROG_ISLAND_NAME } from '../grog-island/components.ts';
import type { GrogIslandTypes } from '../grog-island/types.ts';
import type { ActionBlocks } from './action-numbers.ts';
import { actionBlocks } from './caribbean-fleet/action-blocks.ts';
import { features as fleetFeatures } from './caribbean-fleet/features.ts';
import { hasDefaultOptions as isDefaultFleet } from './caribbean-fleet/pack.ts';
import { recallFeatures as fleetRecall } from './caribbean-fleet/recall.ts';
import { refuse } from './encoding-error.ts';
import type { Feature } from './feature.ts';
import { ACTION_BLOCKS } from './grog-island/action-blocks.ts';
import { hasDefaultOptions as isDefaultIsland } from './grog-island/default-board.ts';
import { features as islandFeatures } from './grog-island/features.ts';
import { recallFeatures as islandRecall } from './grog-island/recall.ts';
import type { RecallFeature } from './recall.ts';

/** How the actions and the views of a game become numbers. */
export interface Coding<Types extends GameTypes> {
  /** Rises with every change of a number's meaning. */
  readonly version: number;
  /** Whether a table has no options but the number of players, the seed, the first player and the order of the cards. */
  isDefault(table: Types['State'] | Types['View']): boolean;
  actions(players: number): ActionBlocks<Types['Action']>;
  features(players: number): readonly Feature<Types['State'] | Types['View']>[];
  recall(players: number): readonly RecallFeature<Types['Event']>[];
}

const GROG_ISLAND: Coding<GrogIslandTypes> = {
  version: 1,
  isDefault: isDefaultIsland,
  actions: () => ACTION_BLOCKS,
  features: islandFeatures,
  recall: islandRecall,
};

const CARIBBEAN_FLEET: Coding<CaribbeanFleetTypes> = {
  version: 1,
  isDefault: isDefaultFleet,
  actions: actionBlocks,
  features: fleetFeatures,
  recall: fleetRecall,
};

const CODINGS = [
  { name: GROG_ISLAND_NAME, coding: GROG_ISLAND },
  { name: CARIBBEAN_FLEET_NAME, coding: CARIBBEAN_FLEET },
];

/** The coding of a game of this library. */
export function codingFor<Types extends GameTypes>(game: Game<Types>): Coding<Types> {
  const found = CODINGS.find(({ name }) => name === game?.name)?.coding;
  if (found !== undefined && isFor(game, found)) return found;
  const names = CODINGS.map(({ name }) => name).join(' or ');
  return refuse('encoder', 'INVALID_OPTION', ['game'], game?.name, `a game called ${names}`);
}

/** A game with the name of a game of this library has its types. */
function isFor<Types extends GameTypes>(
  _game: Game<Types>,
  _coding: object,
): _coding is Coding<Types> {
  return true;
}
