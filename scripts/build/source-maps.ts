import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';

interface SourceMap {
  file?: string;
  sources: string[];
  sourcesContent: (string | null)[];
  mappings: string;
}

/**
 * tsup makes the CommonJS files from ES modules, and its maps name the file itself, by the folder of the machine that built it, as
 * the source of the lines that it adds. This takes those sources and mappings out: such lines have no source.
 */
export function removeBuiltSources(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.cjs.map')) continue;
    const path = join(folder, name);
    const map: SourceMap = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify(withoutSource(map, join(folder, basename(name, '.map')))));
  }
}

function withoutSource({ file: _, ...map }: SourceMap, removed: string): SourceMap {
  const place = map.sources.indexOf(removed);
  if (place < 0) return map;
  const mappings = decode(map.mappings).map((line) =>
    line
      .filter(([, source]) => source !== place)
      .map((segment) => {
        if (segment.length !== 1 && segment[1] > place) segment[1] -= 1;
        return segment;
      }),
  );
  const kept = <T>(items: readonly T[]): T[] => items.filter((_, index) => index !== place);
  return {
    ...map,
    sources: kept(map.sources),
    sourcesContent: kept(map.sourcesContent),
    mappings: encode(mappings),
  };
}
