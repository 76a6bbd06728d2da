import type { Goal, Parrot, Treasure } from '../../grog-island/components.ts';
import { meaningOf } from '../../grog-island/components.ts';
import type { PlayerView } from '../../grog-island/state.ts';
import { type Box, flow, row } from '../box.ts';
import { cardFace, closedHand, several, withCount } from '../card.ts';
import { icon, type Path } from '../icon.ts';
import { coin } from '../shapes.ts';
import { grouped } from '../view-model.ts';
import { BUILDING_ICONS, GOOD_ICONS, ISLAND_ICONS } from './icons.ts';
import type { Setting } from './setting.ts';

const CARD = { width: 70, height: 82 } as const;

/** The cards of the viewer, face up; equal cards lie on each other. */
export function openHand(setting: Setting, player: PlayerView, width: number): Box {
  const drawn = faces(player.drawn);
  const cards = [
    ...drawn.map((card) => goalCard(setting, card.card, card.count, true)),
    ...faces(player.goals).map(({ card, count }) =>
      goalCard(setting, card, count, !drawn.some((other) => other.card === card)),
    ),
    ...faces(player.treasures).map(({ card, count }) => treasureCard(setting, card, count)),
    ...faces(player.parrots).map(({ card, count }) => parrotCard(setting, card, count)),
  ];
  return flow(cards, width, 6, 6, 0);
}

function faces<Card>(
  cards: readonly (Card | null)[],
): { readonly card: Card; readonly count: number }[] {
  return grouped(cards.flatMap((card) => (card === null ? [] : [card])));
}

/** A goal card. Of a goal that is both in the hand and drawn, the drawn card is the piece. */
function goalCard({ words, piece }: Setting, goal: Goal, count: number, isPiece: boolean): Box {
  const word = words.parts.words.goals[goal];
  const face = several(cardFace(goalSign(goal), word, CARD.width, CARD.height), count);
  return isPiece ? piece(`goal:${goal}`, face) : face;
}

function goalSign(goal: Goal): Box {
  const meaning = meaningOf(goal);
  switch (meaning.of) {
    case 'parrots':
      return icon(ISLAND_ICONS.parrot, 28);
    case 'goods':
      return icon(GOOD_ICONS[meaning.color], 28);
    case 'majority':
      return pair(ISLAND_ICONS.crew, GOOD_ICONS[meaning.color]);
    case 'type':
      return icon(BUILDING_ICONS[meaning.type], 28);
  }
}

function pair(left: Path, right: Path): Box {
  return row([icon(left, 24), icon(right, 18)], 3);
}

function treasureCard({ piece }: Setting, treasure: Treasure, count: number): Box {
  const picture = row([icon(ISLAND_ICONS.chest, 28), coin(treasure, 26)], 3);
  const face = several(cardFace(picture, '', CARD.width, CARD.height), count);
  return piece(`treasure:${treasure}`, face);
}

function parrotCard({ words, piece }: Setting, parrot: Parrot, count: number): Box {
  const word = words.parts.words.parrots[parrot];
  const act =
    parrot === 'hold'
      ? pair(ISLAND_ICONS.parrot, ISLAND_ICONS.hold)
      : row(
          [
            icon(ISLAND_ICONS.parrot, 20),
            icon(ISLAND_ICONS.turn, 16),
            icon(GOOD_ICONS[parrot], 16),
          ],
          2,
        );
  const face = several(cardFace(act, word, CARD.width, CARD.height), count);
  return piece(`parrot:${parrot}`, face);
}

/** The hand of another player: backs, and how many cards there are. */
export function closedHands(
  setting: Setting,
  player: PlayerView,
  seat: number,
  scale: number,
): Box[] {
  const size = { width: 24 * scale, height: 34 * scale };
  const { piece } = setting;
  const hands = [
    ['goals', player.goals, ISLAND_ICONS.goal],
    ['treasures', player.treasures, ISLAND_ICONS.chest],
    ['parrots', player.parrots, ISLAND_ICONS.parrot],
  ] as const;
  const boxes = hands.map(([kind, cards, sign]) => {
    const back = closedHand(cards.length, { sign, ...size });
    return piece(`hand:${seat}:${kind}`, withCount(back, cards.length));
  });
  if (player.drawn.length > 0) {
    const style = { sign: ISLAND_ICONS.goal, ...size };
    boxes.push(withCount(closedHand(player.drawn.length, style), `+${player.drawn.length}`));
  }
  return boxes;
}
