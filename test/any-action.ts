import type { AnyObject, AnySchema, AnyVariant } from '../src/codec/schema.ts';
import type { Json } from '../src/core/json.ts';
import { at } from '../src/core/lists.ts';
import type { RandomSource } from '../src/core/random.ts';

/** The numbers that a player may name. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 7, 12, 13, 40, Number.MAX_SAFE_INTEGER];

/** Any well-formed value of a table, with small numbers more often than large ones. */
function anyOf(schema: AnySchema, source: RandomSource): Json {
  const pick = <Item>(items: readonly Item[]): Item => at(items, source.below(items.length));
  switch (schema.kind) {
    case 'integer':
      return pick(NUMBERS.filter((number) => number >= schema.min && number <= schema.max));
    case 'picklist':
      return pick(schema.values);
    case 'text':
      return pick(EXAMPLES.filter((text) => schema.pattern.test(text)));
    case 'number':
      return pick([schema.min, schema.max, (schema.min + schema.max) / 2]);
    case 'primitive':
      return pick(['', 'x', 0, -1, 1.5, true, null]);
    case 'union':
      return anyOf(pick(schema.schemas), source);
    case 'nullable':
      return source.below(4) === 0 ? null : anyOf(schema.of, source);
    case 'list': {
      const size = schema.min + source.below(Math.min(schema.max, 6) - schema.min + 1);
      const items = Array.from({ length: size }, () => anyOf(schema.of, source));
      return schema.distinct ? [...new Set(items)] : items;
    }
    case 'tuple':
      return schema.items.map((item) => anyOf(item, source));
    case 'object': {
      const left = Object.entries(schema.optional).filter(() => source.below(3) === 0);
      const fields = [...Object.entries(schema.fields), ...left];
      return Object.fromEntries(fields.map(([name, field]) => [name, anyOf(field, source)]));
    }
    case 'variant':
      return anyOf(pick(Object.values(schema.members)), source);
  }
}

/** Cards for the fields that take any text of a form. */
const EXAMPLES = [
  'green:2',
  'red:3',
  'yellow:10',
  'blue:4',
  'kraken#1',
  'raid#2',
  'tavern#1',
  'tavern#2',
  'spyglass#1',
  'fairWind#1',
  'fairWind#2',
];

/** Any well-formed action of one of some types, of a player. */
export function anyAction(
  actions: AnyVariant,
  types: readonly string[],
  player: number,
  source: RandomSource,
): Json {
  const members = types.flatMap((type): (AnyObject | AnyVariant)[] => {
    const member = actions.members[type];
    return member === undefined ? [] : [member];
  });
  const action = anyOf(at(members, source.below(members.length)), source);
  return { ...(typeof action === 'object' ? action : {}), player };
}
