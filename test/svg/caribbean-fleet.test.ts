import { describe, expect, it } from 'vitest';
import {
  applyAction,
  createGame,
  type GameView,
  legalActions,
  SHIPS,
  viewFor,
  worthOf,
} from '../../src/caribbean-fleet/index.ts';
import { at } from '../../src/core/lists.ts';
import { renderState, renderText } from '../../src/svg/index.ts';
import { altered, fleetViews } from './positions.ts';
import { groupNamed, named, nameOf, piecesIn, read, wordsOf } from './reading.ts';

const NAMES = ['Anne', 'Bart', 'Calico', 'Dirk', 'Edward'];

const looks = fleetViews.map(look);

function look(view: GameView) {
  const options = { names: NAMES };
  const root = read(renderState(view, options));
  return { view, root, pieces: piecesIn(root), text: renderText(view, options) };
}

/** A table with every kind of thing on it. */
function richView(): GameView {
  const view = at(fleetViews, 4);
  const ships = view.ships.map((_, index) => index % 4);
  return altered(view, {
    open: [],
    discarded: [],
    seenSpecials: [],
    ships,
    cannons: [
      { card: 'cannons#1', ship: 'green:7' },
      { card: 'cannons#2', ship: 'green:7' },
    ],
    chiefs: [0, 1, 2, 3, 0],
    blackbeards: ['blackbeard#1', null, null, null, null],
    taverns: [
      { card: 'tavern#1', owner: 2, color: 'red', rum: 'rum#1' },
      { card: 'tavern#2', owner: 2, color: 'blue', rum: null },
    ],
    players: view.players.map((player, seat) =>
      seat > 0
        ? { ...player, waiting: [], kept: [] }
        : {
            ...player,
            waiting: ['rum#2', 'cannons#3'] as const,
            kept: [{ card: 'spyglass#1', round: 1 } as const],
          },
    ),
  });
}

describe('a picture of Caribbean Fleet', () => {
  it('shows every ship in front of a player with its number and its value', () => {
    for (const { view, root, pieces, text } of [...looks, look(richView())]) {
      for (const [index, { card, color, number, wreck }] of SHIPS.entries()) {
        const owner = view.ships[index] ?? null;
        const value = worthOf(view, card);
        const piece = pieces.get(`card:${card}`);
        if (owner === null) continue;
        expect(nameOf(piece)).toBe(
          `Ship: ${color}, number ${number}, value ${value}${wreck ? ', wreck' : ''}`,
        );
        expect(piece && wordsOf(piece)).toEqual([String(number), String(value)]);
        expect(piecesIn(groupNamed(root, at(NAMES, owner))).has(`card:${card}`)).toBe(true);
        const lines = text.split('\n').filter((line) => line.startsWith(`    ${color} `));
        const word = ` ${number}/${value}`;
        expect(lines.filter((line) => line.includes(word))).toHaveLength(1);
      }
    }
  });

  it('shows chiefs, blackbeards, taverns, rum, cannons, and cards that wait or are kept', () => {
    const { root, pieces, text } = look(richView());
    const anne = piecesIn(groupNamed(root, 'Anne'));
    expect(nameOf(anne.get('chief:green'))).toBe('chief pawn: green, Anne');
    expect(nameOf(anne.get('card:blackbeard#1'))).toBe('Blackbeard: ×2');
    const calico = piecesIn(groupNamed(root, 'Calico'));
    expect(nameOf(calico.get('card:tavern#1'))).toBe('tavern: 4');
    expect(nameOf(calico.get('card:tavern#2'))).toBe('tavern #2: 2');
    expect(nameOf(calico.get('card:rum#1'))).toBe('rum');
    for (const copy of [1, 2]) expect(nameOf(pieces.get(`card:cannons#${copy}`))).toMatch(/: \+3$/);
    expect(anne.has('card:rum#2')).toBe(true);
    expect(anne.has('card:spyglass#1')).toBe(true);
    for (const fact of [
      '7/12 wreck',
      'chief pawn, Blackbeard',
      'tavern: 4',
      'waiting: rum, cannons',
    ])
      expect(text).toContain(fact);
  });

  it('shows open cards, dice, bid, ducats, deck and round', () => {
    for (const { view, root, pieces, text } of looks) {
      const words = wordsOf(root).join(' ');
      const pips = named(root, 'circle').filter(
        ({ attributes }) => !attributes['class']?.includes('line-'),
      );
      expect(pips).toHaveLength(view.dice[0] + view.dice[1]);
      const [first, second] = view.dice;
      expect(text).toContain(first === 0 ? 'not rolled yet' : `Dice: ${first} + ${second}`);
      const bid =
        view.winner !== null
          ? `${NAMES[view.winner]} wins the auction with ${view.bid}`
          : view.leader !== null
            ? `Bid of ${view.bid} by ${NAMES[view.leader]}`
            : 'No bid yet';
      const round = `Round ${view.round} of ${60 / view.players.length}`;
      for (const told of [words, text])
        for (const fact of [bid, round]) expect(told).toContain(fact);
      const deck = `deck: ${view.deck.length}`;
      expect(nameOf(pieces.get('deck'))).toBe(deck);
      expect(text).toContain(deck);
      for (const [seat, { ducats }] of view.players.entries()) {
        expect(nameOf(pieces.get(`purse:${seat}`))).toBe(
          `${NAMES[seat]}: ${ducats} ${ducats === 1 ? 'ducat' : 'ducats'}`,
        );
        expect(text).toContain(`${ducats} ducat`);
      }
      if (view.open.length > 0)
        expect([...piecesIn(groupNamed(root, 'Open cards')).keys()]).toEqual(
          view.open.map((card) => `card:${card}`),
        );
    }
  });

  it('says whom a raider robs, and at which sum', () => {
    const raid = { type: 'roll', player: 0, purpose: 'raid', manual: false } as const;
    const view = altered(at(fleetViews, 4), { agenda: [{ ...raid, victim: 2, amount: 9 }] });
    expect(look(view).text).toContain('Anne rolls the dice against Calico: 9 or more');
  });

  it('counts the cards that a short game removed', () => {
    let state = createGame({ players: 3, seed: 1, short: true });
    for (let turn = 0; turn < 4; turn += 1) state = applyAction(state, at(legalActions(state), 0));
    const { root, text } = look(viewFor(state, 'spectator'));
    expect(text).toContain('removed unseen: 15');
    expect(wordsOf(root).join(' ')).toContain('removed unseen: 15');
    expect(wordsOf(root).join(' ')).toContain('Round 1 of 15');
  });
});
