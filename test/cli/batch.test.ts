import { describe, expect, it } from 'vitest';
import { Batch } from '../../src/cli/serve/batch.ts';
import { Kept } from '../../src/cli/serve/kept.ts';
import { createHandler } from '../../src/cli/serve/methods.ts';
import { at } from '../../src/core/lists.ts';
import { createEncoder, createEnvironment } from '../../src/learning/index.ts';
import { TABLES } from '../learning/playing.ts';

/** Bytes of base64. */
function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'));
}

describe.each(TABLES)('a batch of $game.name with $players players', ({ game, players }) => {
  const encoder = createEncoder(game, { players });
  const options = { encoder, games: 3, seed: 5, observations: true, restart: true };

  it('plays its games as environments do', () => {
    const batch = new Batch(options);
    const alone = [5, 6, 7].map((seed) => createEnvironment(encoder, seed));
    const seeds = [5, 6, 7];
    const maskBytes = Math.ceil(encoder.actionCount / 8);
    let turns = batch.turns();
    let ended = 0;
    for (let step = 0; step < 800; step += 1) {
      expect(turns.seats).toEqual(alone.map(({ currentSeat }) => currentSeat));
      const masks = bytesOf(turns.masks);
      const floats = new Float32Array(bytesOf(turns.observations ?? '').buffer);
      for (const [place, { mask, observe }] of alone.entries()) {
        const bits = masks.subarray(place * maskBytes, (place + 1) * maskBytes);
        const unpacked = [...mask.keys()].map(
          (number) => ((bits[number >> 3] ?? 0) >> (number & 7)) & 1,
        );
        expect(unpacked.join()).toBe(mask.join());
        const { observationSize: size } = encoder;
        const observation = floats.subarray(place * size, (place + 1) * size);
        expect(observation.join()).toBe(observe.call(alone[place]).join());
      }
      const actions = alone.map(({ legalNumbers }) =>
        at(legalNumbers, (step * 7) % legalNumbers.length),
      );
      turns = batch.step(actions);
      for (const [place, environment] of alone.entries()) {
        environment.step(at(actions, place));
        if (!environment.done) continue;
        const seed = at(seeds, place);
        expect(turns.finished).toContainEqual({ place, seed, rewards: environment.rewards() });
        ended += 1;
        seeds[place] = seed + 3;
        environment.reset(seed + 3);
      }
    }
    expect(ended).toBeGreaterThan(0);
  });

  it('takes all actions of a step or none', () => {
    const batch = new Batch(options);
    const before = batch.turns();
    const [first = 0] = createEnvironment(encoder, 5).legalNumbers;
    const illegal = createEnvironment(encoder, 7).mask.indexOf(0);
    for (const actions of [
      [first, first],
      [first, first, illegal],
      [first, null, first],
      [first, first, 1e9],
    ])
      expect(() => batch.step(actions)).toThrow(RangeError);
    expect(batch.turns()).toEqual(before);
  });

  it('stays at the end without restart', () => {
    const batch = new Batch({ ...options, games: 1, restart: false, observations: false });
    const alone = createEnvironment(encoder, 5);
    let turns = batch.turns();
    while (!alone.done) {
      const number = at(alone.legalNumbers, alone.legalNumbers.length - 1);
      alone.step(number);
      turns = batch.step([number]);
    }
    expect(turns).toMatchObject({ seats: [-1], finished: [{ place: 0, seed: 5 }] });
    expect(turns.observations).toBeUndefined();
    expect(batch.step([null])).toMatchObject({ seats: [-1], finished: [] });
    expect(() => batch.step([0])).toThrow(/has ended/);
  });
});

it('has no more games than it may', () => {
  const handle = createHandler(new Kept({ states: 1, games: 5 }));
  const params = { game: 'grog-island', players: 2, games: 3, seed: 1, observations: false };
  expect(handle('reset', params)).toMatchObject({ batch: 1, seats: [0, 0, 0] });
  expect(() => handle('reset', params)).toThrow(/3 of at most 5 games/);
  expect(handle('closeBatch', { batch: 1 })).toBe(true);
  expect(handle('closeBatch', { batch: 1 })).toBe(false);
  expect(() => handle('step', { batch: 1, actions: [] })).toThrow(/a batch that is kept/);
  expect(handle('reset', { ...params, games: 5 })).toMatchObject({ batch: 2 });
});
