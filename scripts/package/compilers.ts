import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { root } from '../entries.ts';
import { outputOf, tool } from './matrix.ts';

interface Compiler {
  readonly version: string;
  readonly path: string;
}

export const localCompiler: Compiler = {
  version: ts.versionMajorMinor,
  path: resolve(root, 'node_modules/typescript/bin/tsc'),
};

export const matrixCompilers: readonly Compiler[] = ['5.0', '5.4', '5.9', '6.0', '7.0'].map(
  (version) => ({ version, path: tool(`typescript-${version}/bin/tsc`) }),
);

interface Setting {
  readonly name: string;
  readonly files: readonly string[];
  readonly options: object;
  /** The first compiler that knows it. */
  readonly since?: string;
}

const ALL = ['esm.mts', 'cjs.cts'];
const strictest = {
  target: 'es2022',
  lib: ['es2022'], // neither the DOM nor Node
  types: [],
  strict: true,
  skipLibCheck: false,
  noEmit: true,
};
const exact = { exactOptionalPropertyTypes: true };
const settings: readonly Setting[] = [
  { name: 'node16, exact', files: ALL, options: { module: 'node16', ...exact } },
  { name: 'nodenext', files: ALL, options: { module: 'nodenext' } },
  {
    name: 'bundler, exact',
    files: ['esm.mts'],
    options: { module: 'esnext', moduleResolution: 'bundler', ...exact },
  },
  {
    name: 'bundler, CJS too',
    files: ALL,
    options: { module: 'preserve', moduleResolution: 'bundler' },
    since: '5.4',
  },
];

/** Checks the types with every compiler and every setting that it knows, as many at a time as there are processors. */
export async function tryCompilers(
  consumer: string,
  compilers: readonly Compiler[],
): Promise<void> {
  const tasks = compilers.flatMap((compiler) =>
    settings
      .filter(({ since = '' }) => compiler.version >= since)
      .map((setting) => () => check(consumer, compiler, setting)),
  );
  const worker = async (): Promise<void> => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) await task();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function check(
  consumer: string,
  { version, path }: Compiler,
  { name, files, options }: Setting,
): Promise<void> {
  const what = `TypeScript ${version}, ${name}`;
  const project = join(consumer, what.replaceAll(/\W+/g, '-'));
  mkdirSync(project);
  const compilerOptions = { ...strictest, ...options };
  const config = { compilerOptions, files: files.map((file) => `../${file}`) };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  await outputOf(what, process.execPath, [path, '-p', project], consumer);
  console.log(`${what}: ok`);
}
