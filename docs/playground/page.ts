import { ActionTester } from './action-tester.ts';
import { Board } from './board.ts';
import type { BotWorker } from './bot-worker.ts';
import { element, labelled, select } from './elements.ts';
import { EventLog } from './event-log.ts';
import { Frame } from './frame.ts';
import type { PlaygroundGame } from './games.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { Match } from './match.ts';
import { RecordBox } from './record-box.ts';
import { save, saved } from './saved-game.ts';
import { type Scene, sceneOf } from './scene.ts';
import { Selection } from './selection.ts';
import { SetupForm } from './setup-form.ts';
import { Table } from './table.ts';
import type { Texts } from './texts/texts.ts';
import { Toolbar } from './toolbar.ts';
import { Turn } from './turn.ts';

export class Page {
  readonly #bots: BotWorker;
  readonly #head = element('header', {});
  readonly #setup = new SetupForm((played, match) => this.#begin(played, match));
  readonly #record = new RecordBox((played, match) => this.#begin(played, match));
  readonly #toolbar = new Toolbar();
  readonly #turn = new Turn();
  readonly #selection = new Selection(() => this.#show());
  readonly #board = new Board(this.#selection);
  readonly #log = new EventLog();
  readonly #actionTester = new ActionTester();
  readonly #main = element('main');
  #language: Language;
  #table: Table | null = null;
  readonly #frame = new Frame();

  constructor(body: HTMLElement, language: Language, bots: BotWorker) {
    this.#language = language;
    this.#bots = bots;
    this.#main.append(this.#setup.root, this.#record.root);
    body.append(this.#head, this.#main);
    this.#speak(language);
    const game = saved();
    if (game !== null) this.#begin(game.played, game.match, game.seats, game.pace);
  }

  #speak(language: Language): void {
    this.#language = language;
    const { texts, catalogue } = language;
    document.documentElement.lang = catalogue.common.language;
    document.title = `pirate-auctions: ${texts.title}`;
    const choices = LANGUAGES.map((one) => [LANGUAGES.indexOf(one), one.name] as const);
    const choose = (index: number): void => {
      this.#speak(LANGUAGES[index] ?? language);
      document.getElementById('language')?.focus();
    };
    const chosen = LANGUAGES.indexOf(language);
    this.#head.replaceChildren(
      element('h1', {}, element('span', { class: 'package' }, 'pirate-auctions '), texts.title),
      element('nav', { 'aria-label': texts.documentation }, ...linksOf(texts)),
      labelled(texts.language, select(choices, chosen, choose, { id: 'language' })),
    );
    this.#setup.show(language);
    this.#record.speak(language);
    this.#show();
  }

  #begin(
    played: PlaygroundGame,
    match: Match,
    seats = this.#setup.setup.seatsFor(match.options.players),
    pace = this.#table?.pace ?? 'atOnce',
  ): void {
    const first = this.#table === null;
    this.#table?.close();
    this.#table = new Table(played, match, seats, pace, this.#bots, () => this.#show());
    this.#setup.root.open = false;
    if (first) this.#layOut();
    this.#show();
    this.#turn.focus();
  }

  #layOut(): void {
    const play = [this.#turn.root, this.#board.root, this.#log.root];
    this.#main.append(
      this.#toolbar.root,
      element('div', { class: 'play' }, ...play),
      element('div', { class: 'tools' }, this.#actionTester.root, this.#record.root),
    );
  }

  #show(): void {
    if (this.#table === null) return;
    const scene: Scene = sceneOf(this.#table, this.#language);
    this.#toolbar.show(scene);
    this.#turn.show(scene);
    this.#actionTester.show(scene);
    this.#record.show(this.#table.match);
    save(this.#table);
    // Bots can move many times before the next frame; only the last state is drawn.
    this.#frame.draw([
      () => {
        this.#board.prepare(scene);
        this.#log.show(scene);
      },
      () => this.#board.show(scene),
    ]);
  }
}

/** The documentation beside this page. */
function linksOf({ documentation, rules }: Texts): HTMLElement[] {
  const pages = [
    ['../index.html', documentation],
    ['../documents/Grog_Island__the_rules_as_implemented.html', `Grog Island: ${rules}`],
    ['../documents/Caribbean_Fleet__the_rules_as_implemented.html', `Caribbean Fleet: ${rules}`],
  ] as const;
  return pages.map(([href, label]) => element('a', { href }, label));
}
