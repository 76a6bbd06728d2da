import type { Components, Violation } from '../game.ts';
import { countShips } from './chiefs.ts';
import {
  CHIEF_SHIPS,
  COLOR_INDEX,
  COLOR_INDEXES,
  COLORS,
  type ColorIndex,
  TOKENS,
} from './components.ts';
import type { GameState } from './state.ts';
import { openCards, ownerOf } from './table.ts';

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

type Demand = (rule: string, holds: boolean, message: string) => void;

/** What a state breaks of the components (CF-C), and of the rules that hold at every decision. */
export function violationsOf(state: GameState): Violation[] {
  const found: Violation[] = [];
  const demand: Demand = (rule, holds, message) => {
    if (!holds) found.push({ rule, message });
  };
  demandComponents(state, demand);
  for (const color of COLOR_INDEXES) demandChief(state, color, demand);
  demandPlaces(state, demand);
  demandRound(state, demand);
  return found;
}

function demandComponents(state: GameState, demand: Demand): void {
  for (const card of [...state.deck, ...state.removed, ...openCards(state)])
    demand('CF-S2', state.pack.includes(card), `${card} is not in the pack`);
  for (const [name, count] of Object.entries(componentsOf(state))) {
    if (name.startsWith('card:')) demand('CF-C3', count === 1, `${name}: ${count} instead of 1`);
    if (name.startsWith('token:'))
      demand('CF-C4', count === TOKENS, `${name}: ${count} instead of ${TOKENS}`);
  }
  for (const [seat, { ducats }] of state.players.entries())
    demand('CF-M4', ducats >= 0, `seat ${seat} has ${ducats} ducats`);
}

/** A chief has at least as many ships as anybody else; without a chief nobody has two. */
function demandChief(state: GameState, color: ColorIndex, demand: Demand): void {
  const chief = state.chiefs[color];
  const counts = state.players.map((_, seat) => countShips(state, seat, color));
  const most = Math.max(...counts);
  if (chief === null)
    demand('CF-M1', most < CHIEF_SHIPS, `${most} ${COLORS[color]} ships without a chief`);
  else
    demand(
      'CF-M3',
      counts[chief] === most,
      `the ${COLORS[color]} chief has ${counts[chief]} ships, another ${most}`,
    );
}

/** Nothing lies with a pawn of nobody or under a ship of nobody. */
function demandPlaces(state: GameState, demand: Demand): void {
  for (const color of COLOR_INDEXES) {
    const card = state.blackbeards[color];
    demand(
      'CF-K4',
      card === null || state.chiefs[color] !== null,
      `${card} lies with a pawn of nobody`,
    );
  }
  for (const { card, ship } of state.cannons)
    demand('CF-K4', ownerOf(state, ship) !== null, `${card} lie under ${ship} of nobody`);
}

/** The bid can be paid, and there is an open card for everybody who has still to choose. */
function demandRound(state: GameState, demand: Demand): void {
  const { winner, leader, bid, open, agenda, deck, players } = state;
  if (winner === null && leader !== null) {
    const ducats = players[leader]?.ducats ?? 0;
    demand('CF-B2', bid <= ducats, `a bid of ${bid} with ${ducats} ducats`);
  }
  demand('CF-B2', bid > 0 === (leader !== null), `a bid of ${bid} by ${leader}`);
  const choosers =
    winner === null ? players.length : agenda.filter((step) => step.type === 'choose').length;
  demand('CF-K1', open.length === choosers, `${open.length} open cards for ${choosers} players`);
  demand('CF-R6', deck.length % players.length === 0, `${deck.length} cards do not make rounds`);
}
