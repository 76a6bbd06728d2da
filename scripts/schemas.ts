// Writes the JSON Schemas of both games into schema/ (`npm run schemas`); a test compares them with the sources.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parsed as caribbeanFleet } from '../src/caribbean-fleet/parse.ts';
import { parsed as grogIsland } from '../src/grog-island/parse.ts';
import { shapesOf } from '../src/parsed-game.ts';
import { root } from './entries.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

const TITLES = { 'grog-island': 'Grog Island', 'caribbean-fleet': 'Caribbean Fleet' };

/** The files and their contents. */
export function schemaFiles(): ReadonlyMap<string, JsonSchema> {
  const files = new Map<string, JsonSchema>();
  for (const { rules, shapes } of [
    { rules: grogIsland.rules, shapes: shapesOf(grogIsland) },
    { rules: caribbeanFleet.rules, shapes: shapesOf(caribbeanFleet) },
  ]) {
    for (const [part, shape] of Object.entries(shapes)) {
      files.set(`${rules.name}-${part}.json`, {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: `${TITLES[rules.name]}: ${part}, rules ${rules.version}`,
        ...jsonSchema(shape()),
      });
    }
  }
  return files;
}

/** The text of a file. */
export function textOf(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 1)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = resolve(root, 'schema');
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of schemaFiles()) writeFileSync(join(folder, name), textOf(schema));
}
