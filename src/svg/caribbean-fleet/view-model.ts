import { COLORS, type Color, SHIPS, type Ship } from '../../caribbean-fleet/components.ts';
import { decisionOf } from '../../caribbean-fleet/decisions/decision-of.ts';
import { worthOf } from '../../caribbean-fleet/fleet.ts';
import type { GameView, PlayerView } from '../../caribbean-fleet/state.ts';
import { priceOf } from '../../caribbean-fleet/taverns.ts';
import type { Seat } from '../../core/types.ts';
import { openSteps } from '../open-steps.ts';
import type { Names } from '../options.ts';
import {
  type Count,
  counted,
  decisionLine,
  type Heading,
  listed,
  type Pile,
} from '../view-model.ts';
import { cardWord, DECISIONS, TITLE } from './labels.ts';

export function headingOf(view: GameView): Heading {
  const decisions = openSteps(view.agenda).map((step) => {
    const decision = decisionOf(step);
    const { player, type } = decision;
    const raid = decision.type === 'roll' && decision.purpose === 'raid';
    const does = raid
      ? `raids seat ${decision.victim} with ${decision.amount} or more`
      : DECISIONS[type];
    return { player, does };
  });
  const rounds = (view.pack.length - view.removed.length) / view.players.length;
  return {
    title: TITLE,
    round: `Round ${view.round} of ${rounds}`,
    decisions,
    viewer: view.viewer,
  };
}

/** "Bid 9 by Anne", "Anne has won with 9". */
export function bidOf(view: GameView, names: Names): string {
  if (view.winner !== null) return `${names(view.winner)} has won with ${view.bid}`;
  return view.leader === null ? 'No bid yet' : `Bid ${view.bid} by ${names(view.leader)}`;
}

/** "Dice 3 + 4 = 7". */
export function diceOf({ dice: [first, second] }: GameView): string {
  return first === 0 || second === 0
    ? 'Dice not rolled yet'
    : `Dice ${first} + ${second} = ${first + second}`;
}

/** A ship in front of its owner. */
export interface OwnShip extends Ship {
  /** The value with the cannons under it. */
  readonly worth: number;
}

export interface Fleet {
  readonly color: Color;
  readonly ships: readonly OwnShip[];
  readonly chief: boolean;
  readonly blackbeard: boolean;
  /** The price of each tavern: 2, with rum 4. */
  readonly taverns: readonly number[];
}

export function fleetsOf(view: GameView, seat: Seat): Fleet[] {
  return COLORS.map((color, place) => {
    const chief = view.chiefs[place] === seat;
    return {
      color,
      ships: SHIPS.filter((ship, index) => ship.color === color && view.ships[index] === seat).map(
        (ship) => ({ ...ship, worth: worthOf(view, ship.card) }),
      ),
      chief,
      blackbeard: chief && view.blackbeards[place] !== null,
      taverns: view.taverns
        .filter((tavern) => tavern.owner === seat && tavern.color === color)
        .map(priceOf),
    };
  });
}

/** The rest of a fleet: "chief with Blackbeard", "tavern 2". */
export function extrasOf({ chief, blackbeard, taverns }: Fleet): string[] {
  return [
    ...(chief ? [blackbeard ? 'chief with Blackbeard' : 'chief'] : []),
    ...taverns.map((price) => `tavern ${price}`),
  ];
}

/** "7/9 wreck +3": number and value, with what is special. */
export function shipWord({ number, value, worth, wreck }: OwnShip): string {
  const cannons = worth > value ? ` +${worth - value}` : '';
  return `${number}/${worth}${wreck ? ' wreck' : ''}${cannons}`;
}

export function countsOf(view: GameView, seat: Seat, player: PlayerView): Count[] {
  return [
    [player.ducats, 'ducats'],
    [view.ships.filter((owner) => owner === seat).length, 'ships'],
  ];
}

/** The special cards in front of a player that are not in a fleet. */
export function pilesOf({ waiting, kept }: PlayerView): Pile[] {
  return [
    { name: 'waiting', faces: waiting.map(cardWord) },
    { name: 'kept', faces: kept.map(({ card }) => cardWord(card)) },
  ].filter(({ faces }) => faces.length > 0);
}

export function supplyOf(view: GameView): Count[] {
  const deck: Count = [view.deck.length, 'cards in the deck'];
  return view.removed.length === 0 ? [deck] : [deck, [view.removed.length, 'removed unseen']];
}

/** The cards that left the game, and those that were revealed and put back (CF-D2). */
export function discardsOf(view: GameView): Pile[] {
  return [
    { name: 'discarded', faces: view.discarded.map(cardWord) },
    { name: 'put back', faces: view.seenSpecials.map(cardWord) },
  ].filter(({ faces }) => faces.length > 0);
}

/** The supply of a colour: "pawn, 2 tokens". */
export function tokensOf(view: GameView, color: Color): string {
  const place = COLORS.indexOf(color);
  const tokens = counted([view.tokens[place] ?? 0, 'tokens']);
  return view.chiefs[place] === null ? `pawn, ${tokens}` : tokens;
}

export function badgesOf(view: GameView, seat: Seat): string[] {
  const badges: string[] = [];
  if (view.starter === seat) badges.push('starts');
  if (view.winner === seat) badges.push('won');
  else if (view.leader === seat) badges.push('leads');
  if (view.players[seat]?.passed === true) badges.push('passed');
  return badges;
}

/** The table in a few sentences, for people who cannot see it. */
export function summaryOf(view: GameView, names: Names): string {
  const heading = headingOf(view);
  const players = view.players.map((player, seat) => {
    const chiefs = fleetsOf(view, seat).filter(({ chief }) => chief);
    const counts = countsOf(view, seat, player).map(counted);
    const colors = chiefs.map(({ color }) => color);
    const chief = colors.length > 0 ? `, chief of ${listed(colors)}` : '';
    return `${names(seat)} has ${listed(counts)}${chief}.`;
  });
  return [
    `${heading.round}.`,
    `${decisionLine(heading, names)}.`,
    `${bidOf(view, names)}.`,
    `${diceOf(view)}.`,
    `Open cards: ${listed(view.open.map(cardWord)) || 'none'}.`,
    ...players,
  ].join(' ');
}
