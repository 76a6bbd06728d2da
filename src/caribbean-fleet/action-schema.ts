import { ACTING } from '../codec/action-schema.ts';
import {
  integer,
  object,
  picklist,
  type Schema,
  text,
  tuple,
  type VariantSchema,
  variant,
} from '../codec/schema.ts';
import type { Action } from './actions.ts';
import {
  type Card,
  type CardOf,
  COLORS,
  DICE,
  FACES,
  KEPT_KINDS,
  SHIPS,
  type ShipCard,
  SPECIAL_KINDS,
  type SpecialKind,
} from './components.ts';

const SHIP_CARDS: readonly ShipCard[] = /* @__PURE__ */ SHIPS.map(({ card }) => card);

/** The number of a copy of a special card. */
const COPY = '#[1-9]\\d{0,14}';

/** A special card of one of some kinds, of any copy. */
export function special<Kind extends SpecialKind>(
  kinds: readonly Kind[],
  words: string,
): Schema<CardOf<Kind>> {
  return text(new RegExp(`^(?:${kinds.join('|')})${COPY}$`), words);
}

/** A ship, or a special card of one of some kinds. */
export function shipOrSpecial<Kind extends SpecialKind>(
  kinds: readonly Kind[],
  words: string,
): Schema<ShipCard | CardOf<Kind>> {
  return text(new RegExp(`^(?:${SHIP_CARDS.join('|')}|(?:${kinds.join('|')})${COPY})$`), words);
}

/** A ship card. */
export const SHIP: Schema<ShipCard> = /* @__PURE__ */ picklist(SHIP_CARDS);

/** Any card. */
export const CARD: Schema<Card> = /* @__PURE__ */ shipOrSpecial(
  SPECIAL_KINDS,
  'a card such as "green:2" or "kraken#1"',
);

const seat = /* @__PURE__ */ (() => integer(0, Number.MAX_SAFE_INTEGER))();
/** A number that a player names; which ones are possible now, the rules say. */
const amount = /* @__PURE__ */ (() => integer(0, Number.MAX_SAFE_INTEGER))();
const color = /* @__PURE__ */ picklist(COLORS);
const face = /* @__PURE__ */ picklist(FACES);

/** The table of the actions. Its order is that of the lists of legal actions. */
export const ACTIONS: VariantSchema<Action> = /* @__PURE__ */ (() =>
  variant(
    'type',
    {
      pass: object({}),
      bid: object({ amount }),
      choose: object({ card: CARD }),
      sink: object({ target: shipOrSpecial(['tavern'], 'a ship or a tavern') }),
      board: object({ ship: SHIP }),
      raid: object({ victim: seat, amount }),
      assignBlackbeard: object({ color }),
      placeCannons: object({ ship: SHIP }),
      openTavern: object({ color }),
      placeRum: object({ tavern: special(['tavern'], 'a tavern such as "tavern#1"') }),
      keepCard: object({
        card: special(KEPT_KINDS, 'a card such as "spyglass#1" or "fairWind#1"'),
      }),
      useFairWind: object({ card: special(['fairWind'], 'a card such as "fairWind#1"') }),
      roll: object({}, { dice: tuple(face, face) }),
      turnDie: object({
        card: special(['spyglass'], 'a card such as "spyglass#1"'),
        die: picklist(DICE),
        face,
      }),
    },
    ACTING,
  ))();
