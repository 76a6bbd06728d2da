// Packs the library and installs the tarball in an empty folder, together with programs that use it as an application would.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { entries, root, specifier } from '../entries.ts';

interface Manifest {
  readonly name: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export const manifest: Manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const specifiers = Object.keys(entries).map(specifier);
const game = `${manifest.name}/grog-island`;

/** Plays a whole game with choices that are the same everywhere, and checks that an illegal action is refused. */
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
  check(legalActions(last).length === 0, 'the game does not end');
  check(JSON.stringify(last) !== before, 'actions have no effect');
  check(JSON.stringify(state) === before, 'the given state was changed');
  const refusal = checkAction(state, {});
  check(refusal !== null && typeof refusal.code === 'string', 'no refusal of {}');
  let code = null;
  try { applyAction(state, {}); } catch (error) { code = error.code; }
  check(code === refusal.code, '{} was applied');
  return 'totals ' + score(last).players.map(({ total }) => total) + ', {} refused with ' + code;
}
`;

/** Searches as every engine must: `searches` gives a line for each game. */
const search = `
import { createIsmctsSearch } from '${manifest.name}/bots';
import { searchChecksums } from './searches.mjs';
const searches = (games) => games.flatMap((game) =>
  Object.entries(searchChecksums(game, createIsmctsSearch(game))).map((entry) => 'searches of ' + entry.join(': ')));
`;

const both = `
import { createRequire } from 'node:module';
${search}${use}
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
for (const [specifier, players] of [['${game}', 2], ['${manifest.name}/caribbean-fleet', 3]]) {
  console.log(specifier + ' from ESM ok, ' + play(await import(specifier), players));
  console.log(specifier + ' from CJS ok, ' + play2(require(specifier), players));
}
const { grogIsland, caribbeanFleet } = await import('${manifest.name}');
console.log(searches([grogIsland, caribbeanFleet]).join('\\n'));
const denied = await import('${manifest.name}/dist/index.js').then(() => null, (error) => error.code ?? error.name);
// The code is Node's.
const known = globalThis.Bun === undefined && globalThis.Deno === undefined;
check(known ? denied === 'ERR_PACKAGE_PATH_NOT_EXPORTED' : denied !== null, 'dist can be imported: ' + denied);
`;

const inBrowser = `
${specifiers.map((name, at) => `import * as entry${at} from '${name}';`).join('\n')}
import * as grogIsland from '${game}';
import * as caribbeanFleet from '${manifest.name}/caribbean-fleet';
${search}${use}
for (const entry of [${specifiers.map((_, at) => `entry${at}`).join(', ')}])
  check(Object.keys(entry).length > 0, 'an entry exports nothing');
document.querySelector('pre').textContent = [
  '${game} from ESM ok, ' + play(grogIsland, 2),
  '${manifest.name}/caribbean-fleet from ESM ok, ' + play(caribbeanFleet, 3),
  ...searches([grogIsland, caribbeanFleet]),
].join('\\n');
`;

const typed = `
${specifiers.map((name, at) => `import * as entry${at} from '${name}';`).join('\n')}
import { type Action, applyAction, checkAction, createGame, type GameState, legalActions } from '${game}';
export const entries: readonly object[] = [${specifiers.map((_, at) => `entry${at}`).join(', ')}];
import { grogIsland } from '${manifest.name}';
export const same: GameState = grogIsland.createGame({ players: 2, seed: 1 });
export const roll: Action & grogIsland.RollAction = { type: 'roll', player: 0 };
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
export interface Consumer {
  readonly folder: string;
  /** The name and the size of the tarball. */
  readonly packed: string;
  /** Runs a command in the folder and returns what it prints. */
  run(command: string, args: readonly string[]): string;
  remove(): void;
}

/**
 * Packs and installs. `both.mjs` imports and requires every entry, plays both games and searches in them; `browser.mjs` is the same for a page
 * and must be bundled; `esm.mts` and `cjs.cts` are for type checks.
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
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
    (name) => name !== 'boardgame.io',
  );
  write('package.json', '{ "name": "consumer", "private": true }\n');
  run('npm', [
    ...['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--silent'],
    `./${tarball.filename}`,
    ...peers.map(
      (name) => `${name}@${manifest.devDependencies[name] ?? manifest.peerDependencies?.[name]}`,
    ),
  ]);
  write('play.cjs', `${use}\nmodule.exports = play;\n`);
  buildSync({
    entryPoints: [resolve(root, 'scripts/package/searches.ts')],
    bundle: true,
    format: 'esm',
    outfile: join(folder, 'searches.mjs'),
  });
  write('both.mjs', both);
  write('browser.mjs', inBrowser);
  write('esm.mts', typed);
  write('cjs.cts', typed);
  return {
    folder,
    packed: `${tarball.filename}: ${tarball.files.length} files, ${tarball.size} bytes`,
    run: (command, args) => run(command, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
