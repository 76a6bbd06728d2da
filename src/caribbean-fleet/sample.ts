import { RandomSource, seedWords } from '../core/random.ts';
import type { Card } from './components.ts';
import { copyState } from './copy.ts';
import { openCards } from './players.ts';
import type { GameDraft, GameView } from './state.ts';

/**
 * A state that agrees with a view: every order of the unknown cards is as likely as any other. The special cards that were
 * seen and put back are in the deck, never among the removed cards (CF-D2, CF-S4).
 */
export function sample(view: GameView, seed: number): GameDraft {
  const source = new RandomSource(seedWords(seed));
  const open = new Set<Card>(openCards(view));
  const seen = new Set<Card>(view.seenSpecials);
  const unknown = view.pack.filter((card) => !open.has(card));
  const unseen = source.shuffled(unknown.filter((card) => !seen.has(card)));
  const removed = unseen.slice(0, view.removed.length);
  const inDeck = [
    ...unseen.slice(view.removed.length),
    ...unknown.filter((card) => seen.has(card)),
  ];
  const deck = source.shuffled(inDeck);
  return copyState({ ...view, deck, removed, random: source.words() });
}
