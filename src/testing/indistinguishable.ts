import type { GameTypes, Viewer } from '../core/types.ts';
import { equal } from './equality.ts';
import type { GameStep } from './game-step.ts';
import { anySeed, type LawContext } from './law.ts';

/**
 * Other states that are the same to the viewer: some samples, and, where that is wanted and the choice takes something from a
 * hidden list, the state with the rest of that list in another order. What the choice brings to light is the same there; in
 * samples it hardly ever is where several cards are dealt.
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
 * A sample in which what the view hides as a whole (the random words) stays as it is, so that chance does the same in both and
 * only other secrets can make a difference.
 */
function sampled<Types extends GameTypes>(
  { game, source }: LawContext<Types>,
  state: Types['State'],
  view: Types['View'],
): Types['State'] {
  const sample = game.sampleState(view, anySeed(source));
  const hidden = new Map<string, unknown>(Object.entries(view));
  const kept = Object.entries(state).filter(
    ([key, value]) => value !== null && hidden.get(key) === null,
  );
  return { ...sample, ...Object.fromEntries(kept) };
}

/** The state with other orders of what is left of the lists from whose ends the choice takes something; `null` without any. */
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
