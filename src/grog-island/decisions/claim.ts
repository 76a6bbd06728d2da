import { at, withItem } from '../../core/lists.ts';
import type { Action, ClaimAction, EndClaimsAction } from '../actions.ts';
import {
  type Building,
  CREW_OF,
  freeBuildings,
  freeOfType,
  type Occupant,
  occupantOf,
  SITES,
  siteOf,
} from '../board.ts';
import { drawGoals, drawParrots } from '../cards.ts';
import { type Cloud, COLOR_INDEX, COLORS, type Color } from '../components.ts';
import type { Events } from '../event-log.ts';
import { draftAt } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { GameDraft, Table } from '../state.ts';
import type { StepOf } from '../types.ts';
import type { Handler } from './handler.ts';

/** A player claims a building, after an auction (GI-W) or for a deal (GI-T7). */
export const claim: Handler<'claim', EndClaimsAction | ClaimAction> = {
  answers: ['endClaims', 'claim'],

  legal(table, { player, reason, peninsulas, except }) {
    const actions: Action[] = reason === 'auction' ? [{ type: 'endClaims', player }] : [];
    for (const peninsula of peninsulas) {
      for (const building of freeBuildings(table.buildings, peninsula, except)) {
        actions.push({ type: 'claim', player, building });
      }
    }
    return actions;
  },

  check(table, { player, reason, peninsulas, except }, action) {
    if (action.type === 'endClaims')
      return reason === 'auction' ? null : refuse('MUST_CLAIM', { player });
    const { building } = action;
    if (!peninsulas.includes(building.peninsula)) {
      return refuse('WRONG_PENINSULA', { building, peninsulas: [...peninsulas] });
    }
    const occupant = occupantOf(table.buildings, building);
    if (occupant !== 'free') return refuse('NOT_FREE', { building, occupant });
    return building.type === except ? refuse('SAME_TYPE', { building }) : null;
  },

  apply(draft, { player, peninsulas }, action, events) {
    if (action.type === 'endClaims') {
      events?.push({ type: 'claimsLost', player, peninsulas: [...peninsulas], renounced: true });
      return;
    }
    const building = at(SITES, siteOf(action.building));
    const due = peninsulas.filter((peninsula) => peninsula !== building.peninsula);
    if (due.length > 0) {
      draft.agenda.push({ type: 'dueClaims', player, peninsulas: due, except: building.type });
    }
    placeCrew(draft, player, building, events);
  },
};

/** First the crew member (GI-L1), then the cloud (GI-L2), then the coins (GI-L3, GI-L4). */
function placeCrew(draft: GameDraft, seat: number, building: Building, events: Events): void {
  const owner = draftAt(draft, seat);
  const cloud = draft.clouds[COLOR_INDEX[building.peninsula]];
  owner.crew -= 1;
  draft.buildings = withItem<Occupant>(draft.buildings, siteOf(building), at(CREW_OF, seat));
  events?.push({ type: 'claimed', player: seat, building, cloud });
  if (cloud !== 'black') draft.agenda.push({ type: 'claimCoins', player: seat, building });
  underCloud(draft, seat, cloud, events);
}

function underCloud(draft: GameDraft, seat: number, cloud: Cloud, events: Events): void {
  const owner = draftAt(draft, seat);
  switch (cloud) {
    case 'goal':
      if (drawGoals(draft, seat, owner, 'hand', 1, events) > 0) {
        draft.agenda.push({ type: 'returnGoals', player: seat, from: 'hand', left: 1 });
      }
      return;
    case 'point':
      owner.points += 1;
      events?.push({ type: 'pointsGained', player: seat, points: 1, reason: 'cloud' });
      return;
    case 'parrot':
      drawParrots(draft, seat, owner, 1, events);
      return;
    case 'calm':
    case 'black':
      return;
  }
}

/** A coin for each building of the type that is still free (GI-L3). */
export function claimCoins(
  draft: GameDraft,
  { player, building }: StepOf<'claimCoins'>,
  events: Events,
): void {
  const coins = freeOfType(draft.buildings, building.type);
  if (coins === 0) return;
  draftAt(draft, player).coins += coins;
  events?.push({ type: 'coinsGained', player, coins, reason: 'claim' });
}

/** Asks the winner for a claim; a claim that is impossible when it is due is lost (GI-W1, GI-W3). */
export function dueClaims(draft: GameDraft, step: StepOf<'dueClaims'>, events: Events): void {
  const { player, except } = step;
  const due = [...step.peninsulas];
  const peninsulas =
    draftAt(draft, player).crew === 0
      ? []
      : COLORS.filter((color) => due.includes(color) && hasFree(draft, color, except));
  if (peninsulas.length > 0)
    draft.agenda.push({ type: 'claim', player, reason: 'auction', peninsulas, except });
  const lost = due.filter((peninsula) => !peninsulas.includes(peninsula));
  if (lost.length > 0)
    events?.push({ type: 'claimsLost', player, peninsulas: lost, renounced: false });
}

function hasFree(table: Table, peninsula: Color, except: StepOf<'dueClaims'>['except']): boolean {
  return freeBuildings(table.buildings, peninsula, except).length > 0;
}
