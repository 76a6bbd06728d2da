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

/** What lies below a choice, and below a step that a chosen card asks for; {@link checkTurns} is exact. */
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
  checkTurns(state, demands);
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
  demands.that(
    same(asked, holders.reverse().slice(0, asked.length)),
    type === 'fairWind' ? 'CF-K5' : 'CF-R2',
    ['agenda'],
    `${type} of ${asked.join(' ')}`,
    'the holders, clockwise, copy by copy',
  );
}

/**
 * Asks for the turns that are left, in order: clockwise from the winner, a holder of a fairWind directly after him; on top
 * what the card chosen last asks (CF-K1, CF-K5).
 */
function checkTurns({ agenda, players, winner, discarded }: GameState, demands: Demands): void {
  if (agenda[0]?.type !== 'roll') return;
  const seats = players.length;
  const named = ({ type, player }: Pick<Step, 'type' | 'player'>): string => `${type} ${player}`;
  const turn = (type: Step['type'], distance: number): string =>
    named({ type, player: ((winner ?? 0) + distance) % seats });
  const top = at(agenda, agenda.length - 1);
  const isCarriedOut = agenda.length > 1 && top.type !== 'choose' && top.type !== 'fairWind';
  const chosen = seats - agenda.filter(({ type }) => type === 'choose').length;
  const isAhead = chosen === 0 || (chosen === 1 && isCarriedOut);
  const turns = agenda.filter(({ type }) => chosen !== 1 || type !== 'fairWind');
  const isUsed = discarded.some((card) => isOf(card, 'fairWind'));
  const mayJump = isUsed && !isAhead && turns.length === agenda.length;
  const others = [...players.keys()].slice(1);
  const isInTurn = (second: number): boolean => {
    const order = [0, second, ...others.filter((distance) => distance !== second)];
    const left = order.slice(chosen).reverse();
    const expected = [turn('roll', 0), ...left.map((distance) => turn('choose', distance))];
    if (isAhead) expected.splice(seats, 0, turn('askFairWinds', 0));
    if (isCarriedOut) expected.push(turn(top.type, order[chosen - 1] ?? Number.NaN));
    return same(turns.map(named), expected);
  };
  demands.that(
    (mayJump ? others : [1]).some(isInTurn),
    'CF-K1',
    ['agenda'],
    agenda.map(named).join(', '),
    'choices clockwise from the winner',
  );
}
