import { expect } from 'vitest';
import { type GameState, parseState } from '../../../src/caribbean-fleet/index.ts';
import { ParseError } from '../../../src/errors.ts';
import type { Mutable } from '../../mutable.ts';

/** A possible state, a change that makes it impossible, the rule that forbids it, and what the error says: where, what, why. */
export type Impossible = readonly [
  name: string,
  state: GameState,
  change: (draft: Mutable<GameState>) => void,
  rule: string,
  refusal: string,
];

/** A possible state, and a change that leaves it possible, if any. */
export type Possible = readonly [
  name: string,
  state: GameState,
  change: ((draft: Mutable<GameState>) => void) | null,
];

export function expectRefusal([, state, change, rule, refusal]: Impossible): void {
  const draft = copyOf(state);
  expect(parseState(draft)).toEqual(state);
  change(draft);
  let error: unknown = null;
  try {
    parseState(draft);
  } catch (thrown) {
    error = thrown;
  }
  if (!(error instanceof ParseError)) throw new Error(`not refused, but: ${String(error)}`);
  expect({ rule: error.rule, message: error.message }).toEqual({
    rule,
    message: `state${refusal.startsWith(':') ? '' : ' '}${refusal} (IMPOSSIBLE_STATE)`,
  });
}

export function expectAcceptance([, state, change]: Possible): void {
  const draft = copyOf(state);
  change?.(draft);
  expect(parseState(draft)).toEqual(draft);
}

function copyOf(state: GameState): Mutable<GameState> {
  return JSON.parse(JSON.stringify(state));
}
