/** The place of the form that goes with a number, in a list of the forms of a word. */
export type Plural = (count: number) => number;

/** The plural of English: one form for 1, another for every other number. */
export const englishPlural: Plural = (count) => (count === 1 ? 0 : 1);

/**
 * What stands between braces in a sentence: `{name}` is a word, `{name.name}` the word alone, `{name:coin|coins}` the form that goes
 * with the number `name`, or with the length of the list `name`, and `{seat name}` a player: "seat 1", or their name alone.
 */
export interface Slot {
  readonly name: string;
  readonly isAlone: boolean;
  /** What stands before the number of a player without a name. */
  readonly noun: string | null;
  readonly forms: readonly string[] | null;
}

const SLOT = /\{(?:([\p{L}]+) )?(\w+)(?:(\.name)|:([^{}]*))?\}/gu;

/** Puts words into a sentence. A word is inserted as it is, braces included. */
export function fillSlots(sentence: string, wordFor: (slot: Slot) => string): string {
  return sentence.replace(
    SLOT,
    (_whole, noun: string | undefined, name: string, alone?: string, forms?: string) =>
      wordFor(slotOf(noun, name, alone, forms)),
  );
}

/** What stands between braces in a sentence, from left to right. */
export function slotsIn(sentence: string): Slot[] {
  return Array.from(sentence.matchAll(SLOT), ([, noun, name = '', alone, forms]) =>
    slotOf(noun, name, alone, forms),
  );
}

function slotOf(
  noun: string | undefined,
  name: string,
  alone: string | undefined,
  forms: string | undefined,
): Slot {
  return {
    name,
    isAlone: alone !== undefined,
    noun: noun ?? null,
    forms: forms?.split('|') ?? null,
  };
}

/** The form of a word that goes with a number; a word with fewer forms keeps its last one. */
export function formFor(forms: readonly string[], count: number, plural: Plural): string {
  return forms[plural(count)] ?? forms.at(-1) ?? '';
}

/** A number and an English noun: "1 card", "2 cards". */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${count} ${formFor([one, other], count, englishPlural)}`;
}
