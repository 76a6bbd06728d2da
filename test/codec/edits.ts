import type { RandomSource } from '../../src/core/random.ts';

type Holder = { [key: string]: unknown };

/** A place in plain data: a key of an object, or an index of a list. */
interface Place {
  readonly path: readonly string[];
  readonly holder: Holder;
  readonly key: string;
}

/** An edit that was made: where, and what was done there. */
export interface Edit {
  readonly path: string;
  readonly done: string;
}

/** Numbers that an edit puts in the place of another. */
const NUMBERS: readonly ((before: number) => number)[] = [
  (before) => before + 1,
  (before) => before - 1,
  (before) => before + 2,
  (before) => 5 - before,
  () => 0,
  () => 1,
  () => 900_000_000,
  () => -1,
];

/** Edits plain data in place; it draws every field as often as any other, however much lies in it. */
export class Editor {
  readonly #random: RandomSource;
  /** Data of the same kind, whose values the edits may use. */
  readonly #others: readonly object[];

  constructor(random: RandomSource, others: readonly object[]) {
    this.#random = random;
    this.#others = others;
  }

  /** Makes one edit. */
  edit(value: object): Edit {
    const place = this.#place(value);
    const list = place.holder[place.key];
    if (Array.isArray(list)) return this.#editList(value, place, list);
    if (Array.isArray(place.holder) && this.#random.below(2) === 0)
      return this.#editList(value, { ...place, path: place.path.slice(0, -1) }, place.holder);
    return this.#random.below(3) === 0 ? this.#swap(value, place) : this.#change(place);
  }

  #editList(value: object, place: Place, list: unknown[]): Edit {
    const from = this.#random.below(Math.max(1, list.length));
    const to = this.#random.below(list.length + 1);
    switch (this.#random.below(8)) {
      case 0:
        list.splice(from, 1);
        return made(place, `item ${from} removed`);
      case 1:
        if (list.length > 0) list.splice(to, 0, copied(list[from]));
        return made(place, `item ${from} repeated at ${to}`);
      case 2:
        list.splice(to, 0, ...list.splice(from, 1));
        return made(place, `item ${from} moved to ${to}`);
      case 3:
        if (list.length > 0)
          [list[from], list[to % list.length]] = [list[to % list.length], list[from]];
        return made(place, `items ${from} and ${to} swapped`);
      case 4: {
        const found = valueAt(this.#pick(this.#others), place.path);
        if (Array.isArray(found)) list.splice(0, list.length, ...found.map(copied));
        return made(place, `the list of another state of the game`);
      }
      case 5:
        list.reverse();
        return made(place, 'reversed');
      default:
        return this.#moveHere(value, place, list, to);
    }
  }

  /** Moves an item of another list here: all are still there, somewhere else. */
  #moveHere(value: object, place: Place, list: unknown[], to: number): Edit {
    const lists = placesOf(value).filter(({ holder }) => Array.isArray(holder) && holder !== list);
    const like = lists.filter(({ holder, key }) => typeof holder[key] === typeof list[0]);
    const from = this.#pick(like.length > 0 ? like : lists);
    if (!Array.isArray(from.holder)) return made(place, 'nothing');
    list.splice(to, 0, ...from.holder.splice(Number(from.key), 1));
    return made(place, `${from.path.join('.')} moved here at ${to}`);
  }

  /** Swaps two values, mostly of one type. */
  #swap(value: object, place: Place): Edit {
    const before = place.holder[place.key];
    const like = placesOf(value).filter(({ holder, key }) => typeof holder[key] === typeof before);
    const other = this.#pick(like);
    place.holder[place.key] = other.holder[other.key];
    other.holder[other.key] = before;
    return made(place, `swapped with ${other.path.join('.')}`);
  }

  #change({ path, holder, key }: Place): Edit {
    const before = holder[key];
    holder[key] = this.#valueFor(before, path);
    return made({ path }, `${JSON.stringify(before)} → ${JSON.stringify(holder[key])}`);
  }

  #valueFor(before: unknown, path: readonly string[]): unknown {
    const other = this.#pick(this.#others);
    switch (this.#random.below(12)) {
      case 0:
        return null;
      case 1:
        return copied(valueAt(other, path) ?? null);
      case 2: {
        const { holder, key } = this.#place(other);
        return copied(holder[key]);
      }
      default:
    }
    if (typeof before === 'number') return this.#pick(NUMBERS)(before);
    if (typeof before === 'boolean') return !before;
    const like = placesOf(other)
      .filter((place) => place.path[0] === path[0])
      .map(({ holder, key }) => holder[key])
      .filter((found) => typeof found === typeof before && found !== null);
    return like.length === 0 ? null : copied(this.#pick(like));
  }

  /** A place: first one of the kinds of field, whatever the indexes, then a place of it. */
  #place(value: object): Place {
    const places = placesOf(value);
    const field = this.#pick([...new Set(places.map(fieldOf))]);
    return this.#pick(places.filter((place) => fieldOf(place) === field));
  }

  #pick<T>(items: readonly T[]): T {
    const item = items[this.#random.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick');
    return item;
  }
}

/** The names on a path, without the indexes of lists. */
function fieldOf({ path }: Place): string {
  return path.filter((key) => !/^\d+$/.test(key)).join('.');
}

function made({ path }: Pick<Place, 'path'>, done: string): Edit {
  return { path: path.join('.'), done };
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

/** Every place of a value, the deepest ones included. */
function placesOf(value: object, above: readonly string[] = []): Place[] {
  const holder: Holder = Object.assign(value);
  return Object.entries(holder).flatMap(([key, item]) => {
    const path = [...above, key];
    const place = { path, holder, key };
    return isHolder(item) ? [place, ...placesOf(item, path)] : [place];
  });
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const key of path) found = isHolder(found) ? found[key] : undefined;
  return found;
}

function copied(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
