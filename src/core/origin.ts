import type { ParseIssueCode } from './errors.ts';
import { describeValue, type Json, type Path } from './json.ts';

/** Says that a value belongs to another game, or to another version of its rules. */
export interface OriginIssue {
  readonly code: Extract<ParseIssueCode, 'WRONG_GAME' | 'WRONG_RULES'>;
  readonly path: Path;
  readonly received: Json;
  readonly expected: string;
}

/** The fields of a state, view or record that name its game and the version of the rules. */
interface Origin {
  readonly game?: unknown;
  readonly rules?: unknown;
}

/** What is wrong with the game or the version of the rules that a value names; `null` if nothing is. */
export function originIssue(
  { name, version }: { readonly name: string; readonly version: string },
  { game = name, rules = version }: Origin,
): OriginIssue | null {
  if (game !== name)
    return { code: 'WRONG_GAME', path: ['game'], received: describeValue(game), expected: name };
  if (rules === version) return null;
  return {
    code: 'WRONG_RULES',
    path: ['rules'],
    received: describeValue(rules),
    expected: `${version} (other versions of the rules play differently, so their states and records cannot be loaded)`,
  };
}
