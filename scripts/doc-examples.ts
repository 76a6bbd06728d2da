// Type-checks and runs the programs in examples/ and every ```ts and ```tsx block of README.md, docs/**/*.md and the doc comments of
// src/**/*.ts with the built package, which they import by its name. A block marked `no-run` is only type-checked. The default export of a tsx block is
// a React component, which is rendered once. The comment after `console.log(…); //` is what the line prints; an explanation
// may follow a colon or comma, and `such as` marks an example.
// A block keeps its line numbers: an error in .doc-examples/README.md-20.mts has the line of README.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { root } from './entries.ts';

interface Example {
  readonly file: string;
  readonly line: number;
  readonly react: boolean;
  readonly run: boolean;
  readonly code: string;
}

/** The lines of a source, with only the text of doc comments. */
function commentLines(source: string): string[] {
  let inside = false;
  return source.split('\n').map((line) => {
    if (/^\s*\/\*\*/.test(line)) inside = true;
    if (!inside) return '';
    if (line.includes('*/')) inside = false;
    return line.replace(/^\s*(\/\*\*|\*(?!\/)) ?/, '').replace(/\s*\*\/.*$/, '');
  });
}

function examplesOf(file: string): Example[] {
  const text = readFileSync(join(root, file), 'utf8');
  const lines = file.endsWith('.ts') ? commentLines(text) : text.split('\n');
  const found: Example[] = [];
  for (let at = 0; at < lines.length; at++) {
    const fence = /^(\s*)(`{3,}|~{3,})\s*(\w*)(.*)$/.exec(lines[at] ?? '');
    if (!fence) continue;
    const [, indent = '', mark = '', language = '', info = ''] = fence;
    const start = at + 1;
    do at++;
    while (at < lines.length && lines[at]?.trim() !== mark);
    if (at >= lines.length) throw new Error(`${file}:${start}: the code block has no end`);
    if (!['ts', 'typescript', 'tsx'].includes(language)) continue;
    const code = lines.slice(start, at).map((line) => line.slice(indent.length));
    const run = !/\bno-run\b/.test(info);
    found.push({ file, line: start, react: language === 'tsx', run, code: code.join('\n') });
  }
  return found;
}

/** The lines that comments promise, in their order. */
function promisesOf(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)]
    .map(([, promise = '']) => promise)
    .filter((promise) => !/^(such as|e\.g\.) /.test(promise));
}

/** Whether a promise is the printed line, with or without an explanation. */
function isKept(promise: string, printed: string): boolean {
  const line = printed.replace(/\s+/g, ' ');
  return line !== '' && promise.startsWith(line) && /^($|[:,] )/.test(promise.slice(line.length));
}

/** Compares the printed lines with the comments; other lines may come between. */
function demandPromises(code: string, printed: readonly string[]): void {
  let from = 0;
  for (const promise of promisesOf(code)) {
    const place = printed.slice(from).findIndex((line) => isKept(promise, line));
    if (place < 0) throw new Error(`not printed: ${promise}`);
    from += place + 1;
  }
}

const under = (folder: string, ext: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ext))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .sort()
    : [];

const out = join(root, '.doc-examples');
rmSync(out, { recursive: true, force: true });
mkdirSync(out);

/** Programs in folders are for browsers and servers; the tests in a browser run them. */
const standsAlone = (file: string): boolean => file.split('/').length === 2;

/** A program that stands alone. */
const programOf = (file: string): Example => {
  const code = readFileSync(join(root, file), 'utf8');
  return { file, line: 1, react: false, run: true, code };
};

const examples = [
  ...['README.md', ...under('docs', '.md'), ...under('src', '.ts')].flatMap(examplesOf),
  ...under('examples', '.ts').filter(standsAlone).map(programOf),
];
const nameOf = ({ file, line, react }: Example): string =>
  `${file.replaceAll('/', '_')}-${line}.${react ? 'tsx' : 'mts'}`;
for (const example of examples) {
  // The added line takes the place of the opening fence.
  const padding = '\n'.repeat(example.line - 1);
  const jsx = example.react ? '/* @jsxRuntime automatic */ ' : '';
  const text = `${padding}${jsx}export {}; // ${example.file}:${example.line}\n${example.code}\n`;
  writeFileSync(join(out, nameOf(example)), text);
}
if (examples.length === 0) throw new Error('no examples found');

writeFileSync(
  join(out, 'tsconfig.json'),
  JSON.stringify({
    extends: '../tsconfig.json',
    compilerOptions: {
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      lib: ['ES2023', 'DOM'],
      types: ['node'],
      jsx: 'react-jsx',
      isolatedDeclarations: false,
      declaration: false,
      declarationMap: false,
      noUnusedLocals: false,
    },
    files: examples.map(nameOf),
    include: [],
  }),
);
try {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(out, 'tsconfig.json')], { stdio: 'inherit' });
} catch {
  console.error('Examples with type errors, see above.');
  process.exit(1);
}

// All examples run in this process, which has the TypeScript loader: one start instead of one for each.
const print = { log: console.log, info: console.info, error: console.error };
let current: Example | undefined;
const fail = (example: Example, printed: readonly string[], error: unknown): void => {
  print.error(`The example at ${example.file}:${example.line} failed.`);
  for (const line of printed) print.error(`  | ${line}`);
  print.error(error);
  process.exitCode = 1;
};
process.on('exit', () => {
  if (current === undefined) return;
  print.error(`The example at ${current.file}:${current.line} ended the process or did not end.`);
  process.exitCode = 1;
});
let run = 0;
for (const example of examples) {
  if (!example.run) continue;
  const printed: string[] = [];
  const keep = (...args: unknown[]): void => void printed.push(format(...args));
  Object.assign(console, { log: keep, info: keep, error: keep });
  current = example;
  try {
    const module = await import(pathToFileURL(join(out, nameOf(example))).href);
    if (example.react && renderToString(createElement(module.default)) === '')
      throw new Error('the component renders nothing');
    demandPromises(example.code, printed);
    run++;
  } catch (error) {
    fail(example, printed, error);
  }
}
current = undefined;
Object.assign(console, print);
console.log(`${examples.length} examples type-checked, ${run} run`);
