import type { Demands } from '../possible.ts';
import { checkStack, type StepKind } from '../stack-check.ts';
import type { Step, StepOf } from './agenda.ts';
import { demandFree, type Place } from './agenda-place.ts';
import { checkClaim, checkClaimCoins, checkDueClaims, checkReturnGoals } from './claim-check.ts';
import { DEALT_GOALS, KEPT_GOALS } from './components.ts';
import type { GameState } from './state.ts';
import { ghostPeninsula, hasGhost } from './table.ts';
import { checkShipChoice, checkTrade } from './trade-check.ts';

/** Every kind of step: where it may lie, and what goes with it. */
const KINDS: { readonly [Type in Step['type']]: StepKind<GameState, Step, StepOf<Type>> } = {
  setup: { on: ['bottom', 'setup'], check: checkSetup },
  roll: {
    on: ['bottom'],
    check({ state, step, demand }) {
      demand(step.player === state.flag, 'GI-R1', 'player', `${state.flag}, who has the flag`);
      demand(step.manual === state.manualDice, 'GI-R1', 'manual', `${state.manualDice}`);
    },
  },
  bid: { on: ['bottom'] },
  chooseShip: { on: ['bottom'], check: checkShipChoice },
  trade: { on: ['bottom'], check: checkTrade },
  pay: {
    on: ['bottom'],
    check({ state, step, demand }) {
      demand(step.player === state.leader, 'GI-N2', 'player', `${state.leader}, whose bid it is`);
      demand(step.amount === state.amount, 'GI-Y1', 'amount', `the bid of ${state.amount}`);
    },
  },
  ghostCrew: { on: ['bottom'], automatic: true, check: checkFlag },
  endOfRound: { on: ['bottom'], automatic: true, check: checkFlag },
  ghost: { on: ['endOfRound'], check: checkGhost },
  rewards: {
    on: ['ghostCrew'],
    automatic: true,
    check({ state, step, demand }) {
      demand(step.player === state.leader, 'GI-W1', 'player', `${state.leader}, who won`);
    },
  },
  lock: { on: ['ghostCrew'], check: checkLock },
  dueClaims: { on: ['rewards'], automatic: true, check: checkDueClaims },
  claim: { on: ['rewards', 'trade'], check: checkClaim },
  claimCoins: { on: ['rewards', 'dueClaims', 'trade'], automatic: true, check: checkClaimCoins },
  returnGoals: { on: ['claimCoins', 'trade'], check: checkReturnGoals },
};

/** The same table, for a step of any kind. */
const KIND_OF: { readonly [Type in Step['type']]: StepKind<GameState, Step> } = KINDS;

/** Asks for an agenda that play leads to. */
export function checkAgenda(state: GameState, demands: Demands): void {
  checkStack(KIND_OF, state, demands);
}

/** Those who have not chosen come first, by seat; the others in the order of their last choice (GI-S7). */
function checkSetup({ state, step, below, demand }: Place<StepOf<'setup'>>): void {
  const { player, toReturn, mayChooseGood } = step;
  const isNew = (other: StepOf<'setup'>): boolean =>
    other.mayChooseGood && other.toReturn === DEALT_GOALS - KEPT_GOALS;
  const isOnce = state.agenda.filter((other) => other.player === player).length === 1;
  const isInOrder =
    below?.type !== 'setup' || !isNew(step) || (isNew(below) && below.player < player);
  demand(isOnce && isInOrder, 'GI-S7', 'player', 'each seat once, in the order of the choices');
  demand(toReturn > 0 || mayChooseGood, 'GI-S7', 'toReturn', 'something left to choose');
}

/** Kept from the beginning of the end of the round, while the flag does not move (GI-E4). */
function checkFlag({ state, step, demand }: Place): void {
  demand(step.player === state.flag, 'GI-E4', 'player', `${state.flag}, who has the flag`);
}

/** A ghost crew, a peninsula and a free building, and the one who did not win (GI-E1). */
function checkGhost({ state, step, demand }: Place<StepOf<'ghost'>>): void {
  const { player, peninsula } = step;
  demand(
    hasGhost(state) && player !== state.leader,
    'GI-E1',
    'player',
    'the one of two players who did not win',
  );
  demand(peninsula === ghostPeninsula(state), 'GI-E1', 'peninsula', 'that of the ghost ship');
  demand(state.ghostCrew > 0, 'GI-E1', 'type', 'a crew on the ghost ship');
  demandFree(state, peninsula, 'GI-E1', demand);
}

/** A lock and a free building on the peninsula of the fourth die (GI-W4). */
function checkLock({ state, step, demand }: Place<StepOf<'lock'>>): void {
  const { player, peninsula } = step;
  demand(player === state.leader, 'GI-W4', 'player', `${state.leader}, who won`);
  demand(peninsula === state.row[3], 'GI-W4', 'peninsula', 'that of the die on space 4');
  demand(state.locks > 0, 'GI-W4', 'type', 'a lock in the supply');
  demandFree(state, peninsula, 'GI-W4', demand);
}
