import { playerAt } from '../../caribbean-fleet/players.ts';
import type { Seat } from '../../core/types.ts';
import { type Box, column, flow, inside, row } from '../box.ts';
import { purse } from '../card.ts';
import { nameBox } from '../scene.ts';
import { label } from '../shapes.ts';
import { textBox } from '../text-box.ts';
import { fleetsBox } from './fleet.ts';
import { ownSpecial } from './fleet-card.ts';
import type { Setting } from './setting.ts';
import { badgesOf, countsOf } from './view-model.ts';

/** The width of what stands before the fleets. */
const LEAD = 150;

/** A player: the purse, the cards that wait or are kept, and the fleets. */
export function playerBox(setting: Setting, seat: Seat, width: number): Box {
  const { view, words, piece, sizes } = setting;
  const { parts, say } = words;
  const { waiting, kept } = playerAt(view, seat);
  const [ducats] = countsOf(view, seat, words);
  const money = ducats === undefined ? [] : [piece(`purse:${seat}`, purse(ducats))];
  const aside = [
    ...named(setting, say('waiting', {}), waiting),
    ...named(
      setting,
      say('kept', {}),
      kept.map(({ card }) => card),
    ),
  ];
  const badges = badgesOf(view, seat, words).map((badge) => label(badge, width));
  const room = sizes.narrow ? width : LEAD;
  const head = flow([nameBox(seat, parts.who(seat), room), ...money, ...badges], room, 12, 6);
  const lead = aside.length === 0 ? head : column([head, flow(aside, room, 8)], 8);
  const fleets = fleetsBox(setting, seat, sizes.narrow ? width : width - LEAD - 12);
  if (sizes.narrow) return fleets.height === 0 ? lead : column([lead, fleets], 8);
  return row([inside(lead, LEAD, lead.height, 0), fleets], 12, 0);
}

function named(
  setting: Setting,
  title: string,
  cards: readonly Parameters<typeof ownSpecial>[1][],
): Box[] {
  if (cards.length === 0) return [];
  return [
    textBox(`${title}:`, { role: 'muted' }),
    ...cards.map((card) => ownSpecial(setting, card)),
  ];
}
