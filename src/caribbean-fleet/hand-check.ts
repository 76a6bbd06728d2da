import { same } from '../lists.ts';
import type { Demands } from '../possible.ts';
import { byOrder, isOf } from './cards.ts';
import { LASTING_KINDS } from './components.ts';
import { freePawns } from './decisions/assign-blackbeard.ts';
import { dryTaverns } from './decisions/place-rum.ts';
import type { GameState } from './state.ts';
import { shipsOf } from './table.ts';

type LastingKind = (typeof LASTING_KINDS)[number];

/** The places where a waiting card of a kind would have come into force (CF-K4). */
const PLACES: {
  readonly [Kind in LastingKind]: (state: GameState, seat: number) => readonly string[];
} = {
  blackbeard: freePawns,
  cannons: shipsOf,
  rum: dryTaverns,
  tavern: () => ['the supply'],
};

/** Asks for cards in order in front of each player: waiting ones only as long as they have no place, or are asked for. */
export function checkHands(state: GameState, demands: Demands): void {
  const { players, round, open, agenda } = state;
  const top = agenda.at(-1);
  // Nobody has taken a card of this round as long as all of them are open.
  const lastTaken = open.length === players.length ? round - 1 : round;
  const asking = top !== undefined && 'card' in top ? top.card : null;
  for (const [seat, { waiting, kept }] of players.entries()) {
    const path = ['players', seat, 'waiting'];
    const isOrdered = same(waiting, [...waiting].sort(byOrder));
    demands.that(isOrdered, 'order', path, 'another order', 'cards in order');
    for (const kind of LASTING_KINDS) {
      const places = PLACES[kind](state, seat);
      const waits = waiting.some((card) => isOf(card, kind) && card !== asking);
      demands.that(!waits || places.length === 0, 'CF-K4', path, kind, `none beside ${places[0]}`);
    }
    const cards = kept.map(({ card }) => card);
    demands.that(
      same(cards, [...cards].sort(byOrder)),
      'order',
      ['players', seat, 'kept'],
      'another order',
      'cards in order',
    );
    for (const [place, card] of kept.entries()) {
      demands.that(
        card.round > 1 && card.round <= lastTaken,
        'CF-D2',
        ['players', seat, 'kept', place, 'round'],
        card.round,
        `from 2 to ${lastTaken}`,
      );
    }
  }
}
