import { type Occupant, occupantOf } from '../../grog-island/board.ts';
import { COLOR_INDEX, COLORS } from '../../grog-island/components.ts';
import type { GameView } from '../../grog-island/state.ts';
import { openingLines } from '../../words/grog-island/opening.ts';
import { markersOn, REWARDS } from '../../words/grog-island/pieces.ts';
import { inTerminal, lengthOf } from '../measure.ts';
import type { Language } from '../options.ts';
import { headLines, type Line, nameLines, pileLines, type Span, sentence, table } from '../text.ts';
import { counted } from '../view-model.ts';
import {
  badgesOf,
  bidOf,
  countsOf,
  discardsOf,
  headingOf,
  isInRow,
  kindsOf,
  pilesOf,
  supplyOf,
} from './view-model.ts';
import { type IslandWords, islandWords } from './words.ts';

export function textOf(view: GameView, language: Language): Line[] {
  const words = islandWords(language);
  const { parts, say, common } = words;
  const markers = view.ships.flatMap((ship) =>
    markersOn(view, ship).map((seat) =>
      say('marker', { ship: parts.words.ships[ship], player: parts.who(seat) }),
    ),
  );
  return [
    ...headLines(headingOf(view, words)),
    ...boardLines(view, words),
    [],
    ...openingLines(parts, view).flatMap((line) => sentence(line)),
    ...markers.flatMap((line) => sentence(line)),
    [],
    ...sentence(bidOf(view, words), 'bold'),
    ...sentence(REWARDS.map((_, space) => spaceWord(view, words, space)).join(' | ')),
    ...(view.turned.length === 0
      ? []
      : sentence(say('turned', { dice: parts.dice(view.turned, view.dice) }))),
    [],
    ...sentence(`${common('supply', {})}: ${supplyOf(view, words).join(', ')}`),
    ...discardsOf(view, words).flatMap((pile) => pileLines(pile, common)),
    ...view.players.flatMap((player, seat) => [
      [],
      ...nameLines(seat, parts.who(seat), [
        ...(view.flag === seat ? [say('flag', {})] : []),
        ...badgesOf(view, seat, words),
      ]),
      ...sentence(countsOf(player, words).map(counted).join(', '), undefined, 4),
      ...sentence(goodsWord(player.goods, words), undefined, 4),
      ...pilesOf(player, words).flatMap((pile) => pileLines(pile, common, 4)),
    ]),
  ];
}

/** The buildings by type and peninsula, and the dice on the goods spaces. */
function boardLines(view: GameView, words: IslandWords): Line[] {
  const { parts, say } = words;
  const { colors, goals } = parts.words;
  const rows: Span[][] = [
    [
      { text: '' },
      { text: '' },
      ...view.order.map((color) => ({ text: colors[color], style: color })),
    ],
    ...kindsOf(view).map(({ type, points }): Span[] => [
      { text: goals[`type:${type}`], style: 'dim' },
      { text: String(points), style: 'dim' },
      ...view.order.map((color) =>
        siteSpan(occupantOf(view.buildings, { peninsula: color, type }), say),
      ),
    ]),
    [
      { text: '' },
      { text: '' },
      ...view.order.map((color): Span => {
        const die = isInRow(view, color) ? 0 : view.dice[COLOR_INDEX[color]];
        return { text: `${goals[`goods:${color}`]} ${die || '-'}`, style: color };
      }),
    ],
  ];
  const most = [32, 4, 12, 12, 12, 12, 12];
  const widths = most.map((width, column) => {
    const lengths = rows.map((cells) => lengthOf(cells[column]?.text ?? '', inTerminal));
    return Math.min(width, Math.max(...lengths) + (column === 0 ? 2 : 3));
  });
  return table(
    rows,
    widths.map((width, column) => (column < 2 ? width : Math.max(width, 11))),
  );
}

function siteSpan(occupant: Occupant, say: IslandWords['say']): Span {
  if (occupant === 'none') return { text: '' };
  if (occupant === 'free' || occupant === 'lock' || occupant === 'ghost')
    return { text: say(occupant, {}), style: occupant === 'free' ? 'dim' : 'bold' };
  return { text: occupant.replace(/^crew:(.*)$/, '[$1]'), style: 'bold' };
}

function spaceWord(view: GameView, { parts, say }: IslandWords, space: number): string {
  const color = view.row[space];
  const die = color === undefined ? '-' : parts.dice([color], view.dice);
  return `${say(`reward.${REWARDS[space] ?? 'point'}`, {})}: ${die}`;
}

function goodsWord(goods: readonly number[], { parts }: IslandWords): string {
  return COLORS.map(
    (color, place) => `${parts.words.goals[`goods:${color}`]}: ${goods[place] ?? 0}`,
  ).join(', ');
}
