import { type DemandOfStep, placedSteps, type StepsBelow } from '../core/agenda-issues.ts';
import type { StateIssues } from '../core/state-issues.ts';
import type { Seat } from '../core/types.ts';
import type { Step } from './agenda.ts';
import type { Card } from './components.ts';
import { playerAt } from './players.ts';
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
  const asking = new Set<Card>();
  for (const { step, below, demand } of steps) {
    if (step.type === 'roll') {
      const purpose = below === undefined ? 'production' : 'raid';
      demand(step.purpose === purpose, 'CF-R1', 'purpose', step.purpose, purpose);
    }
    if ('victim' in step) {
      const isSeat = step.victim < players.length;
      demand(isSeat, 'CF-C3', 'victim', step.victim, 'a seat of this game');
    }
    demandTurn(step, choosers, players.length, demand);
    if (step.type === 'choose') choosers.add(step.player);
    demandCard(state, step, asking, demand);
    if ('card' in step) asking.add(step.card);
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
  state: GameState,
  step: Step,
  asking: ReadonlySet<Card>,
  demand: DemandOfStep,
): void {
  const { waiting, kept } = playerAt(state, step.player);
  switch (step.type) {
    case 'assignBlackbeard':
    case 'placeCannons':
    case 'openTavern':
    case 'placeRum': {
      const isWaiting = waiting.some((card) => card === step.card);
      demand(isWaiting, 'CF-K4', 'card', step.card, 'a waiting card of the player');
      return;
    }
    case 'fairWind':
    case 'spyglass': {
      const mayAsk = kept.some(({ card }) => card === step.card) && !asking.has(step.card);
      demand(mayAsk, 'CF-C3', 'card', step.card, 'a kept card of the player that asks once');
      return;
    }
    default:
  }
}
