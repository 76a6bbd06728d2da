/**
 * Positions for tests, said in a few words. A position is reached by real actions as far as that is short; what would
 * take many rounds (fleets, chiefs, taverns) is put into a JSON copy of a real state, here and nowhere else.
 */
import { byOrder, shipIndex } from '../../src/caribbean-fleet/cards.ts';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import {
  type Card,
  type CaribbeanFleetTypes,
  COLOR_INDEX,
  type Color,
  createGame,
  decisions,
  type Face,
  type GameEvent,
  type GameState,
  type LastingCard,
  SHIPS,
  type ShipCard,
  type UsableCard,
} from '../../src/caribbean-fleet/index.ts';
import { at } from '../../src/core/lists.ts';
import type { Mutable } from '../mutable.ts';
import { isOfType, scenarioOf } from '../scenario.ts';
import { choose, pass, rollOf } from './moves.ts';

export * from './moves.ts';

/** What a seat has; without a word it has 10 ducats and nothing else. */
export interface Hand {
  readonly ducats?: number;
  readonly ships?: readonly ShipCard[];
  readonly chief?: readonly Color[];
  readonly waiting?: readonly LastingCard[];
  /** Taken in round 2. */
  readonly kept?: readonly UsableCard[];
}

/** A table in round 3 or, if so many cards have been taken, later. */
export interface Scene {
  readonly players?: 3 | 4 | 5;
  /** Who begins the auction, and wins it if nobody bids. */
  readonly starter?: number;
  readonly hands?: readonly Hand[];
  /** `tavern#1`, `tavern#2`, … in the order of opening, with `rum#1`, … */
  readonly taverns?: readonly {
    readonly owner: number;
    readonly color: Color;
    readonly rum?: boolean;
  }[];
  /** The ships above `cannons#1`, `cannons#2`, … */
  readonly cannons?: readonly ShipCard[];
  /** The pawns with `blackbeard#1`, `blackbeard#2`, … */
  readonly blackbeards?: readonly Color[];
  /** The first open cards; the others are ships that the scene does not name, `blue:11` first. */
  readonly open?: readonly Card[];
  /** What comes after this round, first = bottom; the game ends with this round if it is missing. */
  readonly deck?: readonly Card[];
}

export const { edited, play, eventsOf, legal, why } =
  scenarioOf<CaribbeanFleetTypes>(caribbeanFleet);

/** The starter may bid. */
export function bidding(scene: Scene = {}): GameState {
  return tableOf(scene, 'bid');
}

/** Nobody has bid; the starter, who has won, is to choose. */
export function choosing(scene: Scene = {}): GameState {
  const hands = (scene.hands ?? []).map((hand) => ({ ...hand, ducats: 10 }));
  let state = bidding({ ...scene, hands });
  while (decisions(state)[0]?.type === 'bid') state = play(state, pass(turnOf(state)));
  return edited(state, (draft) => {
    draft.players.forEach((player, seat) => {
      player.ducats = scene.hands?.[seat]?.ducats ?? 10;
    });
  });
}

/** Nobody has bid, everybody has chosen; the starter, who has won, is to roll. */
export function rolling(scene: Scene = {}): GameState {
  return tableOf(scene, 'roll');
}

function tableOf(scene: Scene, stage: 'bid' | 'roll'): GameState {
  const { players = 3, starter = 0, hands = [], taverns = [], deck = [] } = scene;
  const fresh = createGame({ players, seed: 1, dice: 'manual', firstPlayer: starter });
  return edited(fresh, (draft) => {
    layOut(draft, scene);
    const taken: Card[] = [...draft.cannons.map(({ card }) => card)];
    for (const { ships = [], waiting = [], kept = [] } of hands)
      taken.push(...ships, ...waiting, ...kept);
    for (const card of draft.blackbeards) if (card !== null) taken.push(card);
    for (const { card, rum } of draft.taverns) taken.push(card, ...(rum === null ? [] : [rum]));
    const spare = spareCards([...taken, ...(scene.open ?? []), ...deck]);
    // One round more than needed, so that there are ships for a first round.
    const before = Math.max(2, Math.ceil(taken.length / players) + 1);
    draft.round = before + 1;
    draft.deck = [...deck];
    draft.open = stage === 'bid' ? [...(scene.open ?? [])] : [];
    while (stage === 'bid' && draft.open.length < players) draft.open.push(spare());
    const count = players * (stage === 'bid' ? before : before + 1) - taken.length;
    draft.discarded = Array.from({ length: count }, spare);
    draft.pack = [...taken, ...draft.open, ...draft.deck, ...draft.discarded].sort(byOrder);
    for (const { color } of taverns) draft.tokens[COLOR_INDEX[color]] -= 1;
    draft.dice = [1, 2];
    draft.seenSpecials = [];
    if (stage === 'bid') return;
    draft.winner = starter;
    draft.firstPassed = starter;
    for (const player of draft.players) player.passed = true;
    draft.agenda = [{ type: 'roll', player: starter, purpose: 'production', manual: true }];
  });
}

