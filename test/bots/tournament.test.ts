import { describe, expect, it } from 'vitest';
import {
  type AnyBot,
  BotFault,
  type Entrant,
  type GameResult,
  greedyBot,
  playTournamentGame,
  randomBot,
  runTournament,
  type StatefulBot,
  type TournamentOptions,
} from '../../src/bots/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';

const random = (name: string): Entrant => ({ name, bot: randomBot });
const FLEET: Omit<TournamentOptions, 'games'> = {
  game: caribbeanFleet,
  bots: ['a', 'b', 'c'].map(random),
};

async function resultsOf(options: TournamentOptions): Promise<GameResult[]> {
  const results: GameResult[] = [];
  for await (const result of runTournament(options)) results.push(result);
  return results;
}

describe('a tournament', () => {
  it('gives each game in order, and the same games for the same seed', async () => {
    const results = await resultsOf({ ...FLEET, games: 4 });
    expect(results.map(({ game }) => game)).toEqual([0, 1, 2, 3]);
    expect(results.map(({ bots }) => bots.join(''))).toEqual(['abc', 'cab', 'bca', 'abc']);
    expect(await resultsOf({ ...FLEET, games: 4 })).toEqual(results);
    expect(await resultsOf({ ...FLEET, games: 4, seed: 2 })).not.toEqual(results);
    expect(await playTournamentGame(FLEET, 2)).toEqual(results[2]);
  });

  it('lets the host play, and keeps the order', async () => {
    let running = 0;
    let most = 0;
    const play = async (game: number): Promise<GameResult> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, (5 - game) * 2));
      running -= 1;
      return playTournamentGame(FLEET, game);
    };
    const results = await resultsOf({ ...FLEET, games: 5, play, concurrency: 3 });
    expect(results).toEqual(await resultsOf({ ...FLEET, games: 5 }));
    expect(most).toBe(3);
  });

  it('tells its progress, and stops at a signal', async () => {
    const progress: string[] = [];
    const controller = new AbortController();
    const games = resultsOf({
      ...FLEET,
      games: 100,
      signal: controller.signal,
      onProgress(done, all) {
        progress.push(`${done}/${all}`);
        if (done === 2) controller.abort(new Error('enough'));
      },
    });
    await expect(games).rejects.toThrow('enough');
    expect(progress).toEqual(['1/100', '2/100']);
  });

  it('writes records that lead to the scores, and marks capped games', async () => {
    const [result] = await resultsOf({ ...FLEET, games: 1, records: true });
    const { state } = caribbeanFleet.replay(caribbeanFleet.parseRecord(result?.record));
    expect(caribbeanFleet.score(state).players.map(({ total }) => total)).toEqual(result?.scores);
    const [capped] = await resultsOf({ ...FLEET, games: 1, actions: 3 });
    expect(capped).toMatchObject({ capped: true, winners: [] });
  });
});

describe('a bot that remembers', () => {
  it('hears of the beginning, of everything that its seat may see, and of the end', async () => {
    const heard: string[] = [];
    let events = 0;
    const bot: StatefulBot = {
      newGame({ seat, players, game, rules }) {
        heard.push(`${game} ${rules}: seat ${seat} of ${players}`);
      },
      observe(seen) {
        events += seen.length;
        for (const event of seen)
          if (event.seenBy !== undefined && event.seenBy !== 0) {
            const secret = Object.values(event).some((value) => value === null || isHidden(value));
            expect(secret, JSON.stringify(event)).toBe(true);
          }
      },
      choose: (view, random) => greedyBot(view, random),
      gameOver({ winners }) {
        heard.push(`won by ${winners.join()}`);
      },
    };
    const options = { game: grogIsland, bots: [{ name: 'a', bot }, random('b')], records: true };
    const [result] = await resultsOf({ ...options, games: 1 });
    expect(heard).toEqual(['grog-island 2: seat 0 of 2', `won by ${result?.winners.join()}`]);
    const replayed = grogIsland.replay(grogIsland.parseRecord(result?.record));
    expect(events).toBe(replayed.events.flat().length);
  });
});

