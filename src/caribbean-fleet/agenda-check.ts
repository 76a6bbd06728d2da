import type { Seat } from '../game.ts';
import { at, same } from '../lists.ts';
import type { Demands } from '../possible.ts';
import { checkStack, type StepKind, type Place as StepPlace } from '../stack-check.ts';
import type { Step, StepOf } from './agenda.ts';
import { isOf } from './cards.ts';
import type { UsableCard } from './components.ts';
import type { GameState } from './state.ts';
import { playerAt } from './table.ts';

type Place<Looked extends Step = Step> = StepPlace<GameState, Step, Looked>;

/** What lies below a step that a chosen card asks for. */
const AFTER_CHOICE = ['choose', 'roll', 'askFairWinds'] as const;

/** Every kind of step: where it may lie, and what goes with it. */
const KINDS: { readonly [Type in Step['type']]: StepKind<GameState, Step, StepOf<Type>> } = {
  bid: { on: ['bottom'] },
  roll: { on: ['bottom', 'choose', 'roll', 'askFairWinds'], check: checkRoll },
  choose: { on: ['roll', 'choose', 'askFairWinds'] },
  askFairWinds: { on: ['choose'], automatic: true, check: checkWinnersStep },
  sink: { on: AFTER_CHOICE, check: checkDiscarded },
  board: { on: AFTER_CHOICE, check: checkDiscarded },
  raid: { on: AFTER_CHOICE, check: checkDiscarded },
  assignBlackbeard: { on: AFTER_CHOICE, check: checkWaiting },
  placeCannons: { on: AFTER_CHOICE, check: checkWaiting },
  openTavern: { on: AFTER_CHOICE, check: checkWaiting },
  placeRum: { on: AFTER_CHOICE, check: checkWaiting },
  fairWind: { on: ['choose', 'fairWind'] },
  production: { on: ['bottom'], automatic: true, check: checkWinnersStep },
  spyglass: { on: ['production', 'spyglass'] },
};

/** The same table, for a step of any kind. */
const KIND_OF: { readonly [Type in Step['type']]: StepKind<GameState, Step> } = KINDS;

/** Asks for an agenda that play leads to. */
export function checkAgenda(state: GameState, demands: Demands): void {
  checkStack(KIND_OF, state, demands);
  checkChoosers(state, demands);
  checkAsked(state, 'fairWind', demands);
  checkAsked(state, 'spyglass', demands);
}

/** The winner's roll at the bottom (CF-R1), or that of a raid, whose card was just discarded (CF-C3). */
function checkRoll({ state, step, below, demand }: Place<StepOf<'roll'>>): void {
  const isProduction = below === undefined;
  demand(
    step.purpose === (isProduction ? 'production' : 'raid'),
    'CF-R1',
    'purpose',
    isProduction ? 'production' : 'raid',
  );
  demand(step.manual === state.manualDice, 'CF-R1', 'manual', `${state.manualDice}`);
  if (step.purpose === 'production') {
    demand(step.player === state.winner, 'CF-R1', 'player', `${state.winner}, who won`);
    demand(!('victim' in step), 'CF-R1', 'victim', 'nothing');
    demand(!('amount' in step), 'CF-R1', 'amount', 'nothing');
    return;
  }
  const { victim, amount, player } = step;
  const isOther = victim !== undefined && victim < state.players.length && victim !== player;
  const isPlayed = state.discarded.slice(-1).some((card) => isOf(card, 'raid'));
  demand(isOther, 'CF-C3', 'victim', 'another seat of this game');
  demand(amount !== undefined, 'CF-C3', 'amount', 'a number');
  demand(isPlayed, 'CF-C3', 'purpose', 'a raid that was just played');
}

/** What the winner sets in motion is his (CF-K5, CF-R1). */
function checkWinnersStep({ state, step, demand }: Place): void {
  demand(step.player === state.winner, 'CF-R1', 'player', `${state.winner}, who won`);
}

