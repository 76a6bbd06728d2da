import { describe, expect, it } from 'vitest';
import { botMove } from '../../docs/playground/bots.ts';
import { SHIPS } from '../../src/caribbean-fleet/index.ts';
import { at } from '../../src/core/lists.ts';
import type { Game } from '../../src/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { usingBrowser } from './browser.ts';
import { clickThrough, drawn, openPart, recordOf, start } from './playing.ts';

const { open } = usingBrowser();

const games: readonly (readonly ['Grog Island' | 'Caribbean Fleet', Game, number])[] = [
  ['Grog Island', grogIsland, 2],
  ['Caribbean Fleet', caribbeanFleet, 3],
];

describe('a whole game', () => {
  it.each(games)(
    'of %s is clicked through to a score sheet that the library confirms',
    async (title, game, players) => {
      const page = await open();
      await start(page, { game: title, players });
      expect(await page.locator('.sheet').count()).toBe(0);
      const moves = await clickThrough(page, 5000);
      const { state, states } = game.replay(game.parseRecord(await recordOf(page)));
      expect(states).toHaveLength(moves + 1);
      expect(game.decisions(state)).toEqual([]);
      const totals = game.score(state).players.map(({ total }) => String(total));
      const row = page.getByRole('row', { name: 'Total' });
      expect(await row.getByRole('cell').allTextContents()).toEqual(totals);
      expect(await page.getByRole('heading', { name: 'The game is over' }).count()).toBe(1);
      // The sheet has shown all hands: nobody may go back behind it.
      expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    },
  );
});

describe('bots', () => {
  it('move after the click, not in it', async () => {
    const page = await open();
    const seats = ['a person', 'bot: random', 'bot: tree search'];
    await start(page, { game: 'Caribbean Fleet', seats });
    const title = await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-action="0 bid 1"]')?.click();
      return document.querySelector('.turn')?.textContent;
    });
    expect(title).toContain('Bart is a bot and is about to move.');
    await page.locator('[data-action]').first().waitFor();
    expect(await recordOf(page)).toMatch(/^0 bid 1\n1 .+\n2 .+$/m);
  });

  it('play by themselves, each from its view and the numbers of the seed', async () => {
    const page = await open();
    const bots = [
      ['random', 'bot: random'],
      ['greedy', 'bot: greedy'],
      ['random', 'bot: random'],
    ] as const;
    const seats = bots.map(([, label]) => label);
    // Four rounds.
    const deck = SHIPS.slice(0, 12).map(({ card }) => card);
    await start(page, { game: 'Caribbean Fleet', seed: 3, seats, more: { arrangement: { deck } } });
    await page.locator('.sheet').waitFor();
    const record = caribbeanFleet.parseRecord(await recordOf(page));
    expect(record.actions.length).toBeGreaterThan(20);
    const { states } = caribbeanFleet.replay(record);
    for (const [moves, { player, ...action }] of record.actions.entries()) {
      const view = caribbeanFleet.viewFor(at(states, moves), player);
      const [kind] = at(bots, player);
      expect(botMove({ kind, view, seed: 3, moves })).toEqual({ player, ...action });
    }
  });

  it('wait for a button if they are told to', async () => {
    const page = await open();
    await start(page, { seats: ['a person', 'bot: random', 'bot: random'] });
    await page.getByLabel('Speed of bots').selectOption({ label: 'step by step' });
    await clickThrough(page, 3);
    const next = page.getByRole('button', { name: 'Let Calico move' });
    for (let move = 0; move < 20 && (await next.count()) === 0; move += 1) {
      const bart = page.getByRole('button', { name: 'Let Bart move' });
      if ((await bart.count()) === 0) await clickThrough(page, 1);
      else await bart.click();
    }
    await drawn(page);
    const before = await page.locator('.log li').count();
    await next.click();
    await drawn(page);
    expect(await page.locator('.log li').count()).toBeGreaterThan(before);
  });
});

describe('what a person may try', () => {
  it('is refused with reasons, or played', async () => {
    const page = await open();
    await start(page, { game: 'Caribbean Fleet' });
    await openPart(page, 'Try any action');
    const answer = page.locator('.answer').first();
    const check = async (action: string): Promise<string> => {
      await page.getByLabel('Action', { exact: true }).fill(action);
      await page.getByRole('button', { name: 'Check' }).click();
      return (await answer.textContent()) ?? '';
    };
    expect(await check('{ "type": "dance", "player": 0 }')).toContain('UNKNOWN_TYPE');
    expect(await check('{ "type": "bid", "player": 1, "amount": 5 }')).toContain('NOT_THE_VIEWER');
    expect(await check('{ nonsense')).toContain('Cannot read this');
    expect(await check('0 bid 1000')).toMatch(/ducats.*\{.*1000.*\}/);
    expect(await check('0 bid 5')).toContain('This action is legal.');
    await page.getByRole('button', { name: 'Play this action' }).click();
    await drawn(page);
    expect(await page.locator('.log').textContent()).toContain('Anne bids 5');
  });
});
