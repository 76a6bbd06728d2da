/**
 * Positions for tests, said in a few words. A position is reached by real actions as far as that is short; what would
 * take many rounds (a full peninsula, an empty deck) is put into a JSON copy of a real state, here and nowhere else.
 */

import { at } from '../../src/core/lists.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import {
  type Action,
  type ActionOf,
  applyAction,
  type Building,
  type BuildingType,
  type Cloud,
  COLOR_INDEX,
  COLORS,
  type Color,
  createGame,
  DEFAULT_BOARD,
  decisions,
  type Face,
  type GameState,
  GOALS,
  type Goal,
  type GrogIslandTypes,
  legalActions,
  type Occupant,
  type Parrot,
  SHIPS,
  type Ship,
  siteOf,
  type Treasure,
} from '../../src/grog-island/index.ts';
import type { Mutable } from '../mutable.ts';
import { scenarioOf } from '../scenario.ts';

/** A building as tests write it: 'yellow sword'. */
export type Place = `${Color} ${BuildingType}`;

/** What a seat has; without a word it has 8 coins, four goals, no other card and no good. */
export interface Hand {
  readonly coins?: number;
  readonly points?: number;
  readonly goods?: Readonly<Partial<Record<Color, number>>>;
  readonly goals?: readonly Goal[];
  readonly treasures?: readonly Treasure[];
  readonly parrots?: readonly Parrot[];
  /** The buildings with crew of this seat; the rest of the crew is in hand. */
  readonly on?: readonly Place[];
}

/** A table at the beginning of a round. */
export interface Scene {
  readonly players?: 2 | 3 | 4;
  readonly flag?: number;
  /** By colour; without a word: goal, point, parrot, calm, black. */
  readonly clouds?: readonly Cloud[];
  /** Left to right, the last on the open sea; without a word in the order of `SHIPS`. */
  readonly ships?: readonly Ship[];
  readonly hands?: readonly Hand[];
  readonly ghostOn?: readonly Place[];
  readonly locked?: readonly Place[];
  /**
   * Exact decks, first = bottom. The other cards are out of the game; goals cannot leave it, so the last seat holds them.
   */
  readonly decks?: {
    readonly goals?: readonly Goal[];
    readonly treasures?: readonly Treasure[];
    readonly parrots?: readonly Parrot[];
  };
}

export const { changed, edited, play, eventsOf, legal, why } =
  scenarioOf<GrogIslandTypes>(grogIsland);

const CLOUDS_BY_COLOR: readonly Cloud[] = ['goal', 'point', 'parrot', 'calm', 'black'];

/** A game with manual dice, the setup done by default choices, changed to the scene; the flag's player is to roll. */
export function start(scene: Scene = {}): GameState {
  const { players = 3, flag = 0, clouds = CLOUDS_BY_COLOR, ships = SHIPS } = scene;
  const fresh = createGame({ players, seed: 1, dice: 'manual', firstPlayer: flag });
  return edited(setupDone(fresh), (draft) => {
    draft.clouds = [at(clouds, 0), at(clouds, 1), at(clouds, 2), at(clouds, 3), at(clouds, 4)];
    draft.ships = [...ships];
    dealCards(draft, scene);
    draft.players.forEach((player, seat) => {
      const { coins = 8, points = 0, goods = {}, on = [] } = scene.hands?.[seat] ?? {};
      player.coins = coins;
      player.points = points;
      player.goods = goodsList(goods);
      player.crew -= on.length;
      occupy(draft, on, `crew:${seat}`);
    });
    draft.ghostCrew -= scene.ghostOn?.length ?? 0;
    occupy(draft, scene.ghostOn ?? [], 'ghost');
    draft.locks -= scene.locked?.length ?? 0;
    occupy(draft, scene.locked ?? [], 'lock');
  });
}

