import * as fc from 'fast-check';
import type { Game } from '../core/contract.ts';
import { childSeed, type RandomSource, seeded } from '../core/random.ts';
import type { GameTypes } from '../core/types.ts';
import { createCorpus } from './action-corpus.ts';
import type { GameStep } from './game-step.ts';
import { mutatedAction } from './mutated-actions.ts';
import { arbitraryPlan, type GamePlan } from './plan.ts';
import { pick, walk } from './random-walk.ts';
import type { PlanSettings } from './settings.ts';

/**
 * A state and an action.
 *
 * @typeParam State - the game's states.
 * @typeParam Action - its actions, or `unknown`.
 */
export interface StateAndAction<State, Action> {
  /** A reachable state. */
  readonly state: State;
  /** An action to try in this state. */
  readonly action: Action;
}

/**
 * Generates reachable states, from the first to the last of a game. Every type of decision is equally likely, however rare it
 * is in play, and so is the end of the game. States do not shrink; games of {@link arbitraryGame} do.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { grogIsland } from 'pirate-auctions';
 * import { arbitraryState } from 'pirate-auctions/testing';
 *
 * fc.assert(
 *   fc.property(arbitraryState(grogIsland), (state) => grogIsland.score(state).winners.length > 0),
 *   { numRuns: 10 },
 * );
 * ```
 *
 * @throws TypeError if the game lacks a function.
 * @throws RangeError for an unknown or invalid setting.
 */
export function arbitraryState<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types> = {},
): fc.Arbitrary<Types['State']> {
  return arbitraryStep(game, settings, () => true).map(({ step }) => step.state);
}

/**
 * Generates reachable states with a legal action, including rolls with manual dice. They do not shrink.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { caribbeanFleet } from 'pirate-auctions';
 * import { arbitraryAction } from 'pirate-auctions/testing';
 *
 * fc.assert(
 *   fc.property(arbitraryAction(caribbeanFleet), ({ state, action }) => {
 *     return caribbeanFleet.decisions(state).some(({ player }) => player === action.player);
 *   }),
 *   { numRuns: 10 },
 * );
 * ```
 *
 * @throws TypeError if the game lacks a function.
 * @throws RangeError for an unknown or invalid setting.
 */
export function arbitraryAction<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types> = {},
): fc.Arbitrary<StateAndAction<Types['State'], Types['Action']>> {
  return arbitraryStep(game, settings, ({ choice }) => choice !== null).map(
    ({ step: { state, legal, choice }, source }) => {
      if (choice === null) throw new RangeError('a position without a choice');
      return { state, action: legal.length === 0 ? choice : pick(source, legal) };
    },
  );
}

/**
 * Generates reachable states with a mutated action: a legal action of another state or player, or fields of several actions, with
 * up to two random changes. Most are illegal, some are legal. The values come from legal actions of whole games, so this works for
 * any game. They do not shrink.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { grogIsland } from 'pirate-auctions';
 * import { arbitraryMutatedAction } from 'pirate-auctions/testing';
 *
 * for (const { state, action } of fc.sample(arbitraryMutatedAction(grogIsland), 3)) {
 *   console.log(action, grogIsland.checkAction(state, action)?.code);
 * }
 * ```
 *
 * @throws TypeError if the game lacks a function.
 * @throws RangeError for an unknown or invalid setting.
 */
export function arbitraryMutatedAction<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types> = {},
): fc.Arbitrary<StateAndAction<Types['State'], unknown>> {
  const corpus = createCorpus(game, settings);
  return arbitraryStep(game, settings, () => true).map(({ step, source }) => {
    return { state: step.state, action: mutatedAction(source, corpus(), step.legal) };
  });
}

interface Found<Types extends GameTypes> {
  readonly step: GameStep<Types>;
  readonly source: RandomSource;
}

function arbitraryStep<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types>,
  fits: (step: GameStep<Types>) => boolean,
): fc.Arbitrary<Found<Types>> {
  const plans = arbitraryPlan(game, settings);
  return fc.noShrink(fc.tuple(plans, fc.nat())).map(([plan, seed]) => {
    const source = seeded(childSeed(seed, plan.choices));
    return { step: stepOf(game, plan, settings, fits, source), source };
  });
}

function stepOf<Types extends GameTypes>(
  game: Game<Types>,
  plan: GamePlan<Types>,
  settings: PlanSettings<Types>,
  fits: (step: GameStep<Types>) => boolean,
  source: RandomSource,
): GameStep<Types> {
  const kinds = new Map<string, GameStep<Types>[]>();
  walk(game, plan, settings.actions, (step) => {
    if (!fits(step)) return true;
    const kind = step.decisions[0]?.type ?? 'over';
    const others = kinds.get(kind);
    if (others === undefined) kinds.set(kind, [step]);
    else others.push(step);
    return true;
  });
  return pick(source, pick(source, [...kinds.values()]));
}
