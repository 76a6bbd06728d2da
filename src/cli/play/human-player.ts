import { ParseError } from '../../core/errors.ts';
import { at } from '../../core/lists.ts';
import { childSeed } from '../../core/random.ts';
import type { BaseEvent, GameTypes, Seat } from '../../core/types.ts';
import type { GameWords } from '../../words/game-words.ts';
import { type Player, playerOf } from '../bots.ts';
import type { CliContext } from '../context.ts';
import type { ToldGame } from '../games.ts';
import { CREW } from '../names.ts';
import { scoreSheet } from '../score-sheet.ts';
import { Match } from './match.ts';
import { Menu } from './menu.ts';
import type { PlayOptions } from './options.ts';

const KEYS = `A number takes an action; so does its notation, with or without the seat.
  m  more actions     b  the table again     u  undo     q  quit     ?  this`;

/** A person and bots at a table. Only the bots' moves and the score at the end see more than the person's view. */
export class Table<Types extends GameTypes> {
  readonly #told: ToldGame<Types>;
  readonly #seat: Seat;
  readonly #seed: number;
  readonly #names: readonly string[];
  readonly #words: GameWords<Types>;
  readonly #bots: ReadonlyMap<Seat, Player>;
  readonly #match: Match<Types>;
  readonly #surroundings: CliContext;

  constructor(told: ToldGame<Types>, options: PlayOptions, surroundings: CliContext) {
    const { players, seat, seed, bots } = options;
    this.#told = told;
    this.#seat = seat;
    this.#seed = seed;
    this.#names = CREW.slice(0, players);
    this.#words = told.words({ names: this.#names });
    const others = this.#names.map((_, other) => other).filter((other) => other !== seat);
    this.#bots = new Map(
      others.map((other, index) => [
        other,
        playerOf(told, at(bots, index), childSeed(seed, 1 + other)),
      ]),
    );
    this.#match = new Match(told.game, told.game.createGame({ players, seed }));
    this.#surroundings = surroundings;
    const { line } = surroundings;
    line(`${this.#words.title}, seed ${seed}. You are ${at(this.#names, seat)}, seat ${seat}.`);
    for (const [index, other] of others.entries())
      line(`  ${at(this.#names, other)}, seat ${other}: ${at(bots, index)}`);
    line(KEYS);
  }

  /** Plays until the game is over or the person leaves. */
  async play(): Promise<void> {
    const { line, input } = this.#surroundings;
    const { game } = this.#told;
    const typed = input()[Symbol.asyncIterator]();
    try {
      for (;;) {
        const waiting = game.decisions(this.#match.state);
        if (waiting.length === 0) break;
        // Where several decide at the same time, the person must not wait for the bots, nor they for him.
        const other = waiting.find(({ player }) => player !== this.#seat);
        if (other !== undefined) await this.#botActs(other.player);
        else if (!(await this.#personActs(typed))) {
          line(`You left the table; --seed ${this.#seed} deals this game again.`);
          return;
        }
      }
    } finally {
      // Ends the reading, so that nothing keeps the program alive.
      await typed.return?.();
    }
    const { state } = this.#match;
    for (const row of scoreSheet('Score sheet', this.#names, this.#words, game.score(state), state))
      line(row);
  }

  get #view(): Types['View'] {
    return this.#told.game.viewFor(this.#match.state, this.#seat);
  }

  async #botActs(seat: Seat): Promise<void> {
    const bot = this.#bots.get(seat);
    if (bot === undefined) throw new RangeError(`nobody sits at seat ${seat}`);
    this.#carryOut(await bot(this.#told.game.viewFor(this.#match.state, seat)));
  }

  /** Asks until one of the person's actions is carried out or taken back; `false` if the person leaves. */
  async #personActs(typed: AsyncIterator<string>): Promise<boolean> {
    const { line } = this.#surroundings;
    const menu = new Menu(this.#told.game, this.#words, this.#view, this.#seat);
    this.#showTable();
    for (const decision of this.#told.game.decisions(this.#match.state))
      if (decision.player === this.#seat) line(`${this.#words.describeDecision(decision)}:`);
    for (const row of menu.page()) line(row);
    for (;;) {
      const next = await typed.next();
      const text = next.done === true ? 'q' : next.value.trim();
      if (text === 'q') return false;
      else if (text === 'm') for (const row of menu.page()) line(row);
      else if (text === '?') line(KEYS);
      else if (text === 'b') this.#showTable();
      else if (text === 'u') {
        if (this.#match.undo(this.#seat)) return true;
        line('That cannot be undone: something came to light since, or somebody else has chosen.');
      } else if (text !== '') {
        const action = menu.numbered(text) ?? this.#actionOf(text);
        if (action === null) continue;
        this.#carryOut(action);
        return true;
      }
    }
  }

  /** The action of a line in notation; `null`, and told why, if it is none or not legal. */
  #actionOf(text: string): Types['Action'] | null {
    const { line } = this.#surroundings;
    const { game } = this.#told;
    if (/^\d+$/.test(text)) {
      line(`There is no action ${text}.`);
      return null;
    }
    try {
      const action = game.parseActionText(/^\d+ /.test(text) ? text : `${this.#seat} ${text}`);
      const refusal = game.checkAction(this.#view, action);
      if (refusal === null) return action;
      line(this.#words.describeRefusal(refusal));
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      line(
        `This is no action: given ${String(error.received)}, allowed: ${error.expected} (? shows the keys).`,
      );
    }
    return null;
  }

  #carryOut(action: Types['Action']): void {
    const { events } = this.#match.apply(action);
    for (const event of this.#told.game.viewEvents(events, this.#seat)) this.#tell(event);
  }

  #tell(event: Types['Event'] & BaseEvent): void {
    this.#surroundings.line(`* ${this.#words.describeEvent(event, this.#view)}`);
  }

  #showTable(): void {
    const { line, color } = this.#surroundings;
    const text = this.#told.board(this.#view, { names: this.#names, color });
    line(`\n${text.trimEnd()}\n`);
  }
}
