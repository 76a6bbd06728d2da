// Bundles the playground of docs/playground with the library into one page that works without a server and loads nothing.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './entries.ts';

const source = (file: string): string => resolve(root, 'docs/playground', file);

/** The page as one HTML document. Its policy allows its own script and no requests. */
export async function playgroundPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source('main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  // This text would end the script element.
  const script = (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
  const style = readFileSync(source('style.css'), 'utf8').trim();
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    ["script-src 'self'", `script-src 'sha256-${hash}'`],
    ['<link rel="stylesheet" href="style.css">', `<style>${style}</style>`],
    ['<script src="main.js"></script>', `<script>${script}</script>`],
  ].reduce(replaced, readFileSync(source('index.html'), 'utf8'));
}

function replaced(page: string, [part = '', other = '']: readonly string[]): string {
  if (!page.includes(part)) throw new RangeError(`docs/playground/index.html lacks ${part}`);
  return page.replace(part, () => other);
}

/** Writes the page into a folder and returns the path of the file. */
export async function writePlayground(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, 'index.html');
  writeFileSync(file, await playgroundPage());
  return file;
}
