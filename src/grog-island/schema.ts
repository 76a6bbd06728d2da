import {
  distinct,
  type Fields,
  integer,
  list,
  type ObjectShape,
  object,
  oneOf,
  type Shape,
  variant,
} from '../shape.ts';
import { BUILDING } from './actions.ts';
import type { Step } from './agenda.ts';
import { CREW_OF, SITES } from './buildings.ts';
import {
  BUILDING_TYPES,
  CLOUDS,
  COLORS,
  CREW,
  DEALT_GOALS,
  GHOST_CREW,
  GOAL_DECK,
  GOALS,
  KEPT_GOALS,
  LOCKS,
  PARROT_DECK,
  SHIPS,
  TREASURE_DECK,
} from './components.ts';
import { PARROT_KINDS } from './options.ts';
import type { GameState, PlayerState } from './state.ts';

/*
 * The forms of state and view, as data. They are functions, so that a program that reads none from outside does not carry
 * them.
 */

/** A number that no game reaches, with room for sums above it. */
const COUNT_MOST = 1_000_000_000;
/** The most entries of an agenda; the end of a round with a claim under the goal cloud has five. */
const AGENDA_MOST = 8;
const MOST_PIPS = 30;

/** The form of a state. */
export function stateShape(): Shape {
  return object(tableFields(false));
}

/** The form of a view: hidden values are `null`, and it says whose it is. */
export function viewShape(): Shape {
  const viewer = oneOf([...SEATS, 'spectator']);
  return object({ viewer, ...tableFields(true) });
}

const SEATS = [0, 1, 2, 3];

function tableFields(isView: boolean): { readonly [Name in keyof GameState]: Shape } {
  const seat = integer(0, 3);
  const colors = distinct(oneOf(COLORS), 0, COLORS.length);
  const word = integer(-(2 ** 31), 2 ** 31 - 1);
  const cards = cardsOf(isView);
  return {
    game: oneOf(['grog-island']),
    rules: oneOf(['1']),
    random: isView ? oneOf([null]) : list(word, 4, 4),
    manualDice: oneOf([true, false]),
    round: integer(0, COUNT_MOST),
    flag: seat,
    players: list(object(playerFields(isView)), 2, 4),
    buildings: list(
      oneOf(['none', 'free', 'lock', 'ghost', ...CREW_OF]),
      SITES.length,
      SITES.length,
    ),
    clouds: distinct(oneOf(CLOUDS), CLOUDS.length, CLOUDS.length),
    ships: distinct(oneOf(SHIPS), SHIPS.length, SHIPS.length),
    ghostCrew: integer(0, GHOST_CREW),
    locks: integer(0, LOCKS),
    dice: list(integer(0, 6), COLORS.length, COLORS.length),
    row: colors,
    amount: integer(0, MOST_PIPS),
    leader: oneOf([...SEATS, null]),
    turned: colors,
    goalDeck: cards(GOALS, GOAL_DECK),
    treasureDeck: cards([1, 2, 3], TREASURE_DECK),
    parrotDeck: cards(PARROT_KINDS, PARROT_DECK),
    spentTreasures: list(integer(1, 3), 0, TREASURE_DECK.length),
    playedParrots: list(oneOf(PARROT_KINDS), 0, PARROT_DECK.length),
    agenda: list(variant(stepShapes()), 0, AGENDA_MOST),
  };
}

function playerFields(isView: boolean): { readonly [Name in keyof PlayerState]: Shape } {
  const count = integer(0, COUNT_MOST);
  const cards = cardsOf(isView);
  return {
    coins: count,
    points: count,
    crew: integer(0, Math.max(...Object.values(CREW))),
    goods: list(count, COLORS.length, COLORS.length),
    goals: cards(GOALS, GOAL_DECK),
    treasures: cards([1, 2, 3], TREASURE_DECK),
    parrots: cards(PARROT_KINDS, PARROT_DECK),
    drawn: cards(GOALS, GOAL_DECK),
    passed: oneOf([true, false]),
    marker: oneOf([...SHIPS, null]),
  };
}

/** Makes the form of a hand or deck: the kinds of card, hidden ones in a view, and all cards there are. */
function cardsOf(
  isView: boolean,
): (kinds: readonly (string | number)[], pack: readonly unknown[]) => Shape {
  return (kinds, pack) => list(oneOf(isView ? [...kinds, null] : kinds), 0, pack.length);
}

function stepShapes(): { readonly [Type in Step['type']]: ObjectShape } {
  const peninsula = oneOf(COLORS);
  const peninsulas = distinct(peninsula, 1, COLORS.length);
  const except = oneOf([...BUILDING_TYPES, null]);
  const yesOrNo = oneOf([true, false]);
  return {
    setup: step('setup', {
      toReturn: integer(0, DEALT_GOALS - KEPT_GOALS),
      mayChooseGood: yesOrNo,
    }),
    roll: step('roll', { manual: yesOrNo }),
    bid: step('bid', {}),
    chooseShip: step('chooseShip', {}),
    trade: step('trade', {
      ship: oneOf(SHIPS),
      credit: integer(0, COUNT_MOST),
      delivered: yesOrNo,
      deals: integer(0, COUNT_MOST),
      idle: yesOrNo,
    }),
    returnGoals: step('returnGoals', {
      from: oneOf(['hand', 'drawn']),
      left: integer(1, GOAL_DECK.length),
    }),
    pay: step('pay', { amount: integer(1, MOST_PIPS) }),
    claim: step('claim', { reason: oneOf(['auction', 'deal']), peninsulas, except }),
    lock: step('lock', { peninsula }),
    ghost: step('ghost', { peninsula }),
    dueClaims: step('dueClaims', { peninsulas, except }),
    claimCoins: step('claimCoins', { building: BUILDING }),
    rewards: step('rewards', {}),
    ghostCrew: step('ghostCrew', {}),
    endOfRound: step('endOfRound', {}),
  };
}

function step(type: string, fields: Fields): ObjectShape {
  return object({ type: oneOf([type]), player: integer(0, 3), ...fields });
}