function isHidden(value: unknown): boolean {
  return Array.isArray(value) && value.includes(null);
}

describe('a fault', () => {
  const bad: { readonly [name: string]: AnyBot } = {
    ILLEGAL_ACTION: () => ({ type: 'pass', player: 9 }),
    THREW: () => {
      throw new Error('no idea');
    },
    TIMEOUT: () => Promise.reject(new BotFault('TIMEOUT', 'too late')),
  };
  const options = (kind: string) => ({
    ...FLEET,
    bots: [{ name: 'bad', bot: bad[kind] ?? randomBot }, random('b'), random('c')],
    games: 2,
  });

  it.each(Object.keys(bad))(
    'of the kind %s stops the tournament, unless it says otherwise',
    async (kind) => {
      const error = await resultsOf(options(kind)).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(BotFault);
      expect(error).toMatchObject({ kind, seat: 0, game: 0 });
      expect(String(error)).toMatch(/^BotFault: bad at seat 0 of game 0: /);
    },
  );

  it.each(Object.keys(bad))('of the kind %s loses the game to the others', async (kind) => {
    const results = await resultsOf({ ...options(kind), onFault: 'forfeit' });
    expect(results).toMatchObject([
      { forfeit: 0, winners: [1, 2], faults: [{ seat: 0, kind, count: 1 }] },
      { forfeit: 1, winners: [0, 2], faults: [{ seat: 1, kind, count: 1 }] },
    ]);
  });

  it.each(Object.keys(bad))('of the kind %s is replaced by a random action', async (kind) => {
    const [result] = await resultsOf({ ...options(kind), onFault: 'random' });
    expect(result?.forfeit).toBeUndefined();
    expect(result?.winners.length).toBeGreaterThan(0);
    expect(result?.faults).toMatchObject([{ seat: 0, kind }]);
    expect(result?.faults?.[0]?.count).toBeGreaterThan(5);
  });

  it('before the first decision or after the last is a fault too', async () => {
    const bot: StatefulBot = {
      newGame: () => Promise.reject(new Error('no paper')),
      choose: (view, random) => randomBot(view, random),
      gameOver: () => Promise.reject(new Error('no pencil')),
    };
    const bots = [{ name: 'bad', bot }, random('b'), random('c')];
    const [lost] = await resultsOf({ ...FLEET, bots, games: 1, onFault: 'forfeit' });
    expect(lost).toMatchObject({ forfeit: 0, faults: [{ seat: 0, kind: 'THREW', count: 2 }] });
  });
});

describe('options of a tournament', () => {
  const object: StatefulBot = { choose: (view, random) => randomBot(view, random) };
  it.each<[string, object, RegExp]>([
    ['too few bots', { bots: [random('a')] }, /bots: expected 3, 4, 5 bots, received 1/],
    ['no list', { bots: 7 }, /expected a list of bots/],
    [
      'no name',
      { bots: [random(''), random('b'), random('c')] },
      /bots\.0\.name: expected 1 to 64/,
    ],
    [
      'a name that hides',
      { bots: [random('a\u202eb'), random('b'), random('c')] },
      /bots\.0\.name/,
    ],
    ['no bot', { bots: [{ name: 'a' }, random('b'), random('c')] }, /bots\.0\.bot/],
    [
      'one object at two seats',
      { bots: [{ name: 'a', bot: object }, { name: 'b', bot: object }, random('c')] },
      /bots\.1\.bot: expected another object/,
    ],
    ['no games', { games: 0 }, /games: expected a whole number from 1, received 0/],
    ['half a seed', { seed: 0.5 }, /seed/],
    ['no actions', { actions: 0 }, /actions/],
    ['another word for a fault', { onFault: 'shrug' }, /onFault: expected forfeit, random, stop/],
    ['no concurrency', { concurrency: Number.NaN }, /concurrency/],
  ])('with %s are refused', async (_, wrong, message) => {
    const options: TournamentOptions = { ...FLEET, games: 1, ...wrong };
    const error = await resultsOf(options).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RangeError);
    expect(String(error)).toMatch(message);
  });
});
