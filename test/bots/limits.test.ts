import { describe, expect, it } from 'vitest';
import {
  createGreedyBot,
  createIsmctsBot,
  createIsmctsSearch,
  type Evaluation,
  grogIslandEvaluation,
  ismctsBot,
  ismctsSearch,
  randomBot,
  type SearchOptions,
} from '../../src/bots/index.ts';
import type { Game, Simulation } from '../../src/core/contract.ts';
import type { GrogIslandTypes } from '../../src/grog-island/types.ts';
import { grogIsland } from '../../src/index.ts';
import { randomFrom } from './playing.ts';

const state = grogIsland.createGame({ players: 2, seed: 1 });
const view = grogIsland.viewFor(state, 0);

/** A game whose simulations are over after any action and take no time, so that a search can be long. */
const short: Game<GrogIslandTypes> = { ...grogIsland, simulate: () => over };
const scoring = grogIsland.score(state);
const over: Simulation<GrogIslandTypes> = {
  decisions: () => [],
  legalActions: () => [],
  randomAction: () => null,
  apply: () => undefined,
  score: () => scoring,
  clone: () => over,
  toState: () => state,
};
const searchShort = createIsmctsSearch(
  { ...short, sampleState: () => state },
  { evaluation: undefined },
);

/** A clock that gives some readings and then the last one for ever. */
function clockOf(...readings: number[]): () => number {
  let place = 0;
  return () => {
    const reading = readings[Math.min(place, readings.length - 1)] ?? 0;
    place += 1;
    return reading;
  };
}

/** A clock that goes on by the same step at each reading. */
function ticking(step: number): () => number {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
}

const iterations = (milliseconds: number, now: () => number): number =>
  searchShort(view, randomFrom(1), { milliseconds, now }).iterations;

describe('a search with a limit of time', () => {
  it('ends when the time is up', () => {
    const now = ticking(10);
    expect(ismctsSearch(view, randomFrom(1), { milliseconds: 50, now }).iterations).toBe(5);
    expect(
      ismctsSearch(view, randomFrom(1), { milliseconds: 500, iterations: 3, now }).iterations,
    ).toBe(3);
    expect(iterations(0, now)).toBe(1);
  });

  it.each([
    ['stands still', clockOf(5)],
    ['stands still after a while', clockOf(1, 2, 2)],
    ['shows NaN', clockOf(Number.NaN)],
    ['shows infinity from the start', clockOf(Number.POSITIVE_INFINITY)],
    ['goes backwards', ticking(-1)],
  ])('ends after 10,000 iterations if the clock %s', (_, now) => {
    expect(iterations(100, now)).toBeGreaterThanOrEqual(10_000);
    expect(iterations(100, now)).toBeLessThanOrEqual(10_002);
  });

  it('ends at once if the clock shows infinity later', () => {
    expect(iterations(100, clockOf(1, Number.POSITIVE_INFINITY))).toBe(1);
  });

  it('is not longer if the clock is set back', () => {
    expect(iterations(50, clockOf(1000, 1010, 1020, 20, 30, 40, 50))).toBe(6);
  });

  it.each([
    ['hardly moves', 100, ticking(1e-9)],
    ['has very much time to show', Number.MAX_VALUE, ticking(1)],
  ])('ends after 100,000 iterations if the clock %s', (_, milliseconds, now) => {
    expect(iterations(milliseconds, now)).toBe(100_000);
  });

  it('plays on with a clock that stands still', () => {
    const bot = createIsmctsBot(short, { evaluation: undefined });
    const action = bot(view, randomFrom(1), { milliseconds: 5, now: () => 0 });
    expect(grogIsland.checkAction(state, action)).toBeNull();
  });

  it('passes on what the clock throws', () => {
    const now = (): number => {
      throw new Error('no clock');
    };
    expect(() => ismctsBot(view, randomFrom(1), { milliseconds: 5, now })).toThrow('no clock');
  });

  it.each([
    [async () => 5, 'an object'],
    [() => '5', '"5"'],
    [() => 5n, 'a bigint'],
    [() => undefined, 'nothing'],
  ])('refuses a clock that returns no number: %s', (now, received) => {
    const message = `Invalid budget at now: expected a clock that returns a number, received ${received}.`;
    for (const play of [ismctsSearch, ismctsBot]) {
      const search = (): unknown =>
        Reflect.apply(play, null, [view, randomFrom(1), { milliseconds: 5, now }]);
      expect(search).toThrow(new RangeError(message));
    }
  });
});

