import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from '@microsoft/api-extractor';
import { entries, root } from '../entries.ts';
import { removeOthers } from './write.ts';

/** Writes a report on the types of every built entry into a folder, so that a changed signature shows in a diff. */
export function writeApiReports(folder: string): void {
  mkdirSync(resolve(root, folder), { recursive: true });
  for (const entry of Object.keys(entries)) {
    const config = ExtractorConfig.prepare({
      configObjectFullPath: resolve(root, 'api-extractor.json'),
      packageJsonFullPath: resolve(root, 'package.json'),
      configObject: configOf(entry, folder),
    });
    // A local build writes the report instead of comparing it.
    const { succeeded, warningCount } = Extractor.invoke(config, {
      localBuild: true,
      messageCallback(message) {
        // That a report has changed shows in the diff.
        if (message.messageId.startsWith('console-')) message.logLevel = ExtractorLogLevel.None;
      },
    });
    if (!succeeded || warningCount > 0) throw new Error(`${entry}: see the warnings above`);
  }
  removeOthers(
    folder,
    Object.keys(entries).map((entry) => `${folder}/${entry}.api.md`),
  );
}

function configOf(entry: string, folder: string): IConfigFile {
  const types = `dist/${entry}.d.ts`;
  const { None: none, Warning: warning } = ExtractorLogLevel;
  return {
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
      reportFolder: `<projectFolder>/${folder}/`,
      reportTempFolder: '<projectFolder>/temp/',
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    newlineKind: 'lf',
    messages: {
      compilerMessageReporting: { default: { logLevel: warning } },
      extractorMessageReporting: {
        default: { logLevel: warning },
        'ae-missing-release-tag': { logLevel: none },
        'ae-forgotten-export': { logLevel: none },
        'ae-misplaced-package-tag': { logLevel: none },
        // TypeDoc checks that names are documented and that links lead somewhere.
        'ae-undocumented': { logLevel: none },
        'ae-unresolved-link': { logLevel: none },
      },
      tsdocMessageReporting: {
        default: { logLevel: warning },
        // \`@function\` is a tag of TypeDoc.
        'tsdoc-undefined-tag': { logLevel: none },
      },
    },
  };
}
