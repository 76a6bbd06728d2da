import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { browserPath } from '../../scripts/browser.ts';

/** A browser for the tests of a file. `open` gives the page, and sees to it that it never complains nor asks a network. */
export function usingBrowser(): { open(options?: BrowserContextOptions): Promise<Page> } {
  let browser: Browser;
  // Tests with the same options share what is costly to make; the game that the page keeps is cleared.
  const contexts = new Map<string, BrowserContext>();
  let complaints: string[] = [];
  let requests: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: browserPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'].concat([
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ]),
    });
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    for (const context of browser.contexts())
      for (const page of context.pages()) {
        await page.evaluate(() => localStorage.clear());
        await page.close();
      }
    const [seen, asked] = [complaints, requests];
    complaints = [];
    requests = [];
    expect(seen).toEqual([]);
    // A worker is a part of the page itself.
    expect(asked.filter((url) => url !== inject('page') && !url.startsWith('blob:'))).toEqual([]);
    expect(asked).not.toEqual([]);
  });

  return {
    async open(options = {}) {
      const key = JSON.stringify(options);
      const context =
        contexts.get(key) ?? (await browser.newContext({ locale: 'en-US', ...options }));
      contexts.set(key, context);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() !== 'log') complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) requests.push(request.url());
      });
      await page.goto(inject('page'));
      return page;
    },
  };
}
