import { RandomSource, seedWords } from '../core/random.ts';
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
  const source = new RandomSource(seedWords(options.seed));
  const pack = arrangement === undefined ? packOf(specials) : [...arrangement.deck].sort(byOrder);
  const cards = arrangement?.deck ?? source.shuffled(pack);
  const dealt = short ? cards.slice(SHORT_CARDS) : cards;
  const reveal = firstReveal(dealt, players);
  const draft: GameDraft = {
    game: NAME,
    rules: RULES_VERSION,
    random: [0, 0, 0, 0],
    manualDice: dice === 'manual',
    pack,
    round: 1,
    starter: firstPlayer,
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
    deck: deckAfter(reveal, arrangement?.afterFirstReveal, source),
    removed: short ? cards.slice(0, SHORT_CARDS) : [],
    seenSpecials: [...reveal.specials],
    discarded: [],
    agenda: [],
  };
  draft.random = [...source.words()];
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
