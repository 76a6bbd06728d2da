import type { Building } from '../../grog-island/board.ts';
import {
  type ByColor,
  COLOR_INDEX,
  COLORS,
  type Color,
  type Face,
  type Goal,
  type Parrot,
  type Treasure,
} from '../../grog-island/components.ts';
import type { CommonWords } from '../common.ts';
import type { PHRASES } from '../english/grog-island-sentences.ts';
import { createFormatter, type Formatter } from '../formatter.ts';
import { entryOf, type Named, type Several, type Translator, translator } from '../sentences.ts';
import type { GrogIslandCatalogue } from './catalogue.ts';

/** The words for what occurs in many sentences of Grog Island. */
export interface GrogIslandParts extends Formatter {
  readonly common: CommonWords;
  readonly words: GrogIslandCatalogue;
  readonly phrase: Translator<typeof PHRASES>;
  readonly goods: (counts: ByColor<number>) => Several;
  /** Dice in a given order, with their faces if they are known. */
  readonly dice: (order: readonly Color[], faces: ByColor<Face | 0> | undefined) => string;
  readonly building: (building: Building) => Named;
  readonly peninsulas: (colors: readonly Color[]) => Several;
  /** Peninsulas of which one is meant. */
  readonly oneOf: (colors: readonly Color[]) => string;
  readonly goals: (cards: readonly (Goal | null)[]) => string;
  readonly treasures: (cards: readonly (Treasure | null)[]) => string;
  readonly parrots: (cards: readonly (Parrot | null)[]) => string;
}

export function grogIslandParts(
  common: CommonWords,
  words: GrogIslandCatalogue,
  names: readonly string[],
): GrogIslandParts {
  const formatter = createFormatter(common, names);
  const { counted, listed, either, cards } = formatter;
  const { nouns } = words;
  const peninsula = (color: Color): string => entryOf(words.peninsulas, color);
  const phrase = translator<typeof PHRASES>(words.phrases, common.plural);
  return {
    ...formatter,
    common,
    words,
    phrase,
    goods: (counts) => {
      const kinds = COLORS.filter((color) => counts[COLOR_INDEX[color]] > 0).map((color) =>
        counted(counts[COLOR_INDEX[color]], words.goods[color]),
      );
      return {
        text: listed(kinds.map(({ text }) => text)),
        count: kinds.reduce((sum, { count }) => sum + count, 0),
      };
    },
    dice: (order, faces) =>
      order
        .map((die) => {
          const color = entryOf(words.colors, die);
          return faces === undefined
            ? color
            : phrase('die', { color, face: faces[COLOR_INDEX[die]] });
        })
        .join(', ') || common.nothing,
    building: ({ peninsula: color, type }) => {
      const [alone, inside] = entryOf(words.buildings, type);
      const place = peninsula(color);
      return [
        phrase('building', { building: alone, peninsula: place }),
        phrase('building', { building: inside, peninsula: place }),
      ];
    },
    peninsulas: (colors) => ({ text: listed(colors.map(peninsula)), count: colors.length }),
    oneOf: (colors) => either(colors.map(peninsula)),
    goals: (faces) => cards(faces, nouns.goalCard, (goal) => entryOf(words.goals, goal)),
    treasures: (faces) => cards(faces, nouns.treasureCard, String),
    parrots: (faces) => cards(faces, nouns.parrotCard, (parrot) => entryOf(words.parrots, parrot)),
  };
}
