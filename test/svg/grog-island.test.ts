import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { COLORS, type GameView, GOOD_NAMES, SHIPS } from '../../src/grog-island/index.ts';
import { renderState, renderText } from '../../src/svg/index.ts';
import { grogViews } from './positions.ts';
import { elements, named, read, titlesOf, wordsOf } from './reading.ts';

const NAMES = ['Anne', 'Bart', 'Calico', 'Dirk'];

const looks = grogViews.map((view) => ({
  view,
  root: read(renderState(view, { names: NAMES })),
  text: renderText(view, { names: NAMES }),
}));

/** How many titles end like this. */
const ending = (titles: readonly string[], end: string): number =>
  titles.filter((title) => title.endsWith(end)).length;

const count = <Item>(items: readonly Item[], wanted: Item): number =>
  items.filter((item) => item === wanted).length;

/** The board as it stands in the text: the cells of the twelve rows of buildings. */
const boardCells = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => / \d pt/.test(line))
    .flatMap((line) => line.slice(18).trim().split(/ +/));

const cards = (view: GameView) =>
  view.players.flatMap(({ goals, treasures, parrots, drawn }) => [
    ...goals,
    ...treasures,
    ...parrots,
    ...drawn,
  ]);

describe('a picture of Grog Island', () => {
  it('shows every building with what is on it', () => {
    for (const { view, root, text } of looks) {
      const titles = titlesOf(root);
      const cells = boardCells(text);
      for (const occupant of ['free', 'lock', 'ghost']) {
        const there = view.buildings.filter((each) => each === occupant).length;
        expect(ending(titles, `: ${occupant}`)).toBe(there);
        expect(count(cells, occupant)).toBe(there);
      }
      for (const [seat, name] of NAMES.entries()) {
        const crew = view.buildings.filter((each) => each === `crew:${seat}`).length;
        expect(ending(titles, `: ${name}`)).toBe(crew);
        expect(count(cells, `[${seat}]`)).toBe(crew);
      }
      expect(cells).toHaveLength(35);
    }
  });

  it('shows every die once, with its pips, and the ships, goods and clouds', () => {
    for (const { view, root, text } of looks) {
      const pips = named(root, 'circle').filter(
        ({ attributes }) => !attributes['class']?.includes('line-'),
      );
      expect(pips).toHaveLength(view.dice.reduce<number>((sum, face) => sum + face, 0));
      const titles = titlesOf(root);
      const spaces = view.row.map((color, space) => {
        const face = view.dice[COLORS.indexOf(color)];
        return `space ${space + 1}: ${color} ${face}`;
      });
      expect(titles.filter((title) => /^space \d/.test(title))).toEqual(spaces);
      expect(titles.filter((title) => /^(ship:|ghost ship)/.test(title))).toHaveLength(
        SHIPS.length,
      );
      expect(titles.filter((title) => title.startsWith('cloud: '))).toHaveLength(5);
      for (const color of COLORS) expect(text).toContain(GOOD_NAMES[color]);
    }
  });

  it('shows what every player has, and hidden cards as backs', () => {
    for (const { view, root, text } of looks) {
      const backs = elements(root).filter(
        ({ name, attributes }) => name === 'rect' && attributes['class']?.includes('fill-back'),
      );
      expect(backs).toHaveLength(cards(view).filter((card) => card === null).length);
      for (const [seat, { coins, points, crew, goals }] of view.players.entries()) {
        const player = named(root, 'g').filter(
          (group) => at(elements(group), 1).text === at(NAMES, seat),
        );
        const words = wordsOf(at(player, 0)).join(' ');
        for (const fact of [
          `${coins} coin`,
          `${points} point`,
          `${crew} crew`,
          `${goals.length} goal`,
        ]) {
          expect(words).toContain(fact);
          expect(text.split(`[${seat}] ${NAMES[seat]}`).at(-1)).toContain(fact);
        }
      }
    }
  });

  it('says whose decision it is, what is bid, and the size of the decks', () => {
    for (const { view, root, text } of looks) {
      const words = wordsOf(root).join(' ');
      const bid =
        view.leader === null ? 'No bid yet' : `Bid ${view.amount} by ${NAMES[view.leader]}`;
      const decision = view.agenda.at(-1);
      const waits = decision === undefined ? 'The game is over' : at(NAMES, decision.player);
      for (const told of [words, text]) {
        for (const fact of [bid, waits, `${view.goalDeck.length} goal`, `${view.locks} lock`])
          expect(told).toContain(fact);
        expect(told).toContain(view.round === 0 ? 'Setup' : `Round ${view.round}`);
      }
      expect(at(named(root, 'desc'), 0).text).toContain(bid);
    }
  });
});
