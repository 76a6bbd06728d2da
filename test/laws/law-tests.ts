import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/contract.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { createCorpus } from '../../src/testing/action-corpus.ts';
import { checkLaws } from '../../src/testing/check-laws.ts';
import type { LawError, PlanSettings } from '../../src/testing/index.ts';
import { RULES } from '../../src/testing/laws.ts';
import { arbitraryPlan } from '../../src/testing/plan.ts';

/** Games for each law and number of players in the everyday suite; `LAWS_RUNS=100 npm test -- test/laws` plays more. */
export const RUNS: number = Number(process.env['LAWS_RUNS'] ?? 1);

/** The everyday suite plays the same games every time; `LAWS_SEED` plays others, and the deep run as many as you like. */
export const SEED: number = Number(process.env['LAWS_SEED'] ?? 2014);

/**
 * One vitest test for each law, of games with each number of players and with each of the given settings. A group plays
 * each game once, before the eyes of all laws, in its first test.
 */
export function lawTests<Types extends GameTypes>(
  game: Game<Types>,
  variants: { readonly [name: string]: PlanSettings<Types> },
): void {
  const groups = new Map(Object.entries(variants));
  for (const players of game.playerCounts) groups.set(`${players} players`, { players });
  for (const [name, settings] of groups) {
    describe(`${game.name}, ${name}`, () => {
      let found: readonly LawError[] | undefined;
      for (const { name: law } of RULES) {
        it(law, () => {
          found ??= broken(game, settings);
          expect(found.filter((error) => error.law === law).map(String)).toEqual([]);
        });
      }
    });
  }
}

function broken<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types>,
): LawError[] {
  const observed = { game, corpus: createCorpus(game, settings), actions: settings.actions };
  return fc
    .sample(arbitraryPlan(game, settings), { seed: SEED, numRuns: RUNS })
    .flatMap((plan) => checkLaws(observed, RULES, plan));
}
