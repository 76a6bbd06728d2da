import { same } from '../core/lists.ts';
import { counted } from '../core/sentence.ts';
import type { Received, StateIssues } from '../core/state-issues.ts';
import type { Seat } from '../core/types.ts';
import type { Step } from './agenda.ts';
import { canContinue } from './decisions/trade.ts';
import { peninsulaOf, playerAt } from './players.ts';
import type { GameState } from './state.ts';

/** What a step may lie on; a step on `null` lies at the bottom. */
const BELOW: { readonly [Type in Step['type']]: readonly (Step['type'] | null)[] } = {
  setup: [null, 'setup'],
  roll: [null],
  bid: [null],
  chooseShip: [null],
  trade: [null],
  pay: [null],
  ghostCrew: [null],
  endOfRound: [null],
  ghost: ['endOfRound'],
  rewards: ['ghostCrew'],
  lock: ['ghostCrew'],
  dueClaims: ['rewards'],
  claim: ['rewards', 'trade'],
  claimCoins: ['rewards', 'dueClaims', 'trade'],
  returnGoals: ['claimCoins', 'trade'],
};

/** The steps that nobody answers; one on top would have run. */
const AUTOMATIC: readonly Step['type'][] = [
  'dueClaims',
  'claimCoins',
  'rewards',
  'ghostCrew',
  'endOfRound',
];

/** Asks for a condition of a field of a step. */
type Demand = (
  holds: boolean,
  rule: string,
  field: string,
  received: Received,
  expected: string,
) => void;

/** The agenda can be worked off: each step has what it needs when its turn comes. */
export function demandAgenda(state: GameState, issues: StateIssues): void {
  const { agenda, players } = state;
  for (const [index, step] of agenda.entries()) {
    const demand: Demand = (holds, rule, field, received, expected) =>
      issues.demand(holds, rule, ['agenda', index, field], received, expected);
    const { type, player } = step;
    const below = agenda[index - 1];
    const isSeat = player < players.length;
    demand(isSeat, 'agenda', 'player', player, 'a seat of this game');
    const isPlaced = BELOW[type].includes(below?.type ?? null);
    demand(isPlaced, 'agenda', 'type', type, `a step that can follow ${below?.type ?? 'nothing'}`);
    const isAnswered = index < agenda.length - 1 || !AUTOMATIC.includes(type);
    demand(isAnswered, 'agenda', 'type', type, 'a decision, since it is the last step');
    if (!isSeat || !isPlaced || !isAnswered) return;
    demandStep(state, step, below, agenda[index + 1], demand);
  }
  demandTurn(state, issues);
}

function demandStep(
  state: GameState,
  step: Step,
  below: Step | undefined,
  above: Step | undefined,
  demand: Demand,
): void {
  const { player } = step;
  const { crew, goals, marker } = playerAt(state, player);
  const follows = (leading: Seat | null | undefined, rule: string, who: string): void =>
    demand(player === leading, rule, 'player', player, `${leading}, ${who}`);
  switch (step.type) {
    case 'setup': {
      const { toReturn, mayChooseGood } = step;
      const isOnce = state.agenda.filter((other) => other.player === player).length === 1;
      demand(isOnce, 'GI-S7', 'player', player, 'each seat once');
      const isOpen = toReturn > 0 || mayChooseGood;
      demand(isOpen, 'GI-S7', 'toReturn', toReturn, 'at least 1, since the good is chosen');
      const held = `at most the ${counted(goals.length, 'goal')} in hand`;
      demand(toReturn <= goals.length, 'GI-S7', 'toReturn', toReturn, held);
      return;
    }
    case 'roll':
      follows(state.flag, 'GI-R1', 'the seat with the flag');
      return;
    case 'trade': {
      const { ship, credit } = step;
      const isHere = peninsulaOf(state, ship) !== null;
      demand(isHere, 'GI-T1', 'ship', ship, 'a ship at a peninsula');
      demand(ship === marker, 'GI-T5', 'ship', ship, `${marker}, which carries the marker`);
      const top = state.agenda.at(-1);
      const returned = top?.type === 'returnGoals' ? top.left : 0;
      const claims = above?.type === 'claim' ? 1 : 0;
      const goesOn = !isHere || canContinue(state, step, claims, returned);
      if (credit > 0) demand(goesOn, 'GI-T8', 'credit', credit, 'a credit that can be used up');
      else demand(goesOn, 'GI-T3', 'ship', ship, 'a ship that the seat can supply');
      return;
    }
    case 'pay':
      follows(state.leader, 'GI-N2', 'the seat that leads');
      return;
    case 'rewards':
      follows(state.leader, 'GI-W1', 'the winner');
      return;
    case 'lock':
      follows(state.leader, 'GI-W4', 'the winner');
      demand(state.locks > 0, 'GI-W4', 'type', step.type, 'no lock, since none is left');
      return;
    case 'ghost':
      demand(state.ghostCrew > 0, 'GI-E1', 'type', step.type, 'no ghost crew, since none is left');
      return;
    case 'claim': {
      follows(below?.player, 'GI-W1', 'the seat of the step below');
      demand(crew > 0, 'GI-L1', 'type', step.type, 'no claim, since there is no crew in hand');
      if (below?.type !== 'trade') return;
      const peninsula = peninsulaOf(state, below.ship);
      const { peninsulas } = step;
      const isHere = same(peninsulas, [peninsula]);
      demand(
        isHere,
        'GI-T7',
        'peninsulas',
        peninsulas.join(', '),
        `${peninsula}, where the ship is`,
      );
      return;
    }
    case 'dueClaims':
    case 'claimCoins':
      follows(below?.player, 'GI-W1', 'the seat of the step below');
      return;
    case 'returnGoals': {
      follows(below?.player, 'GI-H5', 'the seat of the step below');
      const isHeld = step.from === 'drawn' || step.left <= goals.length;
      demand(
        isHeld,
        'GI-L2',
        'left',
        step.left,
        `at most the ${counted(goals.length, 'goal')} in hand`,
      );
      return;
    }
  }
}

/**
 * Who is asked to bid has not passed, who trades has. If there is a bid, all seats from the leader on to whoever acts have
 * passed, so that the last one who has not is the leader (GI-N1, GI-N2).
 */
function demandTurn({ agenda, players, leader }: GameState, issues: StateIssues): void {
  const [step] = agenda;
  if (step?.type !== 'bid' && step?.type !== 'chooseShip' && step?.type !== 'trade') return;
  const demand = (seat: Seat, rule: string, expected: boolean, why: string): void => {
    const passed = players[seat]?.passed;
    const path = ['players', seat, 'passed'];
    issues.demand(passed === expected, rule, path, passed, `${expected}, since ${why}`);
  };
  const { player } = step;
  if (step.type === 'bid') demand(player, 'GI-A1', false, 'the seat is to bid');
  else demand(player, 'GI-A4', true, 'the seat trades');
  if (leader === null) return;
  demand(leader, 'GI-A1', false, 'the seat leads');
  const path = ['agenda', 0, 'player'];
  issues.demand(player !== leader, 'GI-N1', path, player, 'a seat that does not lead');
  for (let distance = 1; distance < players.length; distance += 1) {
    const seat = (leader + distance) % players.length;
    if (seat === player) return;
    demand(seat, 'GI-N1', true, 'the turn has gone past the seat');
  }
}
