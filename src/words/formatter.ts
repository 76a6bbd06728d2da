import { formFor } from '../core/sentence.ts';
import type { Seat } from '../core/types.ts';
import type { CommonWords, Noun } from './common.ts';
import { fillTemplate, NoWords, type Several } from './sentences.ts';

export interface Formatter {
  who(seat: Seat): string;
  /** A seat by its name alone, or by a noun and its number; without a noun like `who`. */
  named(seat: Seat, noun: string | null): string;
  /** The form of a noun that stands after a number. */
  noun(count: number, noun: Noun): string;
  /** "1 coin", "2 coins". */
  counted(count: number, noun: Noun): Several;
  /** "a", "a and b", "a, b and c". */
  listed(items: readonly string[]): string;
  /** "a", "a or b", "a, b or c". */
  either(items: readonly string[]): string;
  /** The number of cards, with their faces unless those are hidden. */
  cards<Card>(
    faces: readonly (Card | null)[],
    noun: Noun,
    face: (card: Card) => string | number,
  ): string;
}

export function createFormatter(common: CommonWords, names: readonly string[]): Formatter {
  const { plural } = common;
  const noun: Formatter['noun'] = (count, forms) => formFor(forms, count, plural);
  const counted: Formatter['counted'] = (count, forms) => {
    if (!Number.isFinite(count)) throw new NoWords();
    return { text: `${count} ${noun(count, forms)}`, count };
  };
  const joined = (sentence: string, items: readonly string[]): string => {
    const last = items.at(-1) ?? common.nothing;
    return items.length < 2
      ? last
      : fillTemplate(sentence, { items: items.slice(0, -1).join(', '), last }, plural);
  };
  const listed: Formatter['listed'] = (items) => joined(common.list, items);
  const nameOf = (seat: Seat): string | undefined => {
    if (!Number.isSafeInteger(seat)) throw new NoWords();
    return names[seat];
  };
  const named: Formatter['named'] = (seat, noun) =>
    nameOf(seat) ||
    (noun === null ? fillTemplate(common.seat, { seat }, plural) : `${noun} ${seat}`);
  return {
    who: (seat) => named(seat, null),
    named,
    noun,
    counted,
    listed,
    either: (items) => joined(common.alternatives, items),
    cards: (faces, forms, face) => {
      const visible = faces.flatMap((card) => (card === null ? [] : [String(face(card))]));
      const { text } = counted(faces.length, forms);
      return visible.length === 0
        ? text
        : fillTemplate(common.cards, { cards: text, faces: listed(visible) }, plural);
    },
  };
}
