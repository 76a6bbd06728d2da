import type { GameView } from '../../caribbean-fleet/state.ts';
import type { Format } from '../options.ts';
import type { PieceDrawer } from '../piece.ts';
import type { FleetWords } from './words.ts';

/** What every part of the picture needs to be drawn. */
export interface Setting {
  readonly view: GameView;
  readonly words: FleetWords;
  readonly piece: PieceDrawer;
  readonly sizes: FleetSizes;
}

export interface FleetSizes {
  readonly narrow: boolean;
  /** An open card. */
  readonly card: readonly [width: number, height: number];
  /** The most players side by side. */
  readonly abreast: number;
}

export const FLEET_SIZES: Readonly<Record<Format, FleetSizes>> = {
  wide: { narrow: false, card: [92, 140], abreast: 1 },
  narrow: { narrow: true, card: [68, 104], abreast: 1 },
};
