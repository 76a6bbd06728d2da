import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

const NAMES = ['chromium', 'google-chrome', 'chromium-browser'];

/** The first browser in the path of programs. */
function executablePath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (found === undefined) throw new Error(`no browser: install one of ${NAMES.join(', ')}`);
  return found;
}

/** A browser for the tests of a file. `open` gives the page, and sees to it that it never complains nor asks a network. */
export function usingBrowser(): { open(options?: BrowserContextOptions): Promise<Page> } {
  let browser: Browser;
  let complaints: string[] = [];
  let requests: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: executablePath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'].concat([
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ]),
    });
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    const [seen, asked] = [complaints, requests];
    complaints = [];
    requests = [];
    expect(seen).toEqual([]);
    expect(asked.filter((url) => url !== inject('page'))).toEqual([]);
    expect(asked).not.toEqual([]);
  });

  return {
    async open(options = {}) {
      const context = await browser.newContext({ locale: 'en-US', ...options });
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
