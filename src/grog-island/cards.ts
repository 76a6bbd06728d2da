import type { Seat } from '../core/types.ts';
import { GOALS, type Goal, type Parrot, type Treasure } from './components.ts';
import type { Events } from './event-log.ts';
import type { GameDraft, PlayerDraft } from './state.ts';

/** The order of goal cards in a hand and in lists. */
export const GOAL_ORDER: ReadonlyMap<Goal | null, number> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ GOALS.map((goal, place) => [goal, place]),
);

const PARROT_ORDER: Readonly<Record<Parrot, number>> = {
  hold: 0,
  green: 1,
  blue: 2,
  orange: 3,
  yellow: 4,
  grey: 5,
};

const byGoal = (left: Goal, right: Goal): number => orderOf(left) - orderOf(right);
const byValue = (left: Treasure, right: Treasure): number => left - right;
const byParrot = (left: Parrot, right: Parrot): number => PARROT_ORDER[left] - PARROT_ORDER[right];

function orderOf(goal: Goal): number {
  return GOAL_ORDER.get(goal) ?? GOALS.length;
}

/** Hands are sorted, so that the place of a card does not tell when it was drawn. */
export function sortedGoals(goals: readonly Goal[]): Goal[] {
  return [...goals].sort(byGoal);
}

export function sortedTreasures(treasures: readonly Treasure[]): Treasure[] {
  return [...treasures].sort(byValue);
}

export function sortedParrots(parrots: readonly Parrot[]): Parrot[] {
  return [...parrots].sort(byParrot);
}

/** Each kind of card once. */
export function kinds<Card>(cards: readonly (Card | null)[]): Card[] {
  const found: Card[] = [];
  for (const card of cards) if (card !== null && !found.includes(card)) found.push(card);
  return found;
}

/** The cards without one copy of a card. */
export function without<Card>(cards: readonly Card[], card: Card): Card[] {
  const place = cards.indexOf(card);
  return cards.filter((_, index) => index !== place);
}

/** Draws treasure cards as long as there are any (GI-T6, GI-T9). */
export function drawTreasures(
  draft: GameDraft,
  seat: Seat,
  player: PlayerDraft,
  count: number,
  events: Events,
): void {
  const treasures = topOf(draft.treasureDeck, count);
  if (treasures.length === 0) return;
  draft.treasureDeck = withoutTop(draft.treasureDeck, treasures.length);
  player.treasures = sortedTreasures([...player.treasures, ...treasures]);
  events?.push({ type: 'treasuresDrawn', player: seat, treasures, seenBy: seat });
}

/** Draws parrot cards as long as there are any (GI-T6, GI-T9, GI-L2). */
export function drawParrots(
  draft: GameDraft,
  seat: Seat,
  player: PlayerDraft,
  count: number,
  events: Events,
): void {
  const parrots = topOf(draft.parrotDeck, count);
  if (parrots.length === 0) return;
  draft.parrotDeck = withoutTop(draft.parrotDeck, parrots.length);
  player.parrots = sortedParrots([...player.parrots, ...parrots]);
  events?.push({ type: 'parrotsDrawn', player: seat, parrots, seenBy: seat });
}

/** Draws goal cards, as long as there are any, into the hand or beside it (GI-T6, GI-L2); says how many. */
export function drawGoals(
  draft: GameDraft,
  seat: Seat,
  player: PlayerDraft,
  to: 'hand' | 'drawn',
  count: number,
  events: Events,
): number {
  const goals = topOf(draft.goalDeck, count);
  if (goals.length === 0) return 0;
  draft.goalDeck = withoutTop(draft.goalDeck, goals.length);
  if (to === 'hand') player.goals = sortedGoals([...player.goals, ...goals]);
  else player.drawn = sortedGoals([...player.drawn, ...goals]);
  events?.push({ type: 'goalsDrawn', player: seat, to, goals, seenBy: seat });
  return goals.length;
}

/** Puts one goal card under the deck, where the last one returned lies lowest (GI-H5). */
export function returnGoal(
  draft: GameDraft,
  seat: Seat,
  player: PlayerDraft,
  from: 'hand' | 'drawn',
  goal: Goal,
  events: Events,
): void {
  if (from === 'hand') player.goals = without(player.goals, goal);
  else player.drawn = without(player.drawn, goal);
  draft.goalDeck = [goal, ...draft.goalDeck];
  events?.push({ type: 'goalReturned', player: seat, from, goal, seenBy: seat });
}

/** The cards on top of a deck in the order of drawing, fewer if the deck is smaller (GI-T9). */
function topOf<Card>(deck: readonly Card[], count: number): Card[] {
  return deck.slice(Math.max(0, deck.length - count)).reverse();
}

function withoutTop<Card>(deck: readonly Card[], count: number): Card[] {
  return deck.slice(0, deck.length - count);
}
