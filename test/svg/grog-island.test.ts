import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { COLORS, possibleCoins } from '../../src/grog-island/index.ts';
import { renderState, renderText } from '../../src/svg/index.ts';
import { english } from '../../src/words/index.ts';
import { altered, grogViews } from './positions.ts';
import { elements, groupNamed, named, nameOf, piecesIn, read, wordsOf } from './reading.ts';

const NAMES = ['Anne', 'Bart', 'Calico', 'Dirk'];
const { goals: GOALS, parrots: PARROTS, ships: SHIPS } = english['grog-island'];

const looks = grogViews.map((view) => {
  const root = read(renderState(view, { names: NAMES }));
  return { view, root, pieces: piecesIn(root), text: renderText(view, { names: NAMES }) };
});

/** The board as it stands in the text: the cells of the twelve rows of buildings. */
const boardCells = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => /^[a-z].*? {2,}[2346] +(.+)$/.exec(line)?.[1]?.split(/ {2,}/) ?? []);

const count = <Item>(items: readonly Item[], wanted: Item): number =>
  items.filter((item) => item === wanted).length;

const pipsIn = (element: Parameters<typeof named>[0]): number =>
  named(element, 'circle').filter(({ attributes }) => !attributes['class']?.includes('line-'))
    .length;

