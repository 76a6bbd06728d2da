import type { Game } from '../../core/contract.ts';
import type { GameTypes, Seat, Transition } from '../../core/types.ts';

/** An action: the state before it, its player, and its events. */
interface Step<Types extends GameTypes> {
  readonly before: Types['State'];
  readonly player: Seat;
  readonly events: readonly Types['Event'][];
}

/** A game in progress, with undo as far as `canUndo` allows. */
export class Match<Types extends GameTypes> {
  readonly #game: Game<Types>;
  #steps: readonly Step<Types>[] = [];
  #state: Types['State'];

  constructor(game: Game<Types>, first: Types['State']) {
    this.#game = game;
    this.#state = first;
  }

  get state(): Types['State'] {
    return this.#state;
  }

  apply(action: Types['Action']): Transition<Types['State'], Types['Event']> {
    const before = this.#state;
    const transition = this.#game.transition(before, action);
    this.#state = transition.state;
    this.#steps = [...this.#steps, { before, player: action.player, events: transition.events }];
    return transition;
  }

  /** Takes back the last action of a player and all actions since; returns `false` if they revealed something. */
  undo(player: Seat): boolean {
    const index = this.#steps.findLastIndex((step) => step.player === player);
    const step = this.#steps[index];
    if (step === undefined) return false;
    const events = this.#steps.slice(index).flatMap((later) => later.events);
    if (!this.#game.canUndo(step.before, events)) return false;
    this.#state = step.before;
    this.#steps = this.#steps.slice(0, index);
    return true;
  }
}
