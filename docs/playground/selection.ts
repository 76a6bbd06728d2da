import type { BaseAction, Seat } from '../../src/index.ts';
import type { Scene } from './scene.ts';
import type { Table } from './table.ts';

/** The pieces that a player has clicked for the next action. */
export class Selection {
  readonly #changed: () => void;
  #pieces: readonly string[] = [];
  /** The position that the pieces belong to. */
  #state: object | null = null;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The pieces, in the order of the clicks; none after the position has changed. */
  piecesOn({ match }: Table): readonly string[] {
    return match.state === this.#state ? this.#pieces : [];
  }

  /** The legal actions of the viewer that touch all these pieces; those that touch the fewest others come first. */
  actions(scene: Scene): readonly BaseAction[] {
    const { game } = scene.table.match;
    const pieces = this.piecesOn(scene.table);
    const touching = pieces.reduce<readonly BaseAction[]>(
      (actions, piece) => game.actionsOn(actions, piece, scene.view),
      ownActions(scene),
    );
    const count = (action: BaseAction): number => game.piecesOf(action, scene.view).length;
    return [...touching].sort((left, right) => count(left) - count(right));
  }

  /** Adds a piece, and plays the action if only one is left; a second click on a piece gives it up. */
  click(scene: Scene, piece: string): void {
    const { table, view } = scene;
    const { game, state } = table.match;
    const before = this.piecesOn(table);
    if (before.includes(piece)) {
      this.clear();
      return;
    }
    const own = ownActions(scene);
    const narrowed = game.actionsOn(this.actions(scene), piece, view);
    const pieces = narrowed.length > 0 ? [...before, piece] : [piece];
    const actions = narrowed.length > 0 ? narrowed : game.actionsOn(own, piece, view);
    const [only, ...others] = actions;
    if (only === undefined) return;
    this.#state = state;
    this.#pieces = others.length === 0 ? [] : pieces;
    // The picture is drawn once in a frame, so the game may be further than what was clicked.
    if (game.checkAction(state, only) !== null) return;
    if (others.length === 0) table.act(only);
    else this.#changed();
  }

  clear(): void {
    this.#pieces = [];
    this.#changed();
  }
}

/** The legal actions of the viewer, if the viewer is a person at this device. */
export function ownActions(scene: Scene): readonly BaseAction[] {
  const { table, view } = scene;
  const seat = actingSeat(scene);
  return seat === null ? [] : table.match.game.legalActions(view, seat);
}

/** The viewer, if they are a person for whom the game waits. */
export function actingSeat({ table, view }: Scene): Seat | null {
  const { viewer } = view;
  if (viewer === 'spectator' || table.seats[viewer]?.player !== 'person') return null;
  const open = table.match.game.decisions(view);
  return open.some(({ player }) => player === viewer) ? viewer : null;
}
