import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { createEncoder, createEnvironment } from '../../src/learning/index.ts';
import { Lcg } from '../fixed-play.ts';
import { partOf, situations, TABLES } from './playing.ts';

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
        environment.observe(environment.currentSeat, observation);
        if (!observation.every((value) => value >= 0 && value <= 5)) used.add('wrong');
        for (const { name, offset, size } of encoder.observationLayout)
          if (observation.subarray(offset, offset + size).some((value) => value > 0))
            used.add(name);
        const { legalNumbers } = environment;
        environment.step(at(legalNumbers, choices.below(legalNumbers.length)));
      }
    }
    expect(used.has('wrong')).toBe(false);
    const unused = encoder.observationLayout
      .map(({ name }) => name)
      .filter((name) => !used.has(name));
    // Without a ghost ship, there is no ghost crew; and some cards are rare.
    expect(unused.filter((name) => name !== 'ghostCrew' && name !== 'keptNow')).toEqual([]);
  });

  it('changes with every action', () => {
    const last = Array<string>(players).fill('');
    for (const { state } of situations(game, players, 9)) {
      for (const [viewer, before] of last.entries()) {
        const after = encoder.encodeView(game.viewFor(state, viewer)).join();
        expect(after).not.toBe(before);
        last[viewer] = after;
      }
    }
  });

  it('depends only on what the viewer sees', () => {
    const hiding = new Float32Array(encoder.observationSize);
    for (const { state, seat, choice } of situations(game, players, 7)) {
      const viewer = (seat + choice) % players;
      const view = game.viewFor(state, viewer);
      const sample = game.sampleState(view, choice);
      hiding.fill(0);
      encoder.write(sample, viewer, hiding);
      expect(hiding.join()).toBe(encoder.encodeView(view).join());
      const other = game.viewFor(sample, viewer);
      expect(encoder.legalMask(other).join()).toBe(encoder.legalMask(view).join());
    }
  });
});

it('has the pinned sizes', () => {
  const sizes = TABLES.map(({ game, players }) => [
    createEncoder(game, { players }).observationSize,
    createEncoder(game, { players, recall: true }).observationSize,
  ]);
  expect(sizes).toEqual([
    [477, 520],
    [534, 587],
    [591, 654],
    [448, 457],
    [515, 527],
    [582, 597],
  ]);
});

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
    for (const { state, seat } of [
      ...situations(caribbeanFleet, 4, 12),
      ...situations(caribbeanFleet, 4, 13),
    ]) {
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
      const taverns = [1, 2].flatMap((copy) => {
        const tavern = state.taverns.find(({ card }) => card === `tavern#${copy}`);
        return [
          ...[0, 1, 2, 3].map((place) => (tavern?.owner === (viewer + place) % 4 ? 1 : 0)),
          ...caribbeanFleet.COLORS.map((color) => (tavern?.color === color ? 1 : 0)),
          tavern === undefined || tavern.rum === null ? 0 : 1,
        ];
      });
      expect(part('taverns')).toEqual(taverns);
      const owned = (card: string) =>
        players.map(({ waiting, kept }) =>
          [...waiting, ...kept.map((one) => one.card)].some((one) => one === card) ? 1 : 0,
        );
      const lasting = ['blackbeard#1', 'cannons#1', 'tavern#1', 'tavern#2', 'rum#1'];
      expect(part('waiting')).toEqual(lasting.flatMap(owned));
      expect(part('kept')).toEqual(['spyglass#1', 'fairWind#1'].flatMap(owned));
      expect(part('chiefs')).toEqual(
        state.chiefs.flatMap((chief) =>
          [0, 1, 2, 3].map((place) => (chief === (viewer + place) % 4 ? 1 : 0)),
        ),
      );
    }
  });
});
