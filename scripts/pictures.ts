// The pictures of docs/pictures.md: one position of each game. `npm run pictures` writes them; a test checks that they are
// what the library draws.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../src/core/contract.ts';
import { at } from '../src/core/lists.ts';
import { RandomSource, seedWords } from '../src/core/random.ts';
import type { GameTypes } from '../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../src/index.ts';
import { type AnyView, renderState } from '../src/svg/index.ts';
import { root } from './entries.ts';

const NAMES = ['Anne', 'Bart', 'Calico', 'Dirk', 'Edward'];

/** A game after some random actions, as seat 0 sees it. */
function viewOf<Played extends GameTypes>(
  game: Game<Played>,
  players: number,
  seed: number,
  actions: number,
): Played['View'] {
  const random = new RandomSource(seedWords(seed));
  let state = game.createGame({ players, seed });
  for (let played = 0; played < actions; played += 1) {
    const legal = game.legalActions(state);
    state = game.applyAction(state, at(legal, random.below(legal.length)));
  }
  return game.viewFor(state, 0);
}

const draw = (idPrefix: string, view: AnyView): string =>
  `${renderState(view, { names: NAMES, idPrefix })}\n`;

/** The files with their content. */
export const pictures: Readonly<Record<string, string>> = {
  'docs/pictures/grog-island.svg': draw('grog-island', viewOf(grogIsland, 3, 5, 190)),
  'docs/pictures/caribbean-fleet.svg': draw('caribbean-fleet', viewOf(caribbeanFleet, 4, 4, 153)),
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, content] of Object.entries(pictures)) {
    const path = resolve(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    console.log(file);
  }
}
