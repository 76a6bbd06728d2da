// Builds the documentation and the playground into site/. A warning (an undocumented name, a broken link) is an error, and no
// site is written.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Application, type Context, Converter, JSX, type TypeDocOptions } from 'typedoc';
import { entries, root, specifier } from './entries.ts';
import { writePlayground } from './playground.ts';

const at = (path: string): string => resolve(root, path);

const options: TypeDocOptions = {
  name: 'pirate-auctions',
  entryPoints: Object.values(entries).map(at),
  tsconfig: at('tsconfig.json'),
  basePath: root,
  out: at('site'),
  readme: at('README.md'),
  projectDocuments: ['docs/*.md', 'docs/!(playground)/**/*.md', 'CHANGELOG.md']
    .filter((path) => path.includes('*') || existsSync(at(path)))
    .map(at),
  logLevel: 'Warn',
  includeVersion: true,
  disableGit: true,
  disableSources: true,
  excludeInternal: true,
  excludePrivate: true,
  excludeExternals: true,
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  validation: {
    notExported: true,
    invalidLink: true,
    invalidPath: true,
    rewrittenLink: true,
    notDocumented: true,
    unusedMergeModuleWith: true,
  },
  requiredToBeDocumented: [
    'Enum',
    'EnumMember',
    'Variable',
    'Function',
    'Class',
    'Interface',
    'Property',
    'Method',
    'Accessor',
    'TypeAlias',
    'Constructor',
  ],
};

/** The page of the playground within the site. */
const PLAYGROUND = 'playground/index.html';

async function build(app: Application): Promise<string | null> {
  const { logger } = app;
  const clean = (): boolean => !logger.hasErrors() && !logger.hasWarnings();
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
    // Name modules as they are imported, and documents after their first heading.
    for (const [entry, source] of Object.entries(entries)) {
      const path = source.replace(/(\/index)?\.ts$/, '');
      const module = project.children?.find(({ name }) => name === path || `${name}.ts` === source);
      if (module) module.name = specifier(entry);
    }
    for (const document of project.documents ?? []) {
      const [, title] = /^# (.+)$/m.exec(document.content.map(({ text }) => text).join('')) ?? [];
      if (title !== undefined) document.name = title;
    }
  });
  // The link is correct on every page, at any depth of the site.
  app.renderer.hooks.on('sidebar.begin', ({ relativeURL }) =>
    JSX.createElement('a', { href: relativeURL(PLAYGROUND) }, 'Playground'),
  );
  const project = await app.convert();
  if (!project || !clean()) return 'reading the sources';
  app.validate(project);
  if (!clean() || logger.validationWarningCount > 0) return 'validation';
  await app.generateOutputs(project);
  return clean() ? null : 'writing the site';
}

const failure = await build(await Application.bootstrapWithPlugins(options));
if (failure === null) {
  console.log('site/index.html');
  await writePlayground(at(dirname(`site/${PLAYGROUND}`)));
  console.log(`site/${PLAYGROUND}`);
} else {
  console.error(`The documentation was not built: ${failure} failed.`);
  process.exitCode = 1;
}
