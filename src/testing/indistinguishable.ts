import type { GameTypes, Viewer } from '../core/types.ts';
import { equal } from './equality.ts';
import type { GameStep } from './game-step.ts';
import { HiddenFields } from './hidden-fields.ts';
import { anySeed, type LawContext } from './law.ts';

/**
 * Generates states that the viewer cannot distinguish from this one: samples, and, with `reorder`, the state with another order of
 * what the choice leaves of a hidden list. There the choice reveals the same cards, which is rare in samples if it deals
 * several.
 */
export function* indistinguishableStates<Types extends GameTypes>(
  context: LawContext<Types>,
  step: GameStep<Types>,
  viewer: Viewer,
  { samples, reorder }: { readonly samples: number; readonly reorder: boolean },
): Generator<Types['State']> {
  const { state } = step;
  const rest = reorder ? reorderedRest(context, step) : null;
  if (samples === 0 && rest === null) return;
  const view = context.game.viewFor(state, viewer);
  for (let index = 0; index < samples; index += 1) {
    const other = sampled(context, state, view);
    if (isPossible(context, other, view)) yield other;
  }
  if (rest !== null && isPossible(context, rest, view)) yield rest;
}

function isPossible<Types extends GameTypes>(
  { game }: LawContext<Types>,
  other: Types['State'],
  view: Types['View'],
): boolean {
  return equal(game.viewFor(other, view.viewer), view) && game.invariants(other).length === 0;
}

/**
 * A sample that keeps the fields which the view hides as a whole (the random source), so that chance is the same in both and only
 * other secrets can make a difference.
 */
function sampled<Types extends GameTypes>(
  { game, source }: LawContext<Types>,
  state: Types['State'],
  view: Types['View'],
): Types['State'] {
  const sample = game.sampleState(view, anySeed(source));
  return { ...sample, ...Object.fromEntries(new HiddenFields(state, view).fields) };
}

/** The state with another order of what the choice leaves of the lists that it takes from; `null` without such lists. */
function reorderedRest<Types extends GameTypes>(
  { source }: LawContext<Types>,
  { state, transition }: GameStep<Types>,
): Types['State'] | null {
  const left = new Map<string, unknown>(Object.entries(transition.state));
  const reordered = Object.entries(state).flatMap(([key, list]): [string, unknown][] => {
    const rest = left.get(key);
    if (!Array.isArray(list) || !Array.isArray(rest)) return [];
    if (rest.length < 2 || rest.length >= list.length) return [];
    const cut = list.length - rest.length;
    const taken = { first: list.slice(0, cut), last: list.slice(rest.length) };
    if (equal(list.slice(0, rest.length), rest))
      return [[key, [...source.shuffled(rest), ...taken.last]]];
    if (equal(list.slice(cut), rest)) return [[key, [...taken.first, ...source.shuffled(rest)]]];
    return [];
  });
  return reordered.length === 0 ? null : { ...state, ...Object.fromEntries(reordered) };
}
