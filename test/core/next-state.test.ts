import { applyPatches, enablePatches, Immer } from 'immer';
import { describe, expect, it } from 'vitest';
import { definition as caribbeanFleetRules } from '../../src/caribbean-fleet/definition.ts';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import type { Game } from '../../src/core/contract.ts';
import type { EngineTypes, GameDefinition } from '../../src/core/definition.ts';
import { at, same } from '../../src/core/lists.ts';
import { writeChanges } from '../../src/core/next-state.ts';
import { resolve } from '../../src/core/resolve.ts';
import { definition as grogIslandRules } from '../../src/grog-island/definition.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import { Lcg } from '../fixed-play.ts';

// Patches of states hold secrets, so that the library never makes them.
enablePatches();
const immer = new Immer();

/** What a transition replaced: the fields of the state and, by seat, those of the players. */
interface Replaced {
  readonly fields: readonly string[];
  /** Those of them that are equal to what was there before. */
  readonly inVain: readonly string[];
}

function replaced(before: object, after: object, where = ''): Replaced {
  const old = new Map<string, unknown>(Object.entries(before));
  const fields = Object.entries(after).filter(([key, value]) => value !== old.get(key));
  return {
    fields: fields.map(([key]) => `${where}${key}`),
    inVain: fields.flatMap(([key, value]) => (same(value, old.get(key)) ? [`${where}${key}`] : [])),
  };
}

function sharing<Types extends EngineTypes>(
  game: Pick<
    Game<Types>,
    'playerCounts' | 'createGame' | 'applyAction' | 'legalActions' | 'decisions'
  >,
  definition: GameDefinition<Types>,
): void {
  /** Looks at each transition of a game of each size. */
  function everyStep(
    look: (state: Types['State'], action: Types['Action'], changed: Types['Draft']) => void,
  ): void {
    for (const players of game.playerCounts) {
      const choices = new Lcg(players);
      let state: Types['State'] = game.createGame({ players, seed: players });
      while (game.decisions(state).length > 0) {
        const legal = game.legalActions(state);
        const action = at(legal, choices.below(legal.length));
        const changed = definition.copy(state);
        resolve(definition, changed, action, null);
        look(state, action, changed);
        state = game.applyAction(state, action);
      }
    }
  }

  it('a state shares every player and every list that the rules have not changed', () => {
    const inVain = new Set<string>();
    everyStep((state, action, changed) => {
      const next = game.applyAction(state, action);
      const byRules = replaced(state, changed).fields;
      const fields = replaced(state, next);
      expect(byRules).toEqual(
        expect.arrayContaining(fields.fields.filter((name) => name !== 'players')),
      );
      for (const name of fields.inVain) inVain.add(name);
      for (const [seat, player] of next.players.entries()) {
        const before = at(state.players, seat);
        const { fields: ofPlayer, inVain: more } = replaced(before, player, 'players.');
        expect(ofPlayer.length > 0).toBe(player !== before);
        for (const name of more) inVain.add(name);
      }
    });
    // A decision that is asked once more is a step of its own.
    inVain.delete('agenda');
    expect([...inVain]).toEqual([]);
  });

  it('the patches of the recipe lead from each state to the next', () => {
    everyStep((state, action, changed) => {
      const [next, patches] = immer.produceWithPatches(state, (draft: Types['Draft']) => {
        writeChanges<Types>(state, changed, draft);
      });
      expect(same(next, game.applyAction(state, action))).toBe(true);
      expect(same(applyPatches(state, patches), next)).toBe(true);
      expect(patches.filter(({ path }) => path.length === 0)).toEqual([]);
    });
  });
}

describe('grog-island', () => sharing(grogIsland, grogIslandRules));
describe('caribbean-fleet', () => sharing(caribbeanFleet, caribbeanFleetRules));
