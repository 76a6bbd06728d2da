import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/core/contract.ts';
import type { BaseState, GameTypes } from '../src/core/types.ts';
import { playFixed, sequences } from './fixed-play.ts';

/** The tables of the document are the expected values, so that the two cannot differ. */
const DOCUMENT = readFileSync(new URL('../docs/node-counts.md', import.meta.url), 'utf8');

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

type RoundTypes = GameTypes & { readonly State: BaseState & { readonly round: number } };

/** The tests of the document's tables of one game; `kinds` are the decisions that positions must be there for. */
export function documentTests<Types extends RoundTypes>(
  title: string,
  game: Game<Types>,
  optionsOf: (players: number, seed: number) => Types['Options'],
  kinds: readonly Types['Decision']['type'][],
): void {
  const counts = game.playerCounts.map(String);

  describe(`node counts of ${title}`, () => {
    const rows = rowsOf(`Node counts of ${title}`);

    it('are given for three seeds per number of players', () => {
      for (const players of counts) {
        const seeds = rows.filter((row) => row[0] === players).map((row) => row[1]);
        expect(new Set(seeds)).toEqual(new Set(['1', '2', '3']));
      }
      expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(kinds));
    });

    for (const [players, seed, played, decision, ...expected] of rows) {
      it(`${players} players, seed ${seed}, after ${played} actions (${decision})`, () => {
        const options = optionsOf(Number(players), Number(seed));
        const { state } = playFixed(game, options, Number(played));
        expect(game.decisions(state)[0]?.type).toBe(decision);
        const found = expected.map((_, place) => String(sequences(game, state, place + 1)));
        expect(found).toEqual(expected);
      });
    }
  });

  describe(`pinned games of ${title}`, () => {
    const rows = rowsOf(`Pinned games of ${title}`);

    it('are one per number of players', () => {
      expect(rows.map((row) => row[0])).toEqual(counts);
    });

    for (const [players, seed, played, rounds, totals, hash] of rows) {
      it(`${players} players, seed ${seed}`, () => {
        const pinned = playFixed(game, optionsOf(Number(players), Number(seed)), 5_000);
        expect(game.decisions(pinned.state)).toEqual([]);
        expect({
          played: String(pinned.played.length),
          rounds: String(pinned.state.round),
          totals: game
            .score(pinned.state)
            .players.map(({ total }) => total)
            .join(' '),
          hash: createHash('sha256').update(canonical(pinned.state)).digest('hex'),
        }).toEqual({ played, rounds, totals, hash });
      });
    }
  });
}
