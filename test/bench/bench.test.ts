import { beforeAll, describe, expect, it } from 'vitest';
import { type Extent, reportOf } from '../../bench/game-report.ts';
import { SUBJECTS } from '../../bench/games.ts';
import { median, ratio } from '../../bench/measure.ts';
import { readOptions, UsageError } from '../../bench/options.ts';
import { checksumsOf, differences, pinned } from '../../bench/pinned.ts';
import { type GameReport, isMet, type Row, reportText, targetsText } from '../../bench/report.ts';

const TINY: Extent = { secondsPerLine: 0.002, windows: 1, memoryGames: 1, group: null };

describe.each(SUBJECTS)('the benchmark of $game.name', (subject) => {
  let report: GameReport;
  let rows: Row[];

  beforeAll(() => {
    report = reportOf(subject, null, TINY);
    rows = report.tables.flatMap((table) => table.rows);
  }, 60_000);

  it('finds the pinned checksums', () => {
    expect(differences(checksumsOf(report), pinned())).toEqual([]);
  });

  it('gives every line a rate', () => {
    expect(rows.filter(({ rate, processorRate }) => !(rate > 0 && processorRate > 0))).toEqual([]);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  it('shows every line and every target', () => {
    const text = reportText(report);
    for (const { name, checksum } of rows) {
      expect(text).toContain(`| ${name} `);
      expect(text).toContain(checksum);
    }
    const targets = targetsText([report]);
    for (const { name } of report.targets) expect(targets).toContain(name);
  });

  it('measures one group alone', () => {
    const { tables, targets, memory } = reportOf(subject, null, { ...TINY, group: 'learning' });
    expect(tables.map(({ title }) => title)).toEqual(['Learning']);
    expect(targets).toHaveLength(2);
    expect(memory).toBeNull();
  });

  it('keeps a whole state small', () => {
    expect(report.largestState).toBeGreaterThan(500);
    expect(report.largestState).toBeLessThan(8000);
  });
});

describe('the benchmark', () => {
  const [subject] = SUBJECTS;

  it('stops at a simulation that scores otherwise than applyAction', () => {
    if (subject === undefined) throw new RangeError('no games');
    const { game } = subject;
    const hasty: typeof game = {
      ...game,
      simulate(state) {
        const simulation = game.simulate(state);
        return {
          decisions: () => simulation.decisions(),
          legalActions: () => simulation.legalActions(),
          randomAction: (random) => simulation.randomAction(random),
          apply: (action) => simulation.apply(action),
          score: () => game.score(state),
          clone: () => simulation.clone(),
          toState: () => simulation.toState(),
        };
      },
    };
    expect(() => reportOf({ ...subject, game: hasty }, null, TINY)).toThrow(/simulate gives/);
  });

  it('notices a checksum that is not the pinned one', () => {
    expect(differences({ a: '1', b: '2', c: '3' }, { a: '1', b: '3' })).toEqual([
      'b: 2, expected 3',
      'c: 3, expected none yet',
    ]);
  });

  it('takes medians', () => {
    const figure = { name: '', unit: '', rate: 0, processorRate: 0, games: 0 };
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(ratio({ ...figure, windows: [2, 9, 8] }, { ...figure, windows: [1, 3, 1] })).toBe(3);
  });

  it('knows which targets are met', () => {
    expect(isMet({ name: '', found: 3, aim: 3, atLeast: true })).toBe(true);
    expect(isMet({ name: '', found: 2.9, aim: 3, atLeast: true })).toBe(false);
    expect(isMet({ name: '', found: 3.1, aim: 3, atLeast: false })).toBe(false);
  });

  it('reads its command line', () => {
    expect(readOptions([])).toMatchObject({ seconds: 1, peers: true, json: null });
    expect(readOptions(['--no-peers', '--seconds', '0.1'])).toMatchObject({
      seconds: 0.1,
      peers: false,
    });
    expect(readOptions(['--help'])).toBeNull();
    expect(readOptions(['--group', 'learning'])?.group).toBe('learning');
    expect(() => readOptions(['--group', 'learning', '--docs'])).toThrow(UsageError);
    for (const wrong of [['--seconds', '0'], ['--game', 'chess'], ['--group', 'chess'], ['--fast']])
      expect(() => readOptions(wrong)).toThrow(UsageError);
  });
});
