import { COLORS } from '../../caribbean-fleet/components.ts';
import { worthOf } from '../../caribbean-fleet/fleet.ts';
import type { GameView } from '../../caribbean-fleet/state.ts';
import type { Seat } from '../../core/types.ts';
import type { Language } from '../options.ts';
import { headLines, type Line, nameLines, pileLines, type Span, sentence } from '../text.ts';
import { counted } from '../view-model.ts';
import {
  badgesOf,
  bidOf,
  cardWord,
  countsOf,
  diceOf,
  discardsOf,
  type Fleet,
  faceOf,
  fleetsOf,
  headingOf,
  pilesOf,
  supplyOf,
  tavernWord,
} from './view-model.ts';
import { type FleetWords, fleetWords } from './words.ts';

export function textOf(view: GameView, language: Language): Line[] {
  const words = fleetWords(language);
  const { parts, say, common } = words;
  const { colors } = parts.words;
  const open = view.open.map((card) => cardWord(card, words)).join(', ');
  const tokens = COLORS.map((color, place) => `${colors[color][0]} ${view.tokens[place]}`);
  const pawns = COLORS.filter((_, place) => view.chiefs[place] === null);
  const supply = [
    ...supplyOf(view, words),
    `${say('tokens', {})}: ${tokens.join(', ')}`,
    ...(pawns.length === 0
      ? []
      : [`${say('chief', {})}: ${pawns.map((color) => colors[color][0]).join(', ')}`]),
  ];
  return [
    ...headLines(headingOf(view, words)),
    ...sentence(bidOf(view, words), 'bold'),
    ...sentence(`${say('open', {})}: ${open || '-'}`),
    ...sentence(diceOf(view, words)),
    ...sentence(`${common('supply', {})}: ${supply.join('; ')}`),
    ...discardsOf(view, words).flatMap((pile) => pileLines(pile, common)),
    ...view.players.flatMap((player, seat) => [
      [],
      ...nameLines(seat, parts.who(seat), badgesOf(view, seat, words)),
      ...sentence(countsOf(view, seat, words).map(counted).join(', '), undefined, 4),
      ...pilesOf(player, words).flatMap((pile) => pileLines(pile, common, 4)),
      ...fleetLines(view, seat, words),
    ]),
  ];
}

/** A line for each colour in which a player has something. */
function fleetLines(view: GameView, seat: Seat, words: FleetWords): Line[] {
  const { colors } = words.parts.words;
  const longest = Math.max(...COLORS.map((color) => colors[color][0].length));
  const used = fleetsOf(view, seat).filter(({ isEmpty }) => !isEmpty);
  return used.map((fleet) => {
    const name = colors[fleet.color][0].padEnd(longest + 2);
    const lead: Span = { text: `    ${name}`, style: fleet.color };
    return [lead, { text: thingsOf(view, fleet, words).join(', ') }];
  });
}

function thingsOf(view: GameView, fleet: Fleet, words: FleetWords): string[] {
  const blackbeard = view.blackbeards[COLORS.indexOf(fleet.color)];
  return [
    ...fleet.ships.map((card) => {
      const face = faceOf(card);
      if (typeof face === 'string') return face;
      const wreck = face.wreck ? ` ${words.say('wreck', {})}` : '';
      return `${face.number}/${worthOf(view, card)}${wreck}`;
    }),
    ...(fleet.chief ? [words.say('chief', {})] : []),
    ...(fleet.chief && blackbeard ? [cardWord(blackbeard, words)] : []),
    ...fleet.taverns.map((tavern) => tavernWord(tavern, words)),
  ];
}
