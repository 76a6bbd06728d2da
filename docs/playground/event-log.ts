import type { BaseEvent } from '../../src/index.ts';
import { element } from './elements.ts';
import type { Step } from './match.ts';
import type { Scene } from './scene.ts';

/** The events in words, as the viewer may see them. */
export class EventLog {
  readonly root: HTMLElement;
  readonly #title = element('h2', { id: 'log-title' });
  #list = element('ol');
  readonly #scroll = element(
    'div',
    { tabindex: 0, role: 'log', 'aria-live': 'polite', 'aria-labelledby': 'log-title' },
    this.#list,
  );
  #shown: readonly Step[] = [];
  #shownFor = '';

  constructor() {
    this.root = element('section', { class: 'log panel' }, this.#title, this.#scroll);
  }

  show(scene: Scene): void {
    const { table, language, words } = scene;
    const { steps } = table.match;
    this.#title.textContent = language.texts.log;
    const audience = [words.title, table.viewer, language.name, table.names.join()].join();
    const continues = this.#shown.every((step, index) => step === steps[index]);
    if (audience === this.#shownFor && continues && this.#shown.length > 0) {
      this.#list.append(...this.#linesOf(scene, steps.slice(this.#shown.length)));
    } else {
      const opening = words.describeOpening(scene.view).map((line) => element('li', {}, line));
      // A new list, because screen readers read out what is added to an old one.
      const list = element('ol', {}, ...opening, ...this.#linesOf(scene, steps));
      this.#list.replaceWith(list);
      this.#list = list;
    }
    this.#shownFor = audience;
    this.#shown = steps;
    this.#scroll.scrollTop = this.#scroll.scrollHeight;
  }

  #linesOf({ table, words }: Scene, steps: readonly Step[]): HTMLElement[] {
    const { game } = table.match;
    return steps.flatMap(({ events, after }) => {
      const position = game.viewFor(after, table.viewer);
      return game
        .viewEvents(events, table.viewer)
        .map((event) =>
          element('li', { class: markOf(event) }, words.describeEvent(event, position)),
        );
    });
  }
}

function markOf({ type }: BaseEvent): string {
  return type === 'roundStarted' || type === 'roundEnded' || type === 'gameEnded' ? 'round' : '';
}
