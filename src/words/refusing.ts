import type { Json } from '../core/json.ts';
import type { CommonRefusalDetails } from '../core/refusal.ts';
import type { BaseRefusal } from '../core/types.ts';
import type { CommonWords } from './common.ts';
import type { Formatter } from './formatter.ts';
import type { Named } from './sentences.ts';
import { filled, type Sentences, type Word } from './sentences.ts';

/** The names of all details of a game's refusals. */
export type DetailName<Details> = {
  [Code in keyof Details]: keyof Details[Code] & string;
}[keyof Details];

/** Words for the values of a detail: a table, a function, or `null` if the value is told as it is. */
export type ValueWords =
  | Readonly<Record<string, string | Named>>
  | ((value: Json, refusal: BaseRefusal) => string | Named)
  | null;

/** Words for the details of the reasons that any game can give. */
export function commonDetails(
  { problems, spectator }: CommonWords,
  voice: Formatter,
): Readonly<Record<DetailName<CommonRefusalDetails>, ValueWords>> {
  const seat = seatWords(voice.numbered, spectator);
  return {
    path: null,
    problem: problems,
    received: null,
    expected: null,
    player: seat,
    players: null,
    waitingFor: seat,
    decision: null,
    answers: null,
    viewer: seatWords(voice.who, spectator),
  };
}

/** Words for a detail that is a seat; `other` stands for what is none. */
export function seatWords(who: Formatter['who'], other: string): (value: Json) => string {
  return (value) => (typeof value === 'number' ? who(value) : other);
}

/** Tells refusals: their sentence with the words for their details. */
export function refusalTeller(
  sentences: Sentences<string>,
  details: Readonly<Record<string, ValueWords>>,
  { whole }: CommonWords,
): (refusal: BaseRefusal) => string {
  return (refusal) => {
    const told = Object.entries(refusal.details).map(([name, value]): [string, Word] => {
      const words = details[name] ?? null;
      if (!isList(value)) return [name, wordFor(words, value, refusal)];
      const items = value.map((item) =>
        filled('{item.name}', { item: wordFor(words, item, refusal) }),
      );
      return [name, items.join(', ') || whole];
    });
    return filled(sentences[refusal.code] ?? refusal.message, Object.fromEntries(told));
  };
}

/** The entry of a table for a value, if it has one. */
export function entryOf<Entry>(
  table: Readonly<Record<string, Entry>>,
  value: Json,
): Entry | undefined {
  return typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : undefined;
}

function wordFor(words: ValueWords, value: Json, refusal: BaseRefusal): string | Named {
  if (typeof words === 'function') return words(value, refusal);
  return (words === null ? undefined : entryOf(words, value)) ?? plain(value);
}

/** A value as it is in the data. */
export function plain(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
