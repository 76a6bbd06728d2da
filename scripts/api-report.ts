// Compares the types of every built entry with its report in config/api; `-- --update` rewrites the reports.
// A changed signature thus shows in the diff of a change.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { entries, root } from './entries.ts';

const update = process.argv.includes('--update');
const folder = resolve(root, 'config/api');
mkdirSync(folder, { recursive: true });

const failed: string[] = [];
for (const entry of Object.keys(entries)) {
  const types = `dist/${entry}.d.ts`;
  const config = ExtractorConfig.prepare({
    configObjectFullPath: resolve(root, 'api-extractor.json'),
    packageJsonFullPath: resolve(root, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: `<projectFolder>/${types}`,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            lib: ['ES2023', 'DOM'],
            module: 'ESNext',
            moduleResolution: 'Bundler',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [types],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: '<projectFolder>/config/api/',
        reportTempFolder: '<projectFolder>/temp/',
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Warning } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Warning },
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
          'ae-forgotten-export': { logLevel: ExtractorLogLevel.None },
          'ae-misplaced-package-tag': { logLevel: ExtractorLogLevel.None },
          // Links are checked by the docs, which know all entries.
          'ae-unresolved-link': { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.Warning } },
      },
    },
  });
  const result = Extractor.invoke(config, { localBuild: update, showVerboseMessages: false });
  if (!result.succeeded) failed.push(entry);
}

for (const file of readdirSync(folder)) {
  if (file.endsWith('.api.md') && !(file.slice(0, -'.api.md'.length) in entries)) {
    if (update) rmSync(resolve(folder, file));
    else failed.push(file);
  }
}
if (failed.length > 0) {
  console.error(
    `The API report differs: ${failed.join(', ')}. To accept it: npm run api -- --update`,
  );
  process.exitCode = 1;
}
