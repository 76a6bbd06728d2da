import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { GOOD_NAMES } from '../../src/grog-island/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { goalWord, parrotWord } from '../../src/svg/grog-island/labels.ts';
import { renderState, renderText } from '../../src/svg/index.ts';
import {
  type CaribbeanFleet,
  fleetStates,
  type GrogIsland,
  grogStates,
  viewersOf,
} from './positions.ts';
import { elements, named, read } from './reading.ts';

const GOODS: readonly string[] = Object.values(GOOD_NAMES);

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
        const panel = named(root, 'g').find((group) => at(elements(group), 1).text === name);
        const section = (text.split(`[${seat}] ${name}`).at(-1) ?? '').split('\n\n')[0] ?? '';
        const faces = [
          ...goals.map((goal) => goalWord(goal)),
          ...parrots.map((parrot) => parrotWord(parrot)),
        ].filter((word) => !GOODS.includes(word) && word !== 'parrots');
        expect(faces.length).toBeGreaterThan(0);
        for (const face of faces) {
          expect(panel?.text.includes(face), `${face} of ${name}`).toBe(viewer === seat);
          expect(section.includes(face), `${face} of ${name}`).toBe(viewer === seat);
        }
      }
    }
  });
});
