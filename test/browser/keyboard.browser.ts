import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usingBrowser } from './browser.ts';
import { recordOf } from './playing.ts';

const { open } = usingBrowser();

interface Focus {
  readonly tag: string;
  readonly text: string;
  readonly type: string;
}

function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const { tagName = '', textContent = '' } = document.activeElement ?? {};
    const type = document.activeElement?.getAttribute('type') ?? '';
    return { tag: tagName, text: textContent ?? '', type };
  });
}

/** Tabs on until something has the focus. */
async function tabTo(page: Page, wanted: (focus: Focus) => boolean): Promise<Focus> {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab');
    const now = await focus(page);
    if (wanted(now)) return now;
  }
  throw new Error('not to be reached with the tab key');
}

describe('the keyboard alone', () => {
  it('starts a game, plays it and takes back', async () => {
    const page = await open();
    // A page draws its own seed; this one makes every run the same.
    await page.locator('#seed').fill('7');
    await tabTo(page, ({ type }) => type === 'submit');
    await page.keyboard.press('Enter');
    // The heading has the focus, the next tab is the first button.
    expect((await focus(page)).tag).toBe('H2');
    for (let moves = 0; moves < 8; moves += 1) {
      const { tag } = await tabTo(page, ({ tag }) => tag === 'BUTTON' || tag === 'SUMMARY');
      await page.keyboard.press('Enter');
      if (tag === 'SUMMARY') {
        await tabTo(page, (now) => now.tag === 'BUTTON');
        await page.keyboard.press('Enter');
      }
      expect((await focus(page)).tag).toBe('H2');
      await page.locator('[data-action]').first().waitFor({ state: 'attached' });
    }
    const own = (await recordOf(page)).split('\n').filter((line) => line.startsWith('0 '));
    expect(own).toHaveLength(8);
  });

  it('keeps the focus where it is while something else changes', async () => {
    const page = await open();
    await tabTo(page, ({ type }) => type === 'submit');
    await page.keyboard.press('Enter');
    await page.getByLabel('Seen by').focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByLabel('Seen by').inputValue()).toBe('1');
    expect((await focus(page)).tag).toBe('SELECT');
    await page.getByLabel('Language').focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('language');
  });
});
