import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../examples/table/server.ts';
import { browserPath } from '../../scripts/browser.ts';
import { entries, root, specifier } from '../../scripts/entries.ts';

const alias = Object.fromEntries(
  Object.entries(entries).map(([name, path]) => [specifier(name), resolve(root, path)]),
);

const folderOf = resolve(root, 'examples/table');

/** A page with a program in it. */
async function pageWith(program: Pick<BuildOptions, 'stdin' | 'entryPoints'>): Promise<string> {
  const { outputFiles } = await build({
    ...program,
    alias,
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><body><script>${script}</script></body>`;
}

/** Clicks once: in the menu if there is one, otherwise on a piece that can be used. */
function click(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const targets = document.querySelector('button')
      ? document.querySelectorAll('button')
      : document.querySelectorAll('.clickable');
    const clicks = Number(document.body.dataset['clicks'] ?? 0) + 1;
    document.body.dataset['clicks'] = String(clicks);
    const target = targets[(clicks * 7) % Math.max(1, targets.length)];
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return target !== undefined;
  });
}

const textOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('p')].map((line) => line.textContent).join('\n'),
  );

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'table-'));

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const GAMES = ['grog-island', 'caribbean-fleet'] as const;

describe('the table of the examples', () => {
  it.each(GAMES)('plays a whole game of %s on one device', async (name) => {
    const file = join(folder, `${name}.html`);
    const place = GAMES.indexOf(name);
    const program = `import { GAMES, start } from './table.ts'; start(document.body, GAMES[${place}], 5);`;
    const stdin = { contents: program, resolveDir: folderOf, loader: 'ts' } as const;
    writeFileSync(file, await pageWith({ stdin }));
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(pathToFileURL(file).href);
    for (let clicks = 0; clicks < 3000 && (await click(page)); clicks += 1);
    expect(await textOf(page)).toMatch(/wins?$|share the win$/);
    expect(errors).toEqual([]);
    await page.close();
  });

  it.each(GAMES)(
    'plays %s between browsers, over a server that is lost for a while',
    async (name) => {
      const server = serve(
        await pageWith({ entryPoints: [resolve(folderOf, 'client.ts')] }),
        'a'.repeat(64),
      );
      const port = await new Promise<number>((listening) => {
        server.listen(0, () => {
          const address = server.address();
          listening(typeof address === 'object' && address !== null ? address.port : 0);
        });
      });
      const pages = await Promise.all(
        [0, 1, 2].map(async (seat) => {
          const page = await browser.newPage();
          await page.goto(`http://localhost:${port}/?game=${name}&seat=${seat}`);
          await page.locator('svg').waitFor();
          return page;
        }),
      );
      const lines = new Set<string>();
      for (let rounds = 0; rounds < 60; rounds += 1) {
        // In the middle, every connection breaks; the clients come back by themselves.
        if (rounds === 30) server.closeAllConnections();
        for (const page of pages) {
          await click(page);
          for (const line of (await textOf(page)).split('\n')) lines.add(line);
        }
      }
      expect(lines.size).toBeGreaterThan(20);
      const [first, ...others] = await Promise.all(pages.map(textOf));
      for (const other of others) expect(other.split('\n').length).toBe(first?.split('\n').length);
      for (const page of pages) await page.close();
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  );
});
