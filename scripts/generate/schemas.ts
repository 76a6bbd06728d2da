import { tables as caribbeanFleet } from '../../src/caribbean-fleet/tables.ts';
import { schemasOf } from '../../src/codec/game-tables.ts';
import { tables as grogIsland } from '../../src/grog-island/tables.ts';
import { jsonSchema } from './json-schema.ts';
import { protocolSchema } from './protocol-schema.ts';
import type { Files } from './write.ts';

const TITLES = { 'grog-island': 'Grog Island', 'caribbean-fleet': 'Caribbean Fleet' };

/** The JSON Schemas of both games, and of the protocol. */
export function schemaFiles(): Files {
  const files: Record<string, string> = {};
  for (const { definition, schemas } of [
    { definition: grogIsland.definition, schemas: schemasOf(grogIsland) },
    { definition: caribbeanFleet.definition, schemas: schemasOf(caribbeanFleet) },
  ]) {
    const { name, version } = definition;
    for (const [kind, schema] of Object.entries(schemas)) {
      const document = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: `${TITLES[name]}: ${kind}, rules ${version}`,
        ...jsonSchema(schema),
      };
      files[`schema/${name}-${kind}.json`] = `${JSON.stringify(document, null, 1)}\n`;
    }
  }
  files['schema/protocol.json'] = `${JSON.stringify(protocolSchema(), null, 1)}\n`;
  return files;
}
