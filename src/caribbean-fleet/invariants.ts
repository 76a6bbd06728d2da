import type { Path } from '../core/json.ts';
import { counted } from '../core/sentence.ts';
import { type StateIssue, StateIssues } from '../core/state-issues.ts';
import type { Seat } from '../core/types.ts';
import { demandAgenda } from './agenda-issues.ts';
import { countShips } from './chiefs.ts';
import { demandComponents } from './component-counts.ts';
import { type Card, CHIEF_SHIPS, COLOR_INDEXES, type ColorIndex } from './components.ts';
import { ownerOf } from './players.ts';
import type { GameState } from './state.ts';

/** The largest number in a state. */
export const COUNT_MOST = 1_000_000_000;

/*
 * The conditions that every state meets. Each legal action keeps them, and together they are enough to play on: nothing throws,
 * and somebody can act until the game is over. How the components got to their places is not asked.
 */

/** The conditions that a state breaks. */
export function issuesIn(state: GameState): readonly StateIssue[] {
  const issues = new StateIssues();
  demandSeats(state, issues);
  demandComponents(state, issues);
  demandSeen(state, issues);
  demandDucats(state, issues);
  for (const color of COLOR_INDEXES) demandChief(state, color, issues);
  demandCannons(state, issues);
  demandRounds(state, issues);
  demandAuction(state, issues);
  demandAgenda(state, issues);
  return issues.found;
}

function demandSeats(state: GameState, issues: StateIssues): void {
  const demand = (seat: Seat | null, ...path: Path): void => {
    const isSeat = seat === null || seat < state.players.length;
    issues.demand(isSeat, 'CF-C1', path, seat, 'a seat of this game');
  };
  for (const field of ['starter', 'winner', 'leader', 'firstPassed'] as const)
    demand(state[field], field);
  for (const [place, owner] of state.ships.entries()) demand(owner, 'ships', place);
  for (const [place, chief] of state.chiefs.entries()) demand(chief, 'chiefs', place);
  for (const [place, { owner }] of state.taverns.entries())
    demand(owner, 'taverns', place, 'owner');
}

/** Special cards that were seen and put back are not among the removed cards, neither here nor in samples (CF-D2, CF-S4). */
function demandSeen({ seenSpecials, removed }: GameState, issues: StateIssues): void {
  const unseen = new Set<Card>(removed);
  for (const [place, card] of seenSpecials.entries())
    issues.demand(!unseen.has(card), 'CF-S4', ['seenSpecials', place], card, 'a card not removed');
}

/** Nobody pays more than they have (CF-M4). */
function demandDucats({ players }: GameState, issues: StateIssues): void {
  for (const [seat, { ducats }] of players.entries())
    issues.demand(ducats >= 0, 'CF-M4', ['players', seat, 'ducats'], ducats, 'at least 0 ducats');
}

/** A chief has at least as many ships as any other player (CF-M3); without a chief, nobody has two (CF-M1). */
function demandChief(state: GameState, color: ColorIndex, issues: StateIssues): void {
  const chief = state.chiefs[color];
  const counts = state.players.map((_, seat) => countShips(state, seat, color));
  const most = Math.max(...counts);
  const path = ['chiefs', color];
  if (chief !== null) {
    issues.demand(
      counts[chief] === most,
      'CF-M3',
      path,
      chief,
      `a seat with ${counted(most, 'ship')}`,
    );
    return;
  }
  issues.demand(most < CHIEF_SHIPS, 'CF-M1', path, chief, `the seat with ${counted(most, 'ship')}`);
  const blackbeard = state.blackbeards[color];
  const isFree = blackbeard === null;
  issues.demand(isFree, 'CF-K4', ['blackbeards', color], blackbeard, 'no card without a chief');
}

function demandCannons(state: GameState, issues: StateIssues): void {
  for (const [place, { ship }] of state.cannons.entries()) {
    const isOwned = ownerOf(state, ship) !== null;
    issues.demand(isOwned, 'CF-K4', ['cannons', place, 'ship'], ship, 'a ship that has an owner');
  }
}

/** There is an open card for each choice to come (CF-K1), and a whole number of rounds (CF-D1, CF-R6). */
function demandRounds(state: GameState, issues: StateIssues): void {
  const { agenda, open, deck, players, round } = state;
  const isBefore = agenda[0]?.type === 'bid';
  const choices = isBefore ? players.length : agenda.filter(({ type }) => type === 'choose').length;
  const isEnough = open.length === choices;
  issues.demand(isEnough, 'CF-K1', ['open'], open.length, `${choices} open cards`);
  const isWhole = deck.length % players.length === 0;
  const multiple = `a multiple of ${players.length} cards`;
  issues.demand(isWhole, 'CF-R6', ['deck'], deck.length, multiple);
  const most = COUNT_MOST - deck.length / players.length;
  issues.demand(round <= most, 'CF-R6', ['round'], round, `at most round ${most}`);
}

/** The leader can pay the bid, and has not passed (CF-B2). Nor has the seat that bids next, which is another one (CF-B3). */
function demandAuction({ agenda, players, bid, leader }: GameState, issues: StateIssues): void {
  const isLed = leader !== null;
  const range = isLed ? 'at least 1 with a bidder' : '0 without a bidder';
  issues.demand(bid > 0 === isLed, 'CF-B2', ['bid'], bid, range);
  const [step] = agenda;
  if (step?.type !== 'bid') return;
  const path = ['agenda', 0, 'player'];
  issues.demand(step.player !== leader, 'CF-B3', path, step.player, 'a seat that does not lead');
  for (const [seat, { ducats, passed }] of players.entries()) {
    const most = seat === leader ? ducats : bid;
    issues.demand(
      bid <= most,
      'CF-B2',
      ['bid'],
      bid,
      `at most the ${counted(most, 'ducat')} of seat ${seat}`,
    );
    const isIn = seat === leader || seat === step.player;
    const out = ['players', seat, 'passed'];
    issues.demand(!(isIn && passed), 'CF-B2', out, passed, 'false for a seat that bids');
  }
}
