import { COLORS } from '../../caribbean-fleet/components.ts';
import type { GameView } from '../../caribbean-fleet/state.ts';
import type { Seat } from '../../core/types.ts';
import type { Names } from '../options.ts';
import { headLines, type Line, nameLines, pileLines, type Span, sentence } from '../text.ts';
import { counted } from '../view-model.ts';
import { cardWord } from './labels.ts';
import {
  badgesOf,
  bidOf,
  countsOf,
  diceOf,
  discardsOf,
  extrasOf,
  type Fleet,
  fleetsOf,
  headingOf,
  pilesOf,
  shipWord,
  supplyOf,
  tokensOf,
} from './view-model.ts';

export function textOf(view: GameView, names: Names): Line[] {
  const tokens = COLORS.map((color) => `${color} ${tokensOf(view, color)}`);
  return [
    ...headLines(headingOf(view), names),
    ...sentence(bidOf(view, names), 'bold'),
    ...sentence(`Open cards: ${view.open.map(cardWord).join(', ') || 'none'}`),
    ...sentence(diceOf(view)),
    ...sentence(`Supply: ${[...supplyOf(view).map(counted), ...tokens].join('; ')}`),
    ...discardsOf(view).flatMap((pile) => pileLines(pile)),
    ...view.players.flatMap((player, seat) => [
      [],
      ...nameLines(seat, names, badgesOf(view, seat)),
      ...sentence(countsOf(view, seat, player).map(counted).join(', '), undefined, 4),
      ...pilesOf(player).flatMap((pile) => pileLines(pile, 4)),
      ...fleetLines(view, seat),
    ]),
  ];
}

/** A line for each colour in which a player has something. */
function fleetLines(view: GameView, seat: Seat): Line[] {
  return fleetsOf(view, seat).flatMap((fleet) => {
    const things = thingsOf(fleet);
    if (things.length === 0) return [];
    const lead: Span = { text: `    ${fleet.color.padEnd(8)}`, style: fleet.color };
    return [[lead, { text: things.join(', ') }]];
  });
}

function thingsOf(fleet: Fleet): string[] {
  return [...fleet.ships.map(shipWord), ...extrasOf(fleet)];
}
