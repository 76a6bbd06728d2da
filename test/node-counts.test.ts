import { describe, expect, it } from 'vitest';
import { tables } from '../scripts/pins/node-counts.ts';

/** The kinds of decisions in the middle of a game: there are positions of each. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'Grog Island': 'bid chooseShip trade returnGoals pay claim lock ghost'.split(' '),
  'Caribbean Fleet':
    'bid choose sink board raid assignBlackbeard placeCannons openTavern placeRum fairWind roll spyglass'.split(
      ' ',
    ),
};

describe.each(tables())('$heading', ({ heading, rows }) => {
  it.each(rows)('$written', ({ written, calculate }) => {
    expect(calculate()).toBe(written);
  });

  it('has rows for every number of players, three seeds and every kind of decision', () => {
    const [what = '', title = ''] = heading.split(' of ');
    const cells = rows.map(({ written }) => written.split(/[ |`]+/).slice(1));
    const players = title === 'Grog Island' ? ['2', '3', '4'] : ['3', '4', '5'];
    expect([...new Set(cells.map(([count]) => count))]).toEqual(players);
    if (what !== 'Node counts') return;
    expect(new Set(cells.map(([count, seed]) => `${count} ${seed}`)).size).toBe(9);
    expect(new Set(cells.map((row) => row[3]))).toEqual(new Set(KINDS[title]));
  });
});
