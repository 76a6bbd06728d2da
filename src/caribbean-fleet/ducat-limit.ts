import { type StateIssue, StateIssues } from '../core/state-issues.ts';
import { isOf } from './cards.ts';
import { CANNONS_VALUE, type Card, GALLEON_DUCATS, SHIPS } from './components.ts';
import type { GameState } from './state.ts';

/** The most ducats that the players of a state from outside may come to have: every bid that they can make is listed. */
const DUCATS_MOST = 100_000;

/** What the ships of one number earn together, at most. */
const EARNED_MOST: number = Math.max(
  ...SHIPS.map(({ number }) =>
    SHIPS.reduce((sum, ship) => sum + (ship.number === number ? ship.value : 0), 0),
  ),
);

/** What the players have, and what the bank can still pay, stays within the limit to the end of the game (CF-C3, CF-R3). */
export function ducatIssues({ players, pack, deck, discarded }: GameState): readonly StateIssue[] {
  const issues = new StateIssues();
  const count = (cards: readonly Card[], kind: 'treasureGalleon' | 'cannons'): number =>
    cards.filter((card) => isOf(card, kind)).length;
  const galleons = count(pack, 'treasureGalleon') - count(discarded, 'treasureGalleon');
  const productions = 1 + deck.length / players.length;
  const earned = productions * (EARNED_MOST + CANNONS_VALUE * count(pack, 'cannons'));
  const owned = players.reduce((sum, { ducats }) => sum + ducats, 0);
  const most = DUCATS_MOST - Math.ceil(earned) - galleons * GALLEON_DUCATS;
  issues.demand(owned <= most, 'CF-C4', ['players'], owned, `at most ${most} ducats in all`);
  return issues.found;
}
