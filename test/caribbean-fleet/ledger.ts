import { isOf, isShip, shipIndex } from '../../src/caribbean-fleet/cards.ts';
import {
  type Card,
  COLOR_INDEX,
  type GameEvent,
  type GameState,
} from '../../src/caribbean-fleet/index.ts';
import { at } from '../../src/core/lists.ts';
import { booksOf, type Books as StateBooks, takeOut } from '../books.ts';

type Books = StateBooks<GameState>;
type Purse = Books['players'][number];

/**
 * A ledger that sees nothing but events. It enters each one and knows no rule of the game. If it ends with what the state
 * says, the events explain everything that changed.
 */
export class Ledger {
  readonly books: Books;
  /** What the bank has given, less what it has taken. */
  bank = 0;

  constructor(state: GameState) {
    this.books = booksOf(state);
  }

  enter(events: readonly GameEvent[]): void {
    for (const event of events) this.#enter(event);
  }

  #enter(event: GameEvent): void {
    const { books } = this;
    switch (event.type) {
      case 'roundStarted':
        for (const card of event.open) drawFrom(books.deck, card);
        Object.assign(books, { round: event.round, starter: event.player, open: [...event.open] });
        Object.assign(books, { bid: 0, leader: null, winner: null, firstPassed: null });
        for (const purse of books.players) purse.passed = false;
        return;
      case 'bidMade':
        Object.assign(books, { bid: event.amount, leader: event.player });
        return;
      case 'passed':
        this.#purse(event.player).passed = true;
        books.firstPassed ??= event.player;
        return;
      case 'auctionWon':
        books.winner = event.player;
        return;
      case 'bidPaid':
        this.#move(event.player, null, event.amount);
        for (const [seat, share] of event.shares.entries()) this.#move(null, seat, share);
        return;
      case 'cardChosen':
        takeOut(books.open, event.card);
        this.#receive(event.player, event.card);
        return;
      case 'cardDiscarded':
        this.#remove(event.player, event.card);
        books.discarded.push(event.card);
        return;
      case 'feePaid':
        this.#move(event.player, event.chief, event.paid);
        return;
      case 'chiefChanged':
        books.chiefs[COLOR_INDEX[event.color]] = event.player;
        return;
      case 'boarded':
        books.ships[shipIndex(event.ship)] = event.player;
        return;
      case 'rolled':
        books.dice = [...event.dice];
        return;
      case 'dieTurned':
        books.dice[event.die] = event.face;
        return;
      case 'raided':
        this.#move(event.victim, event.player, event.paid);
        return;
      case 'cardSharpPaid':
        this.#move(event.player, null, event.paid);
        return;
      case 'galleonTaken':
      case 'shipEarned':
        this.#move(null, event.player, event.ducats);
        return;
      case 'tavernPaid':
        this.#move(event.player, event.owner, event.paid);
        return;
      case 'blackbeardAssigned':
        takeOut(this.#purse(event.player).waiting, event.card);
        books.blackbeards[COLOR_INDEX[event.color]] = event.card;
        return;
      case 'cannonsPlaced':
        takeOut(this.#purse(event.player).waiting, event.card);
        books.cannons.push({ card: event.card, ship: event.ship });
        return;
      case 'tavernOpened':
        takeOut(this.#purse(event.player).waiting, event.card);
        books.tokens[COLOR_INDEX[event.color]] -= 1;
        books.taverns.push({
          card: event.card,
          owner: event.player,
          color: event.color,
          rum: null,
        });
        return;
      case 'rumPlaced':
        takeOut(this.#purse(event.player).waiting, event.card);
        for (const tavern of books.taverns) {
          if (tavern.card === event.tavern) tavern.rum = event.card;
        }
        return;
      case 'noTarget':
      case 'cardWaits':
      case 'sunk':
      case 'raidAnnounced':
      case 'cardKept':
      case 'fairWindUsed':
      case 'roundEnded':
      case 'gameEnded':
        return;
    }
  }

  #purse(seat: number): Purse {
    return at(this.books.players, seat);
  }

  /** Moves ducats; `null` is the bank. */
  #move(from: number | null, to: number | null, ducats: number): void {
    if (from === null) this.bank += ducats;
    else this.#purse(from).ducats -= ducats;
    if (to === null) this.bank -= ducats;
    else this.#purse(to).ducats += ducats;
  }

  /** A card lies in front of its player now; one that is carried out at once is discarded in the next event. */
  #receive(seat: number, card: Card): void {
    const { waiting, kept } = this.#purse(seat);
    if (isShip(card)) this.books.ships[shipIndex(card)] = seat;
    else if (isOf(card, 'spyglass') || isOf(card, 'fairWind'))
      kept.push({ card, round: this.books.round });
    else if (
      isOf(card, 'blackbeard') ||
      isOf(card, 'cannons') ||
      isOf(card, 'tavern') ||
      isOf(card, 'rum')
    )
      waiting.push(card);
  }

  /** A card is where it was no longer, wherever that was. */
  #remove(seat: number, card: Card): void {
    const { books } = this;
    const { waiting, kept } = this.#purse(seat);
    if (isShip(card)) books.ships[shipIndex(card)] = null;
    books.cannons = books.cannons.filter((cannons) => cannons.card !== card);
    for (const [place, blackbeard] of books.blackbeards.entries()) {
      if (blackbeard === card) books.blackbeards.splice(place, 1, null);
    }
    for (const { color } of books.taverns.filter((tavern) => tavern.card === card)) {
      books.tokens[COLOR_INDEX[color]] += 1;
    }
    books.taverns = books.taverns.filter((tavern) => tavern.card !== card);
    removeFrom(waiting, (other) => other === card);
    removeFrom(kept, (other) => other.card === card);
  }
}

/** Hands are sets of cards. */
export function inOrder(books: Books): Books {
  for (const { waiting, kept } of books.players) {
    waiting.sort();
    kept.sort((left, right) => (left.card < right.card ? -1 : 1));
  }
  return books;
}

function drawFrom(deck: Card[], card: Card): void {
  if (deck.pop() !== card) throw new Error(`${card} is not on top`);
}

function removeFrom<Item>(items: Item[], isGone: (item: Item) => boolean): void {
  const place = items.findIndex(isGone);
  if (place >= 0) items.splice(place, 1);
}
