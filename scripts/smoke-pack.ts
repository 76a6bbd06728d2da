// Packs the library, installs the tarball in an empty folder and uses it as a stranger would:
// every entry from ESM, CJS and TypeScript, and Grog Island for real.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from './entries.ts';

interface Manifest {
  readonly name: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const pkg = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as Manifest;
const specifiers = Object.entries(pkg.exports)
  .filter(([, target]) => typeof target === 'object')
  .map(([path]) => pkg.name + path.slice(1));
const game = `${pkg.name}/grog-island`;

const dir = mkdtempSync(join(tmpdir(), 'smoke-'));
const write = (file: string, text: string): void => writeFileSync(join(dir, file), text);
const run = (command: string, args: readonly string[], cwd = dir): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const use = `
const check = (ok, what) => { if (!ok) throw new Error(what); };
function play({ createGame, legalActions, applyAction, checkAction }) {
  const state = createGame({ players: 2, seed: 1 });
  const before = JSON.stringify(state);
  const actions = legalActions(state);
  check(actions.length > 0, 'no legal action');
  const next = applyAction(state, actions[0]);
  check(JSON.stringify(next) !== before, 'an action without effect');
  check(JSON.stringify(state) === before, 'the given state was changed');
  const refusal = checkAction(state, {});
  check(refusal !== null && typeof refusal.code === 'string', 'no refusal of {}');
  try { applyAction(state, {}); } catch (error) { return error.code; }
  throw new Error('{} was applied');
}
`;

const both = `
import { createRequire } from 'node:module';
${use}
const require = createRequire(import.meta.url);
const play2 = require('./play.cjs');
for (const specifier of ${JSON.stringify(specifiers)}) {
  const names = (module) => Object.keys(module).filter((key) => key !== 'default' && key !== 'module.exports').sort();
  const esm = names(await import(specifier));
  const cjs = names(require(specifier));
  check(esm.length > 0, specifier + ' exports nothing');
  check(esm.join() === cjs.join(), specifier + ' differs: ESM ' + esm + '; CJS ' + cjs);
  console.log(specifier + ': ' + esm.length + ' names, the same from ESM and CJS');
}
for (const [kind, code] of [['ESM', play(await import('${game}'))], ['CJS', play2(require('${game}'))]]) {
  console.log('Grog Island from ' + kind + ' ok, {} refused with ' + code);
}
const denied = await import('${pkg.name}/dist/index.js').then(() => null, (error) => error.code);
check(denied === 'ERR_PACKAGE_PATH_NOT_EXPORTED', 'dist can be imported: ' + denied);
`;

const typed = `
${specifiers.map((specifier, at) => `import * as entry${at} from '${specifier}';`).join('\n')}
import { type Action, applyAction, checkAction, createGame, type GameState, legalActions } from '${game}';
export const entries: readonly object[] = [${specifiers.map((_, at) => `entry${at}`).join(', ')}];
const state: GameState = createGame({ players: 2, seed: 1 });
const actions: readonly Action[] = legalActions(state);
const first: Action | undefined = actions[0];
export const next: GameState = first === undefined ? state : applyAction(state, first);
export const code: string | undefined = checkAction(state, {})?.code;
// @ts-expect-error a game needs a seed
createGame({ players: 2 });
// @ts-expect-error a state cannot be changed
next.rules = '1';
`;

try {
  const packed = run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', dir],
    root,
  );
  const [tarball] = JSON.parse(packed) as { filename: string; size: number; files: unknown[] }[];
  if (tarball === undefined) throw new Error('nothing was packed');
  console.log(`${tarball.filename}: ${tarball.files.length} files, ${tarball.size} bytes`);

  // boardgame.io is left out: its entry must load without it.
  const peers = Object.keys(pkg.peerDependencies ?? {}).filter((name) => name !== 'boardgame.io');
  const install = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'];
  write('package.json', '{ "name": "consumer", "private": true }\n');
  run('npm', [
    ...install,
    `./${tarball.filename}`,
    ...peers.map((name) => `${name}@${pkg.devDependencies[name] ?? pkg.peerDependencies?.[name]}`),
  ]);

  write('play.cjs', `${use}\nmodule.exports = play;\n`);
  write('both.mjs', both);
  process.stdout.write(run(process.execPath, ['both.mjs']));

  for (const program of Object.keys(pkg.bin ?? {})) {
    const command = join(dir, 'node_modules/.bin', program);
    run(command, ['--help']);
    // Two workers, so that the packed program must find itself in its threads.
    const lines = run(command, 'tournament --games 4 --bots random,random --workers 2'.split(' '));
    if (lines.split('\n').length !== 5) throw new Error(`a tournament of 4 games gave: ${lines}`);
    console.log(`${program} --help and a tournament with 2 workers ok`);
  }

  write('esm.mts', typed);
  write('cjs.cts', typed);
  const tsc = resolve(root, 'node_modules/typescript/bin/tsc');
  for (const [module, moduleResolution, ...sources] of [
    ['node16', 'node16', 'esm.mts', 'cjs.cts'],
    ['nodenext', 'nodenext', 'esm.mts', 'cjs.cts'],
    ['esnext', 'bundler', 'esm.mts'],
    ['preserve', 'bundler', 'esm.mts', 'cjs.cts'],
  ] as const) {
    const options = { module, moduleResolution, target: 'es2022', strict: true, noEmit: true };
    const compilerOptions = { ...options, skipLibCheck: false, types: [] };
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: sources }));
    try {
      run(process.execPath, [tsc, '-p', dir]);
    } catch (error) {
      process.stderr.write(String((error as { stdout?: unknown }).stdout));
      throw new Error(`the types are wrong for ${module} with ${moduleResolution}`);
    }
    console.log(`types ok for module ${module}, resolution ${moduleResolution}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
