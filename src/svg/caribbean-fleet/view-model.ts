import { isOf, isShip, shipOf } from '../../caribbean-fleet/cards.ts';
import {
  type Card,
  COLORS,
  type Color,
  SHIPS,
  type Ship,
  type ShipCard,
  SPECIAL_KINDS,
  type SpecialKind,
} from '../../caribbean-fleet/components.ts';
import { decisionOf } from '../../caribbean-fleet/decisions/decision-of.ts';
import type { GameView, PlayerView, Tavern } from '../../caribbean-fleet/state.ts';
import { priceOf } from '../../caribbean-fleet/taverns.ts';
import { at } from '../../core/lists.ts';
import type { Seat } from '../../core/types.ts';
import { bidSentence, openDecisions, viewerSentence } from '../table-words.ts';
import { type Count, counted, type Heading, type Pile } from '../view-model.ts';
import type { FleetWords } from './words.ts';

export function headingOf(view: GameView, words: FleetWords): Heading {
  const { parts, say, common, decision } = words;
  const rounds = (view.pack.length - view.removed.length) / view.players.length;
  return {
    title: parts.words.title,
    round: say('rounds', { round: view.round, rounds }),
    open: openDecisions(common, view.agenda, (step) => decision(decisionOf(step))),
    viewer: viewerSentence(common, parts.common, parts, view.viewer),
  };
}

/** "Bid of 9 by Anne", "Anne wins the auction with 9". */
export function bidOf(view: GameView, { common, event, parts }: FleetWords): string {
  if (view.winner === null) return bidSentence(common, parts, view.leader, view.bid);
  const player = parts.who(view.winner);
  return view.bid === 0
    ? event('auctionWon.free', { player })
    : event('auctionWon', { player, amount: view.bid });
}

/** "Dice: 3 + 4 = 7". */
export function diceOf({ dice: [first, second] }: GameView, { say }: FleetWords): string {
  return first === 0 || second === 0
    ? say('die.blank', {})
    : `${say('dice', {})}: ${first} + ${second} = ${first + second}`;
}

/** A card by its face: the ship, or the kind of special card. */
export function faceOf(card: Card): Ship | SpecialKind {
  if (isShip(card)) return shipOf(card);
  return at(
    SPECIAL_KINDS.filter((kind) => isOf(card, kind)),
    0,
  );
}

/** The name of a card, as in sentences: "green 7/6", "fair wind". */
export function cardWord(card: Card, { parts }: FleetWords): string {
  const face = faceOf(card);
  return typeof face === 'string' ? parts.words.specials[face][0] : parts.card(card)[0];
}

/** The things of one colour in front of a player. */
export interface Fleet {
  readonly color: Color;
  readonly ships: readonly ShipCard[];
  readonly chief: boolean;
  readonly taverns: readonly Tavern[];
  readonly isEmpty: boolean;
}

/** The fleets of a player by colour. */
export function fleetsOf(view: GameView, seat: Seat): Fleet[] {
  return COLORS.map((color, place) => {
    const ships = SHIPS.filter(
      (ship, index) => ship.color === color && view.ships[index] === seat,
    ).map(({ card }) => card);
    const chief = view.chiefs[place] === seat;
    const taverns = view.taverns.filter(
      (tavern) => tavern.owner === seat && tavern.color === color,
    );
    const isEmpty = ships.length === 0 && !chief && taverns.length === 0;
    return { color, ships, chief, taverns, isEmpty };
  });
}

/** "tavern: 4". */
export function tavernWord(tavern: Tavern, words: FleetWords): string {
  return `${cardWord(tavern.card, words)}: ${priceOf(tavern)}`;
}

export function countsOf(view: GameView, seat: Seat, { say }: FleetWords): Count[] {
  const ducats = view.players[seat]?.ducats ?? 0;
  const ships = view.ships.filter((owner) => owner === seat).length;
  return [
    { count: ducats, noun: say('ducats', { count: ducats }) },
    { count: ships, noun: say('ships', { count: ships }) },
  ];
}

/** The special cards in front of a player that are not in a fleet. */
export function pilesOf({ waiting, kept }: PlayerView, words: FleetWords): Pile[] {
  return [
    { title: words.say('waiting', {}), faces: waiting.map((card) => cardWord(card, words)) },
    { title: words.say('kept', {}), faces: kept.map(({ card }) => cardWord(card, words)) },
  ].filter(({ faces }) => faces.length > 0);
}

export function supplyOf(view: GameView, { say }: FleetWords): string[] {
  const deck = `${say('deck', {})}: ${view.deck.length}`;
  const removed = `${say('removed', {})}: ${view.removed.length}`;
  return view.removed.length === 0 ? [deck] : [deck, removed];
}

/** The cards that left the game, and those that were revealed and put back (CF-D2). */
export function discardsOf(view: GameView, words: FleetWords): Pile[] {
  return [
    {
      title: words.say('discarded', {}),
      faces: view.discarded.map((card) => cardWord(card, words)),
    },
    {
      title: words.say('putBack', {}),
      faces: view.seenSpecials.map((card) => cardWord(card, words)),
    },
  ].filter(({ faces }) => faces.length > 0);
}

export function badgesOf(view: GameView, seat: Seat, { common, say }: FleetWords): string[] {
  const badges: string[] = [];
  if (view.starter === seat) badges.push(say('starts', {}));
  if (view.winner === null && view.leader === seat) badges.push(common('leads', {}));
  if (view.players[seat]?.passed === true) badges.push(common('passed', {}));
  return badges;
}

/** The table in a few sentences, for people who cannot see it. */
export function summaryOf(view: GameView, words: FleetWords): string {
  const heading = headingOf(view, words);
  const { parts, say } = words;
  const { colors } = parts.words;
  const players = view.players.map((_, seat) => {
    const counts = countsOf(view, seat, words).map(counted);
    const chief = COLORS.filter((_color, place) => view.chiefs[place] === seat).map(
      (color) => colors[color][0],
    );
    const chiefs = chief.length > 0 ? [`${say('chief', {})}: ${parts.listed(chief)}`] : [];
    return `${parts.who(seat)}: ${[...counts, ...chiefs].join(', ')}.`;
  });
  return [
    `${heading.round}.`,
    ...heading.open.map(({ sentence }) => `${sentence}.`),
    `${bidOf(view, words)}.`,
    `${diceOf(view, words)}.`,
    `${say('open', {})}: ${parts.listed(view.open.map((card) => cardWord(card, words)))}.`,
    ...players,
  ].join(' ');
}
