import { ParseError, ReplayError } from '../../src/index.ts';
import { button, element, labelled } from './elements.ts';
import { GAMES, type PlaygroundGame } from './games.ts';
import type { Language } from './languages.ts';
import { Match } from './match.ts';
import { filled } from './texts/texts.ts';

/** The box to copy and paste a record. */
export class RecordBox {
  readonly root = element('details', { class: 'panel record' });
  readonly #shown = element('textarea', { rows: 6, readonly: true, spellcheck: 'false' });
  readonly #pasted = element('textarea', { rows: 4, spellcheck: 'false' });
  readonly #answer = element('p', { role: 'status', class: 'answer' });
  readonly #copying = element('div', { class: 'copying' });
  #match: Match | null = null;
  readonly #load: (played: PlaygroundGame, match: Match) => void;

  constructor(load: (played: PlaygroundGame, match: Match) => void) {
    this.#load = load;
  }

  speak(language: Language): void {
    const { texts } = language;
    this.root.replaceChildren(
      element('summary', {}, texts.record),
      ...(this.#match === null ? [] : [this.#copying]),
      labelled(texts.pasteHint, this.#pasted),
      element(
        'div',
        { class: 'buttons' },
        button(texts.load, () => this.#read(language)),
      ),
      this.#answer,
    );
    this.#copying.replaceChildren(
      labelled(texts.recordHint, this.#shown),
      element(
        'div',
        { class: 'buttons' },
        button(texts.showRecord, () => this.#write()),
        button(texts.copy, () => this.#copy(language)),
      ),
    );
  }

  /** Hides the record until the viewer asks for it, because it contains hidden cards. */
  show(match: Match): void {
    if (this.#match === null) this.root.firstChild?.after(this.#copying);
    this.#match = match;
    this.#shown.value = '';
    this.#say('');
  }

  #write(): void {
    const match = this.#match;
    this.#shown.value = match === null ? '' : match.game.formatRecord(match.record);
  }

  #copy({ texts }: Language): void {
    this.#write();
    this.#shown.select();
    navigator.clipboard.writeText(this.#shown.value).then(
      () => this.#say(texts.copied),
      () => this.#say(texts.notCopied),
    );
  }

  #read({ texts }: Language): void {
    const text = this.#pasted.value;
    const named = /^\s*game (\S+)/m.exec(text)?.[1];
    const played = GAMES.find(({ game }) => game.name === named);
    if (played === undefined) {
      this.#say(filled(texts.noGame, { games: GAMES.map(({ game }) => game.name).join(', ') }));
      return;
    }
    try {
      this.#load(played, Match.of(played.game, text));
      this.#pasted.value = '';
      this.#say(texts.loaded);
    } catch (error) {
      if (!(error instanceof ParseError || error instanceof ReplayError)) throw error;
      this.#say(filled(texts.unreadable, { reason: error.message }));
    }
  }

  #say(text: string): void {
    this.#answer.textContent = text;
  }
}
