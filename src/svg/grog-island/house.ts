import { type Occupant, occupantOf } from '../../grog-island/board.ts';
import type { BuildingType, Color } from '../../grog-island/components.ts';
import { crewOf } from '../../words/grog-island/pieces.ts';
import { type Box, inside, layers, row } from '../box.ts';
import { icon } from '../icon.ts';
import { ring, shape, token } from '../shapes.ts';
import { BUILDING_ICONS, ISLAND_ICONS } from './icons.ts';
import type { Setting } from './setting.ts';

const ROOF = 10;

/** A building: a house with the sign of its type, and beside it who is there. */
export function houseBox(setting: Setting, color: Color, type: BuildingType): Box {
  const { view, piece, sizes } = setting;
  const [width, height] = sizes.house;
  const occupant = occupantOf(view.buildings, { peninsula: color, type });
  const gap = sizes.abreast === 1 ? 1 : 6;
  const signs = row(
    [icon(BUILDING_ICONS[type], sizes.icon), inside(occupantBox(occupant, sizes.icon), sizes.icon)],
    gap,
  );
  const eaves = ROOF + 3;
  const outline = `M${width / 2} 1L${width - 1} ${eaves}H${width - 4}V${height - 1}H4V${eaves}H1z`;
  const house = shape(outline, width, height, { fill: 'page', line: 'line' });
  const room = inside(signs, width, height - ROOF);
  const lowered = inside(room, width, height, 0.5, 1);
  return piece(`building:${color}:${type}`, layers([house, lowered]));
}

function occupantBox(occupant: Occupant, size: number): Box {
  const seat = crewOf(occupant);
  if (seat !== null) return token(seat, size);
  if (occupant === 'lock') return icon(ISLAND_ICONS.lock, size - 2);
  return occupant === 'ghost' ? icon(ISLAND_ICONS.ghost, size - 2) : ring(size - 6);
}
