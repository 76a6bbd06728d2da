import { type StateIssue, StateIssues } from '../core/state-issues.ts';
import type { Components } from '../core/types.ts';
import { countShips } from './chiefs.ts';
import {
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
  for (const card of [...state.deck, ...state.removed, ...openCards(state)]) {
    counts[`card:${card}`] = (counts[`card:${card}`] ?? 0) + 1;
  }
  for (const color of COLORS) {
    const taverns = state.taverns.filter((tavern) => tavern.color === color);
    counts[`token:${color}`] = state.tokens[COLOR_INDEX[color]] + taverns.length;
  }
  counts['pawns'] = state.chiefs.length;
  counts['dice'] = state.dice.length;
  return counts;
}

/** What a state breaks of the components (CF-C), and of the rules that hold at every decision. */
export function issuesIn(state: GameState): readonly StateIssue[] {
  const issues = new StateIssues();
  demandComponents(state, issues);
  for (const color of COLOR_INDEXES) demandChief(state, color, issues);
  demandPlaces(state, issues);
  demandRound(state, issues);
  return issues.found;
}

function demandComponents(state: GameState, issues: StateIssues): void {
  for (const card of [...state.deck, ...state.removed, ...openCards(state)])
    issues.demand(state.pack.includes(card), 'CF-S2', ['pack'], `no ${card}`, 'every card in use');
  for (const [name, count] of Object.entries(componentsOf(state))) {
    const received = `${count} × ${name}`;
    if (name.startsWith('card:')) issues.demand(count === 1, 'CF-C3', [], received, `1 × ${name}`);
    if (name.startsWith('token:'))
      issues.demand(count === TOKENS, 'CF-C4', [], received, `${TOKENS} × ${name}`);
  }
  for (const [seat, { ducats }] of state.players.entries())
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

/** The bid can be paid, and there is an open card for everybody who has still to choose. */
function demandRound(state: GameState, issues: StateIssues): void {
  const { winner, leader, bid, open, agenda, deck, players } = state;
  if (winner === null && leader !== null) {
    const ducats = players[leader]?.ducats ?? 0;
    issues.demand(
      bid <= ducats,
      'CF-B2',
      ['bid'],
      bid,
      `at most the ${ducats} ducats of the bidder`,
    );
  }
  issues.demand(
    bid > 0 === (leader !== null),
    'CF-B2',
    ['bid'],
    bid,
    leader === null ? '0 without a bidder' : 'at least 1, since there is a bidder',
  );
  const choosers =
    winner === null ? players.length : agenda.filter((step) => step.type === 'choose').length;
  const isEnough = open.length === choosers;
  issues.demand(isEnough, 'CF-K1', ['open'], open.length, `${choosers} open cards`);
  const isWhole = deck.length % players.length === 0;
  issues.demand(isWhole, 'CF-R6', ['deck'], deck.length, `a multiple of ${players.length} cards`);
}
