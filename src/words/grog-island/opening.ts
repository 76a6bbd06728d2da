import { COLOR_INDEX, GHOST_SHIP } from '../../grog-island/components.ts';
import type { GameState, GameView } from '../../grog-island/state.ts';
import { entryOf } from '../sentences.ts';
import type { GrogIslandParts } from './parts.ts';

export function openingLines(
  { words, phrase, listed }: GrogIslandParts,
  { clouds, order, players, ships }: GameState | GameView,
): string[] {
  const over = order.map((color) =>
    phrase('cloudOver', {
      cloud: words.clouds[clouds[COLOR_INDEX[color]]],
      peninsula: entryOf(words.peninsulas, color),
    }),
  );
  const lying = ships.map((id, place) => {
    const ship = entryOf(words.ships, players.length === 2 && id === GHOST_SHIP ? 'ghost' : id);
    const color = order[place];
    return color === undefined
      ? phrase('shipAtSea', { ship })
      : phrase('shipAt', { ship, peninsula: entryOf(words.peninsulas, color) });
  });
  return [phrase('clouds', { clouds: listed(over) }), phrase('ships', { ships: listed(lying) })];
}
