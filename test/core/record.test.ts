import { describe, expect, it } from 'vitest';
import { ParseError } from '../../src/core/errors.ts';
import { at } from '../../src/core/lists.ts';
import { GAMES, optionsOf, played } from '../codec/played.ts';
import { refused } from '../codec/refused.ts';
import { isFrozen } from '../frozen.ts';

/** The most actions of a record, as the guide says. */
const MOST = 100_000;

describe.each(GAMES)('a record of $name', (game) => {
  const empty = game.createRecord(optionsOf(game, 1));
  const action = at([...played(game, 1)], 0).action;
  if (action === null) throw new Error('nobody can act');
  const call = (
    name: 'append' | 'formatAction' | 'formatRecord' | 'replay',
    ...values: unknown[]
  ) => refused(() => Reflect.apply(game[name], undefined, values));
  const many = Array.from({ length: MOST }, () => action);

  it('is frozen, and a record to which an action is added stays as it was', () => {
    const one = game.append(empty, action);
    const two = game.append(one, action);
    const other = game.append(one, { ...action, player: 1 });
    expect(other.actions).toEqual([action, { ...action, player: 1 }]);
    expect(two.actions).toEqual([action, action]);
    expect([empty, one].map(({ actions }) => actions.length)).toEqual([0, 1]);
    for (const record of [empty, one, two, game.parseRecord(game.formatRecord(two))])
      expect(isFrozen(record)).toBe(true);
    expect(JSON.parse(JSON.stringify(two))).toEqual({ ...empty, actions: [action, action] });
    expect(structuredClone(two)).toEqual({ ...empty, actions: [action, action] });
    expect(game.parseRecord({ ...two })).toEqual(two);
  });

  it('grows without a copy or a second look at the actions that it has', () => {
    let looks = 0;
    const watched = new Proxy(action, {
      getOwnPropertyDescriptor(target, key) {
        looks += 1;
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    });
    let record = game.append(empty, watched);
    const once = looks;
    const lists = new Set<unknown>();
    for (let count = 1; count < 1_000; count += 1) {
      record = game.append(record, watched);
      // The list of a record is made when somebody looks at it.
      lists.add(Object.getOwnPropertyDescriptor(record, 'actions')?.value);
    }
    expect(looks).toBe(1_000 * once);
    expect(lists).toEqual(new Set([undefined]));
    expect(record.actions).toHaveLength(1_000);
    expect(record.actions).toBe(record.actions);
  });

  it('takes as many actions as can be read, and not one more', () => {
    let full = game.append({ ...empty, actions: many.slice(1) }, action);
    expect(full.actions).toHaveLength(MOST);
    const issue = { path: ['actions'], received: `a list of ${MOST + 1}` };
    expect(call('append', full, action)).toMatchObject({ code: 'INVALID_FIELD', ...issue });
    full = game.parseRecord(game.formatRecord(full));
    expect(full.actions).toHaveLength(MOST);
    const longer = { ...empty, actions: [...many, action] };
    for (const refusal of [call('formatRecord', longer), refused(() => game.parseRecord(longer))])
      expect(refusal).toMatchObject({ code: 'NOT_JSON', path: ['actions'] });
    expect(call('replay', longer)).toMatchObject({ code: 'INVALID_FIELD', ...issue });
  });

  it('takes no action and no record that cannot be read', () => {
    const cycle: { type: string; player: number; self?: unknown } = { ...action };
    cycle.self = cycle;
    for (const wrong of [
      'pass',
      null,
      undefined,
      {},
      cycle,
      { ...action, player: '0' },
      [action],
    ]) {
      expect(call('append', empty, wrong)).toBeInstanceOf(ParseError);
      expect(call('formatAction', wrong)).toBeInstanceOf(ParseError);
      expect(call('formatRecord', { ...empty, actions: [wrong] })).toBeInstanceOf(ParseError);
    }
    const other = GAMES.find(({ name }) => name !== game.name) ?? game;
    const foreign = other.createRecord(optionsOf(other, 1));
    for (const name of ['append', 'formatRecord', 'replay'] as const)
      expect(call(name, foreign, action).code).toBe('WRONG_GAME');
    const text = game.formatRecord(empty);
    for (const name of ['append', 'formatRecord', 'replay'] as const)
      expect(call(name, text, action)).toBeInstanceOf(ParseError);
  });
});
