import type { GameView } from '../../caribbean-fleet/state.ts';
import { explained } from '../../words/piece-words.ts';
import { column, row } from '../box.ts';
import { panel } from '../frame.ts';
import type { CheckedPictureOptions } from '../options.ts';
import { pieceDrawer } from '../piece.ts';
import { playersBox } from '../players.ts';
import { insideOf, type Scene, SIZES } from '../scene.ts';
import { playerBox } from './player.ts';
import { FLEET_SIZES, type Setting } from './setting.ts';
import { supplyBox } from './supply.ts';
import { auctionBox, discardsBox, openBox } from './table.ts';
import { headingOf, summaryOf } from './view-model.ts';
import { fleetWords } from './words.ts';

export function pictureOf(view: GameView, options: CheckedPictureOptions): Scene {
  const { format, language, marks } = options;
  const { padding, gap } = SIZES[format];
  const width = insideOf(format);
  const words = fleetWords(language);
  const sizes = FLEET_SIZES[format];
  const { pieces } = words;
  const explain = explained(words.parts.common, pieces);
  const piece = pieceDrawer(marks, words.common, {
    name: (id) => pieces.name(id, view),
    title: (id) => explain(id, view),
  });
  const setting: Setting = { view, words, piece, sizes };
  const room = width - 2 * padding;
  const cards = openBox(setting, room);
  const rest = sizes.narrow ? room : room - cards.width - 24;
  const auction = column([auctionBox(setting, rest), supplyBox(setting, rest)], 12);
  const table = sizes.narrow ? column([cards, auction], 12) : row([cards, auction], 24, 0);
  const discards = discardsBox(setting, room);
  const parts = [table, ...(discards === null ? [] : [discards])];
  return {
    heading: headingOf(view, words),
    summary: summaryOf(view, words),
    parts: [
      panel(column(parts, 12), width, padding),
      playersBox(
        view,
        (seat) => words.parts.who(seat),
        (seat, each) => playerBox(setting, seat, each),
        { width, padding, gap, most: sizes.abreast },
      ),
    ],
  };
}
