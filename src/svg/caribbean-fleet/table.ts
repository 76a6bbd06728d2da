import { type Box, column, flow, row } from '../box.ts';
import { deck, withCount } from '../card.ts';
import { ICONS } from '../icons.ts';
import { group } from '../piece.ts';
import { die, label, token } from '../shapes.ts';
import { paragraph, textBox } from '../text-box.ts';
import { grouped, times } from '../view-model.ts';
import { openCard } from './fleet-card.ts';
import type { Setting } from './setting.ts';
import { bidOf, cardWord } from './view-model.ts';

/** The deck, and the open cards in a row. */
export function openBox(setting: Setting, width: number): Box {
  const { view, words, piece, sizes } = setting;
  const { say } = words;
  const [least, height] = sizes.card;
  const style = { sign: ICONS.ship, width: least, height: height - 10 };
  const { length } = view.deck;
  const count = textBox(String(length), { size: 14, bold: true, place: 0.5 });
  const pile = piece('deck', column([deck(length, style), count], 2, 0.5));
  const cards = view.open.map((card) => openCard(setting, card));
  const open = group(
    say('open', {}),
    flow(cards, width - (sizes.narrow ? 0 : pile.width + 16), 8, 8, 0),
  );
  return sizes.narrow ? flow([pile, ...cards], width, 8, 8, 0) : row([pile, open], 16, 0);
}

/** The bid and the dice. */
export function auctionBox(setting: Setting, width: number): Box {
  const { view, words, piece } = setting;
  const bidder = view.winner ?? view.leader;
  const text = paragraph(bidOf(view, words), width - 28, { size: 14, bold: true });
  const dice = view.dice.map((face, index) =>
    piece(`die:${index}`, die(face, 40, { fill: 'page', ink: 'ink' })),
  );
  const [first, second] = view.dice;
  const sum = first === 0 ? [] : [withSum(first + second)];
  return column(
    [bidder === null ? text : row([token(bidder, 22), text], 6), row([...dice, ...sum], 8)],
    12,
  );
}

function withSum(sum: number): Box {
  return textBox(`= ${sum}`, { size: 20, bold: true });
}

/** The cards that left the game, those put back into the deck (CF-D2), and how many a short game removed. */
export function discardsBox(setting: Setting, width: number): Box | null {
  const { view, words, piece } = setting;
  const { say } = words;
  const discarded = view.discarded.map((card) =>
    piece(`card:${card}`, label(cardWord(card, words), width)),
  );
  const back = grouped(view.seenSpecials.map((card) => cardWord(card, words))).map(
    ({ card, count }) => label(times(card, count), width),
  );
  const titled = (title: string, boxes: readonly Box[]): Box[] =>
    boxes.length === 0
      ? []
      : [flow([textBox(`${title}:`, { role: 'muted', room: width }), ...boxes], width, 6)];
  const lines = [
    ...(view.removed.length === 0
      ? []
      : [withCount(textBox(`${say('removed', {})}:`, { role: 'muted' }), view.removed.length)]),
    ...titled(say('discarded', {}), discarded),
    ...titled(say('putBack', {}), back),
  ];
  return lines.length === 0 ? null : column(lines, 6);
}
