import type { Viewer } from '../../src/index.ts';
import { button, type Choice, element, labelled, select } from './elements.ts';
import type { Scene } from './scene.ts';
import { PACES, type Pace } from './table.ts';

/** The viewer, the pace of the bots, and undo. */
export class Toolbar {
  readonly root = element('div', { class: 'toolbar' });

  #shown = '';

  show({ table, language }: Scene): void {
    const { texts } = language;
    const { viewer, pace, undoer, names } = table;
    // Drawn only after a change, so that a move of a bot does not close an open list.
    const shown = JSON.stringify([language.name, viewer, pace, undoer !== null, names]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const controls = (): HTMLElement[] => [
      ...this.root.querySelectorAll<HTMLElement>('select, button'),
    ];
    const focused = controls().findIndex((control) => control.contains(document.activeElement));
    const seats = names.map((name, seat): Choice<Viewer> => [seat, name]);
    const viewers: readonly Choice<Viewer>[] = [...seats, ['spectator', texts.spectator]];
    const paces = PACES.map((pace): Choice<Pace> => [pace, texts.paces[pace]]);
    const bots = table.seats.some(({ player }) => player !== 'person');
    const look = (viewer: Viewer): void => table.look(viewer);
    const setPace = (pace: Pace): void => table.setPace(pace);
    this.root.replaceChildren(
      labelled(texts.viewer, select(viewers, viewer, look, { id: 'viewer' })),
      ...(bots ? [labelled(texts.pace, select(paces, pace, setPace, { id: 'pace' }))] : []),
      button(texts.undo, () => table.undo(), { id: 'undo', disabled: undoer === null }),
    );
    controls()[focused]?.focus();
  }
}
