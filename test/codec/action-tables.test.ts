import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/entries.ts';
import { ACTIONS as CARIBBEAN_FLEET } from '../../src/caribbean-fleet/action-schema.ts';
import { ACTIONS as GROG_ISLAND } from '../../src/grog-island/action-schema.ts';
import { grogIsland } from '../../src/index.ts';

const page = readFileSync(resolve(root, 'docs/notation.md'), 'utf8');

/** The tables of actions on the page, as the types that they list in order. */
const tables = page
  .split(/^\| action \|.*$/m)
  .slice(1)
  .map((table) => [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)])
  .map((rows) => rows.map(([, type]) => type));

describe('the tables of docs/notation.md', () => {
  it('list every action in the order of the tables of the library', () => {
    expect(tables).toEqual([
      Object.keys(GROG_ISLAND.members),
      Object.keys(CARIBBEAN_FLEET.members),
    ]);
  });

  it('are the order in which legalActions lists types', () => {
    const order = Object.keys(GROG_ISLAND.members);
    let state = grogIsland.createGame({ players: 3, seed: 1 });
    for (let turn = 0; turn < 300 && grogIsland.decisions(state).length > 0; turn += 1) {
      const player = grogIsland.decisions(state)[0]?.player;
      const actions = grogIsland.legalActions(state, player);
      const places = actions.map(({ type }) => order.indexOf(type));
      expect(places).toEqual([...places].sort((left, right) => left - right));
      const action = actions[(turn * 7) % actions.length];
      if (action !== undefined) state = grogIsland.applyAction(state, action);
    }
  });
});
