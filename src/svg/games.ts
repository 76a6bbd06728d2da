import type { GameView as CaribbeanFleetView } from '../caribbean-fleet/state.ts';
import { InvalidStateError } from '../core/errors.ts';
import type { GameView as GrogIslandView } from '../grog-island/state.ts';
import * as caribbeanPicture from './caribbean-fleet/picture.ts';
import * as caribbeanText from './caribbean-fleet/text.ts';
import * as grogPicture from './grog-island/picture.ts';
import * as grogText from './grog-island/text.ts';
import type { Format, Names } from './options.ts';
import type { Scene } from './scene.ts';
import type { Line } from './text.ts';

/** A view of either game. */
export type AnyView = GrogIslandView | CaribbeanFleetView;

type GameName = AnyView['game'];

type ViewOf<Name extends GameName> = Extract<AnyView, { readonly game: Name }>;

/** How a game is shown. */
interface Shown<View extends AnyView> {
  /** The version of the rules whose views it knows. */
  readonly rules: View['rules'];
  readonly pictureOf: (view: View, names: Names, format: Format) => Scene;
  readonly textOf: (view: View, names: Names) => Line[];
}

/** The one place that knows both games. */
const GAMES: { readonly [Name in GameName]: Shown<ViewOf<Name>> } = {
  'grog-island': { rules: '1', pictureOf: grogPicture.pictureOf, textOf: grogText.textOf },
  'caribbean-fleet': {
    rules: '1',
    pictureOf: caribbeanPicture.pictureOf,
    textOf: caribbeanText.textOf,
  },
};

/** A view that is known to be one, with its ways to be shown. */
export interface Showing {
  readonly pictureOf: (names: Names, format: Format) => Scene;
  readonly textOf: (names: Names) => Line[];
}

/** Refuses what is no view, then finds how it is shown. */
export function showing(view: AnyView): Showing {
  const name: unknown = view?.game;
  if (typeof name !== 'string') throw new InvalidStateError('NOT_A_STATE', 'this is not a view');
  if (!Object.hasOwn(GAMES, name)) {
    const games = Object.keys(GAMES).join(' and ');
    throw new InvalidStateError('WRONG_GAME', `this is a view of ${name}; there are ${games}`);
  }
  return showingOf(view.game, view);
}

function showingOf<Name extends GameName>(name: Name, view: ViewOf<Name>): Showing {
  const game: Shown<ViewOf<Name>> = GAMES[name];
  if (view.rules !== game.rules) {
    throw new InvalidStateError(
      'WRONG_RULES',
      `this view was made by another version of the rules, this library has version ${game.rules}`,
    );
  }
  if (!Object.hasOwn(view, 'viewer')) {
    throw new InvalidStateError(
      'EXPECTED_VIEW',
      'this is a state, a view is needed; viewFor makes one',
    );
  }
  const { viewer, players } = view;
  if (!Array.isArray(players) || (viewer !== 'spectator' && players[viewer] === undefined))
    throw new InvalidStateError('NOT_A_STATE', 'this is not a view');
  return {
    pictureOf: (names, format) => game.pictureOf(view, names, format),
    textOf: (names) => game.textOf(view, names),
  };
}
