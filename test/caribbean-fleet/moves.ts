/** Actions in a few words. */
import type {
  Action,
  ActionOf,
  Card,
  CardOf,
  Color,
  Die,
  Face,
  ShipCard,
  UsableCard,
} from '../../src/caribbean-fleet/index.ts';

export function pass(player: number): Action {
  return { type: 'pass', player };
}
export function bid(player: number, amount: number): Action {
  return { type: 'bid', player, amount };
}
export function choose(player: number, card: Card): Action {
  return { type: 'choose', player, card };
}
export function sink(player: number, target: ActionOf<'sink'>['target']): Action {
  return { type: 'sink', player, target };
}
export function board(player: number, ship: ShipCard): Action {
  return { type: 'board', player, ship };
}
export function raid(player: number, victim: number, amount: number): Action {
  return { type: 'raid', player, victim, amount };
}
export function assignBlackbeard(player: number, color: Color): Action {
  return { type: 'assignBlackbeard', player, color };
}
export function placeCannons(player: number, ship: ShipCard): Action {
  return { type: 'placeCannons', player, ship };
}
export function openTavern(player: number, color: Color): Action {
  return { type: 'openTavern', player, color };
}
export function placeRum(player: number, tavern: CardOf<'tavern'>): Action {
  return { type: 'placeRum', player, tavern };
}
export function keepCard(player: number, card: UsableCard): Action {
  return { type: 'keepCard', player, card };
}
export function useFairWind(player: number, card: CardOf<'fairWind'>): Action {
  return { type: 'useFairWind', player, card };
}
export function rollOf(player: number, dice: readonly [Face, Face]): Action {
  return { type: 'roll', player, dice };
}
export function turnDie(player: number, card: CardOf<'spyglass'>, die: Die, face: Face): Action {
  return { type: 'turnDie', player, card, die, face };
}
