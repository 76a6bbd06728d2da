import { type RandomSource, type Seed, seeded } from '../core/random.ts';
import { UnknownCards } from '../core/unknown-cards.ts';
import { sortedGoals, sortedParrots, sortedTreasures } from './cards.ts';
import { GOAL_DECK, PARROT_DECK, PARROTS, type Parrot, TREASURE_DECK } from './components.ts';
import { copyState } from './copy.ts';
import { bid } from './decisions/bid.ts';
import type { GameDraft, GameView, PlayerDraft, PlayerView } from './state.ts';

/** How often a sample is drawn by chance alone; more is needed only if hardly any hand lets the bidder go on. */
const TRIES = 200;

/** A state that agrees with a view: the unknown cards lie in the unknown places, every possible order as likely as any other. */
export function sample(view: GameView, seed: Seed): GameDraft {
  const source = seeded(seed);
  let draft = drawn(view, source);
  for (let left = TRIES; left > 0 && !isPossible(draft); left -= 1) draft = drawn(view, source);
  return isPossible(draft) ? draft : (withHelpfulHand(view, source) ?? draft);
}

/** A player who has turned a die has cards with which they can go on (GI-K5). */
function isPossible(draft: GameDraft): boolean {
  const step = draft.agenda.at(-1);
  return step?.type !== 'bid' || draft.turned.length === 0 || bid.legal(draft, step).length > 0;
}

/** A sample in which the bidder holds parrots that let them go on; `null` if the view allows none. */
function withHelpfulHand(view: GameView, source: RandomSource): GameDraft | null {
  const bidder = view.agenda.at(-1)?.player;
  const seen = [...view.playedParrots, ...view.players.flatMap(({ parrots }) => parrots)];
  let hands: Parrot[][] = [[]];
  for (const { parrot, copies } of PARROTS) {
    if (seen.filter((card) => card === parrot).length < copies)
      hands = hands.flatMap((hand) => [hand, [...hand, parrot]]);
  }
  for (const hand of hands) {
    const players = view.players.map((player, seat) =>
      seat === bidder ? { ...player, parrots: filled(player.parrots, hand) } : player,
    );
    const draft = drawn({ ...view, players }, source);
    if (isPossible(draft)) return draft;
  }
  return null;
}

/** Puts as many cards into hidden places as there are places. */
function filled<Card>(places: readonly (Card | null)[], cards: readonly Card[]): (Card | null)[] {
  let next = 0;
  return places.map((place) => place ?? cards[next++] ?? null);
}

function drawn(view: GameView, source: RandomSource): GameDraft {
  const { players } = view;
  const goals = new UnknownCards(
    source,
    GOAL_DECK,
    players.flatMap((player) => [...player.goals, ...player.drawn]),
  );
  const treasures = new UnknownCards(source, TREASURE_DECK, [
    ...view.spentTreasures,
    ...players.flatMap((player) => player.treasures),
  ]);
  const parrots = new UnknownCards(source, PARROT_DECK, [
    ...view.playedParrots,
    ...players.flatMap((player) => player.parrots),
  ]);
  const hand = (player: PlayerView): PlayerDraft => ({
    ...player,
    goals: drawnInto(player.goals, goals, sortedGoals),
    treasures: drawnInto(player.treasures, treasures, sortedTreasures),
    parrots: drawnInto(player.parrots, parrots, sortedParrots),
    drawn: drawnInto(player.drawn, goals, sortedGoals),
  });
  return copyState({
    ...view,
    players: players.map(hand),
    goalDeck: goals.fill(view.goalDeck),
    treasureDeck: treasures.fill(view.treasureDeck),
    parrotDeck: parrots.fill(view.parrotDeck),
    random: source.state(),
  });
}

/** A hand that is seen as it lies, a hidden one in order. */
function drawnInto<Card>(
  hand: readonly (Card | null)[],
  unknown: UnknownCards<Card>,
  sorted: (cards: readonly Card[]) => Card[],
): Card[] {
  const cards = unknown.fill(hand);
  return hand.includes(null) ? sorted(cards) : cards;
}
