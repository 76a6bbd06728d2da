import {
  type Card,
  type CardOf,
  SHIPS,
  SPECIAL_COPIES,
  SPECIAL_KINDS,
  type SpecialKind,
} from '../../caribbean-fleet/components.ts';
import type { Table } from '../../caribbean-fleet/state.ts';

/** The cards of a kind in the printed deck. */
export function copiesOf<Kind extends SpecialKind>(kind: Kind): CardOf<Kind>[] {
  return Array.from(
    { length: SPECIAL_COPIES[kind] },
    (_, copy): CardOf<Kind> => `${kind}#${copy + 1}`,
  );
}

/** The cards of the printed deck: the ships, then the special cards by kind and copy. */
export const PACK: readonly Card[] = [
  ...SHIPS.map(({ card }) => card),
  ...SPECIAL_KINDS.flatMap(copiesOf),
];

/** Whether a table has the printed deck, without cards removed, and dice that the game rolls. */
export function hasDefaultOptions({ manualDice, pack, removed }: Table): boolean {
  return (
    !manualDice &&
    removed.length === 0 &&
    pack.length === PACK.length &&
    PACK.every((card, place) => pack[place] === card)
  );
}
