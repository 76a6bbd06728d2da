import type { Game, Simulation } from '../core/contract.ts';
import { at } from '../core/lists.ts';
import { exp2, log2 } from '../core/powers-of-two.ts';
import { sharesOfWin } from '../core/ranking.ts';
import type { GameTypes } from '../core/types.ts';
import { drawnSeed } from './bot.ts';
import { type Evaluation, margin, pointsOf } from './evaluation.ts';

/** The samples that give the average points. */
const SURVEY = 20;

/** A lead of the evaluation's scale has the odds 3 to 1. */
const DOUBLINGS: number = /* @__PURE__ */ log2(3);

/** One guess at the hidden cards, the start of many iterations. */
export interface Sample<Types extends GameTypes> {
  readonly simulation: Simulation<Types>;
  readonly points: readonly number[];
}

/** The samples of one view, and the rewards of the positions that follow from them. */
export class Samples<Types extends GameTypes> {
  readonly #game: Game<Types>;
  readonly #view: Types['View'];
  readonly #random: () => number;
  readonly #evaluation: Evaluation<Types> | undefined;
  readonly #drawn: Sample<Types>[] = [];
  /** The mean points of each seat over some samples. */
  #mean: readonly number[] = [];

  constructor(
    game: Game<Types>,
    view: Types['View'],
    random: () => number,
    evaluation: Evaluation<Types> | undefined,
  ) {
    this.#game = game;
    this.#view = view;
    this.#random = random;
    this.#evaluation = evaluation;
  }

  /** Computes the average points, with which {@link expected} and {@link rewards} compare each sample. */
  survey(): void {
    if (this.#evaluation === undefined) return;
    const surveys = Array.from({ length: SURVEY }, (_, number) => this.draw(number).points);
    this.#mean = at(surveys, 0).map(
      (_, seat) => surveys.reduce((sum, points) => sum + at(points, seat), 0) / SURVEY,
    );
  }

  /** The sample with a number, drawn when it is first needed. */
  draw(number: number): Sample<Types> {
    for (let drawn = this.#drawn.length; drawn <= number; drawn += 1) {
      const state = this.#game.sampleState(this.#view, drawnSeed(this.#random));
      const points = this.#evaluation === undefined ? [] : pointsOf(this.#evaluation, state);
      this.#drawn.push({ simulation: this.#game.simulate(state), points });
    }
    return at(this.#drawn, number);
  }

  /** The expected reward of an action for its player, one step ahead. */
  expected(sample: Sample<Types>, simulation: Simulation<Types>, action: Types['Action']): number {
    if (this.#evaluation === undefined) return 0.5;
    const after = simulation.clone();
    after.apply(action);
    return at(this.#chances(this.#evaluation, sample, after), action.player);
  }

  /** The reward of each seat, from 0 to 1: its share of the win at the end of the game, otherwise its estimated chance. */
  rewards(sample: Sample<Types>, simulation: Simulation<Types>): readonly number[] {
    if (this.#evaluation !== undefined && simulation.decisions().length > 0)
      return this.#chances(this.#evaluation, sample, simulation);
    return sharesOfWin(simulation.score());
  }

  /** Converts leads into chances. The luck of a seat in this sample is subtracted, because no move earned it. */
  #chances(
    evaluation: Evaluation<Types>,
    sample: Sample<Types>,
    simulation: Simulation<Types>,
  ): readonly number[] {
    const points = pointsOf(evaluation, simulation.toState()).map(
      (value, seat) => value + at(this.#mean, seat) - at(sample.points, seat),
    );
    const doublings = DOUBLINGS / evaluation.scale;
    return points.map((_, seat) => 1 / (1 + exp2(-margin(points, seat) * doublings)));
  }
}
