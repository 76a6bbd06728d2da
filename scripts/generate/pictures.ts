import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { type AnyView, type Format, renderState } from '../../src/svg/index.ts';
import { learningCurve } from './learning-curve.ts';
import type { Files } from './write.ts';

const NAMES = ['Anne', 'Bart', 'Calico', 'Dirk', 'Edward'];

/** The pictures of the docs: one position of each game in both formats, and the curve of a learner. */
export function pictureFiles(): Files {
  return {
    ...draw('grog-island', viewOf(grogIsland, 3, 5, 190)),
    ...draw('caribbean-fleet', viewOf(caribbeanFleet, 4, 4, 153)),
    ...learningCurve(),
  };
}

function draw(name: string, view: AnyView): Files {
  const picture = (idPrefix: string, format: Format): string =>
    `${renderState(view, { names: NAMES, idPrefix, format })}\n`;
  return {
    [`docs/pictures/${name}.svg`]: picture(name, 'wide'),
    [`docs/pictures/${name}-narrow.svg`]: picture(`${name}-narrow`, 'narrow'),
  };
}

/** A game after some random actions, as seat 0 sees it. */
function viewOf<Played extends GameTypes>(
  game: Game<Played>,
  players: number,
  seed: number,
  actions: number,
): Played['View'] {
  const random = seeded(seed);
  let state = game.createGame({ players, seed });
  for (let played = 0; played < actions; played += 1) {
    const legal = game.legalActions(state);
    state = game.applyAction(state, at(legal, random.below(legal.length)));
  }
  return game.viewFor(state, 0);
}
