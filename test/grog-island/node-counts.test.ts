import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decisions, score } from '../../src/grog-island/index.ts';
import { playFixed, sequences } from './fixed-play.ts';

/** The tables of the document are the expected values, so that the two cannot differ. */
const DOCUMENT = readFileSync(new URL('../../docs/node-counts.md', import.meta.url), 'utf8');

/** The rows of the table below a heading, as texts. */
function rowsOf(heading: string): string[][] {
  const [, section = ''] = DOCUMENT.split(`\n## ${heading}\n`);
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

/** JSON with sorted keys: two states that are equal have the same. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}

describe('node counts of Grog Island', () => {
  const rows = rowsOf('Node counts');

  it('are given for three seeds per number of players', () => {
    for (const players of ['2', '3', '4']) {
      const seeds = rows.filter((row) => row[0] === players).map((row) => row[1]);
      expect(new Set(seeds)).toEqual(new Set(['1', '2', '3']));
    }
    const kinds = new Set(rows.map((row) => row[3]));
    expect(kinds).toEqual(
      new Set(['bid', 'chooseShip', 'trade', 'returnGoals', 'pay', 'claim', 'lock', 'ghost']),
    );
  });

  for (const [players, seed, played, decision, ...counts] of rows) {
    it(`${players} players, seed ${seed}, after ${played} actions (${decision})`, () => {
      const { state } = playFixed(Number(players), Number(seed), Number(played));
      expect(decisions(state)[0]?.type).toBe(decision);
      const found = counts.map((count, place) =>
        count === '' ? '' : String(sequences(state, place + 1)),
      );
      expect(found).toEqual(counts);
    });
  }
});

describe('pinned games of Grog Island', () => {
  const rows = rowsOf('Pinned games');

  it('are one per number of players', () => {
    expect(rows.map((row) => row[0])).toEqual(['2', '3', '4']);
  });

  for (const [players, seed, played, rounds, totals, hash] of rows) {
    it(`${players} players, seed ${seed}`, () => {
      const game = playFixed(Number(players), Number(seed), 5_000);
      expect(decisions(game.state)).toEqual([]);
      expect({
        played: String(game.played.length),
        rounds: String(game.state.round),
        totals: score(game.state)
          .players.map(({ total }) => total)
          .join(' '),
        hash: createHash('sha256').update(canonical(game.state)).digest('hex'),
      }).toEqual({ played, rounds, totals, hash });
    });
  }
});
