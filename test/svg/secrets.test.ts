import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { renderState, renderText } from '../../src/svg/index.ts';
import { english } from '../../src/words/index.ts';
import {
  type CaribbeanFleet,
  fleetStates,
  type GrogIsland,
  grogStates,
  viewersOf,
} from './positions.ts';
import { groupNamed, read } from './reading.ts';

const { goals: GOALS, parrots: PARROTS } = english['grog-island'];

type Shown = GrogIsland['View'] | CaribbeanFleet['View'];

const looks = (view: Shown): string[] => [
  renderState(view),
  renderState(view, { format: 'narrow', theme: 'dark' }),
  renderText(view),
  renderText(view, { color: true }),
];

/** States that differ only in what a viewer does not see give them the same pictures. */
function checkSecrets<Played extends GameTypes & { readonly View: Shown }>(
  game: Game<Played>,
  states: readonly Played['State'][],
): void {
  for (const state of states) {
    for (const viewer of viewersOf(state)) {
      const view = game.viewFor(state, viewer);
      const swapped = game.sampleState(view, 7);
      expect(looks(game.viewFor(swapped, viewer))).toEqual(looks(view));
    }
  }
}

describe('a picture with secrets', () => {
  it('is the same for all states that its viewer cannot tell apart', () => {
    checkSecrets(grogIsland, [at(grogStates, 4), at(grogStates, 7)]);
    checkSecrets(caribbeanFleet, [at(fleetStates, 1)]);
  });

  it('shows a hand to its owner and to nobody else', () => {
    const state = at(grogStates, 4);
    const names = ['Anne', 'Bart', 'Calico'];
    for (const viewer of viewersOf(state)) {
      const view = grogIsland.viewFor(state, viewer);
      const root = read(renderState(view, { names }));
      const text = renderText(view, { names });
      for (const [seat, name] of names.entries()) {
        const { goals, parrots } = at(state.players, seat);
        const panel = groupNamed(root, name);
        const part = (text.split(`[${seat}] ${name}`).at(-1) ?? '').split('\n\n')[0] ?? '';
        const section = part.replace(/\s+/g, ' ');
        const faces = [
          ...goals.filter((goal) => /^(type|majority):/.test(goal)).map((goal) => GOALS[goal]),
          ...parrots.map((parrot) => PARROTS[parrot]),
        ];
        expect(faces.length).toBeGreaterThan(0);
        for (const face of faces) {
          expect(panel.text.replaceAll('\n', ' ').includes(face), `${face} of ${name}`).toBe(
            viewer === seat,
          );
          expect(section.includes(face), `${face} of ${name}`).toBe(viewer === seat);
        }
      }
    }
  });
});
