import { element } from './elements.ts';
import { PiecePanel } from './piece-panel.ts';
import type { Scene } from './scene.ts';
import { ownActions, type Selection } from './selection.ts';

/** The width below which the narrow picture is used. */
const NARROW = '(max-width: 46rem)';

/** The keys that move between pieces. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

/** The table as a picture that can be clicked, and as text. */
export class Board {
  readonly root: HTMLElement;
  readonly #selection: Selection;
  readonly #panel: PiecePanel;
  readonly #picture = element('div', { class: 'picture' });
  readonly #text = element('pre', { tabindex: 0 });
  readonly #asText = element('details', { class: 'as-text' });
  readonly #narrow = matchMedia(NARROW);
  #scene: Scene | null = null;
  #source = '';
  #drawn = '';

  constructor(selection: Selection) {
    this.#selection = selection;
    this.#panel = new PiecePanel(selection);
    this.root = element(
      'section',
      { class: 'board' },
      this.#picture,
      this.#panel.root,
      this.#asText,
    );
    this.#asText.addEventListener('toggle', () => this.#write());
    this.#narrow.addEventListener('change', () => {
      if (this.#scene !== null) this.prepare(this.#scene);
      this.#draw();
    });
    this.root.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#selection.clear();
    });
    this.#picture.addEventListener('click', (event) => this.#click(event.target));
    this.#picture.addEventListener('keydown', (event) => this.#press(event));
    for (const kind of ['pointerover', 'focusin'] as const)
      this.#picture.addEventListener(kind, ({ target }) => {
        const piece = pieceAt(target);
        if (piece !== null) this.#panel.explain(piece.id);
      });
  }

  /** Writes the picture of a scene; `show` puts it on the page. Two tasks, so that neither holds up a click for long. */
  prepare(scene: Scene): void {
    const { table, view, language } = scene;
    const { game, steps } = table.match;
    const actions = ownActions(scene);
    this.#source = table.played.picture(view, {
      names: table.names,
      catalogue: language.catalogue,
      format: this.#narrow.matches ? 'narrow' : 'wide',
      clickable: [...new Set(actions.flatMap((action) => game.piecesOf(action, view)))],
      changed: game
        .viewEvents(steps.at(-1)?.events ?? [], table.viewer)
        .flatMap((event) => game.piecesOfEvent(event)),
    });
  }

  show(scene: Scene): void {
    this.#scene = scene;
    const { texts } = scene.language;
    this.root.setAttribute('aria-label', texts.table);
    this.#text.setAttribute('aria-label', texts.tableAsText);
    this.#asText.replaceChildren(element('summary', {}, texts.tableAsText), this.#text);
    this.#draw();
    this.#panel.show(scene);
    this.#write();
  }

  #draw(): void {
    if (this.#scene === null) return;
    const picture = this.#source;
    if (picture !== this.#drawn) {
      const focused = pieceAt(document.activeElement);
      this.#drawn = picture;
      const { documentElement } = new DOMParser().parseFromString(picture, 'image/svg+xml');
      this.#picture.replaceChildren(document.importNode(documentElement, true));
      // The arrow keys reach every piece, and the tab key those that can be clicked.
      for (const piece of this.#pieces())
        if (!piece.hasAttribute('tabindex')) piece.setAttribute('tabindex', '-1');
      if (focused !== null) this.#focus(focused.id);
    }
    const chosen = this.#selection.piecesOn(this.#scene.table);
    for (const piece of this.#pieces())
      piece.classList.toggle('chosen', chosen.includes(piece.dataset['piece'] ?? ''));
  }

  #pieces(): SVGElement[] {
    return [...this.#picture.querySelectorAll<SVGElement>('[data-piece]')];
  }

  #focus(id: string): void {
    this.#pieces()
      .find((piece) => piece.dataset['piece'] === id)
      ?.focus();
  }

  #click(target: EventTarget | null): void {
    const piece = pieceAt(target);
    if (piece === null || this.#scene === null) return;
    this.#panel.explain(piece.id);
    if (piece.clickable) this.#selection.click(this.#scene, piece.id);
  }

  #press(event: KeyboardEvent): void {
    const { key, target } = event;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      this.#click(target);
    }
    const step = STEPS.get(key);
    const piece = pieceAt(target);
    if (step === undefined || piece === null) return;
    event.preventDefault();
    const pieces = this.#pieces();
    const place = pieces.findIndex(({ dataset }) => dataset['piece'] === piece.id);
    pieces.at((place + step) % pieces.length)?.focus();
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

/** The piece at an element of a picture. */
function pieceAt(
  target: EventTarget | null,
): { readonly id: string; readonly clickable: boolean } | null {
  const found = target instanceof Element ? target.closest('[data-piece]') : null;
  const id = found?.getAttribute('data-piece');
  return found && id ? { id, clickable: found.classList.contains('clickable') } : null;
}
