import { element } from './elements.ts';
import type { Scene } from './scene.ts';

/** The width below which the narrow picture is used. */
const NARROW = '(max-width: 46rem)';

/** The table as a picture and as text. */
export class Board {
  readonly root: HTMLElement;
  readonly #picture = element('div', { class: 'picture' });
  readonly #text = element('pre', { tabindex: 0 });
  readonly #asText = element('details', { class: 'as-text' });
  readonly #narrow = matchMedia(NARROW);
  #scene: Scene | null = null;
  #drawn = '';

  constructor() {
    this.root = element('section', { class: 'board' }, this.#picture, this.#asText);
    this.#asText.addEventListener('toggle', () => this.#write());
    this.#narrow.addEventListener('change', () => this.#draw());
  }

  show(scene: Scene): void {
    this.#scene = scene;
    const { texts } = scene.language;
    this.root.setAttribute('aria-label', texts.table);
    this.#text.setAttribute('aria-label', texts.tableAsText);
    this.#asText.replaceChildren(element('summary', {}, texts.tableAsText), this.#text);
    this.#draw();
    this.#write();
  }

  #draw(): void {
    if (this.#scene === null) return;
    const { table, view, language } = this.#scene;
    const { catalogue } = language;
    const format = this.#narrow.matches ? 'narrow' : 'wide';
    const picture = table.played.picture(view, { names: table.names, catalogue, format });
    if (picture === this.#drawn) return;
    this.#drawn = picture;
    const { documentElement } = new DOMParser().parseFromString(picture, 'image/svg+xml');
    this.#picture.replaceChildren(document.importNode(documentElement, true));
  }

  /** Writes the text only while it is visible. */
  #write(): void {
    if (this.#scene === null) return;
    const { table, view, language } = this.#scene;
    const { names } = table;
    const { catalogue } = language;
    const { open } = this.#asText;
    this.#text.textContent = open ? table.played.text(view, { names, catalogue }) : '';
  }
}
