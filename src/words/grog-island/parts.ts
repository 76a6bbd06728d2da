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
import { type Translator, translator } from '../sentences.ts';
import type { GrogIslandCatalogue } from './catalogue.ts';

/** The words for what occurs in many sentences of Grog Island. */
export interface GrogIslandParts extends Formatter {
  readonly common: CommonWords;
  readonly words: GrogIslandCatalogue;
  readonly phrase: Translator<typeof PHRASES>;
  readonly goods: (counts: ByColor<number>) => string;
  /** Dice in a given order, with their faces if they are known. */
  readonly dice: (order: readonly Color[], faces: ByColor<Face | 0> | undefined) => string;
  readonly building: (building: Building) => string;
  readonly peninsulas: (colors: readonly Color[]) => string;
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
  const { counted, listed, cards } = formatter;
  const { nouns } = words;
  const phrase = translator<typeof PHRASES>(words.phrases);
  return {
    ...formatter,
    common,
    words,
    phrase,
    goods: (counts) =>
      listed(
        COLORS.filter((color) => counts[COLOR_INDEX[color]] > 0).map((color) =>
          counted(counts[COLOR_INDEX[color]], words.goods[color]),
        ),
      ),
    dice: (order, faces) =>
      order
        .map((die) => {
          const color = words.colors[die];
          return faces === undefined
            ? color
            : phrase('die', { color, face: faces[COLOR_INDEX[die]] });
        })
        .join(', '),
    building: ({ peninsula, type }) =>
      phrase('building', {
        building: words.buildings[type],
        peninsula: words.peninsulas[peninsula],
      }),
    peninsulas: (colors) => listed(colors.map((color) => words.peninsulas[color])),
    goals: (faces) => cards(faces, nouns.goalCard, (goal) => words.goals[goal]),
    treasures: (faces) => cards(faces, nouns.treasureCard, String),
    parrots: (faces) => cards(faces, nouns.parrotCard, (parrot) => words.parrots[parrot]),
  };
}
