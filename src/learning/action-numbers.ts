import type { BaseAction } from '../core/types.ts';
import { layoutOf, type Part, placed, sizeOf } from './part.ts';

/** The numbers of the actions of one type. */
export interface ActionBlock<Action extends BaseAction = BaseAction> {
  readonly size: number;
  readonly meaning: string;
  /** The place of a legal action in the block; anything else than 0 to `size - 1` if it has none. */
  placeOf(action: Action): number;
}

/** A block for each type of action. */
export type ActionBlocks<Action extends BaseAction> = {
  readonly [Type in Action['type']]: ActionBlock<Extract<Action, { readonly type: Type }>>;
};

/** A block with a single action. */
export function single(meaning: string): ActionBlock {
  return { size: 1, meaning, placeOf: () => 0 };
}

/** A block with an action for each item of a list. */
export function each<Action extends BaseAction, Item>(
  items: readonly Item[],
  meaning: string,
  itemOf: (action: Action) => Item,
): ActionBlock<Action> {
  const places = new Map(items.map((item, place) => [item, place]));
  return { size: items.length, meaning, placeOf: (action) => places.get(itemOf(action)) ?? -1 };
}

/** The numbers of all actions of a game: the blocks one after the other. */
export class ActionNumbers<Action extends BaseAction> {
  readonly layout: readonly Part[];
  readonly count: number;
  readonly #blocks: ReadonlyMap<string, ActionBlock & Part>;

  constructor(blocks: ActionBlocks<Action>) {
    const parts = placed(
      Object.entries<ActionBlock>(blocks).map(([name, block]) => ({ ...block, name })),
    );
    this.#blocks = new Map(parts.map((part) => [part.name, part]));
    this.layout = layoutOf(parts);
    this.count = sizeOf(parts);
  }

  /** The number of a legal action; -1 if it has none. */
  numberOf(action: Action): number {
    const block = this.#blocks.get(action.type);
    if (block === undefined) return -1;
    const place = block.placeOf(action);
    return place >= 0 && place < block.size ? block.offset + place : -1;
  }
}
