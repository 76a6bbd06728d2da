import { type Box, flow, row } from './box.ts';
import { named } from './frame.ts';
import { cardBack, label } from './shapes.ts';
import { textBox } from './text-box.ts';
import { type Count, counted, countOf, grouped, nounFor, type Pile, times } from './view-model.ts';

export function countBox([count, noun]: Count): Box {
  const number = textBox(String(count), { size: 14, bold: true });
  return row([number, textBox(nounFor(count, noun), { role: 'muted' })], 4);
}

/** Cards: the visible faces, and the backs of the others. */
export function pileBox(pile: Pile, width: number): Box {
  const cards = grouped(pile.faces).flatMap(({ face, count }) =>
    face === null
      ? Array.from({ length: count }, () => cardBack(14, 20))
      : [label(times(face, count), width)],
  );
  const title = counted(countOf(pile));
  return named(title, flow([countBox(countOf(pile)), ...cards], width, 4));
}

export function legendBox(
  entries: readonly (readonly [sign: Box | null, meaning: string])[],
  width: number,
): Box {
  const meanings = entries.map(([sign, meaning]) => {
    const text = textBox(meaning, { size: 11, role: 'muted' });
    return sign === null ? text : row([sign, text], 4);
  });
  return flow(meanings, width, 14);
}
