import type { Step } from '../../caribbean-fleet/agenda.ts';
import {
  type Card,
  COLORS,
  DICE,
  FACES,
  KEPT_KINDS,
  LASTING_KINDS,
  RAID_MOST,
  SHIPS,
  TOKENS,
} from '../../caribbean-fleet/components.ts';
import type { PlayerState, Table } from '../../caribbean-fleet/state.ts';
import { type Feature, number, ofPlayers, seatOf } from '../feature.ts';
import { cards, cardsOfPlayers, owners } from './card-features.ts';
import { copiesOf, PACK } from './pack.ts';

/** The decisions in the order of their numbers. */
const DECISIONS: readonly (Step['type'] | undefined)[] = [
  'bid',
  'choose',
  'sink',
  'board',
  'raid',
  'assignBlackbeard',
  'placeCannons',
  'openTavern',
  'placeRum',
  'fairWind',
  'roll',
  'spyglass',
];

/** Ducats, and bids, are divided by this. */
const DUCATS = 100;

const SHIP_CARDS = SHIPS.map(({ card }) => card);
const TAVERNS = copiesOf('tavern');

const CARD_PLACES = placesOf(PACK);
const SPECIAL_PLACES = placesOf(PACK.slice(SHIPS.length));
const LASTING_PLACES = placesOf(LASTING_KINDS.flatMap(copiesOf));
const KEPT_PLACES = placesOf(KEPT_KINDS.flatMap(copiesOf));

function placesOf(list: readonly Card[]): ReadonlyMap<Card, number> {
  return new Map(list.map((card, place) => [card, place]));
}

function top({ agenda }: Table): Step | undefined {
  return agenda.at(-1);
}

/** What a viewer sees of Caribbean Fleet, as numbers. */
export function features(players: number): readonly Feature<Table>[] {
  const ofEach = (
    name: string,
    meaning: string,
    value: (player: PlayerState) => number,
  ): Feature<Table> => ofPlayers(players, name, meaning, value);
  return [
    {
      name: 'decision',
      size: DECISIONS.length,
      meaning: `1 for the decision that is open: ${DECISIONS.join(', ')}`,
      write(table, slice) {
        const type = top(table)?.type;
        slice.mark(DECISIONS.indexOf(type));
      },
    },
    seatOf(
      players,
      'toAct',
      'the player who has something to decide',
      (table: Table) => top(table)?.player ?? null,
    ),
    {
      name: 'card',
      size: SPECIAL_PLACES.size,
      meaning: '1 for the special card that is carried out, by kind and copy',
      write(table, slice) {
        const step = top(table);
        if (step !== undefined && 'card' in step) slice.mark(SPECIAL_PLACES.get(step.card) ?? -1);
      },
    },
    {
      name: 'raid',
      size: players + 1,
      meaning: `at the roll of a raid, 1 for the victim, counted from the viewer, and the number / ${RAID_MOST}`,
      write(table, slice) {
        const step = top(table);
        if (step?.type !== 'roll' || step.purpose !== 'raid') return;
        slice.mark(slice.after(step.victim));
        slice.set(players, step.amount / RAID_MOST);
      },
    },
    number('round', 'the round / 40', ({ round }) => round / 40),
    number('deck', 'the cards in the deck / 60', ({ deck }) => deck.length / PACK.length),
    seatOf(players, 'starter', 'the player who began the auction', ({ starter }: Table) => starter),
    seatOf(players, 'winner', 'the winner of the auction', ({ winner }: Table) => winner),
    seatOf(players, 'leader', 'the player whose bid it is', ({ leader }: Table) => leader),
    seatOf(players, 'firstPassed', 'the first to pass', ({ firstPassed }: Table) => firstPassed),
    number('bid', `the bid / ${DUCATS}`, ({ bid }) => bid / DUCATS),
    {
      name: 'dice',
      size: DICE.length * FACES.length,
      meaning: '1 for the face of each die',
      write({ dice }, slice) {
        for (const die of DICE) {
          const face = dice[die];
          if (face > 0) slice.mark(die * FACES.length + face - 1);
        }
      },
    },
    cards(
      'open',
      '1 for each open card: ships, then special cards by kind and copy',
      CARD_PLACES,
      ({ open }) => open,
    ),
    cards(
      'discarded',
      '1 for each discarded card: ships, then special cards by kind and copy',
      CARD_PLACES,
      ({ discarded }) => discarded,
    ),
    cards(
      'seenSpecials',
      '1 for each special card that was put back before the first round, by kind and copy',
      SPECIAL_PLACES,
      ({ seenSpecials }) => seenSpecials,
    ),
    owners(players, 'ships', 'for each ship, 1 for its owner', SHIPS.length, ({ ships }) => ships),
    {
      name: 'cannons',
      size: SHIPS.length,
      meaning: '1 for each ship with cannons',
      write({ cannons }, slice) {
        for (const { ship } of cannons) slice.mark(SHIP_CARDS.indexOf(ship));
      },
    },
    owners(
      players,
      'chiefs',
      'for each colour, 1 for the chief',
      COLORS.length,
      ({ chiefs }) => chiefs,
    ),
    {
      name: 'blackbeards',
      size: COLORS.length,
      meaning: '1 for each colour whose chief has a blackbeard',
      write({ blackbeards }, slice) {
        for (const [place, card] of blackbeards.entries()) if (card !== null) slice.mark(place);
      },
    },
    {
      name: 'taverns',
      size: TAVERNS.length * (players + COLORS.length + 1),
      meaning:
        'for each tavern, 1 for its owner, counted from the viewer, 1 for its colour, and 1 if there is rum',
      write({ taverns }, slice) {
        for (const { card, owner, color, rum } of taverns) {
          const first = TAVERNS.indexOf(card) * (players + COLORS.length + 1);
          slice.mark(first + slice.after(owner));
          slice.mark(first + players + COLORS.indexOf(color));
          if (rum !== null) slice.mark(first + players + COLORS.length);
        }
      },
    },
    {
      name: 'tokens',
      size: COLORS.length,
      meaning: `the fleet tokens in the supply / ${TOKENS}, by colour`,
      write({ tokens }, slice) {
        for (const [place, count] of tokens.entries()) slice.set(place, count / TOKENS);
      },
    },
    ofEach('ducats', `ducats / ${DUCATS}`, ({ ducats }) => ducats / DUCATS),
    ofEach('passed', '1 if they are out of the auction', ({ passed }) => (passed ? 1 : 0)),
    cardsOfPlayers(
      players,
      'waiting',
      'with whom it waits for a place',
      LASTING_PLACES,
      ({ waiting }) => waiting,
    ),
    cardsOfPlayers(players, 'kept', 'who keeps it', KEPT_PLACES, ({ kept }) =>
      kept.map(({ card }) => card),
    ),
    cards(
      'keptNow',
      `1 for each of ${[...KEPT_PLACES.keys()].join(', ')} that was taken in this round and is kept`,
      KEPT_PLACES,
      ({ players: all, round }) =>
        all
          .flatMap(({ kept }) => kept.filter((one) => one.round === round))
          .map(({ card }) => card),
    ),
  ];
}
