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
import { CARD, SHIP, special } from './action-schema.ts';
import type { Step } from './agenda.ts';
import {
  type ByColor,
  type CardOf,
  COLORS,
  FACES,
  type Face,
  KEPT_KINDS,
  LASTING_KINDS,
  NAME,
  RAID_LEAST,
  RAID_MOST,
  RULES_VERSION,
  SHIPS,
  SHORT_CARDS,
  SPECIAL_KINDS,
  type SpecialKind,
  TOKENS,
} from './components.ts';
import { COUNT_MOST } from './invariants.ts';
import { DECK_MOST } from './options.ts';
import type { GameState, GameView } from './state.ts';

const SEATS = 5;

const count = /* @__PURE__ */ integer(0, COUNT_MOST);
const seat = /* @__PURE__ */ (() => integer(0, SEATS - 1))();
const seatOrNone = /* @__PURE__ */ nullable(seat);

/** The table of a state. */
export function stateSchema(): Schema<GameState> {
  return object(tableFields(IN_STATE));
}

/** The table of a view: it says whose view it is, and hidden values are `null`. */
export function viewSchema(): Schema<GameView> {
  const viewer = picklist<Viewer>([0, 1, 2, 3, 4, 'spectator']);
  return object({ viewer, ...tableFields(IN_VIEW) });
}

function tableFields<Hidden>({ card, secret }: Visibility<Hidden>) {
  const cards = distinct(CARD, 0, DECK_MOST);
  const face = picklist<Face | 0>([0, ...FACES]);
  const kept = special(KEPT_KINDS, 'a card such as "spyglass#1"');
  const player = object({
    ducats: count,
    waiting: distinct(special(LASTING_KINDS, 'a lasting card such as "tavern#1"'), 0, DECK_MOST),
    kept: list(object({ card: kept, round: integer(1, COUNT_MOST) }), 0, DECK_MOST),
    passed: boolean,
  });
  const cannons = object({ card: one('cannons'), ship: SHIP });
  const tavern = object({
    card: one('tavern'),
    owner: seat,
    color: picklist(COLORS),
    rum: nullable(one('rum')),
  });
  return {
    game: picklist([NAME]),
    rules: picklist([RULES_VERSION]),
    random: secret(randomState()),
    manualDice: boolean,
    pack: cards,
    round: integer(1, COUNT_MOST),
    starter: seat,
    winner: seatOrNone,
    players: list(player, 3, SEATS),
    bid: count,
    leader: seatOrNone,
    firstPassed: seatOrNone,
    open: distinct(CARD, 0, SEATS),
    ships: list(seatOrNone, SHIPS.length, SHIPS.length),
    cannons: list(cannons, 0, DECK_MOST),
    chiefs: byColor(seatOrNone),
    blackbeards: byColor(nullable(one('blackbeard'))),
    taverns: list(tavern, 0, COLORS.length * TOKENS),
    tokens: byColor(integer(0, TOKENS)),
    dice: tuple(face, face),
    deck: list(card(CARD), 0, DECK_MOST),
    removed: list(card(CARD), 0, SHORT_CARDS),
    seenSpecials: distinct(special(SPECIAL_KINDS, 'a card such as "raid#1"'), 0, DECK_MOST),
    discarded: cards,
    agenda: list(stepSchema(), 0, DECK_MOST),
  };
}

function byColor<T>(of: Schema<T>): Schema<ByColor<T>> {
  return tuple(of, of, of, of, of);
}

/** A special card of one kind. */
function one<Kind extends SpecialKind>(kind: Kind): Schema<CardOf<Kind>> {
  return special([kind], `a card such as "${kind}#1"`);
}

function stepSchema(): Schema<Step> {
  const nothing = object({});
  const asking = <Kind extends SpecialKind>(kind: Kind) => object({ card: one(kind) });
  const amount = integer(RAID_LEAST, RAID_MOST);
  return variant(
    'type',
    {
      roll: variant('purpose', {
        production: object({ manual: boolean }),
        raid: object({ manual: boolean, victim: seat, amount }),
      }),
      bid: nothing,
      choose: nothing,
      sink: asking('kraken'),
      board: asking('boarding'),
      raid: asking('raid'),
      assignBlackbeard: asking('blackbeard'),
      placeCannons: asking('cannons'),
      openTavern: asking('tavern'),
      placeRum: asking('rum'),
      fairWind: asking('fairWind'),
      spyglass: asking('spyglass'),
      askFairWinds: nothing,
      production: nothing,
    },
    { player: seat },
  );
}
