/**
 * A sentence for each key; `{name}` stands for a word that the library fills in.
 *
 * @typeParam Key - the keys.
 */
export type Sentences<Key extends string> = { readonly [Name in Key]: string };

/**
 * A word alone, in a list or after a colon, and inside a sentence, with its article and its case. A sentence says `{card}` to
 * have the second, `{card.name}` to have the first.
 */
export type Named = readonly [alone: string, inside: string];

/** What can be put into a sentence. */
export type Word = string | number | Named;

/** The names between braces in a sentence; the `.name` that asks for a word alone does not count. */
type Slot<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Base}.name` ? Base : Name) | Slot<Rest>
  : never;

/** Says a sentence of a table; the compiler knows which words the English one needs. */
export type Speaker<English extends Sentences<string>> = <Key extends keyof English & string>(
  key: Key,
  words: Readonly<Record<Slot<English[Key]>, Word>>,
) => string;

/** The speaker of a table in any language; `English` is the type of the English table. */
export function speaker<English extends Sentences<string>>(
  sentences: Sentences<keyof English & string>,
): Speaker<English> {
  return (key, words) => filled(sentences[key], words);
}

const SLOT = /\{(\w+)(\.name)?\}/g;

/** Puts words into a sentence. A word is put in as it is, braces and all. */
export function filled(sentence: string, words: Readonly<Record<string, Word>>): string {
  return sentence.replace(SLOT, (slot, name: string, alone?: string) => {
    const word = Object.hasOwn(words, name) ? words[name] : slot;
    return typeof word === 'object' ? word[alone === undefined ? 1 : 0] : String(word);
  });
}

/** The names between braces, each once, in the order of the alphabet. */
export function slotsOf(sentence: string): string[] {
  return [...new Set(Array.from(sentence.matchAll(SLOT), ([, name = '']) => name))].sort();
}
