import { type Seed, seeded } from '../core/random.ts';
import type { Card } from './components.ts';
import { copyState } from './copy.ts';
import { openCards } from './players.ts';
import type { GameDraft, GameView } from './state.ts';

/**
 * A state that agrees with a view: every order of the unknown cards is as likely as any other. The special cards that were
 * seen and put back are in the deck, never among the removed cards (CF-D2, CF-S4).
 */
export function sample(view: GameView, seed: Seed): GameDraft {
  const source = seeded(seed);
  const open = new Set<Card>(openCards(view));
  const seen = new Set<Card>(view.seenSpecials);
  const unseen: Card[] = [];
  const putBack: Card[] = [];
  for (const card of view.pack) {
    if (!open.has(card)) (seen.has(card) ? putBack : unseen).push(card);
  }
  const shuffled = source.shuffled(unseen);
  const removed = shuffled.slice(0, view.removed.length);
  const deck = source.shuffled([...shuffled.slice(view.removed.length), ...putBack]);
  return copyState({ ...view, deck, removed, random: source.state() });
}
