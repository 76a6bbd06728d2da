import { ACTING } from '../codec/action-schema.ts';
import {
  compact,
  distinct,
  integer,
  list,
  object,
  partialRecord,
  picklist,
  record,
  type Schema,
  type VariantSchema,
  variant,
} from '../codec/schema.ts';
import type { Action } from './actions.ts';
import type { Building } from './board.ts';
import { BUILDING_TYPES, COLORS, FACES, GOALS, SHIPS, TREASURE_VALUES } from './components.ts';

const color = /* @__PURE__ */ picklist(COLORS);
const face = /* @__PURE__ */ picklist(FACES);
const goal = /* @__PURE__ */ picklist(GOALS);
const treasure = /* @__PURE__ */ picklist(TREASURE_VALUES);
const nothing = /* @__PURE__ */ object({});

/** A building. */
export const BUILDING: Schema<Building> = /* @__PURE__ */ (() =>
  compact({
    peninsula: color,
    type: picklist(BUILDING_TYPES),
  }))();

const building = /* @__PURE__ */ object({ building: BUILDING });

/**
 * The table of the actions. Its order is that of the lists of legal actions. Numbers and lists have the bounds of what a player can
 * name; which of them are possible now, the rules say.
 */
export const ACTIONS: VariantSchema<Action> = /* @__PURE__ */ (() =>
  variant(
    'type',
    {
      returnGoal: object({ goal }),
      chooseGood: object({ good: color }),
      roll: object({}, { dice: record(COLORS, face) }),
      pass: nothing,
      turnDie: object({ die: color, face }),
      bid: object({ dice: distinct(color, 0, COLORS.length) }, { hold: picklist([true]) }),
      trade: object({ ship: picklist(SHIPS) }),
      endTrade: nothing,
      exchange: object({ goods: partialRecord(COLORS, integer(1, Number.MAX_SAFE_INTEGER), 0) }),
      deliver: object({ units: integer(0, Number.MAX_SAFE_INTEGER) }),
      deal: nothing,
      default: nothing,
      pay: object({ treasures: list(treasure, 0, 32) }),
      endClaims: nothing,
      claim: building,
      lock: building,
      placeGhost: building,
    },
    ACTING,
  ))();
