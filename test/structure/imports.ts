import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** The text of each file by its path in `src`. */
export type Sources = ReadonlyMap<string, string>;

/** What the comment of a folder says: the folders that it may import. */
const PURPOSE = /\/\*\n \* ([a-z-]+): [^/]*?\n \* May import: ([^.]+)\./g;

/** What the root of `src` is called in its comment. */
const ROOT = 'pirate-auctions';

/** The folders that each folder may import, as its comment says. */
export function allowedImports(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const allowed = new Map<string, readonly string[]>();
  for (const text of sources.values())
    for (const [, folder = '', names = ''] of text.matchAll(PURPOSE))
      allowed.set(folder, names === 'nothing' ? [] : names.split(/, | and /));
  return allowed;
}

/** Everything that is wrong with the layout of some files and with what they import. */
export function importIssues(sources: Sources): string[] {
  return [...layoutIssues(sources), ...directionIssues(sources), ...circles(sources)];
}

function layoutIssues(sources: Sources): string[] {
  const issues: string[] = [];
  const purposes = [...sources.values()].flatMap((text) =>
    [...text.matchAll(PURPOSE)].map(([, folder]) => folder),
  );
  for (const folder of new Set([...sources.keys()].map(folderOf))) {
    const count = purposes.filter((name) => name === folder).length;
    if (count !== 1) issues.push(`${folder}: ${count} comments say what it may import`);
  }
  for (const path of sources.keys())
    if (!path.includes('/') && path !== 'index.ts') issues.push(`${path}: lies in no folder`);
  return issues;
}

function directionIssues(sources: Sources): string[] {
  const allowed = allowedImports(sources);
  const issues: string[] = [];
  for (const [path, text] of sources) {
    const from = folderOf(path);
    for (const target of importsOf(path, text)) {
      const to = folderOf(target);
      if (!sources.has(target)) issues.push(`${path}: imports ${target}, which does not exist`);
      else if (to !== from && !allowed.get(from)?.includes(to))
        issues.push(`${path}: imports ${target}, but ${from} may not import ${to}`);
    }
  }
  return issues;
}

/** Files that import each other; types count too. */
function circles(sources: Sources): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push(`a circle: ${[...trail.slice(start), path].join(' → ')}`);
    if (start >= 0 || done.has(path)) return;
    for (const target of importsOf(path, sources.get(path) ?? '')) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of sources.keys()) visit(path, []);
  return found;
}

function folderOf(path: string): string {
  const [folder = ROOT, ...rest] = path.split('/');
  return rest.length === 0 ? ROOT : folder;
}

/** The files of the project that a file imports, re-exports, or loads later. */
function importsOf(path: string, text: string): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => /^\..*\.ts$/.test(fileName))
    .map(({ fileName }) => join(dirname(path), fileName));
}
