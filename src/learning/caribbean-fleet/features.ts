import type { Step } from '../../caribbean-fleet/agenda.ts';
import {
  type Card,
  COLORS,
  DICE,
  FACES,
  RAID_MOST,
  SHIPS,
  TOKENS,
} from '../../caribbean-fleet/components.ts';
import type { PlayerState, Table } from '../../caribbean-fleet/state.ts';
import type { Seat } from '../../core/types.ts';
import { type Feature, number, ofPlayers, type Slice, seatOf } from '../feature.ts';
import { PACK } from './pack.ts';

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

const CARD_PLACES: ReadonlyMap<Card, number> = new Map(PACK.map((card, place) => [card, place]));
const SPECIALS = PACK.slice(SHIPS.length);
const SHIP_CARDS = SHIPS.map(({ card }) => card);

/** The place of a special card among them; -1 for one that the printed deck does not have. */
function specialPlace(card: Card | null): number {
  return card === null ? -1 : (CARD_PLACES.get(card) ?? -1) - SHIPS.length;
}

function top({ agenda }: Table): Step | undefined {
  return agenda.at(-1);
}

/** 1 for each card of the printed deck that is in a list. */
function cards(
  name: string,
  meaning: string,
  list: (table: Table) => readonly Card[],
): Feature<Table> {
  return {
    name,
    size: PACK.length,
    meaning: `1 for each card ${meaning}: ships, then special cards by kind and copy`,
    write(table, slice) {
      for (const card of list(table)) slice.mark(CARD_PLACES.get(card) ?? -1);
    },
  };
}

/** For each special card, 1 for the player who has it in a certain way. */
function specialsOfPlayers(
  players: number,
  name: string,
  meaning: string,
  cardsOf: (player: PlayerState) => readonly Card[],
): Feature<Table> {
  return {
    name,
    size: SPECIALS.length * players,
    meaning: `for each special card, 1 for the player ${meaning}, counted from the viewer`,
    write(table, slice) {
      for (const [seat, player] of table.players.entries())
        for (const card of cardsOf(player)) markOwner(slice, players, card, seat);
    },
  };
}

function markOwner(slice: Slice, players: number, card: Card, owner: Seat): void {
  const place = specialPlace(card);
  if (place >= 0) slice.mark(place * players + slice.after(owner));
}

/** The pairs of a colour and a player from the viewer on. */
function colorsOfPlayers(
  players: number,
  name: string,
  meaning: string,
  share: number,
  owners: (table: Table, place: number) => readonly (Seat | null)[],
): Feature<Table> {
  return {
    name,
    size: COLORS.length * players,
    meaning: `for each colour, ${meaning}, counted from the viewer`,
    write(table, slice) {
      for (const place of COLORS.keys())
        for (const seat of owners(table, place))
          if (seat !== null) slice.add(place * players + slice.after(seat), share);
    },
  };
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
      size: SPECIALS.length,
      meaning: '1 for the special card that is carried out',
      write(table, slice) {
        const step = top(table);
        if (step !== undefined && 'card' in step) slice.mark(specialPlace(step.card));
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
    cards('open', 'that is open', ({ open }) => open),
    cards('discarded', 'that is discarded', ({ discarded }) => discarded),
    cards(
      'seenSpecials',
      'that was put back before the first round',
      ({ seenSpecials }) => seenSpecials,
    ),
    {
      name: 'ships',
      size: SHIPS.length * players,
      meaning: 'for each ship, 1 for its owner, counted from the viewer',
      write({ ships }, slice) {
        for (const [place, owner] of ships.entries())
          if (owner !== null) slice.mark(place * players + slice.after(owner));
      },
    },
    {
      name: 'cannons',
      size: SHIPS.length,
      meaning: '1 for each ship with cannons',
      write({ cannons }, slice) {
        for (const { ship } of cannons) slice.mark(SHIP_CARDS.indexOf(ship));
      },
    },
    colorsOfPlayers(players, 'chiefs', '1 for the chief', 1, ({ chiefs }, place) => [
      chiefs[place] ?? null,
    ]),
    {
      name: 'blackbeards',
      size: COLORS.length,
      meaning: '1 for each colour whose chief has a blackbeard',
      write({ blackbeards }, slice) {
        for (const [place, card] of blackbeards.entries()) if (card !== null) slice.mark(place);
      },
    },
    colorsOfPlayers(
      players,
      'taverns',
      `the taverns of each player / ${TOKENS}`,
      1 / TOKENS,
      ({ taverns }, place) =>
        taverns.filter(({ color }) => color === COLORS[place]).map(({ owner }) => owner),
    ),
    colorsOfPlayers(
      players,
      'rum',
      `the taverns with rum of each player / ${TOKENS}`,
      1 / TOKENS,
      ({ taverns }, place) =>
        taverns
          .filter(({ color, rum }) => color === COLORS[place] && rum !== null)
          .map(({ owner }) => owner),
    ),
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
    specialsOfPlayers(
      players,
      'waiting',
      'with whom it waits for a place',
      ({ waiting }) => waiting,
    ),
    specialsOfPlayers(players, 'kept', 'who keeps it', ({ kept }) => kept.map(({ card }) => card)),
    {
      name: 'keptNow',
      size: SPECIALS.length,
      meaning: '1 for each special card that was taken in this round and is kept',
      write(table, slice) {
        for (const { kept } of table.players)
          for (const { card, round } of kept)
            if (round === table.round) slice.mark(specialPlace(card));
      },
    },
  ];
}
