import { at } from '../../core/lists.ts';
import { exp2 } from '../../core/powers-of-two.ts';
import { CREW_OF, TYPES } from '../../grog-island/board.ts';
import { GOAL_ORDER } from '../../grog-island/cards.ts';
import {
  BUILDING_TYPES,
  COLORS,
  CREW,
  EXCHANGE_RATE,
  GOALS,
  type Goal,
  POINTS_BY_COPIES,
} from '../../grog-island/components.ts';
import {
  COINS_FOR_A_POINT,
  MAJORITY_POINTS,
  PRESENCE_POINTS,
  pointsOfMajority,
} from '../../grog-island/score.ts';
import type { GameState, PlayerState } from '../../grog-island/state.ts';
import type { GrogIslandWeights } from './weights.ts';

/** What is on the board, counted once for an evaluation. */
export interface Board {
  /** How much of the game is left: the root of the least crew of a player, as a share of the crew at the start. */
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
  const crewOn = [...players.map(() => zeros(COLORS.length)), zeros(COLORS.length)];
  const crewOf = [...players.map(() => zeros(TYPES)), zeros(TYPES)];
  for (let site = 0; site < buildings.length; site += 1) {
    const occupant = at(buildings, site);
    if (occupant === 'none') continue;
    const type = site % TYPES;
    const color = (site - type) / TYPES;
    add(copies, type);
    if (occupant === 'lock') continue;
    if (occupant === 'free') {
      add(freeOfType, type);
      add(freeOn, color);
      continue;
    }
    const owner = occupant === 'ghost' ? players.length : CREW_OF.indexOf(occupant);
    add(at(crewOn, owner), color);
    add(at(crewOf, owner), type);
  }
  let least = at(players, 0).crew;
  for (const { crew } of players) if (crew < least) least = crew;
  const left = Math.sqrt(least / (CREW[players.length] ?? least));
  return { left, freeOfType, copies, freeOn, crewOn, crewOf };
}