describe('a picture of Grog Island', () => {
  it('shows every building with what is on it', () => {
    for (const { view, pieces, text } of looks) {
      const names = [...pieces].flatMap(([id, piece]) =>
        id.startsWith('building:') ? [nameOf(piece)] : [],
      );
      const cells = boardCells(text);
      expect(names).toHaveLength(35);
      expect(cells).toHaveLength(35);
      const crews = NAMES.map((name, seat) => [
        `crew:${seat}`,
        `: a crew of ${name} is on it`,
        `[${seat}]`,
      ]);
      for (const [occupant, end = '', cell] of [
        ['free', ': nothing is on it', 'free'],
        ['lock', ': a lock is on it', 'lock'],
        ['ghost', ': a ghost crew is on it', 'ghost crew'],
        ...crews,
      ]) {
        const there = view.buildings.filter((each) => each === occupant).length;
        expect(names.filter((name) => name.endsWith(end))).toHaveLength(there);
        expect(count(cells, cell)).toBe(there);
      }
    }
  });

  it('shows every die with its pips, on its goods space or in the bidding row', () => {
    for (const { view, root, pieces } of looks) {
      for (const [place, color] of COLORS.entries()) {
        const die = pieces.get(`die:${color}`);
        const face = at(view.dice, place);
        expect(nameOf(die)).toBe(
          face === 0 ? `Die: ${color}, not rolled yet` : `Die: ${color} ${face}`,
        );
        expect(die && pipsIn(die)).toBe(face);
        const lands = groupNamed(root, `Peninsula: ${color}`);
        expect(piecesIn(lands).has(`die:${color}`)).toBe(!view.row.includes(color));
      }
    }
  });

  it('shows clouds and ships over and at their peninsulas, with markers and ghost crew', () => {
    for (const { view, root, pieces } of looks) {
      for (const [place, color] of view.order.entries()) {
        const there = piecesIn(groupNamed(root, `Peninsula: ${color}`));
        expect([...there.keys()].at(0)).toBe(`cloud:${color}`);
        expect([...there.keys()].at(-1)).toBe(`ship:${at(view.ships, place)}`);
      }
      for (const ship of view.ships) {
        const ghost = ship === 'coins3' && view.players.length === 2;
        const name = nameOf(pieces.get(`ship:${ship}`));
        expect(name).toContain(SHIPS[ghost ? 'ghost' : ship][0]);
        if (ghost) expect(name).toContain(`crew: ${view.ghostCrew}`);
        const seat = view.players.findIndex(({ marker }) => marker === ship);
        if (seat !== -1) expect(name).toContain(`trade marker: ${NAMES[seat]}`);
      }
    }
  });

  it('shows what every player has', () => {
    for (const { view, root, pieces, text } of looks) {
      for (const [seat, player] of view.players.entries()) {
        const name = at(NAMES, seat);
        const group = groupNamed(root, name);
        const words = wordsOf(group).join(' ');
        const section = text.split(`[${seat}] ${name}`).at(-1);
        for (const [word, value] of [
          ['coin', player.coins],
          ['point', player.points],
          ['crew', player.crew],
          ['possible coin', possibleCoins(player)],
        ] as const) {
          const plural = value === 1 || word === 'crew' ? '' : 's';
          expect(words).toContain(`${value} ${word}${plural}`);
          expect(section).toContain(`${value} ${word}${plural}`);
        }
        expect(nameOf(pieces.get(`purse:${seat}`))).toMatch(
          new RegExp(`^${name}: ${player.coins} coins?$`),
        );
        for (const [place, color] of COLORS.entries()) {
          const good = `${GOALS[`goods:${color}`]}: ${player.goods[place]}`;
          expect(nameOf(pieces.get(`goods:${seat}:${color}`))).toBe(`${name}, ${good}`);
          expect(section).toContain(good);
        }
        expect(piecesIn(group).has('flag')).toBe(view.flag === seat);
      }
    }
  });

  it('shows the cards of the viewer, and the backs of the others', () => {
    for (const { view, root, pieces } of looks) {
      for (const [seat, player] of view.players.entries()) {
        const own = view.viewer === seat;
        for (const kind of ['goals', 'treasures', 'parrots'] as const) {
          const hand = pieces.get(`hand:${seat}:${kind}`);
          expect(hand === undefined).toBe(own);
          if (hand === undefined) continue;
          const backs = elements(hand).filter(({ attributes }) =>
            attributes['class']?.includes('fill-back'),
          );
          expect(backs).toHaveLength(player[kind].length);
          expect(nameOf(hand)).toMatch(new RegExp(`: ${player[kind].length} [a-z]+ cards?$`));
        }
        if (!own) continue;
        const shown = piecesIn(groupNamed(root, at(NAMES, seat)));
        const cards = [
          ...player.goals.map((goal) => goal && [`goal:${goal}`, GOALS[goal]]),
          ...player.treasures.map((value) => value && [`treasure:${value}`, `${value}`]),
          ...player.parrots.map((parrot) => parrot && [`parrot:${parrot}`, PARROTS[parrot]]),
        ];
        for (const [id = '', word] of cards.flatMap((card) => (card ? [card] : [])))
          expect(nameOf(shown.get(id))).toMatch(new RegExp(`card: ${word}$`));
      }
    }
  });

  it('makes a drawn card the piece when its twin is in the hand', () => {
    const view = at(grogViews, 4);
    const seat = 0;
    const players = view.players.map((player, index) =>
      index === seat
        ? { ...player, goals: ['parrots'] as const, drawn: ['parrots', 'type:pub'] as const }
        : player,
    );
    const pieces = piecesIn(read(renderState(altered(view, { viewer: seat, players }))));
    expect([...pieces.keys()].filter((id) => id.startsWith('goal:'))).toEqual([
      'goal:parrots',
      'goal:type:pub',
    ]);
  });

  it('says whose decision it is, what is bid, and the size of the decks', () => {
    for (const { view, root, pieces, text } of looks) {
      const words = wordsOf(root).join(' ');
      const bid =
        view.leader === null ? 'No bid yet' : `Bid of ${view.amount} by ${NAMES[view.leader]}`;
      const decision = view.agenda.at(-1);
      const waits = decision === undefined ? 'The game is over' : at(NAMES, decision.player);
      for (const told of [words, text]) {
        for (const fact of [bid, waits]) expect(told).toContain(fact);
        expect(told).toContain(view.round === 0 ? 'Setup' : `Round ${view.round}`);
      }
      expect(at(named(root, 'desc'), 0).text).toContain(bid);
      for (const [id, value] of [
        ['deck:goals', `goal deck: ${view.goalDeck.length}`],
        ['deck:treasures', `treasure deck: ${view.treasureDeck.length}`],
        ['deck:parrots', `parrot deck: ${view.parrotDeck.length}`],
        ['locks', `${view.locks} ${view.locks === 1 ? 'lock' : 'locks'}`],
      ] as const) {
        expect(nameOf(pieces.get(id))).toBe(value);
        expect(text).toContain(value);
      }
    }
  });
});
