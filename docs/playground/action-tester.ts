import { ParseError } from '../../src/index.ts';
import { button, element, labelled } from './elements.ts';
import type { Language } from './languages.ts';
import type { Scene } from './scene.ts';
import { filled } from './texts/texts.ts';

const EXAMPLE = '{ "type": "pass", "player": 0 }';

/** A form that checks any action and shows why it is refused. */
export class ActionTester {
  readonly root = element('details', { class: 'panel trial' });
  readonly #field = element('textarea', { rows: 3, spellcheck: 'false', autocapitalize: 'off' });
  readonly #answer = element('div', { class: 'answer', role: 'status' });
  #scene: Scene | null = null;

  show(scene: Scene): void {
    const before = this.#scene;
    this.#scene = scene;
    // The text belongs to the viewer who typed it, and the answer to that position.
    if (before?.table !== scene.table || before.view.viewer !== scene.view.viewer)
      this.#field.value = EXAMPLE;
    this.#answer.replaceChildren();
    if (before?.language !== scene.language) this.#speak(scene.language);
  }

  #speak({ texts }: Language): void {
    this.root.replaceChildren(
      element('summary', {}, texts.trial),
      element('p', { class: 'hint' }, texts.trialHint),
      labelled(texts.action, this.#field),
      element(
        'div',
        { class: 'buttons' },
        button(texts.check, () => this.#check()),
      ),
      this.#answer,
    );
  }

  #check(): void {
    if (this.#scene === null) return;
    const { table, language, view, words } = this.#scene;
    const { game } = table.match;
    const { texts } = language;
    try {
      const value: unknown = this.#read(this.#field.value);
      const refusal = game.checkAction(view, value);
      if (refusal === null) {
        const play = (): void => table.act(game.parseAction(value));
        this.#say(element('p', {}, texts.legal), button(texts.play, play));
      } else {
        const { code, details } = refusal;
        const reason = `${code} ${JSON.stringify(details)}`;
        this.#say(element('p', {}, words.describeRefusal(refusal)), element('code', {}, reason));
      }
    } catch (error) {
      if (!(error instanceof ParseError || error instanceof SyntaxError)) throw error;
      this.#say(element('p', {}, filled(texts.unreadable, { reason: error.message })));
    }
  }

  /** The typed action, as text or as JSON. */
  #read(text: string): unknown {
    const written = text.trim();
    const isText = /^\d/.test(written);
    return isText ? this.#scene?.table.match.game.parseActionText(written) : JSON.parse(written);
  }

  #say(...answer: readonly HTMLElement[]): void {
    this.#answer.replaceChildren(...answer);
  }
}
