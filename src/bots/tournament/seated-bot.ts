import type { Game } from '../../core/contract.ts';
import { refuseArgument } from '../../core/issue-message.ts';
import type { GameTypes, RecordMove, Seat } from '../../core/types.ts';
import type { StatefulBot } from '../bot.ts';
import type { Entrant } from './options.ts';

/** A bot at a seat of a game, with what it has still to hear of. */
export class SeatedBot<Types extends GameTypes> {
  readonly seat: Seat;
  readonly #game: Game<Types>;
  readonly #entrant: Entrant<Types>;
  readonly #bot: StatefulBot<Types>;
  readonly #players: number;
  readonly #random: () => number;
  #unheard: Types['Event'][] = [];

  constructor(
    game: Game<Types>,
    entrant: Entrant<Types>,
    seat: Seat,
    players: number,
    random: () => number,
  ) {
    this.#game = game;
    this.#entrant = entrant;
    const { bot } = entrant;
    this.#bot = typeof bot === 'function' ? { choose: bot } : bot;
    this.seat = seat;
    this.#players = players;
    this.#random = random;
  }

  /** Whether the same view and random numbers lead to the same action. */
  get deterministic(): boolean {
    const { deterministic = true, budget } = this.#entrant;
    return deterministic && budget?.milliseconds === undefined;
  }

  async begin(state: Types['State']): Promise<true> {
    const { game, rules } = state;
    const { seat } = this;
    await this.#bot.newGame?.({ game, rules, seat, players: this.#players });
    return true;
  }

  see(events: readonly Types['Event'][]): void {
    if (this.#bot.observe !== undefined) this.#unheard.push(...events);
  }

  async choose(view: Types['View']): Promise<Types['Action']> {
    await this.#hear();
    return this.#bot.choose(view, this.#random, this.#entrant.budget ?? {});
  }

  /** What the last choice was based on. */
  considered(): readonly RecordMove<Types['Action']>[] {
    return (this.#bot.considered?.() ?? []).map(({ action, visits, mean }) => {
      if (!Number.isSafeInteger(visits) || visits < 0)
        refuseArgument('considered', ['visits'], visits, 'a whole number from 0');
      if (!(mean >= 0 && mean <= 1))
        refuseArgument('considered', ['mean'], mean, 'a number from 0 to 1');
      return { action: this.#game.parseAction(action), visits, mean };
    });
  }

  async end(scoring: Types['Scoring']): Promise<true> {
    await this.#hear();
    await this.#bot.gameOver?.(scoring);
    return true;
  }

  async #hear(): Promise<void> {
    if (this.#unheard.length === 0) return;
    const events = this.#game.viewEvents(this.#unheard, this.seat);
    this.#unheard = [];
    await this.#bot.observe?.(events);
  }
}
