import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = import.meta.dirname;

/** Installs the packages that the library is compared with into this folder, unless they are there. */
export function installPeers(say: (line: string) => void): void {
  const missing = Object.entries(wanted()).filter(([name, version]) => installed(name) !== version);
  if (missing.length === 0) return;
  say(`installing ${missing.map(([name]) => name).join(' and ')} into bench/node_modules`);
  execSync('npm ci --no-audit --no-fund --loglevel=error', {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function wanted(): Readonly<Record<string, string>> {
  return manifest(resolve(folder, 'package.json')).dependencies ?? {};
}

function installed(name: string): string | null {
  const path = resolve(folder, 'node_modules', name, 'package.json');
  return existsSync(path) ? (manifest(path).version ?? null) : null;
}

function manifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8'));
}
