import { type PlacedStep, placedSteps, type StepsBelow } from '../core/agenda-issues.ts';
import type { StateIssues } from '../core/state-issues.ts';
import type { Seat } from '../core/types.ts';
import type { Step } from './agenda.ts';
import type { Card } from './components.ts';
import { playerAt } from './players.ts';
import type { GameState } from './state.ts';

/** What lies below the card of a player: the roll of the winner, the turns of others, or what comes between them. */
const TURNS = ['roll', 'choose', 'askFairWinds'] as const;

const STEPS_BELOW: StepsBelow<Step> = {
  bid: [null],
  roll: [null, ...TURNS],
  choose: TURNS,
  askFairWinds: ['choose'],
  sink: TURNS,
  board: TURNS,
  raid: TURNS,
  assignBlackbeard: TURNS,
  placeCannons: TURNS,
  openTavern: TURNS,
  placeRum: TURNS,
  fairWind: ['choose', 'fairWind'],
  production: [null],
  spyglass: ['production', 'spyglass'],
};

const AUTOMATIC: readonly Step['type'][] = ['askFairWinds', 'production'];

/** Every step of the agenda has what it needs when its turn comes. */
export function demandAgenda(state: GameState, issues: StateIssues): void {
  const { agenda, players, winner } = state;
  const choosers = agenda.map(({ type, player }) => (type === 'choose' ? player : null));
  const asking = new Set<Card>();
  for (const placed of placedSteps(agenda, players.length, STEPS_BELOW, AUTOMATIC, issues))
    demandStep(state, placed, choosers, asking);
  const [bottom] = agenda;
  if (bottom === undefined) return;
  const isAuction = bottom.type === 'bid';
  const expected = isAuction ? 'null during the auction' : 'the winner of the auction';
  issues.demand(isAuction === (winner === null), 'CF-B3', ['winner'], winner, expected);
}

function demandStep(
  state: GameState,
  { index, step, below, demand }: PlacedStep<Step>,
  choosers: readonly (Seat | null)[],
  asking: Set<Card>,
): void {
  const { player } = step;
  const { passed, waiting, kept } = playerAt(state, player);
  const chooses = (seat: Seat): boolean => choosers.slice(0, index).includes(seat);
  switch (step.type) {
    case 'bid':
      demand(!passed && player !== state.leader, 'CF-B1', 'player', player, 'a player who can bid');
      return;
    case 'roll': {
      const purpose = below === undefined ? 'production' : 'raid';
      demand(step.purpose === purpose, 'CF-R1', 'purpose', step.purpose, purpose);
      if (step.purpose === 'production') return;
      const isSeat = step.victim < state.players.length;
      demand(isSeat, 'CF-C3', 'victim', step.victim, 'a seat of this game');
      return;
    }
    case 'choose': {
      const isOnce = choosers.indexOf(player) === choosers.lastIndexOf(player);
      demand(isOnce, 'CF-K1', 'player', player, 'each seat once');
      return;
    }
    case 'askFairWinds': {
      const left = [...state.players.keys()].filter((seat) => seat !== player && !chooses(seat));
      demand(left.length === 0, 'CF-K5', 'player', player, 'choices of all other players below');
      return;
    }
    case 'assignBlackbeard':
    case 'placeCannons':
    case 'openTavern':
    case 'placeRum': {
      const waits = waiting.some((card) => card === step.card);
      demand(waits, 'CF-K4', 'card', step.card, 'a card that waits in front of the player');
      return;
    }
    case 'fairWind':
      demand(chooses(player), 'CF-K5', 'player', player, 'a player who has still to choose');
      demandKept();
      return;
    case 'spyglass':
      demandKept();
      return;
    case 'sink':
    case 'board':
    case 'raid':
    case 'production':
      return;
  }

  /** A kept card asks once; it would be used up twice. */
  function demandKept(): void {
    if (step.type !== 'fairWind' && step.type !== 'spyglass') return;
    const { card } = step;
    const isKept = kept.some((other) => other.card === card) && !asking.has(card);
    demand(isKept, 'CF-C3', 'card', card, 'a card that the player keeps, once');
    asking.add(card);
  }
}
