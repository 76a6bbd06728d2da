/** How numbers are spread. */
export interface Spread {
  readonly mean: number;
  /** The standard deviation. */
  readonly deviation: number;
  /** The smallest number that is not below half of the numbers. */
  readonly median: number;
  /** The smallest number that is not below 95 % of the numbers. */
  readonly quantile95: number;
  readonly most: number;
}

/** Collects whole numbers. */
export class Distribution {
  readonly #counts: Map<number, number> = new Map();
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  get count(): number {
    return this.#count;
  }

  /** The share of the numbers that equal one. */
  shareOf(value: number): number {
    return (this.#counts.get(value) ?? 0) / this.#count;
  }

  spread(): Spread {
    const values = [...this.#counts.keys()].sort((one, other) => one - other);
    const mean = this.#sum / this.#count;
    return {
      mean,
      deviation: Math.sqrt(Math.max(0, this.#squares / this.#count - mean * mean)),
      median: this.#quantile(values, 0.5),
      quantile95: this.#quantile(values, 0.95),
      most: values.at(-1) ?? 0,
    };
  }

  #quantile(values: readonly number[], share: number): number {
    let below = 0;
    for (const value of values) {
      below += this.#counts.get(value) ?? 0;
      if (below >= share * this.#count) return value;
    }
    return 0;
  }
}
