import type { CommonWords } from './common.ts';
import { fillTemplate, NoWords } from './sentences.ts';

/** The words for the things on a table. Both throw {@link NoWords} for a piece that the table cannot have. */
export interface PieceWords<Table> {
  /** What it is, with what one can see of it: "Die: green 4". */
  name(piece: string, table: Table): string;
  /** What it does, as the part of a sentence after the name. */
  effect(piece: string, table: Table): string;
}

/** "3-coin ship at yellow – takes up to 2 lemons and gives 3 coins for each". */
export function explained<Table>(
  { explained: sentence, plural }: CommonWords,
  { name, effect }: PieceWords<Table>,
): (piece: string, table: Table) => string {
  return (piece, table) =>
    fillTemplate(sentence, { name: name(piece, table), effect: effect(piece, table) }, plural);
}

/** The entry of a list that a part of an id names. */
export function named<T extends string | number>(list: readonly T[], part: string | undefined): T {
  const found = list.find((item) => String(item) === part);
  if (found === undefined) throw new NoWords();
  return found;
}

/** The kind of a piece, and the rest of its id. */
export function kindOf(piece: string): readonly [kind: string, rest: string] {
  const colon = piece.indexOf(':');
  return colon < 0 ? [piece, ''] : [piece.slice(0, colon), piece.slice(colon + 1)];
}
