import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { renderState, renderText } from '../../src/svg/index.ts';
import { HiddenFields } from '../../src/testing/hidden-fields.ts';
import { describeEvent } from '../../src/words/index.ts';

const SEED = 'c0ffee5ca1ab1e0ddba11deadbeef0123456789abcdefb0a710adf00dcafebab';

/** Plays a game at random: nothing that viewers get contains the seed, the key or the position. */
function demandSecrecy<Types extends GameTypes>(
  game: Game<Types>,
  players: number,
  logOf: (event: Types['Event']) => string,
  pictureOf: (view: Types['View']) => string,
): void {
  let state = game.createGame({ players, seed: SEED });
  const choices = seeded(1);
  let shown = 0;
  for (let turn = 0; game.decisions(state).length > 0 && turn < 600; turn += 1) {
    const legal = game.legalActions(state);
    const { state: next, events } = game.transition(state, at(legal, choices.below(legal.length)));
    state = next;
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = game.viewFor(state, viewer);
      const seen = game.viewEvents(events, viewer);
      const picture = turn % 40 === 0 ? pictureOf(view) : '';
      const text = JSON.stringify([view, seen, seen.map(logOf), picture]);
      const hidden = new HiddenFields(state, view);
      expect(hidden.fields.map(([name]) => name)).toEqual(['random']);
      expect(hidden.foundIn(text)).toBe(null);
      expect(text).not.toMatch(/c0ffee|position|"key"/);
      shown += 1;
    }
  }
  expect(shown).toBeGreaterThan(300);
}

describe('views, events, logs and pictures contain neither the seed nor the key', () => {
  it('in Grog Island', () =>
    demandSecrecy(
      grogIsland,
      2,
      (event) => describeEvent(grogIsland, event),
      (view) => renderState(view) + renderText(view),
    ));

  it('in Caribbean Fleet', () =>
    demandSecrecy(
      caribbeanFleet,
      3,
      (event) => describeEvent(caribbeanFleet, event),
      (view) => renderState(view) + renderText(view),
    ));
});

describe('errors about a seed', () => {
  const slips = [SEED.toUpperCase(), `0x${SEED}`, SEED.slice(1), `${SEED}\n`];

  it.each(slips)('do not repeat it: %j', (seed) => {
    for (const call of [
      () => grogIsland.createGame({ players: 2, seed }),
      () => grogIsland.createRecord({ players: 2, seed }),
      () =>
        grogIsland.parseRecord({
          game: 'grog-island',
          rules: '2',
          options: { players: 2, seed },
          actions: [],
        }),
      () =>
        grogIsland.sampleState(
          grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0),
          seed,
        ),
    ]) {
      let message = '';
      try {
        call();
      } catch (error) {
        message = JSON.stringify([String(error), error]);
      }
      expect(message).toMatch(/64/);
      expect(message.toLowerCase()).not.toContain('c0ffee');
      expect(message.toLowerCase()).not.toContain('ffee5ca1');
    }
  });
});