/** Every seat returns its first goals and takes a coconut. */
export function setupDone(fresh: GameState): GameState {
  let state = fresh;
  for (let open = decisions(state)[0]; open?.type === 'setup'; open = decisions(state)[0]) {
    state = applyAction(state, at(legalActions(state, open.player), 0));
  }
  return state;
}

function occupy(draft: Mutable<GameState>, places: readonly Place[], occupant: Occupant): void {
  for (const place of places) {
    const site = siteOf(building(place));
    if (draft.buildings[site] !== 'free') throw new Error(`${place} is ${draft.buildings[site]}`);
    draft.buildings[site] = occupant;
  }
}

/** Gives the hands and decks of the scene; every other card stays in its deck, or leaves it if the deck is given. */
function dealCards(draft: Mutable<GameState>, { hands = [], decks = {} }: Scene): void {
  const goals = GOALS.flatMap((goal) => [goal, goal]);
  const treasures = draft.players.flatMap((player) => player.treasures).concat(draft.treasureDeck);
  const parrots = draft.players.flatMap((player) => player.parrots).concat(draft.parrotDeck);
  for (const hand of hands) for (const goal of hand.goals ?? []) take(goals, goal);
  for (const goal of decks.goals ?? []) take(goals, goal);
  draft.players.forEach((player, seat) => {
    const hand = hands[seat] ?? {};
    player.goals = [...(hand.goals ?? [goals.shift(), goals.shift(), goals.shift(), goals.shift()])]
      .filter((goal) => goal !== undefined)
      .sort((left, right) => GOALS.indexOf(left) - GOALS.indexOf(right));
    player.treasures = (hand.treasures ?? []).map((card) => take(treasures, card)).sort();
    player.parrots = (hand.parrots ?? []).map((card) => take(parrots, card));
  });
  draft.goalDeck = goals;
  draft.treasureDeck = treasures;
  draft.parrotDeck = parrots;
  if (decks.goals !== undefined) {
    at(draft.players, draft.players.length - 1).goals.push(...goals);
    draft.goalDeck = [...decks.goals];
  }
  if (decks.treasures !== undefined) {
    draft.treasureDeck = decks.treasures.map((card) => take(treasures, card));
    draft.spentTreasures = treasures;
  }
  if (decks.parrots !== undefined) {
    draft.parrotDeck = decks.parrots.map((card) => take(parrots, card));
    draft.playedParrots = parrots;
  }
}

function take<Card>(cards: Card[], card: Card): Card {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`no card ${String(card)} left for this scene`);
  cards.splice(place, 1);
  return card;
}

/** The player with the flag rolls: faces of green, blue, orange, yellow, grey. */
export function roll(state: GameState, faces: Faces): GameState {
  return applyAction(state, { type: 'roll', player: state.flag, dice: diceOf(faces) });
}

export type Faces = readonly [Face, Face, Face, Face, Face];

export function diceOf([green, blue, orange, yellow, grey]: Faces): Record<Color, Face> {
  return { green, blue, orange, yellow, grey };
}

/** Everybody but the flag's player has passed without a bid (GI-O5), so that any bid wins at once. */
export function alone(state: GameState): GameState {
  return edited(state, (draft) => {
    draft.players.forEach((player, seat) => {
      player.passed = seat !== draft.flag;
    });
  });
}

/** The flag's player has won with a row and is to pay. */
export function won(scene: Scene, faces: Faces, row: string): GameState {
  const state = alone(roll(start(scene), faces));
  return play(state, bid(state.flag, row));
}

/** Seat 0 cannot open, so it passed without getting a good (GI-O2), and is to choose a ship. */
export function passed(scene: Scene): GameState {
  const [first, ...others] = scene.hands ?? [];
  const hands = [{ ...first, coins: 0, treasures: [] }, ...others];
  return play(roll(start({ ...scene, flag: 0, hands }), [1, 1, 1, 1, 1]), pass(0));
}

