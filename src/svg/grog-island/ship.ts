import { MAIN_TRADES, type Ship } from '../../grog-island/components.ts';
import { isGhost, markersOn } from '../../words/grog-island/pieces.ts';
import { type Box, layers, row } from '../box.ts';
import { icon } from '../icon.ts';
import { coin, round, shape, token } from '../shapes.ts';
import { textBox } from '../text-box.ts';
import { ISLAND_ICONS } from './icons.ts';
import type { Setting } from './setting.ts';

const INK = 'onCloud';

/** A ship at anchor: its trade on the sail, trade markers on the hull. */
export function shipBox(setting: Setting, ship: Ship): Box {
  const { view, piece, sizes } = setting;
  const [width, height] = sizes.ship;
  const sail = { width: width - 4, height: height * 0.55 };
  const hull = { top: height * 0.66, height: height * 0.34 - 1 };
  const masts = shape(mastsAndHull(width, height, hull.top), width, height, {
    fill: 'wood',
    line: 'line',
  });
  const cloth = shape(sailPath(sail.width, sail.height), width, height, {
    fill: 'cloud',
    line: 'line',
  });
  const markers = row(
    markersOn(view, ship).map((seat) => token(seat, 18)),
    2,
  );
  const box = layers([
    masts,
    moved(cloth, width, height, 2, 2),
    placed(tradeBox(setting, ship), width, height, 2 + sail.height / 2),
    placed(markers, width, height, hull.top + hull.height / 2),
  ]);
  return piece(`ship:${ship}`, box);
}

/** How many goods a ship takes at most, and what it gives for each. */
function tradeBox({ view, sizes }: Setting, ship: Ship): Box {
  const size = sizes.icon;
  const bold = (text: string): Box => textBox(text, { bold: true, role: INK });
  if (isGhost(view, ship))
    return row([icon(ISLAND_ICONS.ghost, size, INK), bold(String(view.ghostCrew))], 2);
  const { gives, each, most } = MAIN_TRADES[ship];
  const times = most === 'goalDeck' ? icon(ISLAND_ICONS.any, size, INK) : bold(`${most}×`);
  const gift =
    gives === 'coins'
      ? coin(each, size + 2)
      : icon(ISLAND_ICONS[gives === 'treasure' ? 'chest' : gives], size, INK);
  return row([times, gift], 2);
}

function mastsAndHull(width: number, height: number, top: number): string {
  const [left, right, low] = [1, width - 1, height - 1];
  const bevel = width * 0.14;
  const mast = `M${width / 2 - 1.5} 0h3V${round(top)}h-3z`;
  return `${mast}M${left} ${round(top)}H${right}q-2 ${round((low - top) * 0.7)}-${round(bevel)} ${round(low - top)}H${round(left + bevel)}Q${left + 2} ${round(top + (low - top) * 0.7)} ${left} ${round(top)}z`;
}

/** A sail that the wind fills. */
function sailPath(width: number, height: number): string {
  const [low, belly] = [round(height), round(height / 2)];
  return `M3 1H${width - 3}Q${width + 1} ${belly} ${width - 3} ${low}Q${width / 2} ${low - 5} 3 ${low}Q-1 ${belly} 3 1z`;
}

/** A box whose middle lies at a height of a larger one. */
function placed(box: Box, width: number, height: number, middle: number): Box {
  return moved(box, width, height, (width - box.width) / 2, middle - box.height / 2);
}

function moved(box: Box, width: number, height: number, left: number, top: number): Box {
  return { width, height, draw: (x, y) => box.draw(x + left, y + top) };
}
