/**
 * A sentence for each key. The library replaces each `{name}` by a word.
 *
 * @typeParam Key - the keys.
 */
export type Sentences<Key extends string> = { readonly [Name in Key]: string };

/**
 * A word in two forms: alone, for a list or after a colon, and inside a sentence, with its article and case. In a sentence,
 * `{card}` stands for the second form and `{card.name}` for the first.
 */
export type Named = readonly [alone: string, inside: string];

/** What can replace a placeholder. */
export type Word = string | number | Named;

/** The names between braces in a sentence; without the `.name` that asks for a word alone. */
type Placeholder<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Base}.name` ? Base : Name) | Placeholder<Rest>
  : never;

/** Fills in a sentence of a table. The compiler knows which words the English one needs. */
export type Translator<English extends Sentences<string>> = <Key extends keyof English & string>(
  key: Key,
  words: Readonly<Record<Placeholder<English[Key]>, Word>>,
) => string;

/** Creates the translator of a table in any language; `English` is the type of the English table. */
export function translator<English extends Sentences<string>>(
  sentences: Sentences<keyof English & string>,
): Translator<English> {
  return (key, words) => fillTemplate(sentences[key], words);
}

const PLACEHOLDER = /\{(\w+)(\.name)?\}/g;

/** Replaces the placeholders of a sentence. A word is inserted as it is, braces included. */
export function fillTemplate(sentence: string, words: Readonly<Record<string, Word>>): string {
  return sentence.replace(PLACEHOLDER, (slot, name: string, alone?: string) => {
    const word = Object.hasOwn(words, name) ? words[name] : slot;
    return typeof word === 'object' ? word[alone === undefined ? 1 : 0] : String(word);
  });
}

/** The names between braces, each once, in alphabetical order. */
export function placeholdersIn(sentence: string): string[] {
  return [...new Set(Array.from(sentence.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort();
}
