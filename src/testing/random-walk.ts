import type { Game } from '../core/contract.ts';
import { at } from '../core/lists.ts';
import { childSeed, type RandomSource, seeded } from '../core/random.ts';
import type { GameTypes } from '../core/types.ts';
import { type ChoiceContext, GameStep } from './game-step.ts';
import { JsonChecker } from './json-checker.ts';
import { type GamePlan, MOST_ACTIONS } from './plan.ts';

/**
 * Plays a planned game and calls `visit` for every step until it returns false. It ends with the game, after the most actions, or
 * where the game refuses a listed action or fails to apply it, which laws 1 and 12 report.
 */
export function walk<Types extends GameTypes>(
  game: Game<Types>,
  plan: GamePlan<Types>,
  most: number | undefined,
  visit: (step: GameStep<Types>) => boolean,
): void {
  const source = sourceOf(plan, 1);
  const played: Types['Action'][] = [];
  const json = new JsonChecker();
  let state: Types['State'] | null = game.createGame(plan.options);
  while (state !== null) {
    const isLast = played.length >= (most ?? MOST_ACTIONS);
    const step: GameStep<Types> = new GameStep(game, state, played, json, (context) =>
      isLast || context.decisions.length === 0 ? null : choose(game, context, source),
    );
    const continues = visit(step);
    const { choice } = step;
    if (choice === null || !continues) return;
    state = orNull(() => step.applied);
    played.push(choice);
  }
}

/** A random source of a plan; each use has its own, so that uses do not affect each other. */
export function sourceOf<Types extends GameTypes>(
  plan: GamePlan<Types>,
  use: number,
): RandomSource {
  return seeded(childSeed(plan.choices, use));
}

export function pick<Item>(source: RandomSource, items: readonly Item[]): Item {
  return at(items, source.below(items.length));
}

/**
 * Half of the choices are uniform over the actions, half over their types, so that a long list of bids does not crowd out rare
 * actions. Rolls with manual dice are not listed; they come from the simulation.
 */
function choose<Types extends GameTypes>(
  game: Game<Types>,
  { state, legal }: ChoiceContext<Types>,
  source: RandomSource,
): Types['Action'] | null {
  if (legal.length === 0)
    return orNull(() => game.simulate(state).randomAction(() => source.fraction()));
  if (source.below(2) === 0) return pick(source, legal);
  const type = pick(source, [...new Set(legal.map((action) => action.type))]);
  return pick(
    source,
    legal.filter((action) => action.type === type),
  );
}

/** The result of a call; `null` if it throws. */
export function orNull<Value>(get: () => Value): Value | null {
  try {
    return get();
  } catch {
    return null;
  }
}
