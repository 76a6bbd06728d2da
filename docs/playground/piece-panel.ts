import type { BaseAction } from '../../src/index.ts';
import { button, element } from './elements.ts';
import type { Scene } from './scene.ts';
import { actingSeat, ownActions, type Selection } from './selection.ts';
import { filled } from './texts/texts.ts';

/** The most actions of a menu; whoever wants another one clicks on more pieces or uses the list. */
const MENU_MOST = 12;

/** What a piece is, whether it can be used now, and the menu after a click. */
export class PiecePanel {
  readonly root = element('div', { class: 'piece-panel' });
  readonly #about = element('p', { class: 'about', role: 'status' });
  readonly #menu = element('div', { class: 'menu' });
  readonly #selection: Selection;
  #scene: Scene | null = null;

  constructor(selection: Selection) {
    this.#selection = selection;
    this.root.append(this.#about, this.#menu);
  }

  show(scene: Scene): void {
    const changed = this.#scene?.view !== scene.view || this.#scene?.language !== scene.language;
    this.#scene = scene;
    if (changed) this.#about.textContent = scene.language.texts.pieceHint;
    this.#showMenu(scene);
  }

  /** Explains a piece. */
  explain(piece: string): void {
    if (this.#scene === null) return;
    const { view, words, language } = this.#scene;
    const use = whyNot(this.#scene, piece) ?? language.texts.usable;
    this.#about.textContent = `${words.describePiece(piece, view)}. ${use}`;
  }

  #showMenu(scene: Scene): void {
    const { table, words, view, language } = scene;
    const { texts } = language;
    const pieces = this.#selection.piecesOn(table);
    if (pieces.length === 0) {
      this.#menu.replaceChildren();
      return;
    }
    const actions = this.#selection.actions(scene);
    const buttons = actions
      .slice(0, MENU_MOST)
      .map((action: BaseAction) =>
        button(words.describeAction(action, view), () => table.act(action)),
      );
    const chosen = pieces.map((piece) => words.describePiece(piece, view).split(' – ')[0] ?? piece);
    const more = actions.length - buttons.length;
    this.#menu.replaceChildren(
      element('p', {}, filled(texts.chosen, { pieces: chosen.join(', ') })),
      element(
        'div',
        { class: 'buttons' },
        ...buttons,
        button(texts.clear, () => this.#selection.clear(), { class: 'quiet' }),
      ),
      ...(more > 0
        ? [element('p', { class: 'hint' }, filled(texts.moreActions, { count: more }))]
        : []),
    );
  }
}

/** Why a piece cannot be used now; `null` if it can. */
function whyNot(scene: Scene, piece: string): string | null {
  const { table, view, words } = scene;
  const { game } = table.match;
  if (game.actionsOn(ownActions(scene), piece, view).length > 0) return null;
  const seat = actingSeat(scene);
  if (seat === null)
    return game
      .decisions(view)
      .map((open) => `${words.describeDecision(open, game.choices(view, open))}.`)
      .join(' ');
  const refusal = game.checkAction(view, table.played.attempt(piece, view, seat));
  return refusal === null || refusal.code === 'MALFORMED'
    ? scene.language.texts.notUsable
    : words.describeRefusal(refusal);
}
