import type { Seat } from '../core/types.ts';
import type { CommonWords, Noun } from './common.ts';
import { fillTemplate } from './sentences.ts';

export interface Formatter {
  who(seat: Seat): string;
  /** A seat by its number, and its name if it has one. */
  numbered(seat: Seat): string;
  /** The form of a noun that stands after a number. */
  noun(count: number, noun: Noun): string;
  /** "1 coin", "2 coins". */
  counted(count: number, noun: Noun): string;
  /** "a", "a and b", "a, b and c". */
  listed(items: readonly string[]): string;
  /** The number of cards, with their faces unless those are hidden. */
  cards<Card>(
    faces: readonly (Card | null)[],
    noun: Noun,
    face: (card: Card) => string | number,
  ): string;
}

export function createFormatter(common: CommonWords, names: readonly string[]): Formatter {
  const noun: Formatter['noun'] = (count, forms) => forms[common.plural(count)] ?? forms[0];
  const counted: Formatter['counted'] = (count, forms) => `${count} ${noun(count, forms)}`;
  const listed: Formatter['listed'] = (items) => {
    const last = items.at(-1) ?? common.nothing;
    return items.length < 2
      ? last
      : fillTemplate(common.list, { items: items.slice(0, -1).join(', '), last });
  };
  return {
    who: (seat) => names[seat] || fillTemplate(common.seat, { seat }),
    numbered: (seat) => (names[seat] ? `${seat} (${names[seat]})` : String(seat)),
    noun,
    counted,
    listed,
    cards: (faces, forms, face) => {
      const visible = faces.flatMap((card) => (card === null ? [] : [String(face(card))]));
      const many = counted(faces.length, forms);
      return visible.length === 0
        ? many
        : fillTemplate(common.cards, { cards: many, faces: listed(visible) });
    },
  };
}
