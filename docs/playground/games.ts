import {
  type CaribbeanFleetTypes,
  ownerOf,
  type GameView as Sea,
  SHIPS,
} from '../../src/caribbean-fleet/index.ts';
import {
  COLOR_INDEX,
  COLORS,
  type GrogIslandTypes,
  type GameView as Island,
} from '../../src/grog-island/index.ts';
import { caribbeanFleet, type Game, type GameTypes, grogIsland } from '../../src/index.ts';
import {
  type PictureOptions,
  renderState,
  renderText,
  type TextOptions,
} from '../../src/svg/index.ts';
import {
  type Catalogue,
  caribbeanFleetWords,
  type GameWords,
  grogIslandWords,
  type WordsOptions,
} from '../../src/words/index.ts';

/** What a shelf is called by. */
interface Labels {
  readonly catalogue: Catalogue;
  readonly names: readonly string[];
}

/** A game and what the page has to know about it. It has methods, like `Game`, so that any game of the page is one. */
export interface PlayedGame<Types extends GameTypes = GameTypes> {
  readonly game: Game<Types>;
  /** Whether players see things that others do not. */
  readonly privateCards: boolean;
  /** The numbers of players for which there is a short game. */
  readonly short: readonly number[];
  words(options: WordsOptions): GameWords<Types>;
  picture(view: Types['View'], options: PictureOptions): string;
  text(view: Types['View'], options: TextOptions): string;
  /** What the kinds of actions are called. */
  kinds(catalogue: Catalogue): Readonly<Record<string, string>>;
  /** What actions of one kind can be sorted by, if they are many. */
  shelf(action: Types['Action'], view: Types['View'], labels: Labels): string | null;
  /** What the dice are called, in the order of `rolled`. */
  dice(catalogue: Catalogue): readonly string[];
  /** Faces as the field `dice` of a roll. */
  rolled(faces: readonly number[]): unknown;
}

const island: PlayedGame<GrogIslandTypes> = {
  game: grogIsland,
  privateCards: true,
  short: [],
  words: grogIslandWords,
  picture: (view, options) => renderState(view, options),
  text: (view, options) => renderText(view, options),
  kinds: (catalogue) => catalogue['grog-island'].actionNames,
  shelf(action, view, { catalogue }) {
    const words = catalogue['grog-island'];
    switch (action.type) {
      case 'bid': {
        const amount = action.dice.reduce((sum, die) => sum + faceOf(view, die), 0);
        const { coin } = words.nouns;
        return `${amount} ${coin[catalogue.common.plural(amount)] ?? coin[0]}`;
      }
      case 'turnDie':
        return words.colors[action.die];
      case 'claim':
      case 'lock':
      case 'placeGhost':
        return words.colors[action.building.peninsula];
      default:
        return null;
    }
  },
  dice: (catalogue) => COLORS.map((color) => catalogue['grog-island'].colors[color]),
  rolled: (faces) => Object.fromEntries(COLORS.map((color, index) => [color, faces[index]])),
};

function faceOf({ dice }: Island, die: (typeof COLORS)[number]): number {
  return dice[COLOR_INDEX[die]];
}

const sea: PlayedGame<CaribbeanFleetTypes> = {
  game: caribbeanFleet,
  privateCards: false,
  short: [3],
  words: caribbeanFleetWords,
  picture: (view, options) => renderState(view, options),
  text: (view, options) => renderText(view, options),
  kinds: (catalogue) => catalogue['caribbean-fleet'].actionNames,
  shelf(action, view, { names }) {
    switch (action.type) {
      case 'raid':
        return names[action.victim] ?? null;
      case 'board':
        return names[ownerOf(view, action.ship) ?? -1] ?? null;
      case 'sink':
        return names[targetOwner(view, action.target) ?? -1] ?? null;
      default:
        return null;
    }
  },
  dice: () => ['1', '2'],
  rolled: (faces) => faces,
};

function targetOwner(view: Sea, target: string): number | null {
  const ship = SHIPS.find(({ card }) => card === target);
  if (ship !== undefined) return ownerOf(view, ship.card);
  return view.taverns.find(({ card }) => card === target)?.owner ?? null;
}

/** The games of the page; the first is the one to begin with. */
export const GAMES: readonly [PlayedGame, ...PlayedGame[]] = [island, sea];
