import { expect } from 'vitest';
import { type GameState, parseState } from '../../../src/caribbean-fleet/index.ts';
import type { Mutable } from '../../mutable.ts';
import { refused } from '../refused.ts';

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
  const error = refused(() => parseState(draft));
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
