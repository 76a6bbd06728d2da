import type { BaseView } from '../../src/index.ts';
import type { GameWords } from '../../src/words/index.ts';
import type { Language } from './languages.ts';
import type { Table } from './table.ts';

/** What the page shows: a table as its viewer may see it, in the words of a language. */
export interface Scene {
  readonly table: Table;
  readonly language: Language;
  readonly view: BaseView;
  readonly words: GameWords;
}

/** The scene of a table. Everything that the page shows of a game in progress comes from `view` or from viewed events. */
export function sceneOf(table: Table, language: Language): Scene {
  const { catalogue } = language;
  const { played, names, view } = table;
  return { table, language, view, words: played.words({ catalogue, names }) };
}
