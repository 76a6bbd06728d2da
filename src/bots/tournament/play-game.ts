import { at } from '../../core/lists.ts';
import { childSeed, seeded } from '../../core/random.ts';
import type { GameRecord, GameTypes, RecordAnalysis, Seat } from '../../core/types.ts';
import { createRandomBot } from '../random.ts';
import { BotFault, FaultCounts, faultOf } from './fault.ts';
import {
  type Entrant,
  settingsOf,
  type TournamentOptions,
  type TournamentSettings,
} from './options.ts';
import type { GameResult } from './result.ts';
import { SeatedBot } from './seated-bot.ts';
import { entrantAt, gameSeed, seating } from './seating.ts';

/**
 * Plays one game of a tournament, for a host that spreads the games over workers. The result depends on the options and the number
 * only, as far as the bots are deterministic.
 *
 * @param options - the options of the tournament.
 * @param number - the number of the game, from 0.
 * @returns the result.
 * @throws a {@link BotFault} like {@link runTournament}, and a RangeError for options out of their bounds.
 */
export async function playTournamentGame<Types extends GameTypes>(
  options: Omit<TournamentOptions<Types>, 'games'>,
  number: number,
): Promise<GameResult> {
  return new TournamentGame(settingsOf(options), number).play();
}

/** One game of a tournament. */
export class TournamentGame<Types extends GameTypes> {
  readonly #settings: TournamentSettings<Types>;
  readonly #number: number;
  /** The number of the deal; `null` if each game has its own. */
  readonly #deal: number | null;
  readonly #seed: number;
  readonly #entrants: readonly Entrant<Types>[];
  readonly #bots: readonly SeatedBot<Types>[];
  readonly #faults = new FaultCounts();
  /** Random numbers for actions in the place of a bot's, apart from those of the bots. */
  readonly #random: () => number;

  constructor(settings: TournamentSettings<Types>, number: number) {
    const { game, bots, seed, sameDeal } = settings;
    this.#settings = settings;
    this.#number = number;
    this.#deal = sameDeal ? Math.floor(number / bots.length) : null;
    this.#seed = gameSeed(seed, this.#deal ?? number);
    this.#entrants = seating(bots, number);
    const players = bots.length;
    this.#bots = this.#entrants.map((entrant, seat) => {
      const source = seeded(childSeed(this.#seed, 1 + entrantAt(seat, number, players)));
      return new SeatedBot(game, entrant, seat, players, () => source.fraction());
    });
    const source = seeded(childSeed(this.#seed, 1 + players));
    this.#random = () => source.fraction();
  }

  async play(): Promise<GameResult> {
    const { game, actions, signal, onFault, notes } = this.#settings;
    const options = { players: this.#bots.length, seed: this.#seed };
    let state = game.createGame(options);
    const played: Types['Action'][] = [];
    const analysis: RecordAnalysis<Types['Action']>[] = [];
    let forfeit: Seat | null = null;
    for (const bot of this.#bots) {
      const begun = await this.#ask(bot.seat, () => bot.begin(state));
      if (begun === null && onFault === 'forfeit') forfeit ??= bot.seat;
    }
    while (forfeit === null && played.length < actions) {
      if (signal?.aborted === true) throw signal.reason;
      const [decision] = game.decisions(state);
      if (decision === undefined) break;
      const { player } = decision;
      const view = game.viewFor(state, player);
      const answer = await this.#ask(player, async () => {
        const action = await at(this.#bots, player).choose(view);
        const refusal = game.checkAction(view, action);
        if (refusal !== null) throw new BotFault('ILLEGAL_ACTION', refusal.message);
        const moves = notes ? at(this.#bots, player).considered() : [];
        if (moves.length > 0) analysis.push({ step: played.length, moves });
        return { action };
      });
      if (answer === null && onFault === 'forfeit') {
        forfeit = player;
        break;
      }
      const action = answer?.action ?? createRandomBot(game)(view, this.#random);
      const next = game.transition(state, action);
      state = next.state;
      played.push(action);
      for (const bot of this.#bots) bot.see(next.events);
    }
    const scoring = game.score(state);
    for (const bot of this.#bots) await this.#ask(bot.seat, () => bot.end(scoring));
    return this.#result(state, scoring, forfeit, { actions: played, analysis });
  }

  /** What a bot answers; `null` if it commits a fault. */
  async #ask<Answer>(seat: Seat, question: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await question();
    } catch (error) {
      const { kind, message } = faultOf(error);
      if (this.#settings.onFault === 'stop') {
        const name = at(this.#entrants, seat).name;
        const text = `${name} at seat ${seat} of game ${this.#number}: ${message}`;
        throw new BotFault(kind, text, seat, this.#number);
      }
      this.#faults.add(seat, new BotFault(kind, message));
      return null;
    }
  }

  #result(
    state: Types['State'],
    scoring: Types['Scoring'],
    forfeit: Seat | null,
    played: Pick<GameRecord<Types>, 'actions' | 'analysis'>,
  ): GameResult {
    const { game, seed, actions, records } = this.#settings;
    const capped = forfeit === null && game.decisions(state).length > 0;
    const faults = this.#faults.list();
    const deterministic = this.#bots.every((bot) => bot.deterministic);
    const result: GameResult = {
      game: this.#number,
      name: game.name,
      tournamentSeed: seed,
      maxActions: actions,
      ...(this.#deal === null ? {} : { deal: this.#deal }),
      seed: this.#seed,
      bots: this.#entrants.map(({ name }) => name),
      scores: scoring.players.map(({ total }) => total),
      winners: capped ? [] : this.#winners(scoring, forfeit),
      ...(capped ? { capped } : {}),
      ...(forfeit === null ? {} : { forfeit }),
      ...(faults.length === 0 ? {} : { faults }),
      ...(deterministic ? {} : { irreproducible: true }),
    };
    return records ? { ...result, record: this.#recordOf(result, played) } : result;
  }

  #recordOf(
    { bots, winners, scores }: GameResult,
    { actions, analysis = [] }: Pick<GameRecord<Types>, 'actions' | 'analysis'>,
  ): string {
    const { game, seed, notes } = this.#settings;
    const record = game.createRecord({ players: this.#bots.length, seed: this.#seed });
    if (!notes) return game.formatRecord({ ...record, actions });
    const headers = [
      { name: 'event', value: `tournament with seed ${seed}, game ${this.#number}` },
      { name: 'bots', value: bots.join(', ') },
      { name: 'seed', value: String(this.#seed) },
      { name: 'scores', value: scores.join(', ') },
      { name: 'winners', value: winners.join(', ') || 'none' },
    ];
    const considered = analysis.length > 0 ? { analysis } : {};
    return game.formatRecord({ ...record, actions, headers, ...considered });
  }

  #winners(scoring: Types['Scoring'], forfeit: Seat | null): readonly Seat[] {
    if (forfeit === null) return [...scoring.winners];
    return this.#bots.map(({ seat }) => seat).filter((seat) => seat !== forfeit);
  }
}
