import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { writePlayground } from '../../scripts/playground.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is, as a file: URL. */
    readonly page: string;
  }
}

/** Builds the page once for all tests, into a folder that is gone afterwards. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'playground-'));
  project.provide('page', pathToFileURL(await writePlayground(folder)).href);
  return () => rmSync(folder, { recursive: true, force: true });
}
