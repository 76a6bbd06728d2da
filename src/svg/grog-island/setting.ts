import type { GameView } from '../../grog-island/state.ts';
import type { Format } from '../options.ts';
import type { PieceDrawer } from '../piece.ts';
import type { IslandWords } from './words.ts';

/** What every part of the picture needs to be drawn. */
export interface Setting {
  readonly view: GameView;
  readonly words: IslandWords;
  readonly piece: PieceDrawer;
  readonly sizes: IslandSizes;
}

export interface IslandSizes {
  /** The width of the board, and of each of its six columns. */
  readonly board: number;
  readonly column: number;
  readonly cloud: number;
  readonly house: readonly [width: number, height: number];
  /** The houses side by side on a peninsula. */
  readonly abreast: number;
  readonly die: number;
  readonly ship: readonly [width: number, height: number];
  readonly space: number;
  readonly icon: number;
}

export const ISLAND_SIZES: Readonly<Record<Format, IslandSizes>> = {
  wide: {
    board: 928,
    column: 152,
    cloud: 44,
    house: [62, 44],
    abreast: 2,
    die: 32,
    ship: [104, 74],
    space: 66,
    icon: 22,
  },
  narrow: {
    board: 348,
    column: 57,
    cloud: 34,
    house: [47, 38],
    abreast: 1,
    die: 24,
    ship: [53, 62],
    space: 62,
    icon: 18,
  },
};
