import type { StateIssues } from '../core/state-issues.ts';
import type { Components } from '../core/types.ts';
import { type Card, COLOR_INDEX, COLORS, type Color, TOKENS } from './components.ts';
import { openCards } from './players.ts';
import type { GameState } from './state.ts';

/** Counts of every component, wherever it is: in the deck, in front of players, on the table, or out of the game. */
export function componentsOf(state: GameState): Components {
  const counts: Record<string, number> = {};
  for (const [card, count] of countCards(state)) counts[`card:${card}`] = count;
  for (const color of COLORS) counts[`token:${color}`] = countTokens(state, color);
  counts['pawns'] = state.chiefs.length;
  counts['dice'] = state.dice.length;
  return counts;
}

/** How often each card of the pack occurs, and each other card that is somewhere. */
function countCards(state: GameState): ReadonlyMap<Card, number> {
  const counts = new Map<Card, number>(state.pack.map((card) => [card, 0]));
  for (const card of [...state.deck, ...state.removed, ...openCards(state)])
    counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function countTokens({ tokens, taverns }: GameState, color: Color): number {
  return tokens[COLOR_INDEX[color]] + taverns.filter((tavern) => tavern.color === color).length;
}

/** Every card of the pack is somewhere, once, and every fleet token is in the supply or with a tavern (CF-C). */
export function demandComponents(state: GameState, issues: StateIssues): void {
  const pack = new Set(state.pack);
  for (const [card, count] of countCards(state)) {
    const due = pack.has(card) ? 1 : 0;
    issues.demand(count === due, 'CF-S2', [], count, `${due} × ${card} in all`);
  }
  for (const color of COLORS) {
    const count = countTokens(state, color);
    issues.demand(count === TOKENS, 'CF-C4', [], count, `${TOKENS} ${color} fleet tokens in all`);
  }
}
