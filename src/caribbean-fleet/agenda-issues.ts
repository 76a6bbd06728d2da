import { type DemandOfStep, placedSteps, type StepsBelow } from '../core/agenda-issues.ts';
import type { StateIssues } from '../core/state-issues.ts';
import type { Seat } from '../core/types.ts';
import type { Step } from './agenda.ts';
import type { Card } from './components.ts';
import type { GameState } from './state.ts';

/** What is below the turn of a player, or below the decision about the card chosen in it. */
const TURNS = ['roll', 'choose', 'askFairWinds'] as const;

const STEPS_BELOW: StepsBelow<Step> = /* @__PURE__ */ (() => ({
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
}))();

const AUTOMATIC: readonly Step['type'][] = ['askFairWinds', 'production'];

/** The agenda can be worked off: every step has what it needs when its turn comes. */
export function demandAgenda(state: GameState, issues: StateIssues): void {
  const { agenda, players } = state;
  const steps = [...placedSteps(agenda, players.length, STEPS_BELOW, AUTOMATIC, issues)];
  const choosers = new Set<Seat>();
  const held = players.map(({ waiting, kept }) => {
    return new Set<Card>([...waiting, ...kept.map(({ card }) => card)]);
  });
  const asking = new Set<Card>();
  for (const { step, below, demand } of steps) {
    if (step.type === 'roll') {
      const purpose = below === undefined ? 'production' : 'raid';
      demand(step.purpose === purpose, 'CF-R1', 'purpose', step.purpose, purpose);
    }
    if (step.type === 'roll' && step.purpose === 'raid') {
      const isSeat = step.victim < players.length;
      demand(isSeat, 'CF-C3', 'victim', step.victim, 'a seat of this game');
    }
    demandTurn(step, choosers, players.length, demand);
    if (step.type === 'choose') choosers.add(step.player);
    demandCard(step, held[step.player], asking, demand);
  }
}

/** Each seat chooses at most once (CF-K1), and a fairWind brings forward a choice after that of the winner (CF-K5). */
function demandTurn(
  { type, player }: Step,
  choosers: ReadonlySet<Seat>,
  seats: number,
  demand: DemandOfStep,
): void {
  const chooses = choosers.has(player);
  switch (type) {
    case 'choose':
      demand(!chooses, 'CF-K1', 'player', player, 'a seat without another choice');
      return;
    case 'askFairWinds': {
      const isFirst = !chooses && choosers.size === seats - 1;
      demand(isFirst, 'CF-K5', 'player', player, 'the seat after which all others choose');
      return;
    }
    case 'fairWind': {
      const isLater = chooses && choosers.size < seats;
      demand(isLater, 'CF-K5', 'player', player, 'a seat that chooses after the winner');
      return;
    }
    default:
  }
}

/** The player has the card that a step moves. A kept card has one step, since it can be used once. */
function demandCard(
  step: Step,
  held: ReadonlySet<Card> | undefined,
  asking: Set<Card>,
  demand: DemandOfStep,
): void {
  switch (step.type) {
    case 'assignBlackbeard':
    case 'placeCannons':
    case 'openTavern':
    case 'placeRum': {
      const isWaiting = held?.has(step.card) === true;
      demand(isWaiting, 'CF-K4', 'card', step.card, 'a waiting card of the player');
      return;
    }
    case 'fairWind':
    case 'spyglass': {
      const mayAsk = held?.has(step.card) === true && !asking.has(step.card);
      asking.add(step.card);
      demand(mayAsk, 'CF-C3', 'card', step.card, 'a kept card of the player that asks once');
      return;
    }
    default:
  }
}
