import type { ParseIssueCode } from './errors.ts';
import { describeString, type Json, type Path } from './json.ts';

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
  origin: Origin,
): OriginIssue | null {
  const game = Object.hasOwn(origin, 'game') ? origin.game : name;
  const rules = Object.hasOwn(origin, 'rules') ? origin.rules : version;
  if (game !== name)
    return { code: 'WRONG_GAME', path: ['game'], received: describeString(game), expected: name };
  if (rules === version) return null;
  return {
    code: 'WRONG_RULES',
    path: ['rules'],
    received: describeString(rules),
    expected: `${version} (other versions of the rules play differently, so their states and records cannot be loaded)`,
  };
}
