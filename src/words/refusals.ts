import type { Json } from '../core/json.ts';
import type { CommonRefusalDetails } from '../core/refusal.ts';
import type { BaseRefusal } from '../core/types.ts';
import type { CommonWords } from './common.ts';
import type { Formatter } from './formatter.ts';
import { fillTemplate, type Named, type Sentences, type Word } from './sentences.ts';

type DetailName<Details> = { [Code in keyof Details]: keyof Details[Code] & string }[keyof Details];

type ValueWords =
  | Readonly<Record<string, string | Named>>
  | ((value: Json, refusal: BaseRefusal) => string | Named);

/** Words for details by name; a detail without an entry appears as it is in the data. */
export type DetailWords<Details> = { readonly [Name in DetailName<Details>]?: ValueWords };

/** Words for the details of the reasons that any game can give. */
export function commonDetails(
  { problems, spectator }: CommonWords,
  formatter: Formatter,
): DetailWords<CommonRefusalDetails> {
  const seat = seatWords(formatter.numbered, spectator);
  return {
    problem: problems,
    player: seat,
    waitingFor: seat,
    viewer: seatWords(formatter.who, spectator),
  };
}

/** Words for a detail that is a seat; `other` stands for anything else. */
export function seatWords(who: Formatter['who'], other: string): (value: Json) => string {
  return (value) => (typeof value === 'number' ? who(value) : other);
}

/** Describes refusals: the sentence for the code, with the words for its details. */
export function refusalDescriber(
  sentences: Sentences<string>,
  details: Readonly<Record<string, ValueWords>>,
  { whole }: CommonWords,
): (refusal: BaseRefusal) => string {
  return (refusal) => {
    const words = Object.entries(refusal.details).map(([name, value]): [string, Word] => {
      const wordsFor = details[name];
      if (!isList(value)) return [name, wordFor(wordsFor, value, refusal)];
      const items = value.map((item) =>
        fillTemplate('{item.name}', { item: wordFor(wordsFor, item, refusal) }),
      );
      return [name, items.join(', ') || whole];
    });
    return fillTemplate(sentences[refusal.code] ?? refusal.message, Object.fromEntries(words));
  };
}

/** The entry of a table for a value, if it has one. */
export function entryOf<Entry>(
  table: Readonly<Record<string, Entry>>,
  value: Json,
): Entry | undefined {
  return typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : undefined;
}

function wordFor(words: ValueWords | undefined, value: Json, refusal: BaseRefusal): string | Named {
  if (typeof words === 'function') return words(value, refusal);
  return (words && entryOf(words, value)) ?? jsonText(value);
}

export function jsonText(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
