import { type StateIssue, StateIssues } from '../core/state-issues.ts';
import type { Components } from '../core/types.ts';
import { demandAgenda } from './agenda-issues.ts';
import { countShips } from './chiefs.ts';
import {
  type Card,
  CHIEF_SHIPS,
  COLOR_INDEX,
  COLOR_INDEXES,
  COLORS,
  type ColorIndex,
  TOKENS,
} from './components.ts';
import { openCards, ownerOf } from './players.ts';
import type { GameState } from './state.ts';

/** Counts of every component, wherever it lies: in the deck, in front of players, on the table, or out of the game. */
export function componentsOf(state: GameState): Components {
  const counts: Record<string, number> = {};
  for (const card of state.pack) counts[`card:${card}`] = 0;
  for (const card of cardsOf(state)) counts[`card:${card}`] = (counts[`card:${card}`] ?? 0) + 1;
  for (const color of COLORS) {
    const taverns = state.taverns.filter((tavern) => tavern.color === color);
    counts[`token:${color}`] = state.tokens[COLOR_INDEX[color]] + taverns.length;
  }
  counts['pawns'] = state.chiefs.length;
  counts['dice'] = state.dice.length;
  return counts;
}

function cardsOf(state: GameState): Card[] {
  return [...state.deck, ...state.removed, ...openCards(state)];
}

/** What a state breaks of the conditions that every action keeps, and that let it be played to the end. */
export function issuesIn(state: GameState): readonly StateIssue[] {
  const issues = new StateIssues();
  demandSeats(state, issues);
  demandComponents(state, issues);
  demandSeenSpecials(state, issues);
  demandDucats(state, issues);
  for (const color of COLOR_INDEXES) demandChief(state, color, issues);
  demandPlaces(state, issues);
  demandBid(state, issues);
  demandAgenda(state, issues);
  demandOpenCards(state, issues);
  return issues.found;
}

function demandSeats(state: GameState, issues: StateIssues): void {
  const seats = state.players.length;
  const { starter, winner, leader, firstPassed } = state;
  const named = { starter, winner, leader, firstPassed };
  const demand = (seat: number | null, ...path: (string | number)[]): void =>
    issues.demand(seat === null || seat < seats, 'CF-C1', path, seat, 'a seat of this game');
  for (const [name, seat] of Object.entries(named)) demand(seat, name);
  for (const [place, seat] of state.ships.entries()) demand(seat, 'ships', place);
  for (const [place, seat] of state.chiefs.entries()) demand(seat, 'chiefs', place);
  for (const [place, { owner }] of state.taverns.entries())
    demand(owner, 'taverns', place, 'owner');
}

function demandComponents(state: GameState, issues: StateIssues): void {
  const pack = new Set<Card>(state.pack);
  for (const card of cardsOf(state))
    issues.demand(pack.has(card), 'CF-S2', ['pack'], `no ${card}`, 'every card in use');
  for (const [name, count] of Object.entries(componentsOf(state))) {
    const received = `${count} × ${name}`;
    if (name.startsWith('card:')) issues.demand(count === 1, 'CF-C3', [], received, `1 × ${name}`);
    if (name.startsWith('token:'))
      issues.demand(count === TOKENS, 'CF-C4', [], received, `${TOKENS} × ${name}`);
  }
}

/** Everybody knows that the special cards that were put back are not among the removed ones (CF-D2, CF-S4). */
function demandSeenSpecials({ seenSpecials, removed }: GameState, issues: StateIssues): void {
  const hidden = new Set<Card>(removed);
  for (const [place, card] of seenSpecials.entries())
    issues.demand(!hidden.has(card), 'CF-S4', ['seenSpecials', place], card, 'a card not removed');
}

function demandDucats({ players }: GameState, issues: StateIssues): void {
  for (const [seat, { ducats }] of players.entries())
    issues.demand(ducats >= 0, 'CF-M4', ['players', seat, 'ducats'], ducats, 'at least 0 ducats');
}

/** A chief has at least as many ships as anybody else; without a chief nobody has two. */
function demandChief(state: GameState, color: ColorIndex, issues: StateIssues): void {
  const chief = state.chiefs[color];
  const counts = state.players.map((_, seat) => countShips(state, seat, color));
  const most = Math.max(...counts);
  const path = ['chiefs', color];
  if (chief === null)
    issues.demand(most < CHIEF_SHIPS, 'CF-M1', path, chief, `the owner of ${most} ships`);
  else
    issues.demand(counts[chief] === most, 'CF-M3', path, chief, `somebody who has ${most} ships`);
}

/** Nothing lies with a pawn of nobody or under a ship of nobody. */
function demandPlaces(state: GameState, issues: StateIssues): void {
  for (const color of COLOR_INDEXES) {
    const card = state.blackbeards[color];
    const isPlaced = card === null || state.chiefs[color] !== null;
    issues.demand(isPlaced, 'CF-K4', ['blackbeards', color], card, 'null without a chief');
  }
  for (const [place, { ship }] of state.cannons.entries()) {
    const isOwned = ownerOf(state, ship) !== null;
    issues.demand(isOwned, 'CF-K4', ['cannons', place, 'ship'], ship, 'a ship that somebody owns');
  }
}

/** A bid is somebody's, who can pay it and is still in the auction (CF-B2). */
function demandBid({ winner, leader, bid, players }: GameState, issues: StateIssues): void {
  const expected = leader === null ? '0 without a bidder' : 'at least 1, since there is a bidder';
  issues.demand(bid > 0 === (leader !== null), 'CF-B2', ['bid'], bid, expected);
  const bidder = leader === null ? undefined : players[leader];
  if (winner !== null || bidder === undefined) return;
  const { ducats, passed } = bidder;
  issues.demand(bid <= ducats, 'CF-B2', ['bid'], bid, `at most the ${ducats} ducats of the bidder`);
  issues.demand(!passed, 'CF-B2', ['leader'], leader, 'a player who has not passed');
}

/** There is an open card for everybody who has still to choose, and whole rounds are left (CF-K1, CF-R6). */
function demandOpenCards(state: GameState, issues: StateIssues): void {
  const { winner, open, agenda, deck, players } = state;
  const choosers =
    winner === null ? players.length : agenda.filter((step) => step.type === 'choose').length;
  const isEnough = open.length === choosers;
  issues.demand(isEnough, 'CF-K1', ['open'], open.length, `${choosers} open cards`);
  const isWhole = deck.length % players.length === 0;
  issues.demand(isWhole, 'CF-R6', ['deck'], deck.length, `a multiple of ${players.length} cards`);
}