function layOut(draft: Mutable<GameState>, scene: Scene): void {
  const { hands = [], taverns = [], cannons = [], blackbeards = [] } = scene;
  draft.players.forEach((player, seat) => {
    const { ducats = 10, ships = [], chief = [], waiting = [], kept = [] } = hands[seat] ?? {};
    player.ducats = ducats;
    player.waiting = [...waiting];
    player.kept = kept.map((card) => ({ card, round: 2 }));
    for (const ship of ships) draft.ships[shipIndex(ship)] = seat;
    for (const color of chief) draft.chiefs[COLOR_INDEX[color]] = seat;
  });
  draft.cannons = cannons.map((ship, place) => ({ card: `cannons#${place + 1}`, ship }));
  blackbeards.forEach((color, place) => {
    draft.blackbeards[COLOR_INDEX[color]] = `blackbeard#${place + 1}`;
  });
  let rums = 0;
  draft.taverns = taverns.map(({ owner, color, rum = false }, place) => {
    if (rum) rums += 1;
    return { card: `tavern#${place + 1}`, owner, color, rum: rum ? `rum#${rums}` : null };
  });
}

/** Cards that a scene does not name: ships, the last first, then krakens. */
function spareCards(named: readonly Card[]): () => Card {
  const ships: Card[] = SHIPS.map(({ card }) => card).filter((card) => !named.includes(card));
  let krakens = 100;
  return () => {
    krakens += 1;
    return ships.pop() ?? `kraken#${krakens}`;
  };
}

/** A game with a fixed deck: the cards of the rounds in the order in which they are laid open. */
export function dealt(players: 3 | 4 | 5, ...rounds: readonly (readonly Card[])[]): GameState {
  const deck = rounds.flat().reverse();
  return createGame({ players, seed: 1, dice: 'manual', arrangement: { deck } });
}

/** The seat that the game waits for. */
export function turnOf(state: GameState): number {
  return at(decisions(state), 0).player;
}

/** Whoever is to choose takes the cards, one after the other. */
export function take(state: GameState, ...cards: readonly Card[]): GameState {
  return cards.reduce((table, card) => play(table, choose(turnOf(table), card)), state);
}

/** The roll that is due, with these faces. */
export function roll(state: GameState, dice: readonly [Face, Face]): GameState {
  return play(state, rollOf(turnOf(state), dice));
}

/** What happens when whoever is to choose takes a card. */
export function taking(state: GameState, card: Card): readonly GameEvent[] {
  return eventsOf(state, choose(turnOf(state), card));
}

/** What happens with the roll that is due, after the roll itself. */
export function rolled(state: GameState, dice: readonly [Face, Face]): readonly GameEvent[] {
  return eventsOf(state, rollOf(turnOf(state), dice)).slice(1);
}

/** The events of one type. */
export function only<Type extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: Type,
): Extract<GameEvent, { readonly type: Type }>[] {
  return events.filter((event) => isOfType(event, type));
}

/** The ducats by seat. */
export function purses(state: GameState): number[] {
  return state.players.map(({ ducats }) => ducats);
}

/** The cards that a transition has put out of the game. */
export function lost(before: GameState, after: GameState): readonly Card[] {
  return after.discarded.slice(before.discarded.length);
}

/** Some ships of a colour, the lowest numbers first, after some others. */
export function shipsOfColor(color: Color, count: number, skip = 0): ShipCard[] {
  const fleet = SHIPS.filter((ship) => ship.color === color).map(({ card }) => card);
  return fleet.slice(skip, skip + count);
}
