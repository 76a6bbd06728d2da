// Writes every file that is derived from others and committed:
//   npm run generate             JSON Schemas, pictures, the exports map, tables of the docs, the client in Python, and (after a build) the API reports
//   npm run generate -- --pins   also what the tests pin: stored games, node counts, checksums of the benchmark and of searches
// Pins say what the rules do. Without the option they stay, so that a mistake in a rule cannot become the expected result.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from './entries.ts';
import { writeApiReports } from './generate/api-reports.ts';
import { manifestFile } from './generate/exports-map.ts';
import { learningPage } from './generate/learning-page.ts';
import { pictureFiles } from './generate/pictures.ts';
import { protocolPage } from './generate/protocol-page.ts';
import { pythonClient } from './generate/python-client.ts';
import { schemaFiles } from './generate/schemas.ts';
import { write, writeFolder } from './generate/write.ts';
import { checksumFile } from './pins/checksums.ts';
import { nodeCountFile } from './pins/node-counts.ts';
import { recordFiles } from './pins/records.ts';
import { searchFile } from './pins/searches.ts';

const { values } = parseArgs({ options: { pins: { type: 'boolean', default: false } } });

write(manifestFile());
write(protocolPage());
write(pythonClient());
write(learningPage());
writeFolder('schema', schemaFiles());
writeFolder('docs/pictures', pictureFiles());

execFileSync('npm', ['run', '--silent', 'build', '--', '--silent'], {
  cwd: root,
  stdio: 'inherit',
});
writeApiReports('config/api');

if (values.pins) {
  const pins = { ...recordFiles(), ...nodeCountFile(), ...searchFile(), ...(await checksumFile()) };
  if (write(pins) > 0) console.log('Pins have changed: say why in CHANGELOG.md.');
}
