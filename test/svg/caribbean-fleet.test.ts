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
import { named, read, titlesOf, wordsOf } from './reading.ts';

const NAMES = ['Anne', 'Bart', 'Calico', 'Dirk', 'Edward'];

const looks = fleetViews.map(look);

function look(view: GameView) {
  const options = { names: NAMES };
  return { view, root: read(renderState(view, options)), text: renderText(view, options) };
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
    players: view.players.map((player) => ({
      ...player,
      waiting: ['rum#2', 'cannons#3'] as const,
      kept: [{ card: 'spyglass#1', round: 1 } as const],
    })),
  });
}

describe('a picture of Caribbean Fleet', () => {
  it('shows every ship in front of a player with its number and its value', () => {
    for (const { view, root, text } of [...looks, look(richView())]) {
      const titles = titlesOf(root);
      for (const [index, ship] of SHIPS.entries()) {
        const { card, color, number, wreck } = ship;
        const word = `${number}/${worthOf(view, card)}${wreck ? ' wreck' : ''}`;
        const shown = titles.filter(
          (title) => title === `${color} ${word}` || title.startsWith(`${color} ${word} +`),
        );
        const lies = [view.ships[index] !== null, view.open.includes(card)];
        expect(shown).toHaveLength(lies.filter(Boolean).length);
        if (view.ships[index] === null) continue;
        const lines = text.split('\n').filter((line) => line.startsWith(`    ${color} `));
        expect(lines.filter((line) => line.includes(` ${word}`))).toHaveLength(1);
      }
    }
  });

  it('shows chiefs, blackbeards, taverns, rum, cannons, and cards that wait or are kept', () => {
    const { root, text } = look(richView());
    const titles = titlesOf(root);
    const words = wordsOf(root);
    expect(titles.filter((title) => title.includes('chief with Blackbeard'))).toHaveLength(1);
    expect(titles.filter((title) => /, chief(,|$)/.test(title))).toHaveLength(4);
    expect(titles.filter((title) => title.includes('tavern 4'))).toHaveLength(1);
    expect(titles.filter((title) => /tavern 2$/.test(title))).toHaveLength(1);
    expect(words.filter((word) => word === 'fee ×2')).toHaveLength(1);
    expect(words.filter((word) => word === '+6')).toHaveLength(1);
    expect(words.filter((word) => word === 'spyglass')).toHaveLength(4);
    for (const fact of [
      '7/12 wreck +6',
      'chief with Blackbeard',
      'tavern 4',
      '2 waiting: cannons, rum',
    ])
      expect(text.replace('rum, cannons', 'cannons, rum')).toContain(fact);
  });

  it('shows open cards, dice, bid, ducats, deck and round', () => {
    for (const { view, root, text } of looks) {
      const words = wordsOf(root).join(' ');
      const pips = named(root, 'circle');
      expect(pips).toHaveLength(view.dice[0] + view.dice[1]);
      const [first, second] = view.dice;
      const dice = first === 0 ? 'Dice not rolled yet' : `Dice ${first} + ${second}`;
      const bid =
        view.winner !== null
          ? `${NAMES[view.winner]} has won with ${view.bid}`
          : view.leader !== null
            ? `Bid ${view.bid} by ${NAMES[view.leader]}`
            : 'No bid yet';
      const round = `Round ${view.round} of ${60 / view.players.length}`;
      const ducats = view.players.map((player) => `${player.ducats} ducat`);
      for (const fact of [dice, bid, round, `${view.deck.length} cards in the deck`, ...ducats]) {
        expect(words).toContain(fact);
        expect(text).toContain(fact);
      }
      expect(titlesOf(root).filter((title) => title === 'kraken')).toHaveLength(
        view.open.filter((card) => card.startsWith('kraken')).length,
      );
    }
  });

  it('says whom a raider robs, and at which sum', () => {
    const raid = { type: 'roll', player: 0, purpose: 'raid', manual: false } as const;
    const view = altered(at(fleetViews, 4), { agenda: [{ ...raid, victim: 2, amount: 9 }] });
    expect(look(view).text).toContain('Anne raids seat 2 with 9 or more');
  });

  it('counts the cards that a short game removed', () => {
    let state = createGame({ players: 3, seed: 1, short: true });
    for (let turn = 0; turn < 4; turn += 1) state = applyAction(state, at(legalActions(state), 0));
    const { root, text } = look(viewFor(state, 'spectator'));
    expect(text).toContain('15 removed unseen');
    expect(wordsOf(root).join(' ')).toContain('Round 1 of 15');
  });
});
