import { type Box, flow, row } from './box.ts';
import { named } from './frame.ts';
import { words } from './lettering.ts';
import { cardBack, label } from './shapes.ts';
import { type Count, counted, countOf, grouped, nounFor, type Pile, times } from './view-model.ts';

/** A number and what it counts. */
export function countBox([count, noun]: Count): Box {
  const number = words(String(count), { size: 14, bold: true });
  return row([number, words(nounFor(count, noun), { role: 'muted' })], 4);
}

/** Cards: the faces that the viewer sees, and the backs of the others. */
export function pileBox(pile: Pile, width: number): Box {
  const cards = grouped(pile.faces).flatMap(({ face, count }) =>
    face === null
      ? Array.from({ length: count }, () => cardBack(14, 20))
      : [label(times(face, count), width)],
  );
  const title = counted(countOf(pile));
  return named(title, flow([countBox(countOf(pile)), ...cards], width, 4));
}

/** What signs mean. */
export function legendBox(
  entries: readonly (readonly [sign: Box | null, meaning: string])[],
  width: number,
): Box {
  const meanings = entries.map(([sign, meaning]) => {
    const text = words(meaning, { size: 11, role: 'muted' });
    return sign === null ? text : row([sign, text], 4);
  });
  return flow(meanings, width, 14);
}