/** Seat 0 trades with a ship, with the goods of the scene. */
export function trading(ship: Ship, scene: Scene): GameState {
  return play(passed(scene), trade(0, ship));
}

/** The rows that can be bid, as words: 'yellow green', and 'yellow green, held'. */
export function rows(state: GameState): string[] {
  return legal(state, 'bid').map(({ dice, hold }) => dice.join(' ') + (hold ? ', held' : ''));
}

/** The buildings that can be claimed, locked, or given to a ghost, as words. */
export function places(state: GameState): string[] {
  return legalActions(state).flatMap((action) =>
    'building' in action ? [`${action.building.peninsula} ${action.building.type}`] : [],
  );
}

/** What a seat has. */
export function seat(state: GameState, player: number): GameState['players'][number] {
  return at(state.players, player);
}

/** The building of some words. */
function building(place: Place): Building {
  for (const peninsula of COLORS) {
    const type = DEFAULT_BOARD[peninsula].find((name) => place === `${peninsula} ${name}`);
    if (type !== undefined) return { peninsula, type };
  }
  throw new Error(`no building ${place}`);
}

/** All buildings of a peninsula, but for some types. */
export function all(peninsula: Color, ...but: readonly BuildingType[]): Place[] {
  return DEFAULT_BOARD[peninsula]
    .filter((type) => !but.includes(type))
    .map((type): Place => `${peninsula} ${type}`);
}

/** What is on a building. */
export function on(state: GameState, place: Place): Occupant {
  return at(state.buildings, siteOf(building(place)));
}

/** Goods by colour as a list in the order of the colours. */
export function goodsList(
  goods: Readonly<Partial<Record<Color, number>>>,
): [number, number, number, number, number] {
  const { green = 0, blue = 0, orange = 0, yellow = 0, grey = 0 } = goods;
  return [green, blue, orange, yellow, grey];
}

/** Dice of some words: 'yellow green'. */
function dice(row: string): Color[] {
  return row.split(' ').map((word) => {
    const color = COLORS.find((name) => name === word);
    if (color === undefined) throw new Error(`no die ${word}`);
    return color;
  });
}

/** The face of a die as it lies. */
export function faceOf(state: GameState, color: Color): number {
  return state.dice[COLOR_INDEX[color]];
}

export function returnGoal(player: number, goal: Goal): Action {
  return { type: 'returnGoal', player, goal };
}
export function chooseGood(player: number, good: Color): Action {
  return { type: 'chooseGood', player, good };
}
export function pass(player: number): Action {
  return { type: 'pass', player };
}
export function bid(player: number, row: string): Action {
  return { type: 'bid', player, dice: dice(row) };
}
export function hold(player: number, row: string): Action {
  return { type: 'bid', player, dice: dice(row), hold: true };
}
export function turn(player: number, die: Color, face: Face): Action {
  return { type: 'turnDie', player, die, face };
}
export function trade(player: number, ship: Ship): Action {
  return { type: 'trade', player, ship };
}
export function endTrade(player: number): Action {
  return { type: 'endTrade', player };
}
export function exchange(player: number, goods: ActionOf<'exchange'>['goods']): Action {
  return { type: 'exchange', player, goods };
}
export function deliver(player: number, units: number): Action {
  return { type: 'deliver', player, units };
}
export function deal(player: number): Action {
  return { type: 'deal', player };
}
export function pay(player: number, ...treasures: readonly Treasure[]): Action {
  return { type: 'pay', player, treasures };
}
export function defaults(player: number): Action {
  return { type: 'default', player };
}
export function claim(player: number, place: Place): Action {
  return { type: 'claim', player, building: building(place) };
}
export function endClaims(player: number): Action {
  return { type: 'endClaims', player };
}
export function lock(player: number, place: Place): Action {
  return { type: 'lock', player, building: building(place) };
}
export function placeGhost(player: number, place: Place): Action {
  return { type: 'placeGhost', player, building: building(place) };
}
