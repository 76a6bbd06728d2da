import type { BaseDecision } from '../../src/index.ts';
import { actionList } from './action-list.ts';
import { diceForm } from './dice-form.ts';
import { button, element } from './elements.ts';
import type { Scene } from './scene.ts';
import { scoreSheet } from './score-sheet.ts';
import { filled } from './texts/texts.ts';

/** The open decisions, and the viewer's actions. */
export class Turn {
  readonly root: HTMLElement;
  readonly #title = element('h2', { tabindex: -1, 'aria-live': 'polite' });
  readonly #content = element('div', { class: 'content' });

  constructor() {
    this.root = element('section', { class: 'turn panel' }, this.#title, this.#content);
  }

  show(scene: Scene): void {
    const { table, language, words } = scene;
    const [first, ...others] = table.decisions;
    // The focused element is removed, so the heading gets the focus.
    const focused = this.#content.contains(document.activeElement);
    this.root.setAttribute('aria-label', language.texts.turn);
    if (first === undefined) {
      this.#title.textContent = language.texts.over;
      const winners = words.describeWinners(table.match.game.score(table.match.state));
      const result = element('p', { class: 'winners' }, winners);
      this.#content.replaceChildren(result, scoreSheet(scene));
    } else {
      this.#title.textContent = described(scene, first);
      const also = others.map((other) => element('li', {}, described(scene, other)));
      const list = also.length === 0 ? [] : [element('ul', { class: 'also' }, ...also)];
      this.#content.replaceChildren(...contentOf(scene), ...list);
    }
    if (focused) this.#title.focus();
  }

  focus(): void {
    this.#title.focus();
  }
}

function contentOf(scene: Scene): HTMLElement[] {
  const { table, view, language } = scene;
  const { texts } = language;
  const { bot, viewer, waiting } = table;
  const roll = table.decisions.find((decision) => 'manual' in decision && decision.manual);
  if (roll !== undefined) return [diceForm(scene, roll.player)];
  const own = waiting.find((seat) => seat === viewer);
  if (own !== undefined && view.viewer === own) return [actionList(scene, own)];
  const [next] = waiting;
  if (bot !== null) {
    const names = { player: nameOf(scene, bot) };
    return table.pace === 'oneByOne'
      ? [button(filled(texts.moveBot, names), () => void table.moveBot(), { class: 'main' })]
      : [element('p', {}, filled(texts.thinking, names))];
  }
  if (next === undefined) return [];
  const hint = filled(texts.handOver, { player: nameOf(scene, next) });
  const takers = waiting.map((seat) =>
    button(filled(texts.takeOver, { player: nameOf(scene, seat) }), () => table.look(seat), {
      class: 'main',
      'data-seat': seat,
    }),
  );
  return [element('p', {}, hint), element('div', { class: 'buttons' }, ...takers)];
}

function described({ table, view, words }: Scene, decision: BaseDecision): string {
  return words.describeDecision(decision, table.match.game.choices(view, decision));
}

function nameOf({ table, language }: Scene, seat: number): string {
  return table.names[seat] || filled(language.texts.seat, { seat });
}
