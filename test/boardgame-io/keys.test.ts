import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { caribbeanFleetGame, grogIslandGame } from '../../src/boardgame-io/index.ts';
import { packOf } from '../../src/caribbean-fleet/cards.ts';
import type { CaribbeanFleetTypes } from '../../src/caribbean-fleet/index.ts';
import { at } from '../../src/core/lists.ts';
import type { RandomState } from '../../src/core/random.ts';
import type { GameTypes } from '../../src/core/types.ts';
import {
  FACES,
  type Face,
  GOAL_DECK,
  PARROT_DECK,
  SHIPS,
  TREASURE_DECK,
} from '../../src/grog-island/components.ts';
import type { GrogIslandTypes } from '../../src/grog-island/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { Lcg } from '../fixed-play.ts';
import { clientsOf, dealAlike, type Hosted, moveAtRandom, seenBy } from './matches.ts';

const KEY = 'c0ffee11d00dfeed8badf00ddeadbeefcafebabe0badc0de1337beef5eed5eed';
const OTHER_KEY = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef';

beforeEach(dealAlike);
afterEach(() => {
  vi.restoreAllMocks();
});

/** What boardgame.io has sent, and where the random source stood. */
interface Sent {
  readonly message: unknown;
  readonly random: RandomState;
}

/** A state of either game. */
type Keyed = GameTypes & { readonly State: { readonly random: RandomState } };

/** Plays a whole match; returns all that was sent to anybody, also to somebody who comes when it is over. */
function sentIn<Types extends Keyed>(
  { game, host }: Hosted<Types>,
  options: Types['Options'],
  rollOf: (choices: Lcg, player: number) => Types['Action'],
): readonly Sent[] {
  const { players } = options;
  const sent: Sent[] = [];
  const initial = game.createGame(options);
  let state: Types['State'] = initial;
  const messages: unknown[] = [];
  const clients = clientsOf(
    host(() => options),
    players,
    (_, message) => {
      messages.push(structuredClone(message));
      return true;
    },
  );
  const note = (): void => {
    for (const message of messages.splice(0)) sent.push({ message, random: state.random });
  };
  note();
  const choices = new Lcg(players);
  for (let open = game.decisions(state); open.length > 0; open = game.decisions(state)) {
    const { player } = at(open, choices.below(open.length));
    const client = at(clients, player);
    if (game.legalActions(seenBy(client).view).length > 0) {
      state = game.applyAction(state, moveAtRandom(game, client, choices));
    } else {
      const roll = rollOf(choices, player);
      client.moves[roll.type]?.(roll);
      state = game.applyAction(state, roll);
    }
    note();
  }
  const late = at(clients, players);
  late.stop();
  late.start();
  note();
  expect(late.getState()?.ctx.gameover).toBeDefined();
  expect(late.log?.length).toBeGreaterThan(100);
  return sent;
}

function face(choices: Lcg): Face {
  return at(FACES, choices.below(FACES.length));
}

function grogMatch(options: GrogIslandTypes['Options']): readonly Sent[] {
  return sentIn<GrogIslandTypes>(
    { game: grogIsland, host: grogIslandGame },
    options,
    (choices, player) => ({
      type: 'roll',
      player,
      dice: {
        green: face(choices),
        blue: face(choices),
        orange: face(choices),
        yellow: face(choices),
        grey: face(choices),
      },
    }),
  );
}

function fleetMatch(options: CaribbeanFleetTypes['Options']): readonly Sent[] {
  return sentIn<CaribbeanFleetTypes>(
    { game: caribbeanFleet, host: caribbeanFleetGame },
    options,
    (choices, player) => ({
      type: 'roll',
      player,
      dice: [face(choices), face(choices)],
    }),
  );
}

/** Matches in which the seed decides nothing but the key and the position. */
const DECIDED = {
  'Grog Island': (seed: string) =>
    grogMatch({
      players: 3,
      seed,
      dice: 'manual',
      arrangement: {
        clouds: { green: 'goal', blue: 'point', orange: 'parrot', yellow: 'calm', grey: 'black' },
        ships: SHIPS,
        goals: GOAL_DECK,
        treasures: TREASURE_DECK,
        parrots: PARROT_DECK,
      },
    }),
  'Caribbean Fleet': (seed: string) =>
    // The first cards are ships, so that nothing is shuffled again.
    fleetMatch({ players: 3, seed, dice: 'manual', arrangement: { deck: packOf({}).reverse() } }),
};

const SEEDED = {
  'Grog Island': (seed: string) => grogMatch({ players: 3, seed }),
  'Caribbean Fleet': (seed: string) => fleetMatch({ players: 3, seed }),
};

describe.each(['Grog Island', 'Caribbean Fleet'] as const)('what is sent in %s', (name) => {
  it('does not depend on the key', () => {
    const [sent, other] = [KEY, OTHER_KEY].map((key) => DECIDED[name](key));
    expect(sent?.map(({ message }) => message)).toEqual(other?.map(({ message }) => message));
    expect(sent?.[0]?.random).not.toEqual(other?.[0]?.random);
  });

  it('holds neither the key nor the position of the random source', () => {
    const sent = SEEDED[name](KEY);
    const { key } = at(sent, 0).random;
    const secrets = new Set<unknown>([
      KEY,
      ...key.flatMap((word) => [word, word | 0, word.toString(16)]),
    ]);
    expect(secrets.size).toBeGreaterThan(20);
    const leaked: string[] = [];
    /** The places that held the position in every message so far in which they were. */
    const positions = new Map<string, boolean>();
    for (const { message, random } of sent) {
      for (const [place, value] of leavesOf(message)) {
        if (secrets.has(value)) leaked.push(place);
        if (typeof value === 'number')
          positions.set(place, (positions.get(place) ?? true) && value === random.position);
      }
    }
    expect(leaked).toEqual([]);
    // Nor is any of it a part of a text.
    const text = JSON.stringify(sent.map(({ message }) => message));
    for (const secret of secrets) expect(text.includes(String(secret))).toBe(false);
    expect([...positions].filter(([, held]) => held)).toEqual([]);
    expect(positions.size).toBeGreaterThan(20);
  });
});

/** The primitive values in a value, keys included, with their places; the place in a list does not count. */
function leavesOf(value: unknown, place = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, item]) => {
    const inside = Array.isArray(value) ? `${place}[]` : `${place}.${key}`;
    return [[`${inside}#`, key] as [string, unknown], ...leavesOf(item, inside)];
  });
}
