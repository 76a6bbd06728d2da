// Packs the library and installs the tarball in an empty folder, with files that use it as a stranger would.
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

export const pkg: Manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const specifiers = Object.entries(pkg.exports)
  .filter(([, target]) => typeof target === 'object')
  .map(([path]) => pkg.name + path.slice(1));
const game = `${pkg.name}/grog-island`;

/** Both games from their beginning to their end, by choices that are the same everywhere, and what must not happen. */
const use = `
const check = (ok, what) => { if (!ok) throw new Error(what); };
function play({ createGame, legalActions, applyAction, checkAction, score }, players) {
  const state = createGame({ players, seed: 1 });
  const before = JSON.stringify(state);
  check(legalActions(state).length > 0, 'no legal action');
  let last = state;
  for (let turn = 0; turn < 2000; turn += 1) {
    const actions = legalActions(last);
    if (actions.length === 0) break;
    last = applyAction(last, actions[(turn * 7919) % actions.length]);
  }
  check(legalActions(last).length === 0, 'the game has no end');
  check(JSON.stringify(last) !== before, 'actions without effect');
  check(JSON.stringify(state) === before, 'the given state was changed');
  const refusal = checkAction(state, {});
  check(refusal !== null && typeof refusal.code === 'string', 'no refusal of {}');
  let code = null;
  try { applyAction(state, {}); } catch (error) { code = error.code; }
  check(code === refusal.code, '{} was applied');
  return 'totals ' + score(last).players.map(({ total }) => total) + ', {} refused with ' + code;
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
for (const [specifier, players] of [['${game}', 2], ['${pkg.name}/caribbean-fleet', 3]]) {
  console.log(specifier + ' from ESM ok, ' + play(await import(specifier), players));
  console.log(specifier + ' from CJS ok, ' + play2(require(specifier), players));
}
const denied = await import('${pkg.name}/dist/index.js').then(() => null, (error) => error.code ?? error.name);
// The code is Node's.
const known = globalThis.Bun === undefined && globalThis.Deno === undefined;
check(known ? denied === 'ERR_PACKAGE_PATH_NOT_EXPORTED' : denied !== null, 'dist can be imported: ' + denied);
`;

const inBrowser = `
${specifiers.map((specifier, at) => `import * as entry${at} from '${specifier}';`).join('\n')}
import * as grogIsland from '${game}';
import * as caribbeanFleet from '${pkg.name}/caribbean-fleet';
${use}
for (const entry of [${specifiers.map((_, at) => `entry${at}`).join(', ')}])
  check(Object.keys(entry).length > 0, 'an entry exports nothing');
document.querySelector('pre').textContent = [
  '${game} from ESM ok, ' + play(grogIsland, 2),
  '${pkg.name}/caribbean-fleet from ESM ok, ' + play(caribbeanFleet, 3),
].join('\\n');
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

/** A folder with the packed library in its node_modules. */
interface Consumer {
  readonly folder: string;
  /** What was packed, in a line. */
  readonly packed: string;
  /** Runs a command in the folder, for what it prints. */
  run(command: string, args: readonly string[]): string;
  write(file: string, text: string): void;
  remove(): void;
}

/**
 * Packs and installs. `both.mjs` uses every entry from ESM and CJS and plays; `browser.mjs` does it in a page, as soon as it
 * is bundled; `esm.mts` and `cjs.cts` are there to be type-checked.
 */
export function packedConsumer(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  const run = (command: string, args: readonly string[], cwd = folder): string =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [tarball]: { filename: string; size: number; files: unknown[] }[] = JSON.parse(
    run('npm', pack, root),
  );
  if (tarball === undefined) throw new Error('nothing was packed');

  // boardgame.io is left out: its entry must load without it.
  const peers = Object.keys(pkg.peerDependencies ?? {}).filter((name) => name !== 'boardgame.io');
  write('package.json', '{ "name": "consumer", "private": true }\n');
  run('npm', [
    ...['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--silent'],
    `./${tarball.filename}`,
    ...peers.map((name) => `${name}@${pkg.devDependencies[name] ?? pkg.peerDependencies?.[name]}`),
  ]);
  write('play.cjs', `${use}\nmodule.exports = play;\n`);
  write('both.mjs', both);
  write('browser.mjs', inBrowser);
  write('esm.mts', typed);
  write('cjs.cts', typed);
  return {
    folder,
    packed: `${tarball.filename}: ${tarball.files.length} files, ${tarball.size} bytes`,
    run: (command, args) => run(command, args),
    write,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