/** A card that is carried out at once was just discarded (CF-K3). */
function checkDiscarded({ state, step, demand }: Place<StepOf<'sink' | 'board' | 'raid'>>): void {
  const last = state.discarded.at(-1);
  demand(step.card === last, 'CF-K3', 'card', `${last}, which was discarded last`);
}

/** A card whose place is asked for lies in front of its player (CF-K4). */
function checkWaiting({ state, step, demand }: Place<LastingStep>): void {
  const { waiting } = playerAt(state, step.player);
  const lies = waiting.some((card) => card === step.card);
  demand(lies, 'CF-K4', 'card', 'a card that waits');
}

type LastingStep = StepOf<'assignBlackbeard' | 'placeCannons' | 'openTavern' | 'placeRum'>;

/** Asks for the holders of kept cards in order: those who have not been asked yet are the last in it (CF-K5, CF-R2). */
function checkAsked(state: GameState, type: 'fairWind' | 'spyglass', demands: Demands): void {
  const { agenda, players, winner, round } = state;
  const asked = agenda.flatMap((step) => (step.type === type ? [[step.player, step.card]] : []));
  const first = type === 'fairWind' ? 2 : 0;
  const holders: [Seat, UsableCard][] = [];
  for (let distance = first; distance < players.length; distance += 1) {
    const seat = ((winner ?? 0) + distance) % players.length;
    for (const { card, round: taken } of playerAt(state, seat).kept) {
      if (isOf(card, type) && (type === 'spyglass' || taken < round)) holders.push([seat, card]);
    }
  }
  const left = asked.length === 0 ? [] : holders.slice(-asked.length);
  demands.that(
    same(asked, left.reverse()),
    type === 'fairWind' ? 'CF-K5' : 'CF-R2',
    ['agenda'],
    `${type} of ${asked.join(' ')}`,
    'the holders, clockwise, copy by copy',
  );
}

/** Asks for the players who have still to choose: clockwise from the winner, a holder of a fairWind directly after him (CF-K). */
function checkChoosers(state: GameState, demands: Demands): void {
  const { agenda, players, winner, discarded } = state;
  if (agenda[0]?.type !== 'roll') return;
  const seats = players.length;
  const place = (seat: Seat): number => (seat - (winner ?? 0) + seats) % seats;
  const choosers = agenda.flatMap(({ type, player }) => (type === 'choose' ? [place(player)] : []));
  const chosen = seats - choosers.length;
  const top = at(agenda, agenda.length - 1);
  const asker = agenda.length === 1 || NO_ASKERS.includes(top.type) ? null : place(top.player);
  const clockwise = Array.from({ length: seats }, (_, distance) => distance);
  const isUsed = discarded.some((card) => isOf(card, 'fairWind'));
  const orders = [clockwise];
  for (const holder of isUsed ? clockwise.slice(2) : [])
    orders.push([
      0,
      holder,
      ...clockwise.filter((distance) => distance > 0 && distance !== holder),
    ]);
  const isPossible = orders.some(
    (order) =>
      same(choosers, order.slice(chosen).reverse()) &&
      (asker === null || asker === order[chosen - 1]),
  );
  const wantsFairWinds = chosen === 0 || (chosen === 1 && asker !== null);
  const hasFairWinds = agenda.some(({ type }) => type === 'askFairWinds');
  const asksInTime = chosen === 1 || agenda.every(({ type }) => type !== 'fairWind');
  demands.that(
    isPossible && wantsFairWinds === hasFairWinds && asksInTime,
    'CF-K1',
    ['agenda'],
    `${agenda.map(({ type, player }) => `${type} ${player}`).join(', ')}`,
    'choices clockwise from the winner',
  );
}

/** Decisions that are not part of carrying out a card that somebody has just chosen. */
const NO_ASKERS: readonly Step['type'][] = ['choose', 'fairWind'];
