import type { EngineTypes, GameDefinition } from './definition.ts';
import { ofState } from './engine.ts';
import type { Json, Path } from './json.ts';
import type { InvariantIssue } from './types.ts';

/** A condition that a state breaks: what is wrong, where, and by which rule. */
export interface StateIssue {
  /** The id of the rule. */
  readonly rule: string;
  readonly path: Path;
  readonly received: Json;
  readonly expected: string;
}

/** A value of the right type that breaks a condition, or words about it. */
export type Received = string | number | boolean | null | undefined;

/** Collects the conditions that a state breaks. */
export class StateIssues {
  readonly found: StateIssue[] = [];

  /** Asks for a condition; unless it holds, `rule` is broken at `path`. */
  demand(holds: boolean, rule: string, path: Path, received: Received, expected: string): void {
    if (!holds)
      this.found.push({
        rule,
        path,
        received: received === undefined ? 'nothing' : received,
        expected,
      });
  }
}

export function invariants<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  issuesIn: (state: Types['State']) => readonly StateIssue[],
): (state: Types['State']) => InvariantIssue[] {
  return ofState(definition, (state) => issuesIn(state).map(inWords));
}

function inWords({ rule, path, received, expected }: StateIssue): InvariantIssue {
  const place = path.length === 0 ? 'Expected' : `At ${path.join('.')}: expected`;
  return { rule, message: `${place} ${expected}, received ${String(received)}.` };
}
