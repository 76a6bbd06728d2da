import { join } from 'node:path';
import {
  Application,
  type CommentDisplayPart,
  DeclarationReflection,
  type ProjectReflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import ts from 'typescript';
import { entries, root } from '../../scripts/entries.ts';

const at = (path: string): string => join(root, path);

/** The pages that TypeDoc makes of some entries. */
export async function documentationOf(names: readonly string[]): Promise<ProjectReflection> {
  const application = await Application.bootstrap({
    entryPoints: names.map((name) => at(entries[name] ?? '')),
    tsconfig: at('tsconfig.json'),
    disableGit: true,
    disableSources: true,
    excludeInternal: true,
    logLevel: 'Error',
    skipErrorChecking: true,
  });
  const project = await application.convert();
  if (project === undefined) throw new Error('TypeDoc cannot read the sources');
  return project;
}

/** How a function is called, as its page shows it. */
export function signatureOf(
  project: ProjectReflection,
  path: readonly string[],
): SignatureReflection {
  const [signature] = declarationOf(project, path).signatures ?? [];
  if (signature === undefined) throw new Error(`${path.join('.')} is no function`);
  return signature;
}

function declarationOf(project: ProjectReflection, path: readonly string[]): DeclarationReflection {
  const found = project.getChildByName([...path]);
  if (found instanceof DeclarationReflection) return found;
  throw new Error(`there is no page of ${path.join('.')}`);
}

export function textOf(parts: readonly CommentDisplayPart[] | undefined): string {
  return parts?.map(({ text }) => text).join('') ?? '';
}

/** The texts of one kind of tag. */
export function tagsOf({ comment }: SignatureReflection, tag: `@${string}`): string[] {
  return comment?.getTags(tag).map(({ content }) => textOf(content)) ?? [];
}

/** The codes of each class of errors that has any. */
export function codesOfErrors(project: ProjectReflection): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, readonly string[]>();
  for (const declaration of declarationOf(project, ['index']).children ?? []) {
    const code = declaration.getChildByName('code');
    if (!declaration.name.endsWith('Error') || !(code instanceof DeclarationReflection)) continue;
    const names = literalsOf(code.type);
    if (names.length > 0) codes.set(declaration.name, names);
  }
  return codes;
}

function literalsOf(type: SomeType | undefined): string[] {
  if (type?.type === 'literal') return [String(type.value)];
  if (type?.type === 'union') return type.types.flatMap(literalsOf);
  const alias = type?.type === 'reference' ? type.reflection : undefined;
  return alias instanceof DeclarationReflection ? literalsOf(alias.type) : [];
}

/** What an editor shows while a call of a function of an entry is typed. */
export function signatureHelp(entry: string, names: readonly string[]): ReadonlyMap<string, Help> {
  const file = at('typed.ts');
  const lines = [
    `import * as game from './${entries[entry]}';`,
    ...names.map((name) => `game.${name}(`),
  ];
  const program = lines.join('\n');
  const service = ts.createLanguageService(hostOf(file, program));
  const shown = new Map<string, Help>();
  for (const name of names) {
    const place = program.indexOf(`game.${name}(`) + `game.${name}(`.length;
    const [item] = service.getSignatureHelpItems(file, place, {})?.items ?? [];
    if (item !== undefined) shown.set(name, helpOf(item));
  }
  service.dispose();
  return shown;
}

/** What signature help says. */
export interface Help {
  readonly summary: string;
  readonly parameters: readonly string[];
  readonly throws: readonly string[];
}

function helpOf({ documentation, parameters, tags }: ts.SignatureHelpItem): Help {
  return {
    summary: ts.displayPartsToString(documentation),
    parameters: parameters.map((parameter) =>
      ts.displayPartsToString(parameter.documentation).replace(/^- /, ''),
    ),
    throws: tags
      .filter(({ name }) => name === 'throws')
      .map(({ text }) => ts.displayPartsToString(text).replace(/\{@link (\w+) ?\}/g, '$1')),
  };
}

function hostOf(file: string, program: string): ts.LanguageServiceHost {
  const { config } = ts.readConfigFile(at('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const readFile = (path: string): string | undefined =>
    path === file ? program : ts.sys.readFile(path);
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile,
  };
}

/** The names of the methods of the contract. */
export function contractOf(project: ProjectReflection): string[] {
  const { children = [] } = declarationOf(project, ['index', 'Game']);
  return children.filter(({ signatures }) => signatures !== undefined).map(({ name }) => name);
}
