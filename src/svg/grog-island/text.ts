import type { Occupant } from '../../grog-island/board.ts';
import { COLOR_INDEX, COLORS, GOOD_NAMES } from '../../grog-island/components.ts';
import type { GameView } from '../../grog-island/state.ts';
import type { Names } from '../options.ts';
import { headLines, type Line, nameLines, pileLines, type Span, sentence, table } from '../text.ts';
import { counted } from '../view-model.ts';
import { CLOUDS, REWARDS, shipWord } from './labels.ts';
import {
  badgesOf,
  bidOf,
  countsOf,
  discardsOf,
  headingOf,
  isGhost,
  markersOn,
  pilesOf,
  supplyOf,
  typesOf,
} from './view-model.ts';

const WIDTHS = [12, 6, 13, 13, 13, 13, 13, 13];

export function textOf(view: GameView, names: Names): Line[] {
  return [
    ...headLines(headingOf(view), names),
    ...table(boardRows(view), WIDTHS),
    [],
    ...sentence(bidOf(view, names), 'bold'),
    ...sentence(REWARDS.map((reward, space) => spaceWord(view, reward, space)).join(' | ')),
    ...view.turned.flatMap((color) => sentence(`${color} turned`)),
    [],
    ...sentence(`Supply: ${supplyOf(view).map(counted).join(', ')}`),
    ...discardsOf(view).flatMap((pile) => pileLines(pile)),
    ...view.players.flatMap((player, seat) => [
      [],
      ...nameLines(seat, names, badgesOf(view, seat)),
      ...sentence(countsOf(player).map(counted).join(', '), undefined, 4),
      ...sentence(goodsWord(player.goods), undefined, 4),
      ...pilesOf(player).flatMap((pile) => pileLines(pile, 4)),
    ]),
  ];
}

function boardRows(view: GameView): Span[][] {
  const lead = (text: string, second = ''): Span[] => [
    { text, style: 'dim' },
    { text: second, style: 'dim' },
  ];
  const ships = view.ships.map((ship) => ({
    text: isGhost(view, ship) ? `ghost, ${view.ghostCrew}` : shipWord(ship),
  }));
  const markers = view.ships.map((ship) => ({
    text: markersOn(view, ship)
      .map((seat) => `[${seat}]`)
      .join(' '),
  }));
  const goods = view.order.map((color): Span => {
    const die = view.row.includes(color) ? 0 : view.dice[COLOR_INDEX[color]];
    return { text: `${GOOD_NAMES[color]} ${die || '-'}`, style: color };
  });
  return [
    [
      ...lead('peninsulas'),
      ...view.order.map((color): Span => ({ text: color, style: color })),
      { text: 'open sea' },
    ],
    [
      ...lead('clouds'),
      ...view.order.map((color) => ({ text: CLOUDS[view.clouds[COLOR_INDEX[color]]] })),
    ],
    ...typesOf(view).map(({ word, points, sites }) => [
      ...lead(word, `${points} pt`),
      ...sites.map(([, occupant]) => siteSpan(occupant)),
    ]),
    [...lead('ships'), ...ships],
    [...lead('markers'), ...markers],
    [...lead('goods'), ...goods],
  ];
}

function siteSpan(occupant: Occupant): Span {
  if (occupant === 'none') return { text: '' };
  if (occupant === 'free') return { text: occupant, style: 'dim' };
  return { text: occupant.replace(/^crew:(.*)$/, '[$1]'), style: 'bold' };
}

function spaceWord(view: GameView, reward: string, space: number): string {
  const color = view.row[space];
  const die = color === undefined ? '-' : `${color} ${view.dice[COLOR_INDEX[color]]}`;
  return `${reward}: ${die}`;
}

function goodsWord(goods: readonly number[]): string {
  return COLORS.map((color, place) => `${goods[place]} ${GOOD_NAMES[color]}`).join(', ');
}
