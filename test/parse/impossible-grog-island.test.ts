import { expect, it } from 'vitest';
import { parseState } from '../../src/grog-island/index.ts';
import { IMPOSSIBLE_AGENDAS, POSSIBLE_AGENDAS } from './impossible-grog-island/agendas.ts';
import { IMPOSSIBLE_CLAIMS, POSSIBLE_CLAIMS } from './impossible-grog-island/claims.ts';
import { IMPOSSIBLE_COUNTS, POSSIBLE_COUNTS } from './impossible-grog-island/counts.ts';
import { IMPOSSIBLE_ROUNDS, POSSIBLE_ROUNDS } from './impossible-grog-island/rounds.ts';
import { find, type Impossible, type Possible, states } from './impossible-grog-island/states.ts';
import { IMPOSSIBLE_TRADES, POSSIBLE_TRADES } from './impossible-grog-island/trades.ts';
import { refused } from './refused.ts';

const IMPOSSIBLE: readonly Impossible[] = [
  ...IMPOSSIBLE_COUNTS,
  ...IMPOSSIBLE_ROUNDS,
  ...IMPOSSIBLE_AGENDAS,
  ...IMPOSSIBLE_CLAIMS,
  ...IMPOSSIBLE_TRADES,
];

const POSSIBLE: readonly Possible[] = [
  ...POSSIBLE_COUNTS,
  ...POSSIBLE_ROUNDS,
  ...POSSIBLE_AGENDAS,
  ...POSSIBLE_CLAIMS,
  ...POSSIBLE_TRADES,
];

it.each(IMPOSSIBLE)('refuses %s', (_, stack, change, rule, says, fits) => {
  const draft = find(stack, fits);
  parseState(draft);
  change(draft);
  const { code, message, rule: broken } = refused(() => parseState(draft));
  const said = message.replace(/^state ?(.*) \(IMPOSSIBLE_STATE\)$/, '$1');
  expect({ code, rule: broken, says: said }).toEqual({ code: 'IMPOSSIBLE_STATE', rule, says });
});

it.each(POSSIBLE)('accepts %s', (_, stack, change, fits) => {
  const draft = find(stack, fits);
  change(draft);
  expect(parseState(draft)).toEqual(draft);
});

it('accepts the states of whole games', () => {
  let count = 0;
  for (const state of states()) {
    if (count % 20 === 0) expect(parseState(state).agenda).toEqual(state.agenda);
    count += 1;
  }
  expect(count).toBeGreaterThan(1_000);
});
