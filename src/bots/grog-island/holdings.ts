import { CREW_OF, type Occupant, siteOf, TYPES } from '../../grog-island/buildings.ts';
import {
  COLOR_INDEX,
  COLORS,
  CREW,
  EXCHANGE_RATE,
  type Goal,
  meaningOf,
  POINTS_BY_COPIES,
} from '../../grog-island/components.ts';
import type { GameState, PlayerState } from '../../grog-island/state.ts';
import { at } from '../../lists.ts';
import type { GrogIslandWeights } from './weights.ts';

/** What is on the board, counted once for an evaluation. */
export interface Board {
  /** The part of the game that is left: the least crew of a player, as a share of the crew at the start. */
  readonly left: number;
  /** Free buildings by type. */
  readonly freeOfType: readonly number[];
  /** Copies by type, whatever is on them. */
  readonly copies: readonly number[];
  /** Free buildings by peninsula. */
  readonly freeOn: readonly number[];
  /** Crew of each seat by peninsula, the ghost crew last. */
  readonly crewOn: readonly (readonly number[])[];
  /** Crew of each seat by type. */
  readonly crewOf: readonly (readonly number[])[];
}

const zeros = (length: number): number[] => Array<number>(length).fill(0);

export function boardOf(state: GameState): Board {
  const { buildings, players } = state;
  const freeOfType = zeros(TYPES);
  const copies = zeros(TYPES);
  const freeOn = zeros(COLORS.length);
  const owners: Occupant[] = [...CREW_OF.slice(0, players.length), 'ghost'];
  const crewOn = owners.map(() => zeros(COLORS.length));
  const crewOf = owners.map(() => zeros(TYPES));
  for (let site = 0; site < buildings.length; site += 1) {
    const occupant = at(buildings, site);
    if (occupant === 'none') continue;
    const type = site % TYPES;
    const color = (site - type) / TYPES;
    add(copies, type);
    if (occupant === 'free') {
      add(freeOfType, type);
      add(freeOn, color);
      continue;
    }
    const owner = owners.indexOf(occupant);
    if (owner < 0) continue;
    add(at(crewOn, owner), color);
    add(at(crewOf, owner), type);
  }
  const least = Math.min(...players.map((player) => player.crew));
  const left = least / (CREW[players.length] ?? least);
  return { left, freeOfType, copies, freeOn, crewOn, crewOf };
}

function add(counts: number[], place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

/** The worth of one player's coins, cards and goods, and of his goals as far as they have come. */
export class Holdings {
  readonly #weights: GrogIslandWeights;
  readonly #board: Board;
  readonly #player: PlayerState;
  readonly #seat: number;
  /** What a tile of each colour counts for goods goals (GI-F5, GI-F6). */
  readonly #tile: readonly number[];
  readonly goals: readonly Goal[];

  constructor(weights: GrogIslandWeights, board: Board, player: PlayerState, seat: number) {
    this.#weights = weights;
    this.#board = board;
    this.#player = player;
    this.#seat = seat;
    this.goals = [...new Set([...player.goals, ...player.drawn])];
    const some = COLORS.some((color) => this.goals.includes(`goods:${color}`));
    this.#tile = COLORS.map((color) =>
      this.goals.includes(`goods:${color}`) ? 1 : some ? 1 / EXCHANGE_RATE : 0,
    );
  }

  /** Everything the player has; some goals of the hand are still to be returned. */
  total(toReturn: number): number {
    const { points, coins, treasures, parrots, crew } = this.#player;
    const { left } = this.#board;
    const placed = (CREW[this.#board.crewOn.length - 1] ?? crew) - crew;
    return (
      points +
      this.coins(coins) +
      treasures.length * this.treasure() +
      parrots.length * this.#weights.parrot * left +
      this.goods(this.#player.goods) +
      placed * this.#weights.crew +
      this.#goalPoints(toReturn)
    );
  }

  /** An amount of coins: each brings a fifth of a point, and buys the less the more there are. */
  coins(coins: number): number {
    const { coin, coinsEnough } = this.#weights;
    return coins / 5 + (coin * this.#board.left * coins) / (1 + coins / coinsEnough);
  }

  treasure(): number {
    return 1 + this.#weights.treasure * this.#board.left;
  }

  /** What is lost by paying: first coins, then treasure cards, at two coins each. */
  price(amount: number): number {
    const { coins } = this.#player;
    const paid = Math.min(coins, amount);
    const cards = Math.ceil((amount - paid) / 2);
    return this.coins(coins) - this.coins(coins - paid) + cards * this.treasure();
  }

  parrot(): number {
    return this.#weights.parrot * this.#board.left + (this.goals.includes('parrots') ? 1 : 0);
  }

  goods(goods: readonly number[]): number {
    const { good, goodsTogether } = this.#weights;
    const { left } = this.#board;
    let worth = 0;
    for (const [color, tiles] of goods.entries()) {
      const tile = at(this.#tile, color);
      const together = Math.min(tiles, 4) ** 2 + Math.min(Math.max(tiles - 4, 0), 4) ** 2;
      worth += tiles * (tile + (1 - tile) * good * left) + goodsTogether * left * together;
    }
    return worth;
  }

  /** The goals in hand without the worst, which are still to be returned, and the best of the drawn ones. */
  #goalPoints(toReturn: number): number {
    const { goals, drawn } = this.#player;
    const worths = [...new Set(goals)].map((goal) => this.goal(goal));
    if (toReturn > 0) worths.sort((low, high) => high - low);
    const kept = Math.min(worths.length, goals.length - toReturn);
    let worth = 0;
    for (let place = 0; place < kept; place += 1) worth += at(worths, place);
    const best = drawn.map((goal) => (goals.includes(goal) ? 0 : this.goal(goal)));
    return best.length > 0 ? worth + Math.max(...best) : worth;
  }

  /** The points that a goal brings, and those that it may still bring. */
  goal(goal: Goal): number {
    const { left, freeOfType } = this.#board;
    const meaning = meaningOf(goal);
    switch (meaning.of) {
      case 'parrots':
        return this.#player.parrots.length + this.#weights.parrotGoal * left;
      case 'goods':
        return this.#weights.goodsGoal * left;
      case 'majority':
        return this.majority(COLOR_INDEX[meaning.color], 0);
      case 'type': {
        const type = siteOf({ peninsula: 'green', type: meaning.type });
        const prospect = at(freeOfType, type) * this.#weights.typeProspect * left;
        return (at(at(this.#board.crewOf, this.#seat), type) + prospect) * this.typePoints(type);
      }
    }
  }

  typePoints(type: number): number {
    return POINTS_BY_COPIES[at(this.#board.copies, type)] ?? 0;
  }

  /** The expected points of a majority goal with some more crew. */
  majority(color: number, more: number): number {
    const { crewOn, freeOn, left } = this.#board;
    const own = at(at(crewOn, this.#seat), color) + more;
    let rival = 0;
    for (const [seat, crew] of crewOn.entries())
      if (seat !== this.#seat) rival = Math.max(rival, at(crew, color));
    const free = at(freeOn, color) - more;
    const open = left > 0 && free > 0;
    const { majoritySlope, majorityGrowth } = this.#weights;
    const slope = majoritySlope + majorityGrowth * (1 - left) + 1 / (1 + free);
    const chance = open ? logistic((own - rival - 0.5) * slope) : own > rival ? 1 : 0;
    const present = own > 0 ? 1 : open ? left * 0.5 : 0;
    return present * (2 + 4 * chance);
  }
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
