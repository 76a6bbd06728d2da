import { describe, expect, it } from 'vitest';
import * as fleet from '../../src/caribbean-fleet/index.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { BaseAction } from '../../src/core/types.ts';
import { type AnyGame, GAMES, played, type State } from '../codec/played.ts';
import { surprise } from '../laws/chi-square.ts';

/** Draws for each legal action. */
const SHARE = 100;
/** One count in 2 million strays further than so many standard deviations. */
const MOST_SURPRISE = 5;

function fractions(seed: number): () => number {
  const random = seeded(seed);
  return () => random.below(2 ** 30) / 2 ** 30;
}

/**
 * How far a way of drawing is from giving each of the actions equally often, in standard deviations: all of them together
 * (chi-square), or the one that stands out most, whichever is worse.
 */
function unevenness(actions: readonly BaseAction[], draw: () => BaseAction | null): number {
  const expected = new Map(actions.map((action) => [nameOf(action), SHARE]));
  const found = new Map<string, number>();
  for (let count = 0; count < SHARE * actions.length; count += 1) {
    const name = nameOf(draw());
    expect(expected.has(name), `${name} is legal`).toBe(true);
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  const single = actions.map((action) => {
    return Math.abs((found.get(nameOf(action)) ?? 0) - SHARE) / Math.sqrt(SHARE);
  });
  return Math.max(surprise({ place: '', found, expected }), ...single);
}

function nameOf(action: BaseAction | null): string {
  return JSON.stringify(Object.entries(action ?? {}).sort());
}

/** Of each kind of decision, the states of some games with the most and with the fewest legal actions, 2 or more. */
function extremes(game: AnyGame): Map<string, State> {
  const found = new Map<string, State>();
  for (let seed = 0; seed < 12; seed += 1) {
    for (const { state } of played(game, seed)) {
      const count = game.legalActions(state).length;
      const kind = game.decisions(state)[0]?.type;
      if (count < 2 || kind === undefined) continue;
      const most = found.get(`${kind}, most`);
      if (most === undefined || count > game.legalActions(most).length)
        found.set(`${kind}, most`, state);
      const fewest = found.get(`${kind}, fewest`);
      if (fewest === undefined || count < game.legalActions(fewest).length)
        found.set(`${kind}, fewest`, state);
    }
  }
  return found;
}

describe.each(GAMES)('randomAction of $name', (game) => {
  const states = [...extremes(game)];

  it.each(states)('draws every action equally often (%s)', (_, state) => {
    const simulation = game.simulate(state);
    const random = fractions(1);
    const found = unevenness(game.legalActions(state), () => simulation.randomAction(random));
    expect(found).toBeLessThan(MOST_SURPRISE);
  });

  it('would be caught if it gave the first action twice as often', () => {
    const [, state] = at(states, 0);
    const actions = game.legalActions(state);
    const random = fractions(1);
    const found = unevenness(actions, () => {
      const place = Math.floor(random() * (actions.length + 1));
      return actions[place] ?? at(actions, 0);
    });
    expect(found).toBeGreaterThan(MOST_SURPRISE);
  });

  it('rolls as the game does', () => {
    const random = fractions(3);
    const roll = firstRoll(game, {});
    expect(game.simulate(roll).randomAction(random)).toEqual(at(game.legalActions(roll), 0));
    const manual = firstRoll(game, { dice: 'manual' });
    expect(game.checkAction(manual, game.simulate(manual).randomAction(random))).toBeNull();
  });

  it('gives every face of a manual roll equally often', () => {
    const state = firstRoll(game, { dice: 'manual' });
    const simulation = game.simulate(state);
    const random = fractions(2);
    const rolls = 1200;
    const found = new Map<unknown, number>();
    let dice = 0;
    for (let roll = 0; roll < rolls; roll += 1) {
      const action = simulation.randomAction(random);
      const faces = Object.entries(action ?? {}).flatMap(([field, value]) =>
        field === 'dice' && typeof value === 'object' && value !== null
          ? Object.entries(value)
          : [],
      );
      dice = faces.length;
      for (const [die, face] of faces)
        found.set(`${die} ${face}`, (found.get(`${die} ${face}`) ?? 0) + 1);
    }
    expect(dice).toBeGreaterThan(1);
    expect(found.size).toBe(6 * dice);
    for (const count of found.values()) expect(Math.abs(count - rolls / 6)).toBeLessThan(65);
  });
});

it('randomAction of caribbean-fleet raises to what the purse allows', () => {
  const random = fractions(3);
  const start = fleet.createGame({ players: 3, seed: 1, firstPlayer: 0 });
  const state = fleet.applyAction(start, { type: 'bid', player: 0, amount: 7 });
  const simulation = fleet.simulate(state);
  const bids = new Set<string>();
  for (let draw = 0; draw < 100; draw += 1) bids.add(nameOf(simulation.randomAction(random)));
  expect([...bids].sort()).toEqual(fleet.legalActions(state).map(nameOf).sort());
});

/** Where the dice of a game are rolled first. */
function firstRoll(game: AnyGame, settings: object): State {
  for (const { state } of played(game, 1, { players: 3, seed: 1, ...settings }))
    if (game.decisions(state)[0]?.type === 'roll') return state;
  throw new RangeError(`no roll in ${game.name}`);
}
