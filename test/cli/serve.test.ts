import { describe, expect, it } from 'vitest';
import { respond } from '../../src/cli/protocol/json-rpc.ts';
import { Kept } from '../../src/cli/serve/kept.ts';
import { createHandler, METHODS } from '../../src/cli/serve/methods.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { run } from './running.ts';

const isFunction = (of: object, name: string) => typeof Reflect.get(of, name) === 'function';

/** A server, asked by method and parameters. */
function server(states = 100) {
  const handle = createHandler(new Kept({ states, games: 10 }));
  let id = 0;
  const ask = (method: string, params: object = {}) => {
    id += 1;
    return JSON.parse(
      respond(JSON.stringify({ jsonrpc: '2.0', id, method, params }), handle) ?? '',
    );
  };
  return { ask, result: (method: string, params: object = {}) => ask(method, params).result };
}

describe('the contract over JSON-RPC', () => {
  it('plays a whole game, as the library does', () => {
    const { result } = server();
    const game = 'grog-island';
    let state = result('createGame', { game, options: { players: 2, seed: 1 } });
    let mine = grogIsland.createGame({ players: 2, seed: 1 });
    for (let turn = 0; turn < 2000; turn += 1) {
      const [decision] = result('decisions', { position: state });
      if (decision === undefined) break;
      const { player } = decision;
      const view = result('viewFor', { state, viewer: player });
      expect(view).toEqual(grogIsland.viewFor(mine, player));
      const actions = result('legalActions', { position: view });
      const action = actions[turn % actions.length];
      const before = state;
      const next = result('transition', { state, action });
      const same = grogIsland.transition(mine, action);
      expect(result('viewEvents', { game, events: next.events, viewer: player })).toEqual(
        grogIsland.viewEvents(same.events, player),
      );
      state = next.state;
      mine = same.state;
      expect(result('release', { states: [before] })).toBe(1);
    }
    expect(result('score', { state })).toEqual(grogIsland.score(mine));
    expect(result('getState', { state })).toEqual(mine);
  });

  it('has every function of the contract but simulate', () => {
    const shared = Object.keys(grogIsland).filter((name) => Object.hasOwn(caribbeanFleet, name));
    const functions = shared.filter((name) => /^[a-z]/.test(name) && isFunction(grogIsland, name));
    expect(functions.filter((name) => !Object.hasOwn(METHODS, name))).toEqual(['simulate']);
  });

  it.each([
    ['no method', 'shuffle', {}, -32_601],
    ['a method of the prototype', 'constructor', {}, -32_601],
    ['no game', 'createGame', {}, -32_602],
    ['a wrong state', 'score', { state: 77 }, -32_602],
    ['a state as text', 'score', { state: '1' }, -32_602],
    ['a view in the place of a state', 'score', { state: {} }, -32_602],
    ['a wrong view', 'sampleState', { view: { game: 'grog-island' }, seed: 1 }, -32_000],
    [
      'wrong options',
      'createGame',
      { game: 'grog-island', options: { players: 9, seed: 1 } },
      -32_000,
    ],
    ['no seed', 'createGame', { game: 'grog-island', options: { players: 2 } }, -32_602],
    [
      'a long seed',
      'createGame',
      { game: 'grog-island', options: { players: 2, seed: 'x' } },
      -32_000,
    ],
  ])('answers %s with an error', (_, method, params, code) => {
    const { error } = server().ask(method, params);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/\.$/);
  });

  it('tells why an action is refused', () => {
    const { ask, result } = server();
    const state = result('createGame', { game: 'grog-island', options: { players: 2, seed: 1 } });
    const action = { type: 'pass', player: 0 };
    expect(ask('applyAction', { state, action }).error).toMatchObject({
      code: -32_000,
      data: { name: 'IllegalActionError', code: 'WRONG_DECISION' },
    });
    expect(result('checkAction', { position: state, action }).code).toBe('WRONG_DECISION');
  });

  it('keeps no more states than it may', () => {
    const { ask, result } = server(2);
    const params = { game: 'caribbean-fleet', options: { players: 3, seed: 1 } };
    const [first] = [result('createGame', params), result('createGame', params)];
    expect(ask('createGame', params).error.code).toBe(-32_001);
    expect(result('release', { states: [first, first, 99] })).toBe(1);
    expect(result('createGame', params)).toBe(3);
  });
});

describe('the program serve', () => {
  it('answers each line, and nothing to notifications', async () => {
    const lines = [
      '{"jsonrpc":"2.0","id":"a","method":"games"}',
      '{"jsonrpc":"2.0","method":"games"}',
      '',
      'not JSON',
      '[]',
      '7',
      '{"jsonrpc":"1.0","id":1,"method":"games"}',
      '{"jsonrpc":"2.0","id":{},"method":"games"}',
      '{"jsonrpc":"2.0","id":2,"method":"games","params":[1]}',
      '[{"jsonrpc":"2.0","id":3,"method":"games"},{"jsonrpc":"2.0","method":"games"}]',
      '{"__proto__":null,"jsonrpc":"2.0","id":4,"method":"games","params":{"__proto__":7}}',
    ];
    const { code, lines: answers } = await run('serve', lines);
    expect(code).toBe(0);
    const errors = answers.map((line) => JSON.parse(line)).map((answer) => answer.error?.code ?? 0);
    expect(errors).toEqual([0, -32_700, -32_600, -32_600, -32_600, -32_600, -32_602, 0, -32_602]);
    expect(JSON.parse(answers[0] ?? '')).toEqual({
      jsonrpc: '2.0',
      id: 'a',
      result: [
        { name: 'grog-island', playerCounts: [2, 3, 4] },
        { name: 'caribbean-fleet', playerCounts: [3, 4, 5] },
      ],
    });
  });

  it('survives lines of garbage', () => {
    const handle = createHandler(new Kept({ states: 5, games: 5 }));
    const base = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'createGame',
      params: { game: 'grog-island', options: { players: 2, seed: 1 } },
    });
    let state = 7;
    for (let round = 0; round < 3000; round += 1) {
      const letters = [...base];
      for (let change = 0; change < 3; change += 1) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        letters[state % letters.length] = String.fromCharCode(32 + ((state >>> 8) % 95));
      }
      const answer = respond(letters.join(''), handle);
      if (answer === null) continue;
      const { error } = JSON.parse(answer);
      expect(error?.code ?? 0, `${letters.join('')}: ${error?.message}`).not.toBe(-32_603);
    }
    expect(respond(null, handle)).toMatch(/too long/);
  });
});
