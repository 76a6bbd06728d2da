import { same } from '../lists.ts';
import type { StepOf } from './agenda.ts';
import { demandFree, type Place } from './agenda-place.ts';
import { CREW_OF, freeBuildings, freeOn, occupantOf } from './buildings.ts';
import { BUILDING_TYPES, COLOR_INDEX, COLORS, type Color } from './components.ts';
import type { GameState } from './state.ts';
import { peninsulaOf, playerAt } from './table.ts';

/** The claim of the other of the first two dice, while the first claim is carried out (GI-W2, GI-W3). */
export function checkDueClaims({
  state,
  step,
  below,
  above,
  demand,
}: Place<StepOf<'dueClaims'>>): void {
  const { peninsulas, except } = step;
  const [peninsula] = peninsulas;
  const first = above?.type === 'claimCoins' ? above.building : undefined;
  const isOther =
    peninsulas.length === 1 &&
    peninsula !== first?.peninsula &&
    same(
      peninsulasDue(state),
      COLORS.filter((color) => color === peninsula || color === first?.peninsula),
    );
  demand(step.player === below?.player, 'GI-W1', 'player', `${state.leader}, who won`);
  demand(isOther, 'GI-W2', 'peninsulas', 'the one of the first two dice that is left');
  demand(except === first?.type, 'GI-L5', 'except', 'the type of the first claim');
  if (peninsula !== undefined) demandFree(state, peninsula, 'GI-W3', demand);
}

/** A claim that is possible: for the dice on spaces 1 and 2 (GI-W2, GI-W3), or for a deal (GI-T7). */
export function checkClaim({ state, step, below, demand }: Place<StepOf<'claim'>>): void {
  const { player, reason, peninsulas, except } = step;
  const isDeal = below?.type === 'trade';
  demand(player === below?.player, 'GI-W1', 'player', `${below?.player}`);
  demand(
    reason === (isDeal ? 'deal' : 'auction'),
    'GI-L5',
    'reason',
    'deal in a trade, else auction',
  );
  demand(playerAt(state, player).crew > 0, 'GI-L1', 'type', 'a crew in hand');
  const due = isDeal ? [peninsulaOf(state, below.ship)] : peninsulasDue(state);
  const [only] = peninsulas;
  const first = due.find((peninsula) => peninsula !== only);
  const hasClaimed =
    first !== undefined &&
    first !== null &&
    except !== null &&
    occupantOf(state.buildings, { peninsula: first, type: except }) === CREW_OF[player];
  demand(except === null || hasClaimed, 'GI-L5', 'except', 'null, or the type of the first claim');
  const possible = COLORS.filter(
    (color) =>
      due.includes(color) &&
      (except === null || color === only) &&
      freeBuildings(state.buildings, color, except).length > 0,
  );
  demand(same(peninsulas, possible), 'GI-W3', 'peninsulas', possible.join(', ') || 'no claim');
}

/** The crew stands; a card under the goal cloud is still to be returned, or the coins would be there (GI-L2, GI-L3). */
export function checkClaimCoins({ state, step, below, demand }: Place<StepOf<'claimCoins'>>): void {
  const { player, building } = step;
  const { peninsula } = building;
  const here = below?.type === 'trade' ? [peninsulaOf(state, below.ship)] : peninsulasDue(state);
  demand(player === below?.player, 'GI-L3', 'player', `${below?.player}`);
  demand(
    here.includes(peninsula) && occupantOf(state.buildings, building) === CREW_OF[player],
    'GI-L1',
    'building',
    'a building that was just claimed',
  );
  demand(
    state.clouds[COLOR_INDEX[peninsula]] === 'goal',
    'GI-L2',
    'building',
    'one under the goal cloud',
  );
  const isLast =
    below?.type !== 'rewards' ||
    peninsulasDue(state).every(
      (color) =>
        color === peninsula ||
        freeOn(state.buildings, COLOR_INDEX[color]) === 0 ||
        isClaimed(state, color, step),
    );
  demand(isLast, 'GI-W2', 'type', 'the claim of the other die before or after it');
}

/** Whether a building of another type on a peninsula can be the other claim of an auction (GI-L5). */
function isClaimed(
  { buildings }: GameState,
  peninsula: Color,
  { player, building }: StepOf<'claimCoins'>,
): boolean {
  return BUILDING_TYPES.some(
    (type) =>
      type !== building.type && occupantOf(buildings, { peninsula, type }) === CREW_OF[player],
  );
}

/** A card of the hand for the one drawn under the goal cloud (GI-L2), or all drawn at the goal ship but one (GI-T6). */
export function checkReturnGoals({
  state,
  step,
  below,
  demand,
}: Place<StepOf<'returnGoals'>>): void {
  const { player, from, left } = step;
  const { drawn } = playerAt(state, player);
  demand(player === below?.player, 'GI-H5', 'player', `${below?.player}`);
  if (below?.type === 'trade') {
    demand(from === 'drawn', 'GI-T6', 'from', 'drawn');
    demand(left === drawn.length - 1, 'GI-T6', 'left', 'the drawn cards but one');
    demand(
      below.ship === 'goals' && below.delivered,
      'GI-T6',
      'type',
      'a delivery at the goal ship',
    );
  } else {
    demand(from === 'hand', 'GI-L2', 'from', 'hand');
    demand(left === 1, 'GI-L2', 'left', '1');
  }
}

/** The peninsulas of the dice on spaces 1 and 2 (GI-W1). */
function peninsulasDue({ row }: GameState): Color[] {
  const dice = row.slice(0, 2);
  return COLORS.filter((color) => dice.includes(color));
}
