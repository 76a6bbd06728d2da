import { caribbeanFleet } from './caribbean-fleet.ts';
import { grogIsland } from './grog-island.ts';
import type { ToldGame } from './telling.ts';

/** The games that the demo plays; the first is the default. */
export const GAMES: readonly [ToldGame, ...ToldGame[]] = [grogIsland, caribbeanFleet];
