import { at } from '../../../src/core/lists.ts';
import {
  COLOR_INDEX,
  type GameEvent,
  type GameState,
  GOALS,
  type Occupant,
  siteOf,
} from '../../../src/grog-island/index.ts';
import { booksOf, type Books as StateBooks, takeOut } from '../../books.ts';

type Books = StateBooks<GameState>;
type Purse = Books['players'][number];

/**
 * A ledger that sees nothing but events. It enters each one and knows no rule of the game. If it ends with what the state
 * says, the events explain everything that changed.
 */
export class Ledger {
  readonly books: Books;

  constructor(state: GameState) {
    this.books = booksOf(state);
  }

  enter(events: readonly GameEvent[]): void {
    for (const event of events) this.#enter(event);
  }

  #enter(event: GameEvent): void {
    const { books } = this;
    switch (event.type) {
      case 'goalReturned':
        takeOut(this.#purse(event.player)[event.from === 'hand' ? 'goals' : 'drawn'], event.goal);
        books.goalDeck.unshift(known(event.goal));
        return;
      case 'goalsDrawn': {
        const place = event.to === 'hand' ? 'goals' : 'drawn';
        drawFrom(books.goalDeck, event.goals, this.#purse(event.player)[place]);
        return;
      }
      case 'goalKept':
        takeOut(this.#purse(event.player).drawn, event.goal);
        this.#purse(event.player).goals.push(known(event.goal));
        return;
      case 'treasuresDrawn':
        drawFrom(books.treasureDeck, event.treasures, this.#purse(event.player).treasures);
        return;
      case 'parrotsDrawn':
        drawFrom(books.parrotDeck, event.parrots, this.#purse(event.player).parrots);
        return;
      case 'parrotPlayed':
        takeOut(this.#purse(event.player).parrots, event.parrot);
        books.playedParrots.push(event.parrot);
        return;
      case 'goodsTaken':
        addGoods(this.#purse(event.player), event.goods, 1);
        return;
      case 'exchanged':
        addGoods(this.#purse(event.player), event.goods, -1);
        return;
      case 'goodsPaid':
        this.#purse(event.player).goods[COLOR_INDEX[event.good]] -= event.goods;
        return;
      case 'coinsGained':
        this.#purse(event.player).coins += event.coins;
        return;
      case 'pointsGained':
        this.#purse(event.player).points += event.points;
        return;
      case 'paid':
        this.#purse(event.player).coins += event.coins;
        for (const treasure of event.treasures)
          takeOut(this.#purse(event.player).treasures, treasure);
        books.spentTreasures.push(...event.treasures);
        return;
      case 'claimed':
        this.#purse(event.player).crew -= 1;
        this.#occupy(event.building, `crew:${event.player}`);
        return;
      case 'locked':
        books.locks -= 1;
        this.#occupy(event.building, 'lock');
        return;
      case 'ghostPlaced':
        books.ghostCrew -= 1;
        this.#occupy(event.building, 'ghost');
        return;
      case 'passed':
        this.#purse(event.player).passed = true;
        return;
      case 'shipChosen':
        this.#purse(event.player).marker = event.ship;
        return;
      case 'rolled':
        books.dice = [...event.dice];
        return;
      case 'dieTurned':
        books.dice[COLOR_INDEX[event.die]] = event.face;
        books.turned.push(event.die);
        return;
      case 'bidMade':
        Object.assign(books, { row: [...event.dice], amount: event.amount, turned: [] });
        books.leader = event.player;
        return;
      case 'roundStarted':
        books.round = event.round;
        return;
      case 'roundEnded':
        Object.assign(books, { row: [], amount: 0, leader: null, flag: event.flag });
        books.ships = [...event.ships];
        for (const purse of books.players) Object.assign(purse, { passed: false, marker: null });
        return;
      case 'tradeEnded':
      case 'auctionWon':
      case 'nobodyWon':
      case 'defaulted':
      case 'claimsLost':
      case 'gameEnded':
        return;
    }
  }

  #purse(seat: number): Purse {
    return at(this.books.players, seat);
  }

  #occupy(building: Parameters<typeof siteOf>[0], occupant: Occupant): void {
    this.books.buildings[siteOf(building)] = occupant;
  }
}

/** Hands are sets of cards. */
export function inOrder(books: Books): Books {
  for (const purse of books.players) {
    purse.goals.sort((left, right) => GOALS.indexOf(left) - GOALS.indexOf(right));
    purse.drawn.sort((left, right) => GOALS.indexOf(left) - GOALS.indexOf(right));
    purse.treasures.sort();
    purse.parrots.sort();
  }
  return books;
}

function addGoods(purse: Purse, goods: readonly number[], sign: 1 | -1): void {
  for (const place of [0, 1, 2, 3, 4] as const) purse.goods[place] += sign * at(goods, place);
}

/** The cards come off the top of the deck, one after the other. */
function drawFrom<Card>(deck: Card[], cards: readonly (Card | null)[], hand: Card[]): void {
  for (const card of cards) {
    const top = deck.pop();
    if (top === undefined || top !== card) throw new Error(`${String(card)} is not on top`);
    hand.push(top);
  }
}

function known<Card>(card: Card | null): Card {
  if (card === null) throw new Error('an event of the state hides a card');
  return card;
}
