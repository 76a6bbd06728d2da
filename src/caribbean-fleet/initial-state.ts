import { type RandomSource, seeded } from '../core/random.ts';
import { byOrder, firstReveal, packOf } from './cards.ts';
import {
  type Card,
  NAME,
  RULES_VERSION,
  SHIPS,
  SHORT_CARDS,
  START_DUCATS,
  TOKENS,
} from './components.ts';
import type { CreateOptions } from './options.ts';
import { startAuction } from './round.ts';
import type { GameDraft } from './state.ts';

/** The table after the setup (CF-S), with the cards of the first round laid open; the auction begins. */
export function initialState(options: CreateOptions): GameDraft {
  const {
    players,
    firstPlayer = 0,
    short = false,
    dice = 'seeded',
    specials = {},
    arrangement,
  } = options;
  const source = seeded(options.seed);
  const pack = arrangement === undefined ? packOf(specials) : [...arrangement.deck].sort(byOrder);
  const cards = arrangement?.deck ?? source.shuffled(pack);
  const dealt = short ? cards.slice(SHORT_CARDS) : cards;
  const reveal = firstReveal(dealt, players);
  const deck = deckAfter(reveal, arrangement?.afterFirstReveal, source);
  // Drawn last, so that the deal does not depend on it.
  const starter = firstPlayer === 'random' ? source.below(players) : firstPlayer;
  const draft: GameDraft = {
    game: NAME,
    rules: RULES_VERSION,
    random: source.state(),
    manualDice: dice === 'manual',
    pack,
    round: 1,
    starter,
    winner: null,
    players: Array.from({ length: players }, () => ({
      ducats: START_DUCATS,
      waiting: [],
      kept: [],
      passed: false,
    })),
    bid: 0,
    leader: null,
    firstPassed: null,
    open: [...reveal.ships],
    ships: SHIPS.map(() => null),
    cannons: [],
    chiefs: [null, null, null, null, null],
    blackbeards: [null, null, null, null, null],
    taverns: [],
    tokens: [TOKENS, TOKENS, TOKENS, TOKENS, TOKENS],
    dice: [0, 0],
    deck,
    removed: short ? cards.slice(0, SHORT_CARDS) : [],
    seenSpecials: [...reveal.specials],
    discarded: [],
    agenda: [],
  };
  startAuction(draft, null);
  return draft;
}

/** Only if special cards have turned up they go back, and the whole deck is shuffled again (CF-D2). */
function deckAfter(
  { specials, left }: ReturnType<typeof firstReveal>,
  arranged: readonly Card[] | undefined,
  source: RandomSource,
): Card[] {
  if (specials.length === 0) return [...left];
  return arranged === undefined ? source.shuffled([...left, ...specials]) : [...arranged];
}
