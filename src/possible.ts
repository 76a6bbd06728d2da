import { shown } from './plain.ts';
import type { Json, Path } from './refusal.ts';

/** What a rule forbids in a state from outside. */
export interface Problem {
  /** The id of the rule. */
  readonly rule: string;
  readonly path: Path;
  readonly given: Json;
  readonly allowed: string;
}

/** Keeps the first problem of a state. */
export class Demands {
  #problem: Problem | null = null;

  get problem(): Problem | null {
    return this.#problem;
  }

  /** Where `holds` is false, `rule` is broken at `path`. */
  that(holds: boolean, rule: string, path: Path, given: unknown, allowed: string): void {
    if (!holds) this.#problem ??= { rule, path, given: shown(given), allowed };
  }
}
