import { Immer } from 'immer';
import type { CaribbeanFleetTypes } from '../src/caribbean-fleet/index.ts';
import type { Game } from '../src/core/contract.ts';
import type { GameTypes } from '../src/core/types.ts';
import type { GrogIslandTypes } from '../src/grog-island/index.ts';
import { caribbeanFleet, grogIsland } from '../src/index.ts';

/** A game, and what it is compared with. */
export interface Subject<Types extends GameTypes = GameTypes> {
  readonly game: Game<Types>;
  /** Five writes in four branches of a state by immer alone, without rules and checks. */
  fiveWrites(state: Types['State']): Types['State'];
  /** The decisions of a simulation per move of chessops, at least. */
  readonly simulationTimesChess: number;
  /** The same of calls of `applyAction`: half of what they were when immer only froze a finished state. */
  readonly applyTimesChess: number;
}

const immer = new Immer({ autoFreeze: true });

const grogIslandSubject: Subject<GrogIslandTypes> = {
  game: grogIsland,
  simulationTimesChess: 4,
  applyTimesChess: 0.3,
  fiveWrites: (state) =>
    immer.produce(state, (draft) => {
      const [first, second] = draft.players;
      if (first !== undefined) first.coins += 1;
      if (second !== undefined) second.points += 1;
      draft.dice[2] = draft.dice[2] === 6 ? 1 : 6;
      draft.buildings[0] = draft.buildings[0] === 'free' ? 'none' : 'free';
      draft.spentTreasures.push(1);
    }),
};

const caribbeanFleetSubject: Subject<CaribbeanFleetTypes> = {
  game: caribbeanFleet,
  simulationTimesChess: 5.5,
  applyTimesChess: 0.32,
  fiveWrites: (state) =>
    immer.produce(state, (draft) => {
      const [first, second] = draft.players;
      if (first !== undefined) first.ducats += 1;
      if (second !== undefined) second.ducats += 1;
      draft.dice[1] = draft.dice[1] === 6 ? 1 : 6;
      draft.ships[0] = draft.ships[0] === null ? 0 : null;
      draft.tokens[2] += 1;
    }),
};

/** The games that are measured. */
export const SUBJECTS: readonly Subject[] = [grogIslandSubject, caribbeanFleetSubject];
