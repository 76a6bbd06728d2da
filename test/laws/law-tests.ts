import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Game, GameTypes } from '../../src/game.ts';
import { laws, type PlanSettings } from '../../src/testing/index.ts';

/** Games for each law and number of players in the everyday suite; `LAWS_RUNS=100 npm test -- test/laws` plays more. */
export const RUNS: number = Number(process.env['LAWS_RUNS'] ?? 1);

/** The everyday suite plays the same games every time; `LAWS_SEED` plays others, and the deep run as many as you like. */
export const SEED: number = Number(process.env['LAWS_SEED'] ?? 2014);

/** One vitest test for each law, of games with each number of players and with each of the given settings. */
export function lawTests<Types extends GameTypes>(
  game: Game<Types>,
  variants: { readonly [name: string]: PlanSettings<Types> },
): void {
  const groups = new Map(Object.entries(variants));
  for (const players of game.playerCounts) groups.set(`${players} players`, { players });
  for (const [name, settings] of groups) {
    describe(`${game.name}, ${name}`, () => {
      for (const law of laws(game, { ...settings, numRuns: RUNS, seed: SEED })) {
        it(law.name, () => fc.assert(law.property, law.parameters));
      }
    });
  }
}
