import * as fc from 'fast-check';
import type { Game } from '../core/contract.ts';
import { childSeed, RandomSource, seedWords } from '../core/random.ts';
import type { GameTypes } from '../core/types.ts';
import { lexiconOf } from './lexicon.ts';
import { foreignAction } from './mutated-actions.ts';
import { arbitraryPlan, type GamePlan } from './plan.ts';
import type { Position } from './position.ts';
import type { PlanSettings } from './settings.ts';
import { pick, walk } from './walk.ts';

/**
 * A state and an action, legal or not.
 *
 * @typeParam State - the game's states.
 * @typeParam Action - its actions, or `unknown`.
 */
export interface StateAndAction<State, Action> {
  /** A reachable state. */
  readonly state: State;
  /** The action, to be tried in this state. */
  readonly action: Action;
}

/**
 * Reachable states, from the first to the last of a game. Every kind of decision is as likely as any other, however rare
 * it is in play, and so is the end of the game. They do not shrink; {@link arbitraryGame} does.
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
 * @typeParam Types - the types of the game.
 * @throws TypeError if the game lacks a function; RangeError for a setting that is unknown or out of its bounds.
 */
export function arbitraryState<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types> = {},
): fc.Arbitrary<Types['State']> {
  return arbitraryPosition(game, settings, () => true).map(({ position }) => position.state);
}

/**
 * A reachable state that is not the end of a game, and an action that is legal in it. With manual dice also a roll. Pairs do
 * not shrink.
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
 * @typeParam Types - the types of the game.
 * @throws TypeError if the game lacks a function; RangeError for a setting that is unknown or out of its bounds.
 */
export function arbitraryAction<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types> = {},
): fc.Arbitrary<StateAndAction<Types['State'], Types['Action']>> {
  return arbitraryPosition(game, settings, ({ choice }) => choice !== null).map(
    ({ position: { state, legal, choice }, source }) => {
      if (choice === null) throw new RangeError('a position without a choice');
      return { state, action: legal.length === 0 ? choice : pick(source, legal) };
    },
  );
}

/**
 * A reachable state and an action that is well-formed or nearly so, but mostly not legal in it: a legal one of another state,
 * of another player, recombined from the fields of several, with a number, a name, a list or a key changed. The values
 * come from the legal actions of some whole games, so this works for any game. Some of the actions are legal. Pairs do not
 * shrink.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { grogIsland } from 'pirate-auctions';
 * import { arbitraryForeignAction } from 'pirate-auctions/testing';
 *
 * for (const { state, action } of fc.sample(arbitraryForeignAction(grogIsland), 3)) {
 *   console.log(action, grogIsland.checkAction(state, action)?.code);
 * }
 * ```
 *
 * @typeParam Types - the types of the game.
 * @throws TypeError if the game lacks a function; RangeError for a setting that is unknown or out of its bounds.
 */
export function arbitraryForeignAction<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types> = {},
): fc.Arbitrary<StateAndAction<Types['State'], unknown>> {
  const lexicon = lexiconOf(game, settings);
  return arbitraryPosition(game, settings, () => true).map(({ position, source }) => {
    return { state: position.state, action: foreignAction(source, lexicon(), position.legal) };
  });
}

interface Found<Types extends GameTypes> {
  readonly position: Position<Types>;
  readonly source: RandomSource;
}

function arbitraryPosition<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types>,
  fits: (position: Position<Types>) => boolean,
): fc.Arbitrary<Found<Types>> {
  const plans = arbitraryPlan(game, settings);
  return fc.noShrink(fc.tuple(plans, fc.nat())).map(([plan, seed]) => {
    const source = new RandomSource(seedWords(childSeed(seed, plan.choices)));
    return { position: positionOf(game, plan, settings, fits, source), source };
  });
}

function positionOf<Types extends GameTypes>(
  game: Game<Types>,
  plan: GamePlan<Types>,
  settings: PlanSettings<Types>,
  fits: (position: Position<Types>) => boolean,
  source: RandomSource,
): Position<Types> {
  const kinds = new Map<string, Position<Types>[]>();
  walk(game, plan, settings.actions, (position) => {
    if (!fits(position)) return true;
    const kind = position.decisions[0]?.type ?? 'over';
    const others = kinds.get(kind);
    if (others === undefined) kinds.set(kind, [position]);
    else others.push(position);
    return true;
  });
  return pick(source, pick(source, [...kinds.values()]));
}
