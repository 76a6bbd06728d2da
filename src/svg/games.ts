import { RULES_VERSION as FLEET_RULES } from '../caribbean-fleet/components.ts';
import type { GameView as CaribbeanFleetView } from '../caribbean-fleet/state.ts';
import { InvalidStateError, type StateIssueCode } from '../core/errors.ts';
import { reading } from '../core/position.ts';
import type { BaseView } from '../core/types.ts';
import { RULES_VERSION as GROG_RULES } from '../grog-island/components.ts';
import type { GameView as GrogIslandView } from '../grog-island/state.ts';
import { pictureOf as fleetPicture } from './caribbean-fleet/picture.ts';
import { textOf as fleetText } from './caribbean-fleet/text.ts';
import { pictureOf as grogPicture } from './grog-island/picture.ts';
import { textOf as grogText } from './grog-island/text.ts';
import type { CheckedPictureOptions, Language } from './options.ts';
import type { Scene } from './scene.ts';
import type { Line } from './text.ts';

/** A view of either game. */
export type AnyView = GrogIslandView | CaribbeanFleetView;

type GameName = AnyView['game'];

type ViewOf<Name extends GameName> = Extract<AnyView, { readonly game: Name }>;

interface GameRenderer<View extends AnyView> {
  readonly rules: View['rules'];
  readonly pictureOf: (view: View, options: CheckedPictureOptions) => Scene;
  readonly textOf: (view: View, language: Language) => Line[];
}

/** The only list of the games in this folder. */
const RENDERERS: { readonly [Name in GameName]: GameRenderer<ViewOf<Name>> } = {
  'grog-island': { rules: GROG_RULES, pictureOf: grogPicture, textOf: grogText },
  'caribbean-fleet': { rules: FLEET_RULES, pictureOf: fleetPicture, textOf: fleetText },
};

export interface ViewRenderer {
  readonly pictureOf: (options: CheckedPictureOptions) => Scene;
  readonly textOf: (language: Language) => Line[];
}

const NAMES = Object.keys(RENDERERS).join(' or ');

/** Draws a view with its renderer; any other value is refused. */
export function rendered<Drawn>(view: BaseView, draw: (renderer: ViewRenderer) => Drawn): Drawn {
  return reading(NAMES, view, () => draw(rendererFor(view)));
}

function rendererFor(view: BaseView): ViewRenderer {
  const name: unknown = view?.game;
  if (typeof name !== 'string') refuseView('NOT_A_STATE', 'something else');
  if (!isAnyView(view)) refuseView('WRONG_GAME', `one of ${name}`);
  return bind(view.game, view);
}

/** Whether a view is one of a game in the list. What is in it, `bind` and `parseView` check. */
function isAnyView(view: BaseView): view is AnyView {
  return Object.hasOwn(RENDERERS, view.game);
}

function bind<Name extends GameName>(name: Name, view: ViewOf<Name>): ViewRenderer {
  const renderer: GameRenderer<ViewOf<Name>> = RENDERERS[name];
  const { viewer, players, rules } = view;
  if (rules !== renderer.rules) refuseView('WRONG_RULES', `one of version ${rules} of the rules`);
  if (!Object.hasOwn(view, 'viewer')) refuseView('EXPECTED_VIEW', 'a state');
  if (!Array.isArray(players) || (viewer !== 'spectator' && players[viewer] === undefined))
    refuseView('NOT_A_STATE', 'something else');
  return {
    pictureOf: (options) => renderer.pictureOf(view, options),
    textOf: (language) => renderer.textOf(view, language),
  };
}

function refuseView(code: StateIssueCode, received: string): never {
  throw new InvalidStateError(code, `Expected a view of ${NAMES}, received ${received}.`);
}
