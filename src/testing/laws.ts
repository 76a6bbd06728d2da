import * as fc from 'fast-check';
import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';
import { createCorpus } from './action-corpus.ts';
import { checkLaws } from './check-laws.ts';
import type { LawRule } from './law.ts';
import { completeness, oneAnswer, ownView, progress } from './laws-of-actions.ts';
import { conservation, invariance } from './laws-of-balance.ts';
import { publicAnswers } from './laws-of-choices.ts';
import { jsonRoundTrip, purity } from './laws-of-data.ts';
import { fastPath, replays } from './laws-of-paths.ts';
import { pieces } from './laws-of-pieces.ts';
import { honestSamples } from './laws-of-samples.ts';
import { discreetEvents, noInterference } from './laws-of-secrets.ts';
import { arbitraryPlan, type GamePlan } from './plan.ts';
import { checkArguments, type LawSettings } from './settings.ts';

export const RULES: readonly LawRule[] = [
  completeness,
  progress,
  purity,
  jsonRoundTrip,
  ownView,
  noInterference,
  honestSamples,
  fastPath,
  conservation,
  invariance,
  replays,
  oneAnswer,
  discreetEvents,
  pieces,
  publicAnswers,
];

/** A law as a property. */
export interface Law<Types extends GameTypes = GameTypes> {
  /** A stable name: `law 1: the legal actions are the listed ones`. */
  readonly name: string;
  /** The exact promise. */
  readonly promise: string;
  /** The property for `fc.assert(property, parameters)`. It plays one random game and checks its states. */
  readonly property: fc.IProperty<[GamePlan<Types>]>;
  /** The settings for `fc.assert`. */
  readonly parameters: fc.Parameters<[GamePlan<Types>]>;
}

/**
 * Returns the laws that every game with the contract `Game` keeps, as properties of fast-check for any test runner. The message
 * of a failure ends with the record of the game up to the broken law.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { grogIsland } from 'pirate-auctions';
 * import { laws } from 'pirate-auctions/testing';
 *
 * for (const { name, property, parameters } of laws(grogIsland, { numRuns: 1 })) {
 *   // In vitest: it(name, { timeout: 120_000 }, () => fc.assert(property, parameters));
 *   fc.assert(property, parameters);
 * }
 * ```
 *
 * @throws TypeError if the game lacks a function.
 * @throws RangeError for an unknown or invalid setting.
 */
export function laws<Types extends GameTypes>(
  game: Game<Types>,
  settings: LawSettings<Types> = {},
): Law<Types>[] {
  checkArguments(game, settings);
  const corpus = createCorpus(game, settings);
  const { numRuns = 20, seed } = settings;
  const parameters = {
    numRuns,
    includeErrorInReport: true,
    ...(seed === undefined ? {} : { seed }),
  };
  return RULES.map((rule) => ({
    name: rule.name,
    promise: rule.promise,
    parameters,
    property: fc.property(arbitraryPlan(game, settings), (plan) => {
      const [broken] = checkLaws({ game, corpus, actions: settings.actions }, [rule], plan);
      if (broken !== undefined) throw broken;
    }),
  }));
}
