import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { botMove } from '../../docs/playground/bots.ts';
import { at } from '../../src/core/lists.ts';
import type { Game } from '../../src/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { usingBrowser } from './browser.ts';
import { drawn, recordOf, start } from './playing.ts';

const { open } = usingBrowser();

/** Plays by clicks on the picture, and by the menu where it has to decide; returns how many clicks it took. */
function playByPieces(page: Page, most: number): Promise<number> {
  return page.evaluate(async (most) => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    let value = 1;
    const pick = <Item>(items: readonly Item[]): Item | undefined => {
      value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
      return items[Math.floor((value / 2 ** 32) * items.length)];
    };
    let clicks = 0;
    const drawn = async (): Promise<void> => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    };
    for (; clicks < most && document.querySelector('.sheet') === null; clicks += 1) {
      const taker = document.querySelector<HTMLElement>('[data-seat]');
      taker?.click();
      if (taker !== null) await drawn();
      const menu = all('.menu button:not(.quiet)');
      const target = pick(menu) ?? pick(all('.clickable'));
      if (target === undefined) throw new Error('nothing to click');
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await drawn();
    }
    return clicks;
  }, most);
}

const games: readonly (readonly ['Grog Island' | 'Caribbean Fleet', Game, number, object])[] = [
  ['Grog Island', grogIsland, 2, {}],
  [
    'Caribbean Fleet',
    caribbeanFleet,
    3,
    { arrangement: { deck: caribbeanFleet.SHIPS.slice(0, 12).map(({ card }) => card) } },
  ],
];

describe('the pieces of the picture', () => {
  it.each(games)('are enough to play a whole game of %s', async (title, game, players, more) => {
    const page = await open();
    await start(page, { game: title, players, more });
    await drawn(page);
    expect(await playByPieces(page, 4000)).toBeLessThan(4000);
    const { state } = game.replay(game.parseRecord(await recordOf(page)));
    expect(game.decisions(state)).toEqual([]);
  });

  it('explain themselves, and say why they cannot be used now', async () => {
    const page = await open();
    await start(page, { seats: ['a person', 'bot: greedy', 'bot: greedy'] });
    await drawn(page);
    const about = page.locator('.about');
    await page.locator('[data-piece="good:blue"]').hover();
    expect(await about.textContent()).toContain('You can use it now.');
    await page.locator('[data-piece="die:green"]').hover();
    expect(await about.textContent()).toMatch(
      /^Die: green, .* – adds its pips .*\. The game is waiting for/,
    );
    await page.locator('[data-piece="good:blue"]').click();
    await drawn(page);
    expect(await page.locator('.log').textContent()).toContain('Anne starts with 1 fish');
    expect(await page.locator('[data-changed]').count()).toBeGreaterThan(0);
    await page.locator('[data-piece="good:green"]').hover();
    expect(await about.textContent()).toContain('Anne has already chosen a good.');
  });

  it('are reached by the keyboard, which keeps its place', async () => {
    const page = await open();
    await start(page, {
      game: 'Caribbean Fleet',
      seats: ['a person', 'bot: greedy', 'bot: greedy'],
    });
    await drawn(page);
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('data-piece') ?? null);
    await page.locator('[data-piece="purse:0"]').focus();
    await page.keyboard.press('Enter');
    await drawn(page);
    expect(await focused()).toBe('purse:0');
    expect(await page.locator('.menu button').count()).toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    await drawn(page);
    expect(await page.locator('.menu button').count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).not.toBe('purse:0');
    expect(await page.locator('.about').textContent()).not.toContain('Anne: 10 ducats');
  });
});

describe('a reload', () => {
  it('goes on with the game, and shows no hand to somebody else', async () => {
    const page = await open();
    await start(page, { seats: ['a person', 'a person', 'bot: greedy'] });
    await page.locator('[data-seat]').first().click();
    await page.locator('[data-piece="good:blue"]').click();
    const before = await recordOf(page);
    await page.reload();
    await drawn(page);
    expect(await recordOf(page)).toBe(before);
    expect(await page.locator('.turn').textContent()).toContain('I am Anne');
    expect(await page.locator('[data-piece^="goal:"]').count()).toBe(0);
    expect(await page.locator('.log').textContent()).toContain('Anne starts with 1 fish');
  });

  it.each([
    '',
    'null',
    '{}',
    '{"record":7}',
    '{"record":"game grog-island\\nrules 1"}',
    'x'.repeat(99),
  ])('begins anew with what is no game: %s', async (text) => {
    const page = await open();
    await page.evaluate((text) => localStorage.setItem('pirate-auctions playground', text), text);
    await page.reload();
    expect(await page.locator('.picture').count()).toBe(0);
    await start(page);
    await page.locator('.picture svg').waitFor();
  });
});

describe('bots that search', () => {
  it('think in a worker, and play as they do elsewhere', async () => {
    const page = await open();
    expect(page.workers()).toHaveLength(0);
    const seats = ['bot: tree search', 'bot: tree search', 'bot: tree search'];
    await start(page, { game: 'Caribbean Fleet', seed: 3, seats });
    await page.waitForFunction(() => document.querySelectorAll('.log li').length > 60);
    expect(page.workers()).toHaveLength(1);
    await page.getByLabel('Speed of bots').selectOption({ label: 'step by step' });
    const record = caribbeanFleet.parseRecord(await recordOf(page));
    const { states } = caribbeanFleet.replay(record);
    for (const [moves, action] of record.actions.entries()) {
      const view = caribbeanFleet.viewFor(at(states, moves), action.player);
      expect(botMove({ kind: 'search', view, seed: 3, moves })).toEqual(action);
    }
  });
});
