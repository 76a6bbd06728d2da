import { fillSlots, formFor, type Plural, slotsIn } from '../core/sentence.ts';

/**
 * A sentence for each key. The library replaces each `{name}` by a word, and each `{name:coin|coins}` by the form that goes with the
 * number of `name`, or with the length of a list: as many forms as `plural` of {@link CommonWords} tells apart. A refusal may have
 * `{seat name}` for a player: their name alone, or without one the noun and their number.
 *
 * @typeParam Key - the keys.
 */
export type Sentences<Key extends string> = { readonly [Name in Key]: string };

/**
 * A word in two forms: alone, for a list or after a colon, and inside a sentence, with its article and case. In a sentence,
 * `{card}` stands for the second form and `{card.name}` for the first.
 */
export type Named = readonly [alone: string, inside: string];

/** A text about several things, and how many they are. */
export interface Several {
  readonly text: string;
  readonly count: number;
}

/** A player: their name, or what the noun of the placeholder and their number give. */
type Player = (noun: string | null) => string;

/** What can replace a placeholder. */
export type Word = string | number | Named | Several | Player;

/** Thrown where a catalogue has no words for a value, as for one of another version of the library. */
export class NoWords extends Error {}

/** The names between braces in a sentence; without the `.name` or the forms that follow. */
type Placeholder<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? NameIn<Name> | Placeholder<Rest>
  : never;

type NameIn<Name extends string> = Name extends `${infer Base}.name`
  ? Base
  : Name extends `${infer Base}:${string}`
    ? Base
    : Name extends `${string} ${infer Base}`
      ? Base
      : Name;

/** Fills in a sentence of a table. The compiler knows which words the English one needs. */
export type Translator<English extends Sentences<string>> = <Key extends keyof English & string>(
  key: Key,
  words: Readonly<Record<Placeholder<English[Key]>, Word>>,
) => string;

/** Creates the translator of a table in any language; `English` is the type of the English table. */
export function translator<English extends Sentences<string>>(
  sentences: Sentences<keyof English & string>,
  plural: Plural,
): Translator<English> {
  return (key, words) => fillTemplate(entryOf(sentences, key), words, plural);
}

/** Replaces the placeholders of a sentence. A word is inserted as it is, braces included. */
export function fillTemplate(
  sentence: string,
  words: Readonly<Record<string, Word>>,
  plural: Plural,
): string {
  return fillSlots(sentence, ({ name, isAlone, noun, forms }) => {
    const word = entryOf(words, name);
    if (typeof word === 'function') return word(noun);
    return forms === null ? textOf(word, isAlone) : formFor(forms, countOf(word), plural);
  });
}

function textOf(word: Exclude<Word, Player>, isAlone: boolean): string {
  if (typeof word === 'number' && Number.isFinite(word)) return String(word);
  const text = isNamed(word) ? word[isAlone ? 0 : 1] : typeof word === 'object' ? word.text : word;
  if (typeof text === 'string') return text;
  throw new NoWords();
}

function countOf(word: Exclude<Word, Player>): number {
  if (isNamed(word)) return Number.NaN;
  return typeof word === 'object' ? word.count : Number(word);
}

function isNamed(word: Exclude<Word, Player>): word is Named {
  return Array.isArray(word);
}

/** The entry of a table for a name from outside. */
export function entryOf<Table extends object, Name extends keyof Table>(
  table: Table,
  name: Name,
): Table[Name] {
  if (Object.hasOwn(table, name)) return table[name];
  throw new NoWords();
}

/** A describer that says something general of a value that a catalogue has no words for, instead of failing or saying half of it. */
export function orGeneral<Values extends readonly unknown[]>(
  describe: (...values: Values) => string,
  general: (...values: Values) => string,
): (...values: Values) => string {
  return (...values) => {
    let text: unknown;
    try {
      text = describe(...values);
    } catch {
      // A value of another form than its type says, which only a program in JavaScript or another version gives.
    }
    return typeof text === 'string' ? text : general(...values);
  };
}

/** The names between braces, each once, in alphabetical order. */
export function placeholdersIn(sentence: string): string[] {
  return [...new Set(slotsIn(sentence).map(({ name }) => name))].sort();
}

/** The words of a sentence that have a form for each number, and the name of the number. */
export function formsIn(sentence: string): { name: string; forms: readonly string[] }[] {
  return slotsIn(sentence).flatMap(({ name, forms }) => (forms === null ? [] : [{ name, forms }]));
}
