import {
  distinct,
  either,
  type Fields,
  integer,
  list,
  type ObjectShape,
  object,
  oneOf,
  type Shape,
  variant,
} from '../shape.ts';
import { CARD, cardShape } from './actions.ts';
import type { Step } from './agenda.ts';
import {
  COLORS,
  KEPT_KINDS,
  LASTING_KINDS,
  RAID_LEAST,
  RAID_MOST,
  SHIPS,
  SHORT_CARDS,
  SPECIAL_KINDS,
  type SpecialKind,
  TOKENS,
} from './components.ts';
import { DECK_MOST } from './options.ts';
import type { Cannons, GameState, KeptCard, PlayerState, Tavern } from './state.ts';

/*
 * The forms of state and view, as data. They are functions, so that a program that reads none from outside does not carry
 * them.
 */

/** A number that no game reaches, with room for sums above it. */
const COUNT_MOST = 1_000_000_000;
const SEATS = [0, 1, 2, 3, 4];

/** The form of a state. */
export function stateShape(): Shape {
  return object(tableFields(false));
}

/** The form of a view: hidden values are `null`, and it says whose it is. */
export function viewShape(): Shape {
  return object({ viewer: oneOf([...SEATS, 'spectator']), ...tableFields(true) });
}

function tableFields(isView: boolean): { readonly [Name in keyof GameState]: Shape } {
  const seat = integer(0, 4);
  const seatOrNone = oneOf([...SEATS, null]);
  const word = integer(-(2 ** 31), 2 ** 31 - 1);
  const cards = distinct(CARD, 0, DECK_MOST);
  const hidden = (most: number): Shape =>
    isView ? list(oneOf([null]), 0, most) : distinct(CARD, 0, most);
  return {
    game: oneOf(['caribbean-fleet']),
    rules: oneOf(['1']),
    random: isView ? oneOf([null]) : list(word, 4, 4),
    manualDice: oneOf([true, false]),
    pack: cards,
    round: integer(1, COUNT_MOST),
    starter: seat,
    winner: seatOrNone,
    players: list(object(playerFields()), 3, 5),
    bid: integer(0, COUNT_MOST),
    leader: seatOrNone,
    firstPassed: seatOrNone,
    open: distinct(CARD, 0, SEATS.length),
    ships: list(seatOrNone, SHIPS.length, SHIPS.length),
    cannons: list(object(cannonsFields()), 0, DECK_MOST),
    chiefs: byColor(seatOrNone),
    blackbeards: byColor(orNone('blackbeard')),
    taverns: list(object(tavernFields()), 0, COLORS.length * TOKENS),
    tokens: byColor(integer(0, TOKENS)),
    dice: list(integer(0, 6), 2, 2),
    deck: hidden(DECK_MOST),
    removed: hidden(SHORT_CARDS),
    seenSpecials: distinct(
      cardShape('a special card such as "raid#1"', [], SPECIAL_KINDS),
      0,
      DECK_MOST,
    ),
    discarded: cards,
    agenda: list(variant(stepShapes()), 0, DECK_MOST),
  };
}

function playerFields(): { readonly [Name in keyof PlayerState]: Shape } {
  const lasting = cardShape('a lasting card such as "tavern#1"', [], LASTING_KINDS);
  const usable = cardShape('a card such as "spyglass#1"', [], KEPT_KINDS);
  const kept: { readonly [Name in keyof KeptCard]: Shape } = {
    card: usable,
    round: integer(1, COUNT_MOST),
  };
  return {
    ducats: integer(0, COUNT_MOST),
    waiting: distinct(lasting, 0, DECK_MOST),
    kept: list(object(kept), 0, DECK_MOST),
    passed: oneOf([true, false]),
  };
}

function cannonsFields(): { readonly [Name in keyof Cannons]: Shape } {
  return { card: special('cannons'), ship: oneOf(SHIPS.map(({ card }) => card)) };
}

function tavernFields(): { readonly [Name in keyof Tavern]: Shape } {
  return {
    card: special('tavern'),
    owner: integer(0, 4),
    color: oneOf(COLORS),
    rum: orNone('rum'),
  };
}

function byColor(of: Shape): Shape {
  return list(of, COLORS.length, COLORS.length);
}

function special(kind: SpecialKind): Shape {
  return cardShape(`a card such as "${kind}#1"`, [], [kind]);
}

function orNone(kind: SpecialKind): Shape {
  return either(`a card such as "${kind}#1", or null`, special(kind), oneOf([null]));
}

function stepShapes(): { readonly [Type in Step['type']]: ObjectShape } {
  const roll = {
    ...step('roll', { purpose: oneOf(['production', 'raid']), manual: oneOf([true, false]) }),
    optional: { victim: integer(0, 4), amount: integer(RAID_LEAST, RAID_MOST) },
  };
  return {
    roll,
    bid: step('bid', {}),
    choose: step('choose', {}),
    sink: step('sink', { card: special('kraken') }),
    board: step('board', { card: special('boarding') }),
    raid: step('raid', { card: special('raid') }),
    assignBlackbeard: step('assignBlackbeard', { card: special('blackbeard') }),
    placeCannons: step('placeCannons', { card: special('cannons') }),
    openTavern: step('openTavern', { card: special('tavern') }),
    placeRum: step('placeRum', { card: special('rum') }),
    fairWind: step('fairWind', { card: special('fairWind') }),
    spyglass: step('spyglass', { card: special('spyglass') }),
    askFairWinds: step('askFairWinds', {}),
    production: step('production', {}),
  };
}

function step(type: string, fields: Fields): ObjectShape {
  return object({ type: oneOf([type]), player: integer(0, 4), ...fields });
}
