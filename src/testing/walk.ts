import type { Game, GameTypes } from '../game.ts';
import { at } from '../lists.ts';
import { childSeed, RandomSource, seedWords } from '../random.ts';
import { type GamePlan, MOST_ACTIONS } from './plan.ts';

/** A state of a game that is played at random, with what comes next. */
export interface Position<Types extends GameTypes> {
  readonly state: Types['State'];
  /** The actions that led here. */
  readonly played: readonly Types['Action'][];
  readonly decisions: readonly Types['Decision'][];
  /** What `legalActions` lists. */
  readonly legal: readonly Types['Action'][];
  /** The action that is taken next; `null` at the end of the game, and where nothing is legal. */
  readonly choice: Types['Action'] | null;
}

/**
 * Plays a planned game and shows every state on the way, until the visitor has seen enough. It ends with the game, after the most actions, or where the game
 * refuses an action that it lists or fails to carry it out: laws 1 and 12 report that, so that the others need not.
 */
export function walk<Types extends GameTypes>(
  game: Game<Types>,
  plan: GamePlan<Types>,
  most: number | undefined,
  visit: (position: Position<Types>) => boolean,
): void {
  const source = sourceOf(plan, 1);
  const played: Types['Action'][] = [];
  let state: Types['State'] | null = game.createGame(plan.options);
  while (state !== null) {
    const decisions = game.decisions(state);
    const legal = game.legalActions(state);
    const full = played.length >= (most ?? MOST_ACTIONS);
    const chosen: Types['Action'] | null =
      full || decisions.length === 0 ? null : choose(game, state, legal, source);
    const choice: Types['Action'] | null = game.checkAction(state, chosen) === null ? chosen : null;
    const goesOn = visit({ state, played, decisions, legal, choice });
    if (choice === null || !goesOn) return;
    state = next(game, state, choice);
    played.push(choice);
  }
}

/** One of the random sources of a plan; each use has its own, so that one does not shift the other. */
export function sourceOf<Types extends GameTypes>(
  plan: GamePlan<Types>,
  use: number,
): RandomSource {
  return new RandomSource(seedWords(childSeed(plan.choices, use)));
}

/** A number from 0 up to but not including 1. */
export function fraction(source: RandomSource): number {
  return source.below(GRAINS) / GRAINS;
}

const GRAINS = 0x4000_0000;

/** One of the items, each as likely as any other. */
export function pick<Item>(source: RandomSource, items: readonly Item[]): Item {
  return at(items, source.below(items.length));
}

/**
 * Half of the choices are uniform over the actions, half over their types: the first alone would hardly ever pass by a long
 * list of bids, so that rare actions stayed rare. With manual dice nothing is listed; the simulation throws some.
 */
function choose<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['State'],
  legal: readonly Types['Action'][],
  source: RandomSource,
): Types['Action'] | null {
  if (legal.length === 0)
    return orNull(() => game.simulate(state).randomAction(() => fraction(source)));
  if (source.below(2) === 0) return pick(source, legal);
  const type = pick(source, [...new Set(legal.map((action) => action.type))]);
  return pick(
    source,
    legal.filter((action) => action.type === type),
  );
}

function next<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['State'],
  action: Types['Action'],
): Types['State'] | null {
  return orNull(() => game.applyAction(state, action));
}

function orNull<Value>(get: () => Value): Value | null {
  try {
    return get();
  } catch {
    return null;
  }
}
