import { shipOf } from '../../caribbean-fleet/cards.ts';
import { COLORS } from '../../caribbean-fleet/components.ts';
import type { Seat } from '../../core/types.ts';
import { type Box, column, flow, inside, row } from '../box.ts';
import { framed } from '../frame.ts';
import { TONES } from '../palette.ts';
import { group } from '../piece.ts';
import { textBox } from '../text-box.ts';
import { chiefBox } from './chief.ts';
import { ownShip, ownSpecial } from './fleet-card.ts';
import type { Setting } from './setting.ts';
import { type Fleet, fleetsOf } from './view-model.ts';

const PADDING = 6;

/** The height of the head of a harbour. */
const HEAD = 26;

type Size = Pick<Box, 'width' | 'height'>;

const NONE: Size = { width: 0, height: 0 };

/** The things of one colour in front of a player. */
function fleetBox(setting: Setting, fleet: Fleet, room: number, least: Size = NONE): Box {
  const { view, words } = setting;
  const { color, ships, chief, taverns } = fleet;
  const name = words.parts.words.colors[color][0];
  const blackbeard = view.blackbeards[COLORS.indexOf(color)] ?? null;
  const cards = [
    ...(chief && blackbeard !== null ? [ownSpecial(setting, blackbeard)] : []),
    ...ships.flatMap((card) => [
      ownShip(setting, shipOf(card)),
      ...view.cannons
        .filter(({ ship }) => ship === card)
        .map((cannons) => ownSpecial(setting, cannons.card)),
    ]),
    ...taverns.flatMap((tavern) => [
      ownSpecial(setting, tavern.card),
      ...(tavern.rum === null ? [] : [ownSpecial(setting, tavern.rum)]),
    ]),
  ];
  const content = column(
    [headBox(setting, fleet, room - 2 * PADDING), flow(cards, room - 2 * PADDING, 4, 4, 0)],
    4,
  );
  const { fill, tint } = TONES[color];
  const [width, height] = [
    Math.max(content.width + 2 * PADDING, least.width),
    Math.max(content.height + 2 * PADDING, least.height),
  ];
  const inner = inside(content, width - 2 * PADDING, height - 2 * PADDING, 0, 0);
  const harbour = framed(inner, width, height, { fill: tint, line: fill, corner: 8 });
  return group(words.say('fleet', { color: name }), harbour);
}

/** The colour, and the chief pawn at the right. */
function headBox(setting: Setting, { color, chief }: Fleet, room: number): Box {
  const name = textBox(setting.words.parts.words.colors[color][0], { bold: true, room });
  const pawn = chief ? [chiefBox(setting, color)] : [];
  return inside(row([name, ...pawn], 8), Math.min(room, name.width + 36), HEAD, 0);
}

/** The fleets of a player: a harbour for each colour, or on a narrow picture for each that is in use. */
export function fleetsBox(setting: Setting, seat: Seat, width: number): Box {
  const fleets = fleetsOf(setting.view, seat);
  if (setting.sizes.narrow) {
    const used = fleets.filter(({ isEmpty }) => !isEmpty);
    return flow(
      used.map((fleet) => fleetBox(setting, fleet, width)),
      width,
      8,
      8,
      0,
    );
  }
  const each = (width - 8 * (fleets.length - 1)) / fleets.length;
  const height = Math.max(...fleets.map((fleet) => fleetBox(setting, fleet, each).height));
  return row(
    fleets.map((fleet) => fleetBox(setting, fleet, each, { width: each, height })),
    8,
    0,
  );
}
