import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { usingBrowser } from './browser.ts';
import { clickThrough, drawn, start } from './playing.ts';

const { open } = usingBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that the page breaks, and where. */
async function violations(page: Page): Promise<string[]> {
  await drawn(page);
  // The policy of the page allows no other script in it, so the test runs beside it.
  return page.evaluate(async (source) => {
    const found: string[] = [];
    const run = new Function(`${source}; return axe.run(document);`);
    const { violations } = await run();
    for (const { id, nodes } of violations)
      for (const { html } of nodes) found.push(`${id}: ${html.slice(0, 200)}`);
    return found;
  }, axe);
}

describe.each(['Grog Island', 'Caribbean Fleet'] as const)('axe finds nothing in %s', (game) => {
  it.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    '%i pixels wide, %s: before, during and after the game',
    async (width, colorScheme) => {
      const page = await open({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
      expect(await violations(page)).toEqual([]);
      await start(page, { game });
      await clickThrough(page, 60);
      const taker = page.locator('[data-seat]').first();
      if ((await taker.count()) > 0) await taker.click();
      expect(await violations(page)).toEqual([]);
      await page.locator('.clickable').first().click({ force: true });
      expect(await violations(page)).toEqual([]);
      await clickThrough(page, 5000);
      expect(await violations(page)).toEqual([]);
    },
  );
});
