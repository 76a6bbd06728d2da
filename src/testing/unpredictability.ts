import type { GameTypes, Viewer } from '../core/types.ts';
import { canonical } from './equality.ts';
import type { GameStep } from './game-step.ts';
import { anySeed, assert, type LawContext, viewersOf } from './law.ts';

/** How many states that look the same are tried at one event. */
const TRIALS = 8;
/** After so many trials without a difference the outcome counts as known. */
const MOST_EQUAL = 40;

/**
 * Chance must be able to surprise every viewer: events that bring dice or cards to light (which cannot be undone) must come
 * out differently in some state that looks the same to him before. A view that shows the top of a deck fixes what is
 * drawn in all its samples, and that is how it is found out.
 */
export class Unpredictability<Types extends GameTypes> {
  readonly #context: LawContext<Types>;
  /** Trials without a difference, by viewer and type of event; `null` as soon as one differed. */
  readonly #trials = new Map<string, number | null>();

  constructor(context: LawContext<Types>) {
    this.#context = context;
  }

  at(step: GameStep<Types>): void {
    const { state, legal, choice } = step;
    // A roll with manual dice is not listed: the action fixes what it shows.
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
      const surprised = ofType(game.transition(other, choice).events, type) !== here;
      const trials = surprised ? null : (this.#trials.get(key) ?? 0) + 1;
      this.#trials.set(key, trials);
      if (trials === null) return;
      assert(
        trials < MOST_EQUAL,
        () =>
          `${viewer} knew before what ${type} would show, which canUndo says is new: it was the same in ${trials} samples`,
      );
    }
  }
}

function ofType(events: readonly { readonly type: string }[], type: string): string {
  return canonical(events.filter((event) => event.type === type));
}
