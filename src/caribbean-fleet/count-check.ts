import { same } from '../lists.ts';
import type { Demands } from '../possible.ts';
import { violationsOf } from './audit.ts';
import { byOrder, isOf, isShip } from './cards.ts';
import {
  CANNONS_VALUE,
  type Card,
  GALLEON_DUCATS,
  SHIPS,
  SHORT_CARDS,
  START_DUCATS,
} from './components.ts';
import { SHORT_PLAYERS } from './options.ts';
import type { GameState } from './state.ts';
import { openCards } from './table.ts';

/** Asks for every card of the pack once, and for numbers that so many rounds can give. */
export function checkCounts(state: GameState, demands: Demands): void {
  checkSeats(state, demands);
  for (const { rule, message } of violationsOf(state))
    demands.that(false, rule, [], message, 'what the rules keep in every state');
  checkPack(state, demands);
  checkRounds(state, demands);
  checkSeen(state, demands);
  checkDucats(state, demands);
}

/** Every seat that is named is one of this game. */
function checkSeats(state: GameState, demands: Demands): void {
  const seats = state.players.length;
  const { starter, winner, leader, firstPassed, ships, chiefs, taverns } = state;
  const named = [starter, winner, leader, firstPassed, ...ships, ...chiefs];
  const owners = taverns.map(({ owner }) => owner);
  for (const seat of [...named, ...owners])
    demands.that(seat === null || seat < seats, 'CF-C1', [], `seat ${seat}`, 'a seat of this game');
  demands.that(
    state.random.some((word) => word !== 0),
    'random',
    ['random'],
    'four times 0',
    'words of a random source',
  );
}

/** The pack is in order; cards were removed only for a short game (CF-S4). */
function checkPack(state: GameState, demands: Demands): void {
  const { pack, removed, players } = state;
  const isOrdered = same(pack, [...pack].sort(byOrder));
  demands.that(
    isOrdered,
    'order',
    ['pack'],
    'another order',
    'ships, then special cards, in order',
  );
  const isShort = removed.length === SHORT_CARDS && players.length === SHORT_PLAYERS;
  demands.that(
    removed.length === 0 || isShort,
    'CF-S4',
    ['removed'],
    removed.length,
    `0, or ${SHORT_CARDS} with ${SHORT_PLAYERS} players`,
  );
}

/** Every round lays open one card for each player (CF-D1); the game ends when the deck has run out (CF-R6). */
function checkRounds(state: GameState, demands: Demands): void {
  const { pack, deck, removed, players, round, open, agenda } = state;
  const left = pack.length - removed.length - players.length * round;
  demands.that(
    deck.length === left,
    'CF-D1',
    ['deck'],
    deck.length,
    `${left} cards in round ${round}`,
  );
  demands.that(
    agenda.length > 0 || left === 0,
    'CF-R6',
    ['agenda'],
    'nothing to do',
    'a decision before the deck has run out',
  );
  const ships = pack.filter(isShip).length;
  demands.that(ships >= players.length, 'CF-D2', ['pack'], ships, 'a ship for each player');
  if (round > 1) return;
  demands.that(open.every(isShip), 'CF-D2', ['open'], open.join(', '), 'ships in the first round');
  // Only the production of a game that ends with this round can have wrecked ships (CF-R5).
  const isFresh =
    openCards(state).every(isShip) && (agenda.length === 0 || state.discarded.length === 0);
  demands.that(isFresh, 'CF-D2', ['discarded'], 'other cards', 'nothing but ships so far');
}

/** Cards that were seen and put back are in the pack, and not among the removed ones (CF-D2, CF-S4). */
function checkSeen({ seenSpecials, pack, removed }: GameState, demands: Demands): void {
  const cards = new Set<Card>(pack);
  for (const card of removed) cards.delete(card);
  for (const [place, card] of seenSpecials.entries())
    demands.that(cards.has(card), 'CF-S4', ['seenSpecials', place], card, 'a card of the deck');
}

/** The bank has paid no more than galleons and the ships of the rounds can bring (CF-S1, CF-C3, CF-R3). */
function checkDucats(state: GameState, demands: Demands): void {
  const { players, pack, discarded, round, agenda } = state;
  const ducats = players.reduce((sum, player) => sum + player.ducats, 0);
  const productions = agenda.length === 0 ? round : round - 1;
  const galleons = discarded.filter((card) => isOf(card, 'treasureGalleon')).length;
  const cannons = pack.filter((card) => isOf(card, 'cannons')).length;
  const most =
    START_DUCATS * players.length +
    GALLEON_DUCATS * galleons +
    productions * (mostEarned() + CANNONS_VALUE * cannons);
  demands.that(ducats <= most, 'CF-R3', ['players'], ducats, `at most ${most} ducats in all`);
}

/** What all ships of one number are worth, at most. */
function mostEarned(): number {
  const byNumber = new Map<number, number>();
  for (const { number, value } of SHIPS) byNumber.set(number, (byNumber.get(number) ?? 0) + value);
  return Math.max(...byNumber.values());
}
