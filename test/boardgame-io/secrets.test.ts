import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  caribbeanFleetGame,
  type Deal,
  grogIslandGame,
  type HostedGame,
  type MatchData,
  openDeal,
} from '../../src/boardgame-io/index.ts';
import { at } from '../../src/core/lists.ts';
import { GOAL_DECK } from '../../src/grog-island/components.ts';
import type { Action, CreateOptions, Goal, GrogIslandTypes } from '../../src/grog-island/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { Lcg } from '../fixed-play.ts';
import { clientsOf, dealAlike, moveAtRandom, type Player, seenBy } from './matches.ts';

const PLAYERS = 3;
/** Who has another hand in each world; for the others nothing may differ. */
const SWAPPED = 1;
const OTHERS = [0, 2, PLAYERS];

/** A match, and everything that boardgame.io has sent to each client, the spectator last. */
class World {
  readonly sent: string[] = Array.from({ length: PLAYERS + 1 }, () => '');
  readonly clients: Player<GrogIslandTypes>[];

  constructor(host: HostedGame<GrogIslandTypes>) {
    this.clients = clientsOf(host, PLAYERS, (place, sent) => {
      this.sent[place] += `${JSON.stringify(sent)}\n`;
      return true;
    });
  }

  play(action: Action): void {
    at(this.clients, action.player).moves[action.type]?.(action);
  }
}

const [first, , second] = GOAL_DECK.filter((goal, place) => GOAL_DECK.indexOf(goal) === place);
if (first === undefined || second === undefined) throw new Error('no goals');

/** Goals as they are dealt, with one card for seat 1 and the other at the bottom of the deck. */
function goalsWith(dealt: Goal, bottom: Goal): Goal[] {
  const rest = [...GOAL_DECK];
  for (const goal of [dealt, bottom]) rest.splice(rest.indexOf(goal), 1);
  // The last six are dealt to seat 0, the six before them to seat 1.
  return [bottom, ...rest.slice(0, -6), dealt, ...rest.slice(-6)];
}

function options(dealt: Goal, bottom: Goal): CreateOptions {
  return { players: PLAYERS, seed: 5, arrangement: { goals: goalsWith(dealt, bottom) } };
}

beforeEach(dealAlike);
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([false, true])('what boardgame.io sends with deltaState %s', (deltaState) => {
  it('does not depend on what its receiver may not see', () => {
    const world = new World(grogIslandGame(() => options(first, second), { deltaState }));
    const other = new World(grogIslandGame(() => options(second, first), { deltaState }));
    const both = (action: Action, changed = action): void => {
      world.play(action);
      other.play(changed);
    };
    expect(seenBy(at(world.clients, SWAPPED)).view.players[SWAPPED]?.goals).toContain(first);
    expect(seenBy(at(other.clients, SWAPPED)).view.players[SWAPPED]?.goals).toContain(second);

    // Seat 1 returns the card in which the worlds differ: the move itself is a secret.
    both(
      { type: 'returnGoal', player: SWAPPED, goal: first },
      { type: 'returnGoal', player: SWAPPED, goal: second },
    );
    const choices = new Lcg(3);
    for (let moves = 0; moves < 60; moves += 1) {
      const mover = world.clients.find((client) => client.getState()?.isActive === true);
      if (mover === undefined) throw new Error('nobody may move');
      const legal = grogIsland.legalActions(seenBy(mover).view);
      both(at(legal, choices.below(legal.length)));
    }
    expect(at(world.clients, 0).getState()?._stateID).toBe(61);
    expect(at(other.clients, 0).getState()?._stateID).toBe(61);
    for (const place of OTHERS) expect(at(other.sent, place)).toBe(at(world.sent, place));
    expect(at(other.sent, SWAPPED)).not.toBe(at(world.sent, SWAPPED));
  });

  it('are patches only with deltaState', () => {
    const { sent, clients } = new World(
      grogIslandGame(() => options(first, second), { deltaState }),
    );
    moveAtRandom(grogIsland, at(clients, 0), new Lcg(1));
    expect(at(sent, 1).includes('"type":"patch"')).toBe(deltaState);
    expect(at(sent, 1).includes('"type":"update"')).toBe(!deltaState);
  });
});

describe('what boardgame.io sends', () => {
  it('tells a client who comes later no more', () => {
    const [late, ...worlds] = [first, second].map((dealt) => {
      const host = grogIslandGame(() => options(dealt, dealt === first ? second : first));
      const world = new World(host);
      world.play({ type: 'returnGoal', player: SWAPPED, goal: dealt });
      const spectator = at(world.clients, PLAYERS);
      world.sent[PLAYERS] = '';
      spectator.stop();
      spectator.start();
      return at(world.sent, PLAYERS);
    });
    expect(late).toContain('"returnGoal"');
    expect(worlds).toEqual([late]);
  });

  it('shows nothing to somebody who is no player', () => {
    const host = caribbeanFleetGame(openDeal);
    const state = caribbeanFleet.createGame({ players: 3, seed: 1 });
    for (const playerID of [null, undefined, '', ' 1', '01', '3', '-1', '1.0', '1e0', 'x']) {
      expect(host.playerView({ G: { state, events: [] }, playerID }).view.viewer).toBe('spectator');
    }
    expect(host.playerView({ G: { state, events: [] }, playerID: '1' }).view.viewer).toBe(1);
  });

  it('keeps the cards also where the deal is known, if the options are secret', () => {
    const [known, secret] = [openDeal, secretDeal].map((options) =>
      at(clientsOf(grogIslandGame(options), PLAYERS), 0),
    );
    if (known === undefined || secret === undefined) throw new Error('no clients');
    const { G } = secret.getInitialState();
    expect(Object.keys(G)).toEqual(['deal']);
    expect(JSON.stringify(secret.getInitialState())).not.toContain(secretDeal(dealIn(G)).seed);
    expect(seenBy(known).view).toEqual(dealt(openDeal(dealIn(known.getInitialState().G))));
    expect(seenBy(secret).view).toEqual(dealt(secretDeal(dealIn(G))));
    expect(seenBy(secret).view).not.toEqual(dealt(openDeal(dealIn(G))));
  });
});

/** What a server does with its deals. */
function secretDeal({ players, id }: Deal): { readonly players: number; readonly seed: string } {
  return { players, seed: createHmac('sha256', 'the secret').update(id).digest('hex') };
}

function dealIn(G: MatchData<GrogIslandTypes>): Deal {
  if (!('deal' in G)) throw new Error('no deal');
  return G.deal;
}

function dealt(options: CreateOptions): GrogIslandTypes['View'] {
  return grogIsland.viewFor(grogIsland.createGame(options), 0);
}
