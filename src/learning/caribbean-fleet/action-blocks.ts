import type { Action, RollAction } from '../../caribbean-fleet/actions.ts';
import {
  type Card,
  type CardOf,
  COLORS,
  DICE,
  FACES,
  RAID_LEAST,
  RAID_MOST,
  SHIPS,
  type ShipCard,
  SPECIAL_COPIES,
  SPECIAL_KINDS,
  type SpecialKind,
} from '../../caribbean-fleet/components.ts';
import { at } from '../../core/lists.ts';
import { type ActionBlocks, each, single } from '../action-numbers.ts';

/** The highest bid that has a number. */
export const HIGHEST_BID = 250;

/** The cards of a kind in the printed deck. */
function copiesOf<Kind extends SpecialKind>(kind: Kind): CardOf<Kind>[] {
  return Array.from(
    { length: SPECIAL_COPIES[kind] },
    (_, copy): CardOf<Kind> => `${kind}#${copy + 1}`,
  );
}

const SHIP_CARDS: readonly ShipCard[] = SHIPS.map(({ card }) => card);
const TAVERNS = copiesOf('tavern');
const SPYGLASSES = copiesOf('spyglass');
const FAIR_WINDS = copiesOf('fairWind');

/** The cards of the printed deck: the ships, then the special cards by kind and copy. */
export const PACK: readonly Card[] = [...SHIP_CARDS, ...SPECIAL_KINDS.flatMap(copiesOf)];

const RAID_AMOUNTS = RAID_MOST - RAID_LEAST + 1;
const TURNS = DICE.length * FACES.length;

/** The numbers of the actions of Caribbean Fleet with a number of players. */
export function actionBlocks(players: number): ActionBlocks<Action> {
  return {
    pass: single('to pass', (player) => ({ type: 'pass', player })),
    bid: {
      size: HIGHEST_BID,
      meaning: 'the bid in ducats, from 1',
      placeOf: ({ amount }) => amount - 1,
      actionAt: (place, player) => ({ type: 'bid', player, amount: place + 1 }),
    },
    choose: each(
      PACK,
      'the cards: ships, then special cards by kind and copy',
      ({ card }) => card,
      (card, player) => ({ type: 'choose', player, card }),
    ),
    sink: each(
      [...SHIP_CARDS, ...TAVERNS],
      'the ships, then the taverns',
      ({ target }) => target,
      (target, player) => ({ type: 'sink', player, target }),
    ),
    board: each(
      SHIP_CARDS,
      'the ships',
      ({ ship }) => ship,
      (ship, player) => ({ type: 'board', player, ship }),
    ),
    raid: {
      size: (players - 1) * RAID_AMOUNTS,
      meaning: `the victims in the order of the seats after the raider, and the numbers from ${RAID_LEAST} to ${RAID_MOST} for each`,
      placeOf({ player, victim, amount }) {
        const distance = (victim - player + players) % players;
        const isRaid = victim < players && amount >= RAID_LEAST && amount <= RAID_MOST;
        return isRaid ? (distance - 1) * RAID_AMOUNTS + amount - RAID_LEAST : undefined;
      },
      actionAt: (place, player) => ({
        type: 'raid',
        player,
        victim: (player + 1 + Math.floor(place / RAID_AMOUNTS)) % players,
        amount: RAID_LEAST + (place % RAID_AMOUNTS),
      }),
    },
    assignBlackbeard: each(
      COLORS,
      'the colours of the chief pawns',
      ({ color }) => color,
      (color, player) => ({ type: 'assignBlackbeard', player, color }),
    ),
    placeCannons: each(
      SHIP_CARDS,
      'the ships',
      ({ ship }) => ship,
      (ship, player) => ({ type: 'placeCannons', player, ship }),
    ),
    openTavern: each(
      COLORS,
      'the colours of the fleet tokens',
      ({ color }) => color,
      (color, player) => ({ type: 'openTavern', player, color }),
    ),
    placeRum: each(
      TAVERNS,
      'the taverns',
      ({ tavern }) => tavern,
      (tavern, player) => ({ type: 'placeRum', player, tavern }),
    ),
    keepCard: each(
      [...SPYGLASSES, ...FAIR_WINDS],
      'the cards',
      ({ card }) => card,
      (card, player) => ({ type: 'keepCard', player, card }),
    ),
    useFairWind: each(
      FAIR_WINDS,
      'the cards',
      ({ card }) => card,
      (card, player) => ({ type: 'useFairWind', player, card }),
    ),
    roll: single<RollAction>(
      'a roll without named dice',
      (player) => ({ type: 'roll', player }),
      ({ dice }) => dice === undefined,
    ),
    turnDie: {
      size: SPYGLASSES.length * TURNS,
      meaning: 'the spyglasses, the two dice, and the six faces of each',
      placeOf({ card, die, face }) {
        if (!DICE.includes(die) || !FACES.includes(face)) return undefined;
        return SPYGLASSES.indexOf(card) * TURNS + die * FACES.length + face - 1;
      },
      actionAt: (place, player) => ({
        type: 'turnDie',
        player,
        card: at(SPYGLASSES, Math.floor(place / TURNS)),
        die: at(DICE, Math.floor((place % TURNS) / FACES.length)),
        face: at(FACES, place % FACES.length),
      }),
    },
  };
}
