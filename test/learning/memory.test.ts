import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { grogIsland } from '../../src/index.ts';
import { createEncoder, type Memory } from '../../src/learning/index.ts';
import { issueOf } from './issue.ts';
import { partOf, situations, TABLES } from './playing.ts';

describe.each(TABLES)('the memory of $game.name with $players players', ({ game, players }) => {
  const encoder = createEncoder(game, { players, recall: true });
  const start = Array.from({ length: players }, (_, seat) => encoder.createMemory(seat));

  it('never changes, and survives JSON', () => {
    let memories: readonly Memory[] = start;
    for (const { events } of situations(game, players, 3)) {
      const before = JSON.stringify(memories);
      const after = memories.map((memory) => encoder.observe(memory, events));
      expect(JSON.stringify(memories)).toBe(before);
      memories = after;
    }
    for (const [seat, memory] of memories.entries()) {
      expect(Object.isFrozen(memory) && Object.isFrozen(memory.numbers)).toBe(true);
      expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
      expect(memory.numbers.some((value) => value > 0)).toBe(true);
      expect(at(start, seat).numbers.every((value) => value === 0)).toBe(true);
    }
  });

  it('depends only on what its player may see, and not on how the events are split', () => {
    const all = [...situations(game, players, 4)].flatMap(({ events }) => events);
    for (const memory of start) {
      const whole = encoder.observe(memory, all);
      expect(encoder.observe(memory, game.viewEvents(all, memory.viewer))).toEqual(whole);
      const half = encoder.observe(memory, all.slice(0, all.length >> 1));
      expect(encoder.observe(half, all.slice(all.length >> 1))).toEqual(whole);
    }
  });

  it('ends the observation', () => {
    const view = game.viewFor(game.createGame({ players, seed: 1 }), 1);
    const plain = createEncoder(game, { players });
    const memory: Memory = { viewer: 1, numbers: at(start, 1).numbers.map(() => 0.5) };
    expect([...encoder.encodeView(view, memory)]).toEqual([
      ...plain.encodeView(view),
      ...memory.numbers,
    ]);
    expect(encoder.observationSize).toBe(plain.observationSize + memory.numbers.length);
  });
});

describe('the memory of Grog Island', () => {
  const encoder = createEncoder(grogIsland, { players: 2, recall: true });

  it('has the goals that a player has returned, and bids of the round', () => {
    let memories: readonly Memory[] = [encoder.createMemory(0), encoder.createMemory(1)];
    const returned: [number, number] = [0, 0];
    for (const { state, seat, events } of situations(grogIsland, 2, 5)) {
      memories = memories.map((memory) => encoder.observe(memory, events));
      for (const event of events)
        if (event.type === 'goalReturned') returned[event.player === 0 ? 0 : 1] += 1;
      const observation = encoder.encodeView(grogIsland.viewFor(state, seat), memories[seat]);
      const goals = partOf(encoder, observation, 'returnedGoals').reduce(
        (sum, one) => sum + one * 2,
        0,
      );
      expect(goals).toBeCloseTo(returned[seat] ?? 0);
      if (state.leader !== null) {
        const bids = partOf(encoder, observation, 'bids');
        expect(bids[(state.leader - seat + 2) % 2]).toBeCloseTo(state.amount / 30);
      }
    }
    expect(Math.min(...returned)).toBeGreaterThan(1);
  });

  it('is required by an encoder with recall, and belongs to one seat and encoder', () => {
    const view = grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0);
    const other = createEncoder(grogIsland, { players: 3, recall: true }).createMemory(0);
    for (const memory of [undefined, null, encoder.createMemory(1), other, {}, { viewer: 0 }])
      expect(
        issueOf(() => Reflect.apply(encoder.encodeView, encoder, [view, memory])),
      ).toMatchObject({ code: 'WRONG_MEMORY', expected: 'a memory of seat 0' });
    for (const memory of [undefined, null, other, {}, { viewer: 'spectator', numbers: [] }])
      expect(issueOf(() => Reflect.apply(encoder.observe, encoder, [memory, []]))?.code).toBe(
        'WRONG_MEMORY',
      );
    expect(() => encoder.createMemory(2)).toThrow(RangeError);
  });
});
