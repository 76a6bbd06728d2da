import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { createEncoder, createEnvironment, type Part } from '../../src/learning/index.ts';
import { Lcg } from '../fixed-play.ts';
import { situations, TABLES } from './playing.ts';

describe.each(TABLES)('$game.name with $players players', ({ game, players }) => {
  const encoder = createEncoder(game, { players });

  it('has parts one after the other', () => {
    for (const recall of [false, true]) {
      const { observationLayout, observationSize } = createEncoder(game, { players, recall });
      let next = 0;
      for (const { name, offset, size, meaning } of observationLayout) {
        expect(offset, name).toBe(next);
        expect(meaning, name).not.toBe('');
        next += size;
      }
      expect(next).toBe(observationSize);
      const names = observationLayout.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('holds numbers from 0 to 5, and uses every part', () => {
    const used = new Set<string>();
    const choices = new Lcg(1);
    const environment = createEnvironment(encoder, 1);
    const observation = new Float32Array(encoder.observationSize);
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      for (environment.reset(seed); !environment.done; ) {
        environment.observe(environment.seat, observation);
        if (!observation.every((value) => value >= 0 && value <= 5)) used.add('wrong');
        for (const { name, offset, size } of encoder.observationLayout)
          if (observation.subarray(offset, offset + size).some((value) => value > 0))
            used.add(name);
        environment.step(at(environment.numbers, choices.below(environment.numbers.length)));
      }
    }
    expect(used.has('wrong')).toBe(false);
    const unused = encoder.observationLayout
      .map(({ name }) => name)
      .filter((name) => !used.has(name));
    // Without a ghost ship, there is no ghost crew; and some cards are rare.
    expect(unused.filter((name) => name !== 'ghostCrew' && name !== 'keptNow')).toEqual([]);
  });

  it('depends only on what the viewer sees', () => {
    const hiding = new Float32Array(encoder.observationSize);
    for (const { state, seat, choice } of situations(game, players, 7)) {
      const viewer = (seat + choice) % players;
      const view = game.viewFor(state, viewer);
      hiding.fill(0);
      encoder.write(game.sampleState(view, choice), viewer, hiding);
      expect(hiding.join()).toBe(encoder.encodeView(view).join());
    }
  });

  it('is the same in an environment, and so are masks, seats and rewards', () => {
    const environment = createEnvironment(encoder, 99);
    for (const seed of [10]) {
      environment.reset(seed);
      for (const { state, seat, choice } of situations(game, players, seed)) {
        const view = game.viewFor(state, seat);
        expect(environment.seat).toBe(seat);
        expect(environment.mask.join()).toBe(encoder.legalMask(view).join());
        expect(environment.observe().join()).toBe(encoder.encodeView(view).join());
        const other = (seat + 1) % players;
        const observed = environment.observe(other).join();
        expect(observed).toBe(encoder.encodeView(game.viewFor(state, other)).join());
        expect(environment.rewards()).toEqual(Array(players).fill(0));
        environment.step(environment.numbers[choice] ?? -1);
      }
      expect(environment.done).toBe(true);
      expect(environment.mask.includes(1)).toBe(false);
      expect(environment.rewards().reduce((sum, reward) => sum + reward, 0)).toBeCloseTo(1);
    }
  });
});

it('has as many numbers as ever', () => {
  const sizes = TABLES.map(({ game, players }) => [
    createEncoder(game, { players }).observationSize,
    createEncoder(game, { players, recall: true }).observationSize,
  ]);
  expect(sizes).toEqual([
    [477, 520],
    [534, 587],
    [591, 654],
    [587, 596],
    [685, 697],
    [783, 798],
  ]);
});

/** The numbers of a part, from the viewer on. */
function partOf(
  encoder: { readonly observationLayout: readonly Part[] },
  observation: Float32Array,
  name: string,
): number[] {
  const part = encoder.observationLayout.find((each) => each.name === name);
  if (part === undefined) throw new Error(`no part ${name}`);
  return [...observation.subarray(part.offset, part.offset + part.size)];
}

/** A list from the seat of the viewer on. */
function from<T>(viewer: number, items: readonly T[]): T[] {
  return [...items.slice(viewer), ...items.slice(0, viewer)];
}

describe('the numbers of Grog Island', () => {
  const encoder = createEncoder(grogIsland, { players: 3 });

  it('are those of the table, from the viewer on', () => {
    for (const { state, seat } of situations(grogIsland, 3, 12)) {
      const viewer = (seat + 1) % 3;
      const observation = encoder.encodeView(grogIsland.viewFor(state, viewer));
      const part = (name: string) => partOf(encoder, observation, name);
      const rounded = (name: string, scale: number) =>
        part(name).map((value) => Math.round(value * scale));
      const players = from(viewer, state.players);
      expect(rounded('coins', 30)).toEqual(players.map(({ coins }) => coins));
      expect(rounded('crew', 9)).toEqual(players.map(({ crew }) => crew));
      expect(rounded('goods', 5)).toEqual(players.flatMap(({ goods }) => goods));
      expect(rounded('parrotCards', 10)).toEqual(players.map(({ parrots }) => parrots.length));
      expect(rounded('amount', 30)).toEqual([state.amount]);
      const own = state.players[viewer]?.goals ?? [];
      expect(rounded('ownGoals', 2)).toEqual(
        grogIsland.GOALS.map((goal) => own.filter((card) => card === goal).length),
      );
      expect(part('dice')).toEqual(
        state.dice.flatMap((face) => [1, 2, 3, 4, 5, 6].map((other) => (other === face ? 1 : 0))),
      );
      const crew = players.map((_, place) => `crew:${(viewer + place) % 3}`);
      const built = state.buildings.filter((occupant) => occupant !== 'none');
      expect(part('buildings').filter((value) => value === 1)).toHaveLength(built.length);
      for (const [place, name] of ['free', 'lock', 'ghost', ...crew].entries())
        expect(
          part('buildings').filter((value, index) => index % 6 === place && value === 1),
        ).toHaveLength(built.filter((occupant) => occupant === name).length);
    }
  });
});

describe('the numbers of Caribbean Fleet', () => {
  const encoder = createEncoder(caribbeanFleet, { players: 4 });

  it('are those of the table, from the viewer on', () => {
    for (const { state, seat } of situations(caribbeanFleet, 4, 12)) {
      const viewer = (seat + 3) % 4;
      const observation = encoder.encodeView(caribbeanFleet.viewFor(state, viewer));
      const part = (name: string) => partOf(encoder, observation, name);
      const players = from(viewer, state.players);
      expect(part('ducats').map((value) => Math.round(value * 100))).toEqual(
        players.map(({ ducats }) => ducats),
      );
      const ships = state.ships.flatMap((owner) =>
        [0, 1, 2, 3].map((place) => (owner === (viewer + place) % 4 ? 1 : 0)),
      );
      expect(part('ships')).toEqual(ships);
      expect(part('open').filter((value) => value === 1)).toHaveLength(state.open.length);
      expect(part('chiefs')).toEqual(
        state.chiefs.flatMap((chief) =>
          [0, 1, 2, 3].map((place) => (chief === (viewer + place) % 4 ? 1 : 0)),
        ),
      );
    }
  });
});

describe('memory', () => {
  const encoder = createEncoder(grogIsland, { players: 2, recall: true });

  it('has the goals that a player has returned, and bids of the round', () => {
    const memories = [encoder.createMemory(0), encoder.createMemory(1)];
    const returned: [number, number] = [0, 0];
    for (const { state, seat, events } of situations(grogIsland, 2, 5)) {
      for (const [viewer, memory] of memories.entries())
        memory.observe(grogIsland.viewEvents(events, viewer));
      for (const event of events)
        if (event.type === 'goalReturned') returned[event.player === 0 ? 0 : 1] += 1;
      const memory = memories[seat];
      const observation = encoder.encodeView(grogIsland.viewFor(state, seat), memory);
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

  it('is required by an encoder with recall, and belongs to one seat', () => {
    const view = grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0);
    expect(() => encoder.encodeView(view)).toThrow(/the memory of seat 0/);
    expect(() => encoder.encodeView(view, encoder.createMemory(1))).toThrow(RangeError);
    expect(() => encoder.createMemory(2)).toThrow(RangeError);
    expect(() => createEnvironment(encoder, 1)).toThrow(/recall/);
  });
});

describe('wrong values', () => {
  const encoder = createEncoder(grogIsland, { players: 2 });
  const state = grogIsland.createGame({ players: 2, seed: 1 });

  it.each([2.5, 5, Number.NaN, '2', null])('refuses %j players', (players) => {
    expect(() => createEncoder(grogIsland, JSON.parse(JSON.stringify({ players })))).toThrow(
      RangeError,
    );
  });

  it('refuses what is no view of a player at this table', () => {
    const fleet = caribbeanFleet.viewFor(caribbeanFleet.createGame({ players: 3, seed: 1 }), 0);
    const three = grogIsland.viewFor(grogIsland.createGame({ players: 3, seed: 1 }), 0);
    const wrong: readonly unknown[] = [
      state,
      fleet,
      three,
      grogIsland.viewFor(state, 'spectator'),
      null,
      {},
      7,
      Object.create(grogIsland.viewFor(state, 0)),
    ];
    for (const view of wrong)
      for (const read of [encoder.encodeView, encoder.legalMask])
        expect(() => Reflect.apply(read, encoder, [view])).toThrow(/^Expected|^Invalid/);
  });

  it('refuses steps and lists that do not fit', () => {
    const environment = createEnvironment(encoder, 1);
    const illegal = environment.mask.indexOf(0);
    for (const number of [illegal, -1, 0.5, Number.NaN, encoder.actionCount])
      expect(() => environment.step(number)).toThrow(RangeError);
    expect(() => environment.observe(2)).toThrow(RangeError);
    expect(() => environment.observe(0, new Float32Array(3))).toThrow(RangeError);
    expect(() => environment.reset(0.5)).toThrow(/seed/);
  });

  it('refuses a game that the library does not have', () => {
    expect(() => createEncoder({ ...grogIsland, name: 'toString' }, { players: 2 })).toThrow(
      RangeError,
    );
  });
});
