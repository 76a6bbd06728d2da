import type { Action } from '../../caribbean-fleet/actions.ts';
import {
  COLORS,
  DICE,
  FACES,
  RAID_LEAST,
  RAID_MOST,
  SHIPS,
  type ShipCard,
} from '../../caribbean-fleet/components.ts';
import { type ActionBlocks, each, single } from '../action-numbers.ts';
import { copiesOf, PACK } from './pack.ts';

/** The highest bid of Caribbean Fleet that has a number. */
export const HIGHEST_BID = 250;

const SHIP_CARDS: readonly ShipCard[] = SHIPS.map(({ card }) => card);
const TAVERNS = copiesOf('tavern');
const SPYGLASSES = copiesOf('spyglass');
const FAIR_WINDS = copiesOf('fairWind');

const RAID_AMOUNTS = RAID_MOST - RAID_LEAST + 1;
const TURNS = DICE.length * FACES.length;

/** The numbers of the actions of Caribbean Fleet with a number of players. */
export function actionBlocks(players: number): ActionBlocks<Action> {
  return {
    pass: single('to pass'),
    bid: {
      size: HIGHEST_BID,
      meaning: `the bid in ducats, from 1 to ${HIGHEST_BID}`,
      placeOf: ({ amount }) => amount - 1,
    },
    choose: each(PACK, 'the cards: ships, then special cards by kind and copy', ({ card }) => card),
    sink: each([...SHIP_CARDS, ...TAVERNS], 'the ships, then the taverns', ({ target }) => target),
    board: each(SHIP_CARDS, 'the ships', ({ ship }) => ship),
    raid: {
      size: (players - 1) * RAID_AMOUNTS,
      meaning: `the victims from the seat after the raider on, with the numbers from ${RAID_LEAST} to ${RAID_MOST} for each`,
      placeOf({ player, victim, amount }) {
        const others = (victim - player + players - 1) % players;
        return others * RAID_AMOUNTS + amount - RAID_LEAST;
      },
    },
    assignBlackbeard: each(COLORS, 'the colours of the chief pawns', ({ color }) => color),
    placeCannons: each(SHIP_CARDS, 'the ships', ({ ship }) => ship),
    openTavern: each(COLORS, 'the colours of the fleet tokens', ({ color }) => color),
    placeRum: each(TAVERNS, 'the taverns', ({ tavern }) => tavern),
    keepCard: each([...SPYGLASSES, ...FAIR_WINDS], 'spyglass, fair wind', ({ card }) => card),
    useFairWind: each(FAIR_WINDS, 'to use the fair wind', ({ card }) => card),
    roll: single('to roll'),
    turnDie: {
      size: SPYGLASSES.length * TURNS,
      meaning: 'the two dice, with the six faces for each',
      placeOf: ({ card, die, face }) =>
        SPYGLASSES.indexOf(card) * TURNS + die * FACES.length + face - 1,
    },
  };
}
