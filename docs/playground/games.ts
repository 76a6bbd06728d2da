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
import {
  caribbeanFleet,
  type Game,
  type GameTypes,
  grogIsland,
  type Seat,
} from '../../src/index.ts';
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
import { islandAttempt, seaAttempt } from './attempts.ts';

/** What the label of a group can contain. */
interface Labels {
  readonly catalogue: Catalogue;
  readonly names: readonly string[];
}

/** A game and what the page needs to know about it. It has methods, like `Game`, so that each game is a `PlaygroundGame` too. */
export interface PlaygroundGame<Types extends GameTypes = GameTypes> {
  readonly game: Game<Types>;
  /** Whether players have hidden cards. */
  readonly privateCards: boolean;
  /** The numbers of players that allow a short game. */
  readonly short: readonly number[];
  words(options: WordsOptions): GameWords<Types>;
  picture(view: Types['View'], options: PictureOptions): string;
  text(view: Types['View'], options: TextOptions): string;
  /** The names of the types of actions. */
  kinds(catalogue: Catalogue): Readonly<Record<string, string>>;
  /** The group of an action, if there are many of its type. */
  groupOf(action: Types['Action'], view: Types['View'], labels: Labels): string | null;
  /** What a click on a piece would do, legal or not; the refusal says why the piece cannot be used. */
  attempt(piece: Types['Piece'], view: Types['View'], player: Seat): unknown;
  /** The names of the dice, in the order of `rolled`. */
  dice(catalogue: Catalogue): readonly string[];
  /** The field `dice` of a roll with these faces. */
  rolled(faces: readonly number[]): unknown;
}

const island: PlaygroundGame<GrogIslandTypes> = {
  game: grogIsland,
  privateCards: true,
  short: [],
  words: grogIslandWords,
  picture: (view, options) => renderState(view, options),
  text: (view, options) => renderText(view, options),
  kinds: (catalogue) => catalogue['grog-island'].actionNames,
  groupOf(action, view, { catalogue }) {
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
  attempt: islandAttempt,
  dice: (catalogue) => COLORS.map((color) => catalogue['grog-island'].colors[color]),
  rolled: (faces) => Object.fromEntries(COLORS.map((color, index) => [color, faces[index]])),
};

function faceOf({ dice }: Island, die: (typeof COLORS)[number]): number {
  return dice[COLOR_INDEX[die]];
}

const sea: PlaygroundGame<CaribbeanFleetTypes> = {
  game: caribbeanFleet,
  privateCards: false,
  short: [3],
  words: caribbeanFleetWords,
  picture: (view, options) => renderState(view, options),
  text: (view, options) => renderText(view, options),
  kinds: (catalogue) => catalogue['caribbean-fleet'].actionNames,
  groupOf(action, view, { names }) {
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
  attempt: seaAttempt,
  dice: () => ['1', '2'],
  rolled: (faces) => faces,
};

function targetOwner(view: Sea, target: string): number | null {
  const ship = SHIPS.find(({ card }) => card === target);
  if (ship !== undefined) return ownerOf(view, ship.card);
  return view.taverns.find(({ card }) => card === target)?.owner ?? null;
}

/** The games of the page; the first is the default. */
export const GAMES: readonly [PlaygroundGame, ...PlaygroundGame[]] = [island, sea];
