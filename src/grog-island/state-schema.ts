import { randomState } from '../codec/random.ts';
import {
  boolean,
  distinct,
  IN_STATE,
  IN_VIEW,
  integer,
  list,
  nullable,
  object,
  picklist,
  type Schema,
  tuple,
  type Visibility,
  variant,
} from '../codec/schema.ts';
import type { Viewer } from '../core/types.ts';
import { BUILDING } from './action-schema.ts';
import type { Step } from './agenda.ts';
import { MOST_PIPS } from './auction.ts';
import { OCCUPANTS, SITES } from './board.ts';
import {
  BUILDING_TYPES,
  type ByColor,
  CLOUDS,
  COLORS,
  CREW,
  DEALT_GOALS,
  FACES,
  type Face,
  GHOST_CREW,
  GOAL_DECK,
  GOALS,
  KEPT_GOALS,
  LOCKS,
  NAME,
  PARROT_DECK,
  RULES_VERSION,
  SHIPS,
  TREASURE_DECK,
  TREASURE_VALUES,
} from './components.ts';
import { PARROT_KINDS } from './options.ts';
import type { GameState, GameView } from './state.ts';

/** More than any game reaches. No rule bounds these numbers: a position with one just below cannot be played for long. */
export const COUNT_MOST = 1_000_000_000;
/** The most entries of an agenda; the end of a round with a claim under the goal cloud has five. */
const AGENDA_MOST = 8;
/** The most claims of one auction (GI-W1). */
const CLAIMS = 2;

const count = /* @__PURE__ */ integer(0, COUNT_MOST);
const seat = /* @__PURE__ */ integer(0, 3);
const color = /* @__PURE__ */ picklist(COLORS);
const ship = /* @__PURE__ */ picklist(SHIPS);
const goal = /* @__PURE__ */ picklist(GOALS);
const treasure = /* @__PURE__ */ picklist(TREASURE_VALUES);
const parrot = /* @__PURE__ */ picklist(PARROT_KINDS);

/** The table of a state. */
export function stateSchema(): Schema<GameState> {
  return object(tableFields(IN_STATE));
}

/** The table of a view: it says whose view it is, and hidden values are `null`. */
export function viewSchema(): Schema<GameView> {
  const viewer = picklist<Viewer>([0, 1, 2, 3, 'spectator']);
  return object({ viewer, ...tableFields(IN_VIEW) });
}

function tableFields<Hidden>({ card, secret }: Visibility<Hidden>) {
  const colors = distinct(color, 0, COLORS.length);
  const player = object({
    coins: count,
    points: count,
    crew: integer(0, Math.max(...Object.values(CREW))),
    goods: byColor(count),
    goals: list(card(goal), 0, GOAL_DECK.length),
    treasures: list(card(treasure), 0, TREASURE_DECK.length),
    parrots: list(card(parrot), 0, PARROT_DECK.length),
    drawn: list(card(goal), 0, GOAL_DECK.length),
    passed: boolean,
    marker: nullable(ship),
  });
  return {
    game: picklist([NAME]),
    rules: picklist([RULES_VERSION]),
    random: secret(randomState()),
    manualDice: boolean,
    round: count,
    flag: seat,
    players: list(player, 2, 4),
    buildings: list(picklist(OCCUPANTS), SITES.length, SITES.length),
    order: distinct(color, COLORS.length, COLORS.length),
    clouds: byColor(picklist(CLOUDS)),
    ships: distinct(ship, SHIPS.length, SHIPS.length),
    ghostCrew: integer(0, GHOST_CREW),
    locks: integer(0, LOCKS),
    dice: byColor(picklist<Face | 0>([0, ...FACES])),
    row: colors,
    amount: integer(0, MOST_PIPS),
    leader: nullable(seat),
    turned: colors,
    goalDeck: list(card(goal), 0, GOAL_DECK.length),
    treasureDeck: list(card(treasure), 0, TREASURE_DECK.length),
    parrotDeck: list(card(parrot), 0, PARROT_DECK.length),
    spentTreasures: list(treasure, 0, TREASURE_DECK.length),
    playedParrots: list(parrot, 0, PARROT_DECK.length),
    agenda: list(stepSchema(), 0, AGENDA_MOST),
  };
}

/** A value for each colour. */
export function byColor<T>(of: Schema<T>): Schema<ByColor<T>> {
  return tuple(of, of, of, of, of);
}

function stepSchema(): Schema<Step> {
  const peninsulas = distinct(color, 1, CLAIMS);
  const except = nullable(picklist(BUILDING_TYPES));
  const nothing = object({});
  const claims = { peninsulas, except };
  return variant(
    'type',
    {
      setup: object({ toReturn: integer(0, DEALT_GOALS - KEPT_GOALS), mayChooseGood: boolean }),
      roll: object({ manual: boolean }),
      bid: nothing,
      chooseShip: nothing,
      trade: object({ ship, credit: count, delivered: boolean, deals: count, idle: boolean }),
      returnGoals: object({
        from: picklist(['hand', 'drawn']),
        left: integer(1, GOAL_DECK.length),
      }),
      pay: object({ amount: integer(1, MOST_PIPS) }),
      claim: object({ reason: picklist(['auction', 'deal']), ...claims }),
      lock: object({ peninsula: color }),
      ghost: object({ peninsula: color }),
      dueClaims: object(claims),
      claimCoins: object({ building: BUILDING }),
      rewards: nothing,
      ghostCrew: nothing,
      endOfRound: nothing,
    },
    { player: seat },
  );
}
