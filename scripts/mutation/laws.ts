// The laws, in one short game for each number of players: last, for what no other test notices.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Game } from '../../src/core/contract.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { createCorpus } from '../../src/testing/action-corpus.ts';
import { checkLaws, QUICK } from '../../src/testing/check-laws.ts';
import { RULES } from '../../src/testing/laws.ts';
import { arbitraryPlan } from '../../src/testing/plan.ts';

function lawTests<Types extends GameTypes>(game: Game<Types>): void {
  for (const players of game.playerCounts) {
    const settings = { players };
    const corpus = createCorpus(game, settings);
    corpus();
    it(`the laws of ${game.name} with ${players} players`, () => {
      for (const plan of fc.sample(arbitraryPlan(game, settings), { seed: 11, numRuns: 1 }))
        expect(checkLaws({ game, corpus, thoroughness: QUICK }, RULES, plan).map(String)).toEqual(
          [],
        );
    });
  }
}

lawTests(caribbeanFleet);
lawTests(grogIsland);
