import { commonDetails, number, refusalSchema as refusals } from '../codec/refusal-schema.ts';
import { list, object, picklist, type VariantSchema } from '../codec/schema.ts';
import { CARD, SHIP, special } from './action-schema.ts';
import { COLORS, DICE, FACES } from './components.ts';
import { DECK_MOST } from './options.ts';
import type { Refusal, RefusalDetails } from './refusals.ts';

/** The table of refusals. */
export function refusalSchema(): VariantSchema<Refusal> {
  const color = picklist(COLORS);
  const card = object({ card: CARD });
  const ofColor = object({ color });
  const player = object({ player: number });
  return refusals<RefusalDetails>({
    ...commonDetails(),
    BID_TOO_LOW: object({ bid: number, current: number }),
    BID_EXCEEDS_DUCATS: object({ bid: number, ducats: number }),
    NOT_OPEN: object({ card: CARD, open: list(CARD, 0, DECK_MOST) }),
    NOT_ON_TABLE: card,
    OWN_CARD: card,
    NOT_YOURS: object({ card: CARD, owner: number }),
    NO_SHIP_OF_COLOR: object({ ship: SHIP, color }),
    NO_SUCH_VICTIM: object({ victim: number, players: number }),
    OWN_VICTIM: object({ victim: number }),
    RAID_OUT_OF_RANGE: object({ amount: number, least: number, most: number }),
    NO_CHIEF: ofColor,
    NOT_CHIEF: object({ color, chief: number }),
    HAS_BLACKBEARD: ofColor,
    NO_TOKEN: ofColor,
    HAS_RUM: object({ tavern: special(['tavern'], 'a tavern such as "tavern#1"') }),
    WRONG_CARD: object({ received: CARD, asking: CARD }),
    DICE_REQUIRED: player,
    DICE_NOT_ALLOWED: player,
    SAME_FACE: object({ die: picklist(DICE), face: picklist(FACES) }),
  });
}
