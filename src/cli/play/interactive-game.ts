import { createRandomBot } from '../../bots/random.ts';
import { faultMessage, faultOf } from '../../bots/tournament/fault.ts';
import type { Entrant } from '../../bots/tournament/options.ts';
import { SeatedBot } from '../../bots/tournament/seated-bot.ts';
import { ParseError } from '../../core/errors.ts';
import { at } from '../../core/lists.ts';
import { childSeed, seeded } from '../../core/random.ts';
import type { BaseEvent, GameTypes, Seat } from '../../core/types.ts';
import type { GameWords } from '../../words/game-words.ts';
import type { CliContext } from '../context.ts';
import type { GameEntry } from '../games.ts';
import { PLAYER_NAMES } from '../player-names.ts';
import { printable } from '../printable.ts';
import { scoreSheet } from '../score-sheet.ts';
import { Match } from './match.ts';
import { Menu } from './menu.ts';
import type { PlayOptions } from './options.ts';

const KEYS = `Type the number of an action, or its text with or without the seat.
  m  more actions     b  show the table     u  undo     q  quit     ?  this help`;

/** A game of one person against bots. The person sees their view only, until the final score. */
export class InteractiveGame<Types extends GameTypes> {
  readonly #entry: GameEntry<Types>;
  readonly #seat: Seat;
  readonly #seed: number;
  readonly #names: readonly string[];
  readonly #words: GameWords<Types>;
  readonly #bots: ReadonlyMap<Seat, SeatedBot<Types>>;
  readonly #match: Match<Types>;
  readonly #context: CliContext;
  /** Random numbers for actions in the place of a bot's. */
  readonly #random: () => number;

  constructor(
    entry: GameEntry<Types>,
    options: PlayOptions,
    entrants: readonly Entrant<Types>[],
    context: CliContext,
  ) {
    const { players, seat, seed } = options;
    this.#entry = entry;
    this.#seat = seat;
    this.#seed = seed;
    this.#names = PLAYER_NAMES.slice(0, players);
    this.#words = entry.words({ names: this.#names });
    const others = this.#names.map((_, other) => other).filter((other) => other !== seat);
    this.#bots = new Map(
      others.map((other, index) => {
        const source = seeded(childSeed(seed, 1 + other));
        const random = (): number => source.fraction();
        return [other, new SeatedBot(entry.game, at(entrants, index), other, players, random)];
      }),
    );
    this.#match = new Match(entry.game, entry.game.createGame({ players, seed }));
    this.#context = context;
    const source = seeded(childSeed(seed, 1 + players));
    this.#random = () => source.fraction();
    const { print } = context;
    print(`${this.#words.title}, seed ${seed}. You are ${at(this.#names, seat)}, seat ${seat}.`);
    for (const [index, other] of others.entries())
      print(`  ${at(this.#names, other)}, seat ${other}: ${at(entrants, index).name}`);
    print(KEYS);
  }

  /** Plays until the game is over or the person leaves. */
  async play(): Promise<void> {
    const { print, input } = this.#context;
    const { game } = this.#entry;
    const lines = input()[Symbol.asyncIterator]();
    try {
      for (const bot of this.#bots.values()) await bot.begin(this.#match.state);
      for (;;) {
        const waiting = game.decisions(this.#match.state);
        if (waiting.length === 0) break;
        // Bots first: where several players decide at the same time, nobody waits for the person.
        const other = waiting.find(({ player }) => player !== this.#seat);
        if (other !== undefined) await this.#botActs(other.player);
        else if (!(await this.#personActs(lines))) {
          print(`You left the game. --seed ${this.#seed} deals it again.`);
          return;
        }
      }
    } finally {
      // Stops reading, so that nothing keeps the program alive.
      await lines.return?.();
    }
    const { state } = this.#match;
    for (const bot of this.#bots.values()) await bot.end(game.score(state));
    for (const row of scoreSheet('Score sheet', this.#names, this.#words, game.score(state), state))
      print(row);
  }

  get #view(): Types['View'] {
    return this.#entry.game.viewFor(this.#match.state, this.#seat);
  }

  async #botActs(seat: Seat): Promise<void> {
    const bot = this.#bots.get(seat);
    if (bot === undefined) throw new RangeError(`There is no bot at seat ${seat}.`);
    const { game } = this.#entry;
    const view = game.viewFor(this.#match.state, seat);
    try {
      const action = await bot.choose(view);
      const refusal = game.checkAction(view, action);
      if (refusal === null) return this.#carryOut(action);
      this.#report(seat, refusal.message);
    } catch (error) {
      this.#report(seat, faultOf(error).message);
    }
    this.#carryOut(createRandomBot(game)(view, this.#random));
  }

  /** Tells of a fault of a bot, which a random action replaces. */
  #report(seat: Seat, message: string): void {
    const name = at(this.#names, seat);
    this.#context.printError(
      `${name}: ${faultMessage(message)} A random action is played instead.`,
    );
  }

  /** Asks until one of the person's actions is carried out or taken back; `false` if the person leaves. */
  async #personActs(lines: AsyncIterator<string>): Promise<boolean> {
    const { print } = this.#context;
    const menu = new Menu(this.#entry.game, this.#words, this.#view, this.#seat);
    this.#showTable();
    const { game } = this.#entry;
    for (const decision of game.decisions(this.#view)) {
      if (decision.player !== this.#seat) continue;
      print(`${this.#words.describeDecision(decision, game.choices(this.#view, decision))}:`);
    }
    for (const row of menu.page()) print(row);
    for (;;) {
      const next = await lines.next();
      const text = next.done === true ? 'q' : next.value.trim();
      if (text === 'q') return false;
      else if (text === 'm') for (const row of menu.page()) print(row);
      else if (text === '?') print(KEYS);
      else if (text === 'b') this.#showTable();
      else if (text === 'u') {
        if (this.#match.undo(this.#seat)) return true;
        print('You cannot undo that: something was revealed since, or another player has acted.');
      } else if (text !== '') {
        const action = menu.numbered(text) ?? this.#actionOf(text);
        if (action === null) continue;
        this.#carryOut(action);
        return true;
      }
    }
  }

  /** The action of a line of text; prints why and returns `null` if it is not a legal action. */
  #actionOf(text: string): Types['Action'] | null {
    const { print } = this.#context;
    const { game } = this.#entry;
    if (/^\d+$/.test(text)) {
      print(`There is no action ${text}.`);
      return null;
    }
    try {
      const action = game.parseActionText(/^\d+ /.test(text) ? text : `${this.#seat} ${text}`);
      const refusal = game.checkAction(this.#view, action);
      if (refusal === null) return action;
      print(printable(this.#words.describeRefusal(refusal)));
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      const reason = `Expected ${error.expected}, received ${String(error.received)}.`;
      print(printable(`${reason} Type ? for help.`));
    }
    return null;
  }

  #carryOut(action: Types['Action']): void {
    const { events } = this.#match.apply(action);
    for (const bot of this.#bots.values()) bot.see(events);
    for (const event of this.#entry.game.viewEvents(events, this.#seat)) this.#describe(event);
  }

  #describe(event: Types['Event'] & BaseEvent): void {
    this.#context.print(`* ${this.#words.describeEvent(event, this.#view)}`);
  }

  #showTable(): void {
    const { print, color } = this.#context;
    const text = this.#entry.table(this.#view, { names: this.#names, color });
    print(`\n${text.trimEnd()}\n`);
  }
}
