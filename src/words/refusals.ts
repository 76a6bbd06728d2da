import type { Json } from '../core/json.ts';
import { type CommonRefusalDetails, numberOf } from '../core/refusal.ts';
import type { CommonWords } from './common.ts';
import type { Formatter } from './formatter.ts';
import type { RefusalToDescribe } from './game-words.ts';
import { entryOf, fillTemplate, orGeneral, type Sentences, type Word } from './sentences.ts';

type DetailName<Details> = { [Code in keyof Details]: keyof Details[Code] & string }[keyof Details];

type ValueWords =
  | Readonly<Record<string, Word>>
  | ((value: Json, refusal: RefusalToDescribe) => Word);

/** Words for details by name; a detail without an entry appears as it is in the data. */
export type DetailWords<Details> = { readonly [Name in DetailName<Details>]?: ValueWords };

/** Words for the details of the reasons that any game can give. */
export function commonDetails(
  { problems, spectator }: CommonWords,
  formatter: Formatter,
): DetailWords<CommonRefusalDetails> {
  const seat = seatWords(formatter, spectator);
  return {
    problem: problems,
    player: seat,
    waitingFor: seat,
    viewer: seat,
  };
}

/** Words for a detail that is a seat; `other` stands for anything else. */
export function seatWords(
  { named }: Pick<Formatter, 'named'>,
  other: string,
): (value: Json) => Word {
  return (value) => (typeof value === 'number' ? (noun) => named(value, noun) : other);
}

/**
 * Describes refusals: the sentence for the code, with the words for its details. A refusal of a server's own or of another version
 * keeps its message.
 *
 * @param alternatives - the lists of which one item is enough; they are joined by "or", others by commas.
 */
export function refusalDescriber(
  sentences: Sentences<string>,
  details: Readonly<Record<string, ValueWords>>,
  { whole, plural, unknown }: CommonWords,
  { either }: Formatter,
  alternatives: readonly string[] = [],
): (refusal: RefusalToDescribe) => string {
  function wordOf(name: string, value: Json, refusal: RefusalToDescribe): Word {
    const words = Object.hasOwn(details, name) ? details[name] : undefined;
    if (!isList(value)) return wordFor(words, value, refusal);
    const found = value.map((item) => wordFor(words, item, refusal));
    const players = found.filter((word) => typeof word === 'function');
    if (players.length > 0) return (noun) => players.map((player) => player(noun)).join(', ');
    const items = found.map((item) => fillTemplate('{item.name}', { item }, plural));
    const text = alternatives.includes(name) ? either(items) : items.join(', ') || whole;
    return { text, count: numberOf(value) };
  }

  return orGeneral(
    (refusal) => {
      const words = Object.entries(refusal.details ?? {}).map(([name, value]) => [
        name,
        wordOf(name, value, refusal),
      ]);
      return fillTemplate(entryOf(sentences, refusal.code), Object.fromEntries(words), plural);
    },
    (refusal) => messageOf(refusal) ?? unknown.refusal,
  );
}

/** The sentence that a refusal has itself, if it has one. */
function messageOf(refusal: unknown): string | null {
  if (typeof refusal !== 'object' || refusal === null || !('message' in refusal)) return null;
  const { message } = refusal;
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

/** The entry of a table for a value, if it has one. */
export function lookUp<Entry>(
  table: Readonly<Record<string, Entry>>,
  value: Json,
): Entry | undefined {
  return typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : undefined;
}

function wordFor(words: ValueWords | undefined, value: Json, refusal: RefusalToDescribe): Word {
  if (typeof words === 'function') return words(value, refusal);
  return (words && lookUp(words, value)) ?? (typeof value === 'number' ? value : jsonText(value));
}

export function jsonText(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