function add(counts: number[], place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

/** Where the kinds of goal begin in `GOALS`. */
const PARROTS = BUILDING_TYPES.length;
const GOODS = PARROTS + 1;
const MAJORITIES = GOODS + COLORS.length;

/** The worth of one player's coins, cards and goods, and of their goals as far as they have come. */
export class Holdings {
  readonly #weights: GrogIslandWeights;
  readonly #board: Board;
  readonly #player: PlayerState;
  readonly #seat: number;
  /** The goals in hand and those just drawn, by their places in `GOALS`. */
  readonly #held: boolean[] = Array<boolean>(GOALS.length).fill(false);
  /** Whether goods without a goal count 3 together as 1 (GI-F6). */
  readonly #exchange: boolean;
  readonly #prices: number[] = [];

  constructor(weights: GrogIslandWeights, board: Board, player: PlayerState, seat: number) {
    this.#weights = weights;
    this.#board = board;
    this.#player = player;
    this.#seat = seat;
    for (const goal of player.goals) this.#held[placeOf(goal)] = true;
    for (const goal of player.drawn) this.#held[placeOf(goal)] = true;
    this.#exchange = this.#held.slice(GOODS, MAJORITIES).includes(true);
  }

  /** Everything the player has; some goals of the hand are still to be returned. */
  total(toReturn: number): number {
    const { points, coins, treasures, parrots, goods } = this.#player;
    const { left } = this.#board;
    let worth =
      points +
      this.coins(coins) +
      treasures.length * this.treasure() +
      parrots.length * this.#weights.parrot * left +
      this.#goalPoints(toReturn);
    for (let color = 0; color < COLORS.length; color += 1)
      worth += this.goods(color, at(goods, color));
    return worth;
  }

  /** An amount of coins: each brings a fifth of a point, and buys the less the more there are. */
  coins(coins: number): number {
    const { coin, coinsEnough } = this.#weights;
    return (
      coins / COINS_FOR_A_POINT + (coin * this.#board.left * coins) / (1 + coins / coinsEnough)
    );
  }

  /** One coin more. */
  coin(): number {
    const { coins } = this.#player;
    return this.coins(coins + 1) - this.coins(coins);
  }

  treasure(): number {
    return 1 + this.#weights.treasure * this.#board.left;
  }

  /** What is lost by paying: first coins, then the highest cards; everything that cannot be paid costs too much. */
  price(amount: number): number {
    this.#prices[amount] ??= this.#price(amount);
    return this.#prices[amount] ?? 0;
  }

  #price(amount: number): number {
    const { coins, treasures } = this.#player;
    let funds = coins;
    let cards = 0;
    while (funds < amount) {
      cards += 1;
      const card = treasures[treasures.length - cards];
      if (card === undefined) return Number.POSITIVE_INFINITY;
      funds += card;
    }
    return this.paid(funds - amount - coins, cards);
  }

  /** What is lost by a change of coins, mostly below 0, and some treasure cards. */
  paid(change: number, cards: number): number {
    const { coins } = this.#player;
    return this.coins(coins) - this.coins(coins + change) + cards * this.treasure();
  }

  parrot(): number {
    return this.#weights.parrot * this.#board.left + (this.#held[PARROTS] ? 1 : 0);
  }

  /** Some tiles of a colour. */
  goods(color: number, tiles: number): number {
    const tile = this.#held[GOODS + color] ? 1 : this.#exchange ? 1 / EXCHANGE_RATE : 0;
    return tiles * (tile + (1 - tile) * this.#weights.good * this.#board.left);
  }

  /** The goals in hand without the worst, which are still to be returned, and the best of the drawn ones. */
  #goalPoints(toReturn: number): number {
    const { goals, drawn } = this.#player;
    let worth = 0;
    if (toReturn === 0) {
      for (let place = 0; place < goals.length; place += 1) {
        const goal = at(goals, place);
        if (goal !== goals[place - 1]) worth += this.goal(placeOf(goal));
      }
    } else {
      const worths = [...new Set(goals)].map((goal) => this.goal(placeOf(goal)));
      worths.sort((low, high) => high - low);
      for (const goal of worths.slice(0, goals.length - toReturn)) worth += goal;
    }
    let best = 0;
    for (const goal of drawn)
      if (!goals.includes(goal)) best = Math.max(best, this.goal(placeOf(goal)));
    return worth + best;
  }

  /** The points that a goal brings, and those that it may still bring, beside the tiles of a goods goal. */
  goal(place: number): number {
    const { left, freeOfType, crewOf } = this.#board;
    if (place < PARROTS) {
      const prospect = at(freeOfType, place) * this.#weights.typeProspect * left;
      return (at(at(crewOf, this.#seat), place) + prospect) * this.#points(place);
    }
    if (place === PARROTS) return this.#player.parrots.length + this.#weights.parrotGoal * left;
    if (place < MAJORITIES) return this.#weights.goodsGoal * left;
    return this.#majority(place - MAJORITIES, 0);
  }

  /** What one more crew on a type makes of its goal. */
  gainOfType(type: number): number {
    if (!this.#held[type]) return 0;
    return this.#points(type) * (1 - this.#weights.typeProspect * this.#board.left);
  }

  /** What one more crew on a peninsula makes of its majority. */
  gainOfMajority(color: number): number {
    if (!this.#held[MAJORITIES + color]) return 0;
    return this.#majority(color, 1) - this.#majority(color, 0);
  }

  #points(type: number): number {
    return POINTS_BY_COPIES[at(this.#board.copies, type)] ?? 0;
  }

  /** The expected points of a majority goal with some more crew. */
  #majority(color: number, more: number): number {
    const { crewOn, freeOn, left } = this.#board;
    const own = at(at(crewOn, this.#seat), color) + more;
    let rival = 0;
    for (let seat = 0; seat < crewOn.length; seat += 1)
      if (seat !== this.#seat) rival = Math.max(rival, at(at(crewOn, seat), color));
    const free = at(freeOn, color) - more;
    if (left === 0 || free <= 0) return pointsOfMajority(own, rival);
    const { majoritySlope, majorityGrowth } = this.#weights;
    const slope = majoritySlope + majorityGrowth * (1 - left) + 1 / (1 + free);
    const chance = logistic((own - rival - 0.5) * slope);
    return (
      (own > 0 ? 1 : left * 0.5) * (PRESENCE_POINTS + (MAJORITY_POINTS - PRESENCE_POINTS) * chance)
    );
  }
}

/** The place of a goal in `GOALS`. */
export function placeOf(goal: Goal): number {
  return GOAL_ORDER.get(goal) ?? PARROTS;
}

export function logistic(value: number): number {
  return 1 / (1 + exp2(-value * Math.LOG2E));
}
