import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { caribbeanFleet, type Game, grogIsland } from '../../src/index.ts';
import { createEncoder, createEnvironment } from '../../src/learning/index.ts';
import { Lcg } from '../fixed-play.ts';
import { issueOf } from './issue.ts';
import { situations, TABLES } from './playing.ts';

describe.each(TABLES)('$game.name with $players players', ({ game, players }) => {
  const encoder = createEncoder(game, { players });

  it('plays as transition does, and shows what the encoder shows', () => {
    const environment = createEnvironment(encoder, 99);
    const into = new Float32Array(encoder.observationSize).fill(7);
    environment.reset(10);
    for (const { state, seat, choice, actions } of situations(game, players, 10)) {
      const view = game.viewFor(state, seat);
      expect(environment.currentSeat).toBe(seat);
      expect(environment.done).toBe(false);
      expect(environment.mask.join()).toBe(encoder.legalMask(view).join());
      expect(environment.observe().join()).toBe(encoder.encodeView(view).join());
      const other = (seat + 1) % players;
      expect(environment.observe(other, into)).toBe(into);
      expect(into.join()).toBe(encoder.encodeView(game.viewFor(state, other)).join());
      expect(environment.rewards()).toEqual(Array(players).fill(0));
      const number = at(environment.legalNumbers, choice);
      expect(number).toBe(encoder.encodeAction(at(actions, choice), view));
      environment.step(number);
    }
    expect(environment.done).toBe(true);
    expect(environment.currentSeat).toBe(-1);
    expect(environment.legalNumbers).toEqual([]);
    expect(environment.mask.includes(1)).toBe(false);
  });

  it('pays the share of the win', () => {
    const environment = createEnvironment(encoder, 1);
    const choices = new Lcg(3);
    for (let seed = 1; seed <= 5; seed += 1) {
      environment.reset(seed);
      let state = game.createGame({ players, seed });
      while (!environment.done) {
        const number = at(environment.legalNumbers, choices.below(environment.legalNumbers.length));
        const view = game.viewFor(state, environment.currentSeat);
        state = game.applyAction(state, encoder.decodeAction(number, view));
        environment.step(number);
      }
      const rewards = environment.rewards();
      expect(rewards).toEqual(encoder.rewards(game.score(state)));
      const { winners } = game.score(state);
      expect(rewards).toEqual(
        rewards.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      );
    }
  });

  it('takes a game with a simulation of its own', () => {
    const { simulate } = game;
    const own: Game = {
      ...game,
      simulate(state) {
        const simulation = simulate(state);
        return {
          decisions: () => simulation.decisions(),
          legalActions: () => simulation.legalActions(),
          randomAction: (random) => simulation.randomAction(random),
          apply: (action) => simulation.apply(action),
          score: () => simulation.score(),
          clone: () => simulation.clone(),
          toState: () => simulation.toState(),
        };
      },
    };
    const environment = createEnvironment(createEncoder(own, { players }), 2);
    expect(environment.observe().join()).toBe(createEnvironment(encoder, 2).observe().join());
  });
});

it('shares a win', () => {
  const encoder = createEncoder(grogIsland, { players: 3 });
  const scoring = { players: [0, 1, 2].map((player) => ({ player, total: 5 })), ranking: [] };
  expect(encoder.rewards({ ...scoring, winners: [0, 2] })).toEqual([0.5, 0, 0.5]);
  expect(encoder.rewards({ ...scoring, winners: [1] })).toEqual([0, 1, 0]);
});

it('starts the same game again with the same seed', () => {
  const environment = createEnvironment(createEncoder(caribbeanFleet, { players: 3 }), 5);
  const first = environment.observe().join();
  environment.step(at(environment.legalNumbers, 1));
  expect(environment.observe().join()).not.toBe(first);
  environment.reset(5);
  expect(environment.observe().join()).toBe(first);
});

describe('an environment refuses', () => {
  const encoder = createEncoder(grogIsland, { players: 2 });
  const environment = createEnvironment(encoder, 1);

  it.each([
    [environment.mask.indexOf(0), 'NOT_LEGAL'],
    [-1, 'NO_SUCH_NUMBER'],
    [0.5, 'NO_SUCH_NUMBER'],
    [Number.NaN, 'NO_SUCH_NUMBER'],
    [1e300, 'NO_SUCH_NUMBER'],
    [encoder.actionCount, 'NO_SUCH_NUMBER'],
    ['length', 'NO_SUCH_NUMBER'],
  ])('the number %j', (number, code) => {
    const before = environment.observe().join();
    const step = () => Reflect.apply(environment.step, environment, [number]);
    expect(issueOf(step)?.code).toBe(code);
    expect(environment.observe().join()).toBe(before);
  });

  it('seats and lists that do not fit, and a seed that is none', () => {
    expect(() => environment.observe(2)).toThrow(RangeError);
    for (const into of [new Float32Array(3), [], new Float64Array(encoder.observationSize)])
      expect(issueOf(() => Reflect.apply(environment.observe, environment, [0, into]))?.code).toBe(
        'INVALID_OPTION',
      );
    expect(issueOf(() => environment.reset(0.5))?.code).toBe('INVALID_OPTION');
  });

  it('an encoder with recall', () => {
    const recalling = createEncoder(grogIsland, { players: 2, recall: true });
    expect(issueOf(() => createEnvironment(recalling, 1))).toMatchObject({
      code: 'INVALID_OPTION',
      path: ['encoder', 'recall'],
    });
  });

  it('to step or to look from nowhere after the end', () => {
    const other = createEnvironment(encoder, 1);
    const choices = new Lcg(1);
    while (!other.done)
      other.step(at(other.legalNumbers, choices.below(other.legalNumbers.length)));
    expect(issueOf(() => other.step(0))?.code).toBe('NOT_LEGAL');
    expect(() => other.observe()).toThrow(RangeError);
    expect(other.observe(1)).toHaveLength(encoder.observationSize);
  });
});
