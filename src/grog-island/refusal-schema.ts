import { commonDetails, number, refusalSchema as refusals } from '../codec/refusal-schema.ts';
import { distinct, list, object, picklist, type VariantSchema } from '../codec/schema.ts';
import { BUILDING } from './action-schema.ts';
import { OCCUPANTS } from './board.ts';
import { COLORS, FACES, GOALS, SHIPS, TREASURE_DECK, TREASURE_VALUES } from './components.ts';
import { PARROT_KINDS } from './options.ts';
import type { Refusal, RefusalDetails } from './refusals.ts';

/** The table of refusals. */
export function refusalSchema(): VariantSchema<Refusal> {
  const color = picklist(COLORS);
  const colors = distinct(color, 0, COLORS.length);
  const ship = picklist(SHIPS);
  const treasure = picklist(TREASURE_VALUES);
  const treasures = list(treasure, 0, TREASURE_DECK.length);
  const player = object({ player: number });
  return refusals<RefusalDetails>({
    ...commonDetails(),
    ENOUGH_RETURNED: player,
    NO_SUCH_GOAL: object({ goal: picklist(GOALS), from: picklist(['hand', 'drawn']) }),
    GOOD_ALREADY_CHOSEN: player,
    DICE_REQUIRED: player,
    DICE_NOT_ALLOWED: player,
    MUST_OPEN: object({ lowest: number, possibleCoins: number }),
    MUST_BID: object({ turned: colors }),
    NO_PARROT: object({ parrot: picklist(PARROT_KINDS) }),
    SAME_FACE: object({ die: color, face: picklist(FACES) }),
    DIE_ALREADY_TURNED: object({ die: color }),
    NO_BID_LEFT: object({
      die: color,
      face: picklist(FACES),
      amount: number,
      possibleCoins: number,
    }),
    ROW_NOT_DESCENDING: object({ space: number, left: number, right: number }),
    BID_EXCEEDS_COINS: object({ bid: number, possibleCoins: number }),
    BID_TOO_LOW: object({ bid: number, amount: number }),
    NOTHING_TO_HOLD: object({ bid: number }),
    HOLD_NOT_EQUAL: object({ bid: number, amount: number }),
    SHIP_NOT_AVAILABLE: object({ ship, why: picklist(['openSea', 'marker', 'ghost']) }),
    CANNOT_SUPPLY: object({ ship, good: color }),
    CREDIT_LEFT: object({ credit: number }),
    NOTHING_TRADED: object({ ship }),
    NOT_EXCHANGEABLE: object({ good: color }),
    NOT_AN_EXCHANGE: object({ good: color, returned: number, needed: number }),
    TOO_FEW_GOODS: object({ good: color, needed: number, owned: number }),
    CREDIT_WOULD_BE_LEFT: object({ credit: number }),
    ALREADY_DELIVERED: object({ ship }),
    NO_UNITS: object({ most: number }),
    TOO_MANY_UNITS: object({ units: number, most: number }),
    NO_CREW: player,
    NO_FREE_BUILDING: object({ peninsula: color }),
    TREASURES_NOT_SORTED: object({ treasures }),
    NO_SUCH_TREASURES: object({ treasures }),
    CARD_NOT_NEEDED: object({ treasure, others: number, amount: number }),
    CANNOT_PAY: object({ amount: number, coins: number, treasures: number }),
    MUST_CLAIM: player,
    WRONG_PENINSULA: object({ building: BUILDING, peninsulas: colors }),
    NOT_FREE: object({ building: BUILDING, occupant: picklist(OCCUPANTS) }),
    SAME_TYPE: object({ building: BUILDING }),
  });
}
