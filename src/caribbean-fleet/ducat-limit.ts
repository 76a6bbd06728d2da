import { counted } from '../core/sentence.ts';
import { type StateIssue, StateIssues } from '../core/state-issues.ts';
import { isOf } from './cards.ts';
import { CANNONS_VALUE, type Card, GALLEON_DUCATS, SHIPS } from './components.ts';
import type { GameState } from './state.ts';

/** What the players of a state from outside may begin with. */
const DUCATS_MOST = 100_000;

/** More than the ships earn in a round without cannons. */
const EARNED_MOST: number = /* @__PURE__ */ SHIPS.reduce((sum, { value }) => sum + value, 0);

/**
 * No rule limits ducats (CF-C4), but a state from outside must not make the lists of bids too long: the players own no more
 * than what they may begin with and what the bank can have paid since (CF-C3, CF-R3).
 */
export function ducatIssues(state: GameState): readonly StateIssue[] {
  const issues = new StateIssues();
  const { players, pack, deck, discarded, agenda } = state;
  const count = (cards: readonly Card[], kind: 'treasureGalleon' | 'cannons'): number =>
    cards.filter((card) => isOf(card, kind)).length;
  const begun = Math.ceil((pack.length - deck.length) / players.length);
  const rounds = agenda.length === 0 ? begun : begun - 1;
  const earned = rounds * (EARNED_MOST + CANNONS_VALUE * count(pack, 'cannons'));
  const most = DUCATS_MOST + earned + GALLEON_DUCATS * count(discarded, 'treasureGalleon');
  const sum = players.reduce((ducats, player) => ducats + player.ducats, 0);
  issues.demand(sum <= most, 'CF-C4', ['players'], sum, `at most ${counted(most, 'ducat')} in all`);
  return issues.found;
}