describe('a budget', () => {
  const WHOLE = 'a whole number from 1 to 100000';
  it.each([
    [{ iterations: 0 }, `iterations: expected ${WHOLE}, received 0`],
    [{ iterations: -1 }, `iterations: expected ${WHOLE}, received -1`],
    [{ iterations: 2.5 }, `iterations: expected ${WHOLE}, received 2.5`],
    [{ iterations: Number.NaN }, `iterations: expected ${WHOLE}, received NaN`],
    [{ iterations: Number.POSITIVE_INFINITY }, `iterations: expected ${WHOLE}, received Infinity`],
    [{ iterations: 100_001 }, `iterations: expected ${WHOLE}, received 100001`],
    [{ iterations: '9' }, `iterations: expected ${WHOLE}, received "9"`],
    [
      { milliseconds: Number.NaN, now: Date.now },
      'milliseconds: expected a number from 0, received NaN',
    ],
    [
      { milliseconds: Number.POSITIVE_INFINITY, now: Date.now },
      'milliseconds: expected a number from 0, received Infinity',
    ],
    [{ milliseconds: -1, now: Date.now }, 'milliseconds: expected a number from 0, received -1'],
    [{ milliseconds: 5 }, 'now: expected a clock for the milliseconds, received nothing'],
    [{ milliseconds: 5, now: 5 }, 'now: expected a clock for the milliseconds, received 5'],
  ])('is refused: %o', (budget, message) => {
    for (const play of [ismctsSearch, ismctsBot])
      expect(() => Reflect.apply(play, null, [view, randomFrom(1), budget])).toThrow(
        new RangeError(`Invalid budget at ${message}.`),
      );
  });

  it('is refused if it is no object', () => {
    expect(() => Reflect.apply(ismctsBot, null, [view, randomFrom(1), null])).toThrow(
      new RangeError('Invalid budget: expected an object, received null.'),
    );
  });
});

describe('the options of a search', () => {
  const evaluation = grogIslandEvaluation();
  it.each<[SearchOptions<GrogIslandTypes>, string]>([
    [{ exploration: Number.NaN }, 'exploration: expected a number from 0, received NaN'],
    [{ exploration: -1 }, 'exploration: expected a number from 0, received -1'],
    [{ priorVisits: 0 }, 'priorVisits: expected a number above 0, received 0'],
    [{ width: 0 }, 'width: expected a whole number from 1, received 0'],
    [{ width: 1.5 }, 'width: expected a whole number from 1, received 1.5'],
    [{ playout: 5001 }, 'playout: expected a whole number from 0 to 5000, received 5001'],
    [
      { playout: Number.POSITIVE_INFINITY },
      'playout: expected a whole number from 0 to 5000, received Infinity',
    ],
    [{ rolls: Number.NaN }, 'rolls: expected a whole number from 0, received NaN'],
    [
      { evaluation: { ...evaluation, scale: 0 } },
      'evaluation.scale: expected a number above 0, received 0',
    ],
  ])('are refused: %o', (options, message) => {
    for (const create of [createIsmctsSearch, createIsmctsBot])
      expect(() => create(grogIsland, options)).toThrow(
        new RangeError(`Invalid search options at ${message}.`),
      );
  });

  it('let a search end in a game that does not', () => {
    let actions = 0;
    const endless: Simulation<GrogIslandTypes> = {
      ...over,
      legalActions: () => grogIsland.legalActions(state, 0).slice(0, 1),
      apply: () => {
        actions += 1;
      },
      clone: () => endless,
    };
    const game = { ...short, sampleState: () => state, simulate: () => endless };
    const search = createIsmctsSearch(game, { evaluation: undefined, rolls: 9e15 });
    expect(search(view, randomFrom(1), { iterations: 2 }).iterations).toBe(2);
    expect(actions).toBe(2 * 5001);
  });
});

describe('an evaluation that does not return what its type says', () => {
  const sound = grogIslandEvaluation();
  it.each([
    ['points', async () => [1, 2], 'a list of 2 finite numbers, received an object'],
    ['points', () => [1], 'a list of 2 finite numbers, received a list of 1'],
    ['points', () => [1, Number.NaN], 'a list of 2 finite numbers, received a list of 2'],
    ['points', () => [1, '2'], 'a list of 2 finite numbers, received a list of 2'],
    ['shortlist', async () => [], 'a list of actions, received an object'],
    ['reply', async () => null, /an action of seat [01], received an object/],
    ['reply', () => undefined, /an action of seat [01], received nothing/],
  ])('is refused: %s %s', (name, method, expected) => {
    const evaluation: Evaluation<GrogIslandTypes> = { ...sound, [name]: method };
    const bots = [createIsmctsBot(grogIsland, { evaluation })];
    if (name !== 'reply') bots.push(createGreedyBot(grogIsland, evaluation));
    for (const bot of bots) {
      const play = (): unknown => bot(view, randomFrom(1), { iterations: 12 });
      expect(play).toThrow(RangeError);
      expect(play).toThrow(expected);
      expect(play).toThrow(`Invalid evaluation at ${name}: expected `);
    }
  });
});

describe('a source of random numbers', () => {
  it.each([
    [async () => 0.5, '[object Promise]'],
    [() => Number.NaN, 'NaN'],
    [() => 1, '1'],
    [() => -0.1, '-0.1'],
    [() => '0.5', '0.5'],
    [() => undefined, 'undefined'],
  ])('is refused by a search: %s', (random, received) => {
    const message = `Expected a random number from 0 and below 1, received ${received}.`;
    for (const play of [ismctsBot, ismctsSearch])
      expect(() => Reflect.apply(play, null, [view, random])).toThrow(new RangeError(message));
    // The others have no random playout, in which an action can be illegal.
    expect(
      grogIsland.checkAction(state, Reflect.apply(randomBot, null, [view, random])),
    ).toBeNull();
  });
});
