import type { BaseAction, Seat } from '../core/types.ts';
import { type Part, placed, sizeOf } from './part.ts';

/** The numbers of the actions of one type. */
export interface ActionBlock<Action extends BaseAction = BaseAction> {
  readonly size: number;
  readonly meaning: string;
  /** The place of an action in the block; anything else than 0 to `size - 1` if it has none. */
  placeOf(action: Action): number | undefined;
  /** The action at a place. */
  actionAt(place: number, player: Seat): Action;
}

/** A block for each type of action. */
export type ActionBlocks<Action extends BaseAction> = {
  readonly [Type in Action['type']]: ActionBlock<Extract<Action, { readonly type: Type }>>;
};

/** A block with a single action, which has no fields. */
export function single<Action extends BaseAction>(
  meaning: string,
  actionOf: (player: Seat) => Action,
  isIt: (action: Action) => boolean = () => true,
): ActionBlock<Action> {
  return {
    size: 1,
    meaning,
    placeOf: (action) => (isIt(action) ? 0 : undefined),
    actionAt: (_, player) => actionOf(player),
  };
}

/** A block with an action for each item of a list. */
export function each<Action extends BaseAction, Item>(
  items: readonly Item[],
  meaning: string,
  itemOf: (action: Action) => Item,
  actionOf: (item: Item, player: Seat) => Action,
): ActionBlock<Action> {
  const places: ReadonlyMap<Item, number> = new Map(items.map((item, place) => [item, place]));
  return {
    size: items.length,
    meaning,
    placeOf: (action) => places.get(itemOf(action)),
    actionAt(place, player) {
      const item = items[place];
      if (item === undefined) throw new RangeError(`There is no place ${place}.`);
      return actionOf(item, player);
    },
  };
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
    this.layout = parts.map(({ name, offset, size, meaning }) => ({ name, offset, size, meaning }));
    this.count = sizeOf(parts);
  }

  /** The number of an action; -1 if it has none. */
  numberOf(action: BaseAction): number {
    const block = this.#blocks.get(action.type);
    if (block === undefined) return -1;
    const place = block.placeOf(action);
    return isPlace(place, block.size) ? block.offset + place : -1;
  }

  /** The action of a number; `null` if there is no such number. */
  actionOf(number: number, player: Seat): BaseAction | null {
    for (const block of this.#blocks.values()) {
      const place = number - block.offset;
      if (isPlace(place, block.size)) return block.actionAt(place, player);
    }
    return null;
  }
}

function isPlace(place: number | undefined, size: number): place is number {
  return Number.isInteger(place) && Number(place) >= 0 && Number(place) < size;
}
