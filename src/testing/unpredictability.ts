import type { GameTypes, Viewer } from '../core/types.ts';
import { canonical } from './equality.ts';
import type { GameStep } from './game-step.ts';
import { anySeed, assert, type LawContext, viewersOf } from './law.ts';

const TRIALS = 8;
/** After so many trials without a difference, the outcome counts as known. */
const MOST_EQUAL = 40;

/**
 * Checks that no viewer can predict chance: events that reveal dice or cards (which cannot be undone) must differ in some sample
 * of the view before. It finds, for example, a view that shows the top of a deck, because all its samples have the same top.
 */
export class Unpredictability<Types extends GameTypes> {
  readonly #context: LawContext<Types>;
  /** The number of equal trials by viewer and type of event; `null` after the first difference. */
  readonly #trials = new Map<string, number | null>();

  constructor(context: LawContext<Types>) {
    this.#context = context;
  }

  at(step: GameStep<Types>): void {
    const { state, legal, choice } = step;
    // A roll with manual dice is not listed; the action fixes its outcome.
    if (choice === null || legal.length === 0) return;
    const { game } = this.#context;
    const { events } = step.transition;
    const types = new Set<string>();
    for (const event of events) if (!game.canUndo(state, [event])) types.add(event.type);
    for (const type of types) {
      const here = ofType(events, type);
      for (const viewer of viewersOf(state)) this.#try(state, choice, viewer, type, here);
    }
  }

  #try(
    state: Types['State'],
    choice: Types['Action'],
    viewer: Viewer,
    type: string,
    here: string,
  ): void {
    const { game, source } = this.#context;
    const key = `${viewer} ${type}`;
    if (this.#trials.get(key) === null) return;
    const view = game.viewFor(state, viewer);
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const other = game.sampleState(view, anySeed(source));
      if (game.checkAction(other, choice) !== null) continue;
      const differs = ofType(game.transition(other, choice).events, type) !== here;
      const trials = differs ? null : (this.#trials.get(key) ?? 0) + 1;
      this.#trials.set(key, trials);
      if (trials === null) return;
      assert(
        trials < MOST_EQUAL,
        () =>
          `${viewer} can predict ${type}, which canUndo calls new: it was the same in ${trials} samples`,
      );
    }
  }
}

function ofType(events: readonly { readonly type: string }[], type: string): string {
  return canonical(events.filter((event) => event.type === type));
}
