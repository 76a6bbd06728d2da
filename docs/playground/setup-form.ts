import { InvalidOptionsError } from '../../src/index.ts';
import { button, type Choice, element, labelled, select, tick } from './elements.ts';
import { GAMES, type PlaygroundGame } from './games.ts';
import type { Language } from './languages.ts';
import { Match } from './match.ts';
import { PLAYERS } from './seats.ts';
import { randomSeed, Setup } from './setup.ts';
import { filled } from './texts/texts.ts';

/** The form for a new game. */
export class SetupForm {
  readonly setup = new Setup();
  readonly root = element('details', { class: 'panel setup', open: true });
  readonly #start: (played: PlaygroundGame, match: Match) => void;
  readonly #variants = element('details', { class: 'variants' });

  constructor(start: (played: PlaygroundGame, match: Match) => void) {
    this.#start = start;
  }

  show(language: Language): void {
    const { texts } = language;
    const { setup } = this;
    const error = element('p', { role: 'alert', class: 'error' });
    const redraw = (): void => this.#redraw(language);
    const titles = GAMES.map(
      (played): Choice<number> => [GAMES.indexOf(played), played.words(language).title],
    );
    const chooseGame = (index: number): void => {
      setup.setGame(GAMES[index] ?? GAMES[0]);
      redraw();
    };
    const counts = setup.played.game.playerCounts.map(
      (count): Choice<number> => [count, String(count)],
    );
    const choosePlayers = (players: number): void => {
      setup.players = players;
      redraw();
    };
    const seed = element('input', { type: 'number', id: 'seed', step: 1, value: setup.seed });
    seed.addEventListener('input', () => {
      setup.seed = seed.valueAsNumber;
    });
    const newSeed = button(texts.otherSeed, () => {
      setup.seed = randomSeed();
      seed.value = String(setup.seed);
    });
    const index = GAMES.indexOf(setup.played);
    const form = element(
      'form',
      {},
      element(
        'div',
        { class: 'fields' },
        labelled(texts.game, select(titles, index, chooseGame, { id: 'game' })),
        labelled(
          texts.playerCount,
          select(counts, setup.players, choosePlayers, { id: 'players' }),
        ),
        labelled(texts.seed, seed),
        newSeed,
      ),
      this.#seatsOf(language),
      this.#variantsOf(language),
      element('button', { type: 'submit', class: 'main' }, texts.start),
      error,
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      error.textContent = this.#begin(language);
    });
    const lead = element('p', { class: 'hint' }, texts.lead);
    this.root.replaceChildren(element('summary', {}, texts.newGame), lead, form);
  }

  /** Draws the form again after a choice that other fields depend on, and keeps the focus. */
  #redraw(language: Language): void {
    const { id } = document.activeElement ?? {};
    this.show(language);
    if (id) document.getElementById(id)?.focus();
  }

  #seatsOf({ texts }: Language): HTMLElement {
    const kinds = PLAYERS.map((kind) => [kind, texts.players[kind]] as const);
    const { setup } = this;
    const rows = setup.seatsFor(setup.players).map((plan, seat) => {
      const name = element('input', {
        value: plan.name,
        maxlength: 20,
        autocomplete: 'off',
        'aria-label': filled(texts.name, { seat }),
      });
      name.addEventListener('input', () =>
        setup.setSeat(seat, { ...setup.seatAt(seat), name: name.value }),
      );
      const choose = (player: (typeof PLAYERS)[number]): void =>
        setup.setSeat(seat, { ...setup.seatAt(seat), player });
      const label = filled(texts.playedBy, { seat });
      const player = select(kinds, plan.player, choose, { 'aria-label': label });
      return element('li', {}, element('span', {}, filled(texts.seat, { seat })), name, player);
    });
    return element('ul', { class: 'seats' }, ...rows);
  }

  #variantsOf({ texts }: Language): HTMLElement {
    const { setup } = this;
    const seats = setup
      .seatsFor(setup.players)
      .map((_, seat): Choice<number> => [seat, filled(texts.seat, { seat })]);
    const chooseFirst = (seat: number): void => {
      setup.firstPlayer = seat;
    };
    const first = setup.firstPlayer < setup.players ? setup.firstPlayer : 0;
    const more = element('textarea', { id: 'more', rows: 3, spellcheck: 'false' });
    more.value = setup.more;
    more.addEventListener('input', () => {
      setup.more = more.value;
    });
    const setShort = (short: boolean): void => {
      setup.short = short;
    };
    const setManual = (manual: boolean): void => {
      setup.manualDice = manual;
    };
    setup.firstPlayer = first;
    this.#variants.replaceChildren(
      element('summary', {}, texts.variants),
      labelled(texts.firstPlayer, select(seats, first, chooseFirst, { id: 'first' })),
      tick(texts.manualDice, setup.manualDice, setManual, { id: 'manual' }),
      ...(setup.shortIsPossible ? [tick(texts.short, setup.short, setShort, { id: 'short' })] : []),
      labelled(texts.moreOptions, more),
    );
    return this.#variants;
  }

  /** Starts the game; returns what is wrong if it cannot start. */
  #begin(language: Language): string {
    const { setup } = this;
    try {
      const match = new Match(setup.played.game, setup.options());
      // An arrangement reveals every card.
      setup.more = '';
      this.show(language);
      this.#start(setup.played, match);
      return '';
    } catch (error) {
      if (error instanceof SyntaxError)
        return filled(language.texts.notAnObject, { reason: error.message });
      if (error instanceof InvalidOptionsError) return error.message;
      throw error;
    }
  }
}
