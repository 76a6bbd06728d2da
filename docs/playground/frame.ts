type Step = () => void;

/** Draws in steps, each in a frame of its own, so that none holds up a click for long. */
export class Frame {
  #left: readonly Step[] = [];
  #waiting: readonly Step[] | null = null;
  #begun = false;

  /** Draws after what is being drawn, and instead of what waits. */
  draw(steps: readonly Step[]): void {
    if (this.#begun) {
      this.#waiting = steps;
      return;
    }
    const idle = this.#left.length === 0;
    this.#left = steps;
    if (idle) this.#ask();
  }

  #ask(): void {
    requestAnimationFrame(() => {
      const [step, ...others] = this.#left;
      this.#left = others.length === 0 ? (this.#waiting ?? []) : others;
      if (others.length === 0) this.#waiting = null;
      this.#begun = others.length > 0;
      if (this.#left.length > 0) this.#ask();
      step?.();
    });
  }
}
