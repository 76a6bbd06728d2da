import type { GameView } from '../../grog-island/state.ts';
import { explained } from '../../words/piece-words.ts';
import { column, row } from '../box.ts';
import { panel } from '../frame.ts';
import type { CheckedPictureOptions } from '../options.ts';
import { pieceDrawer } from '../piece.ts';
import { playersBox } from '../players.ts';
import { insideOf, type Scene, SIZES } from '../scene.ts';
import { bidBox } from './bid.ts';
import { boardBox } from './board.ts';
import { discardsBox } from './discards.ts';
import { keyBox } from './key.ts';
import { playerBox } from './player.ts';
import { ISLAND_SIZES, type Setting } from './setting.ts';
import { headingOf, summaryOf } from './view-model.ts';
import { islandWords } from './words.ts';

export function pictureOf(view: GameView, options: CheckedPictureOptions): Scene {
  const { format, language, marks } = options;
  const { padding, gap } = SIZES[format];
  const width = insideOf(format);
  const words = islandWords(language);
  const sizes = ISLAND_SIZES[format];
  const { pieces } = words;
  const explain = explained(words.parts.common, pieces);
  const piece = pieceDrawer(marks, words.common, {
    name: (id) => pieces.name(id, view),
    title: (id) => explain(id, view),
  });
  const setting: Setting = { view, words, piece, sizes };
  const room = width - 2 * padding;
  const track = 5 * (sizes.space + 4) + 8;
  const bid =
    format === 'wide'
      ? row([bidBox(setting, track), keyBox(setting, room - track - 24)], 24, 0)
      : column([bidBox(setting, room), keyBox(setting, room)], 12);
  const discards = discardsBox(setting, room);
  return {
    heading: headingOf(view, words),
    summary: summaryOf(view, words),
    parts: [
      boardBox(setting),
      panel(bid, width, padding),
      playersBox(
        view,
        (seat) => words.parts.who(seat),
        (seat, each) => playerBox(setting, seat, each),
        { width, padding, gap, most: format === 'wide' ? 3 : 1 },
      ),
      ...(discards === null ? [] : [panel(discards, width, padding)]),
    ],
  };
}
