// Writes the JSON Schemas of both games into schema/ (`npm run schemas`); a test compares them with the sources.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tables as caribbeanFleet } from '../src/caribbean-fleet/tables.ts';
import { schemasOf } from '../src/codec/game-tables.ts';
import { tables as grogIsland } from '../src/grog-island/tables.ts';
import { root } from './entries.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

const TITLES = { 'grog-island': 'Grog Island', 'caribbean-fleet': 'Caribbean Fleet' };

/** The files and their contents. */
export function schemaFiles(): ReadonlyMap<string, JsonSchema> {
  const files = new Map<string, JsonSchema>();
  for (const { definition, schemas } of [
    { definition: grogIsland.definition, schemas: schemasOf(grogIsland) },
    { definition: caribbeanFleet.definition, schemas: schemasOf(caribbeanFleet) },
  ]) {
    const { name, version } = definition;
    for (const [kind, schema] of Object.entries(schemas)) {
      files.set(`${name}-${kind}.json`, {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: `${TITLES[name]}: ${kind}, rules ${version}`,
        ...jsonSchema(schema),
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
