import { describe, expect, it } from 'vitest';
import { randomBot, runTournament, type StatefulBot } from '../../src/bots/index.ts';
import { caribbeanFleet, type Game, grogIsland } from '../../src/index.ts';
import { run } from './running.ts';

const GAMES: readonly Game[] = [grogIsland, caribbeanFleet];

describe.each(GAMES)('the command dataset: $name', (game) => {
  const others = game.name === 'grog-island' ? 'random' : 'random,greedy';
  const args = `dataset --game ${game.name} --bots ismcts:20,${others} --games 2 --workers 1`;

  it('prints records with headers and what searches said', async () => {
    const { code, lines, errors } = await run(args);
    expect(code, errors.join('\n')).toBe(0);
    expect(lines).toHaveLength(2);
    for (const [number, line] of lines.entries()) {
      const record = game.parseRecord(JSON.parse(line));
      const { states, state } = game.replay(record);
      const header = Object.fromEntries(
        (record.headers ?? []).map(({ name, value }) => [name, value]),
      );
      expect(header['event']).toBe(`tournament with seed 1, game ${number}`);
      const { players, winners } = game.score(state);
      expect(header['scores']).toBe(players.map(({ total }) => total).join(', '));
      expect(header['winners']).toBe(winners.join(', '));
      const bots = header['bots']?.split(', ') ?? [];
      const seat = bots.indexOf('ismcts:20');
      const decisions = record.actions.filter(({ player }) => player === seat).length;
      const analysis = record.analysis ?? [];
      expect(analysis.length).toBeGreaterThan(decisions / 4);
      for (const { step, moves } of analysis) {
        const [before, action] = [states[step], record.actions[step]];
        if (before === undefined || action === undefined) throw new Error(`no step ${step}`);
        expect(action.player).toBe(seat);
        expect(moves[0]?.action).toEqual(action);
        for (const move of moves) expect(game.checkAction(before, move.action)).toBeNull();
        expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(0);
      }
      expect(game.parseRecord(game.formatRecord(record))).toEqual(record);
    }
    expect((await run(args)).lines).toEqual(lines);
  });
});

it('a dataset is the sum of its shards, line by line', async () => {
  const args = 'dataset --bots ismcts:2,random --games 4 --actions 40 --seed 9 --workers 1';
  const { lines } = await run(args);
  const [odd, even] = [
    (await run(`${args} --shard 2/2`)).lines,
    (await run(`${args} --shard 1/2`)).lines,
  ];
  expect([even[0], odd[0], even[1], odd[1]]).toEqual(lines);
  expect(new Set(lines).size).toBe(4);
});

describe('what a bot considered', () => {
  const bots = (considered: StatefulBot['considered']) => [
    { name: 'odd', bot: { choose: randomBot, considered } as StatefulBot },
    { name: 'random', bot: randomBot },
  ];
  const play = async (considered: StatefulBot['considered']) => {
    const game: Game = grogIsland;
    const options = { game, bots: bots(considered), games: 1, records: true, notes: true } as const;
    for await (const result of runTournament({ ...options, onFault: 'random' })) return result;
    return null;
  };
  const action = { type: 'pass', player: 0 };

  it.each([
    ['wrong visits', [{ action, visits: 0.5, mean: 0 }]],
    ['a wrong mean', [{ action, visits: 1, mean: Number.NaN }]],
    ['no action', [{ action: { type: 'toString', player: 0 }, visits: 1, mean: 1 }]],
  ])('is a fault with %s', async (_, moves) => {
    const result = await play(() => moves);
    expect(result?.faults?.[0]).toMatchObject({ seat: 0, kind: 'THREW' });
    expect(grogIsland.parseRecord(result?.record).analysis).toBeUndefined();
  });

  it('is in the record', async () => {
    const result = await play(() => [{ action, visits: 7, mean: 0.25 }]);
    expect(result?.faults).toBeUndefined();
    const { analysis = [] } = grogIsland.parseRecord(result?.record);
    expect(analysis[0]?.moves).toEqual([{ action, visits: 7, mean: 0.25 }]);
  });
});
