import { describe, expect, it } from 'vitest';
import type {
  GameState as FleetState,
  GameView as FleetView,
} from '../../src/caribbean-fleet/index.ts';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { GameTypes, Viewer } from '../../src/core/types.ts';
import type {
  GameState as IslandState,
  GameView as IslandView,
} from '../../src/grog-island/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { favour, type Pile, surprise, tallies } from './chi-square.ts';

const SAMPLES = 1_500;
/** Everything here is seeded, so a bound of 4.5 standard deviations either always holds or never. */
const MOST = 4.5;

type Packs = readonly (readonly Pile<string | number>[])[];

/** The packs of Grog Island: the goals, the treasures and the parrots, each in its deck and in hands. */
function islandPacks(table: IslandState | IslandView): Packs {
  const hands = (name: 'goals' | 'drawn' | 'treasures' | 'parrots'): Pile<string | number>[] =>
    table.players.map((player, seat) => ({
      name: `${name}:${seat}`,
      cards: player[name],
      isDeck: false,
    }));
  return [
    [
      { name: 'goalDeck', cards: table.goalDeck, isDeck: true },
      ...hands('goals'),
      ...hands('drawn'),
    ],
    [{ name: 'treasureDeck', cards: table.treasureDeck, isDeck: true }, ...hands('treasures')],
    [{ name: 'parrotDeck', cards: table.parrotDeck, isDeck: true }, ...hands('parrots')],
  ];
}

/** The pack of Caribbean Fleet: the deck and what `short` removed. */
function fleetPacks(table: FleetState | FleetView): Packs {
  return [
    [
      { name: 'deck', cards: table.deck, isDeck: true },
      { name: 'removed', cards: table.removed, isDeck: false },
    ],
  ];
}

/** The state after some random actions. */
function midGame<Types extends GameTypes>(
  game: Game<Types>,
  options: Types['Options'],
  actions: number,
): Types['State'] {
  const source = seeded(7);
  let state = game.createGame(options);
  for (let count = 0; count < actions; count += 1) {
    const legal = game.legalActions(state);
    state = game.applyAction(state, at(legal, source.below(legal.length)));
  }
  return state;
}

function demandUniform<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['State'],
  viewer: Viewer,
  packsOf: (table: Types['State'] | Types['View']) => Packs,
): void {
  const view = game.viewFor(state, viewer);
  const samples = Array.from({ length: SAMPLES }, (_, seed) =>
    packsOf(game.sampleState(view, seed)),
  );
  const truth = packsOf(state);
  for (const [pack, hidden] of packsOf(view).entries()) {
    const ofPack = samples.map((sample) => at(sample, pack));
    for (const tally of tallies(hidden, at(truth, pack), ofPack)) {
      expect(surprise(tally), tally.place).toBeLessThan(MOST);
    }
    expect(Math.abs(favour(hidden, at(truth, pack), ofPack))).toBeLessThan(MOST);
  }
}

describe('in samples each unknown card is equally likely in each unknown place, and the truth is not favoured', () => {
  const island = midGame(grogIsland, { players: 3, seed: 5 }, 150);
  const fleet = midGame(caribbeanFleet, { players: 4, seed: 5 }, 60);

  it('Grog Island, to a player', () => demandUniform(grogIsland, island, 1, islandPacks));
  it('Grog Island, to a spectator', () =>
    demandUniform(grogIsland, island, 'spectator', islandPacks));
  it('Caribbean Fleet', () => demandUniform(caribbeanFleet, fleet, 0, fleetPacks));
  it('Caribbean Fleet, the removed cards of a short game in which none was seen', () => {
    const short = midGame(caribbeanFleet, { players: 3, seed: 6, short: true }, 40);
    expect(short.seenSpecials).toEqual([]);
    demandUniform(caribbeanFleet, short, 0, fleetPacks);
  });

  it('finds a sampler that favours the truth out', () => {
    const partial: typeof grogIsland = {
      ...grogIsland,
      sampleState: (view, seed) =>
        Number(seed) % 20 === 0 ? island : grogIsland.sampleState(view, seed),
    };
    expect(() => demandUniform(partial, island, 1, islandPacks)).toThrow();
  });
});
