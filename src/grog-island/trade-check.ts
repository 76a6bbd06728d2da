import type { Seat } from '../game.ts';
import { at } from '../lists.ts';
import type { StepOf } from './agenda.ts';
import type { Place } from './agenda-place.ts';
import { CREW_OF, freeBuildings, siteOf, TYPES } from './buildings.ts';
import { COLOR_INDEX, type Color, GHOST_SHIP } from './components.ts';
import { trade } from './decisions/trade.ts';
import { isWithin } from './exchange.ts';
import { goodsOf } from './goods.ts';
import type { GameState } from './state.ts';
import { ghostPeninsula, hasGhost, peninsulaOf, playerAt } from './table.ts';

/** The goods of the pass are there: one of each die in the row, one of the ghost ship's peninsula (GI-A2, GI-A3). */
export function checkShipChoice({ state, step, demand }: Place<StepOf<'chooseShip'>>): void {
  const ghost = ghostPeninsula(state);
  const taken = goodsOf(ghost === null ? state.row : [...state.row, ghost]);
  demand(
    isWithin(taken, playerAt(state, step.player).goods),
    'GI-A2',
    'type',
    'the goods of the empty goods spaces',
  );
}

/** A trade with the ship under the marker, of which something can still be done (GI-T5 to GI-T8). */
export function checkTrade({ state, step, above, demand }: Place<StepOf<'trade'>>): void {
  const { player, ship, credit, delivered, deals, idle } = step;
  const { marker } = playerAt(state, player);
  demand(ship === marker, 'GI-T5', 'ship', `${marker}, which carries the marker`);
  const peninsula = peninsulaOf(state, ship);
  if (peninsula === null) return;
  const hasTraded = credit > 0 || delivered || deals > 0;
  const isIdle = ownsNothingWanted(state, player);
  // Goods only go down during a trade: whoever owned nothing that is wanted still does not.
  demand(
    idle ? isIdle : hasTraded || !isIdle,
    'GI-T4',
    'idle',
    'whether no good of an available ship was owned',
  );
  const isClaiming = above?.type === 'claim';
  const hasClaimed = above?.type === 'claimCoins';
  const claims = crewOn(state, player, peninsula) + (isClaiming ? 1 : 0);
  demand(
    deals <= claims && (deals > 0 || !(isClaiming || hasClaimed)),
    'GI-T7',
    'deals',
    'one for each claim',
  );
  const later = isClaiming
    ? afterClaim(state, player, peninsula)
    : hasClaimed
      ? afterReturn(state, player)
      : state;
  demand(trade.legal(later, step).length > 0, 'GI-T8', 'credit', 'what can still be used');
}

/** Whether he owns no good of any ship that was available when he chose (GI-T1, GI-T4). */
function ownsNothingWanted(state: GameState, player: Seat): boolean {
  const { goods } = playerAt(state, player);
  const taken = state.players.map(({ marker }, seat) => (seat === player ? null : marker));
  return state.ships.every((ship) => {
    const peninsula = peninsulaOf(state, ship);
    const isGhost = hasGhost(state) && ship === GHOST_SHIP;
    return (
      peninsula === null || isGhost || taken.includes(ship) || goods[COLOR_INDEX[peninsula]] === 0
    );
  });
}

function crewOn(state: GameState, player: Seat, peninsula: Color): number {
  const first = COLOR_INDEX[peninsula] * TYPES;
  const sites = state.buildings.slice(first, first + TYPES);
  return sites.filter((site) => site === CREW_OF[player]).length;
}

/** The table after the claim that is asked for; which building it is does not matter to the credits (GI-T8). */
function afterClaim(state: GameState, player: Seat, peninsula: Color): GameState {
  const [building] = freeBuildings(state.buildings, peninsula, null);
  const site = building === undefined ? -1 : siteOf(building);
  return {
    ...state,
    buildings: state.buildings.map((occupant, place) => (place === site ? 'lock' : occupant)),
    players: state.players.map((hand, seat) =>
      seat === player ? { ...hand, crew: hand.crew - 1 } : hand,
    ),
  };
}

/** The table after a goal of the hand was returned, whichever it is: the deck bounds what the goal ship takes (GI-T6). */
function afterReturn(state: GameState, player: Seat): GameState {
  const returned = at(state.players, player).goals.slice(0, 1);
  return { ...state, goalDeck: [...returned, ...state.goalDeck] };
}
