import { deepFreeze } from '../core/lists.ts';

/** A named part of the numbers of actions, or of an observation: the numbers from `offset` to `offset + size - 1`. */
export interface Part {
  /** The name, such as `bid` or `coins`. */
  readonly name: string;
  /** The first number. */
  readonly offset: number;
  /** How many numbers there are. */
  readonly size: number;
  /** What each number stands for, and the scale. */
  readonly meaning: string;
}

/** A part without its place. */
export type PartWithoutPlace = Omit<Part, 'offset'>;

/** Puts parts one after the other. */
export function placed<P extends PartWithoutPlace>(parts: readonly P[]): readonly (P & Part)[] {
  let offset = 0;
  return parts.map((part) => {
    const at = { ...part, offset };
    offset += part.size;
    return at;
  });
}

/** The parts alone, as a frozen list for everybody. */
export function layoutOf(parts: readonly Part[]): readonly Part[] {
  return deepFreeze(
    parts.map(({ name, offset, size, meaning }) => ({ name, offset, size, meaning })),
  );
}

/** How many numbers the parts have. */
export function sizeOf(parts: readonly PartWithoutPlace[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}
