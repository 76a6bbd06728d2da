/**
 * How much of the spread of a figure comes from the groups it is in: the intraclass correlation of a one-way analysis of variance.
 * All groups have the same size.
 */
export class ShareOfGroups {
  readonly #size: number;
  #groups = 0;
  #sum = 0;
  /** Sums over all numbers and over all groups: of the squares, and of the squared sums. */
  #squares = 0;
  #groupSquares = 0;

  constructor(size: number) {
    this.#size = size;
  }

  addGroup(values: readonly number[]): void {
    if (values.length !== this.#size) return;
    const sum = values.reduce((before, value) => before + value, 0);
    this.#groups += 1;
    this.#sum += sum;
    this.#groupSquares += sum * sum;
    for (const value of values) this.#squares += value * value;
  }

  /** The share, from 0 to 1; `null` for too few groups. */
  share(): number | null {
    const size = this.#size;
    const groups = this.#groups;
    if (groups < 2 || size < 2) return null;
    const between = this.#groupSquares / size - (this.#sum * this.#sum) / (groups * size);
    const within = this.#squares - this.#groupSquares / size;
    const meanBetween = between / (groups - 1);
    const meanWithin = within / (groups * (size - 1));
    const total = meanBetween + (size - 1) * meanWithin;
    return total === 0 ? null : Math.max(0, (meanBetween - meanWithin) / total);
  }
}
