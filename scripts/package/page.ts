import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { browserPath } from '../browser.ts';
import { outputOf } from './matrix.ts';

const HEADLESS = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom'];

/** The lines of the other runtimes that the page shows too. */
const SHOWN = / from ESM ok, |^searches of /;

/** Bundles every entry for a page; both games and all searches must end in it as they did in the other runtimes. */
export async function tryPage(consumer: string, printed: string): Promise<void> {
  await build({
    absWorkingDir: consumer,
    entryPoints: ['browser.mjs'],
    bundle: true,
    format: 'iife',
    outfile: 'page.js',
  });
  const html = '<!doctype html><meta charset="utf-8"><pre></pre><script src="page.js"></script>';
  writeFileSync(join(consumer, 'page.html'), html);
  const page = `file://${join(consumer, 'page.html')}`;
  const document = await outputOf('Browser', browserPath(), [...HEADLESS, page], consumer);
  const [, found] = document.match(/<pre>(.*)<\/pre>/s) ?? [];
  const expected = printed.split('\n').filter((line) => SHOWN.test(line));
  if (expected.length === 0 || found !== expected.join('\n'))
    throw new Error(`the browser shows:\n${found}`);
  console.log('Browser: ok');
}
