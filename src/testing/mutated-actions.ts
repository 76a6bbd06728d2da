import type { RandomSource } from '../core/random.ts';
import type { BaseAction } from '../core/types.ts';
import { type ActionCorpus, placeOf } from './action-corpus.ts';
import { isComposite } from './equality.ts';
import { pick } from './random-walk.ts';

/**
 * A mutated action, mostly illegal: a legal action of this or another state, or fields of several actions, with up to two random
 * changes.
 */
export function mutatedAction(
  source: RandomSource,
  corpus: ActionCorpus,
  legal: readonly BaseAction[],
): unknown {
  let action =
    legal.length > 0 && source.below(2) === 0
      ? pick(source, legal)
      : recombined(source, corpus, legal);
  for (let changes = source.below(3); changes > 0; changes -= 1)
    action = changed(source, corpus, action);
  return action;
}

/**
 * An action of another state, or one with fields of several actions. Half of them have a type that is legal now, and half of them
 * a player who has a decision now.
 */
function recombined(
  source: RandomSource,
  corpus: ActionCorpus,
  legal: readonly BaseAction[],
): unknown {
  const type =
    legal.length > 0 && source.below(2) === 0
      ? pick(source, legal).type
      : pick(source, corpus.types());
  const [example] = corpus.values(type, '');
  const whole =
    source.below(2) === 0 || !isComposite(example)
      ? corpus.any(source, type, '')
      : Object.fromEntries(Object.keys(example).map((key) => [key, corpus.any(source, type, key)]));
  if (legal.length === 0 || source.below(2) === 0 || !isComposite(whole)) return whole;
  return { ...whole, player: pick(source, legal).player };
}

/** The action with one change at a random place in it. */
function changed(source: RandomSource, corpus: ActionCorpus, action: unknown): unknown {
  const type = isComposite(action) && typeof action['type'] === 'string' ? action['type'] : '';
  const chosen = pick(source, placesIn(action));
  return replaced(action, chosen, '', (value, place) =>
    otherValue(source, corpus, type, place, value),
  );
}

/** Paths to everything in a value, the value itself included. */
function placesIn(value: unknown): string[][] {
  if (!isComposite(value)) return [[]];
  const inside = Object.entries(value).flatMap(([key, item]) =>
    placesIn(item).map((path) => [key, ...path]),
  );
  return [[], ...inside];
}

function replaced(
  value: unknown,
  [key, ...rest]: readonly string[],
  place: string,
  change: (value: unknown, place: string) => unknown,
): unknown {
  if (key === undefined) return change(value, place);
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === key ? replaced(item, rest, placeOf(place, '*'), change) : item,
    );
  }
  if (!isComposite(value)) return value;
  return { ...value, [key]: replaced(value[key], rest, placeOf(place, key), change) };
}

function otherValue(
  source: RandomSource,
  corpus: ActionCorpus,
  type: string,
  place: string,
  value: unknown,
): unknown {
  if (source.below(40) === 0) return undefined;
  if (source.below(10) === 0) return pick(source, [null, true, '', 0, [], {}]);
  if (source.below(2) === 0 && place !== '') return corpus.any(source, type, place);
  if (typeof value === 'number')
    return pick(source, [value + 1, value - 1, 0, -0, 99, -1, value + 0.5]);
  if (Array.isArray(value))
    return otherList(source, value, corpus.any(source, type, placeOf(place, '*')));
  if (isComposite(value)) return otherObject(source, corpus, type, place, value);
  return corpus.any(source, type, place);
}

/** A list with one item more or less, or in another order. */
function otherList(source: RandomSource, list: readonly unknown[], item: unknown): unknown[] {
  const index = source.below(list.length + 1);
  switch (source.below(4)) {
    case 0:
      return source.shuffled(list);
    case 1:
      return list.filter((_, place) => place !== index);
    case 2:
      return list.toSpliced(index, 0, item);
    default:
      return list.length === 0 ? [item] : [...list, list[source.below(list.length)]];
  }
}

/** An object with one key more or less, or with its keys in another order, which is equal by value. */
function otherObject(
  source: RandomSource,
  corpus: ActionCorpus,
  type: string,
  place: string,
  value: Readonly<Record<string, unknown>>,
): unknown {
  const entries = Object.entries(value);
  switch (source.below(4)) {
    case 0:
      return Object.fromEntries(entries.toReversed());
    case 1:
      return entries.length === 0
        ? null
        : Object.fromEntries(entries.toSpliced(source.below(entries.length), 1));
    case 2:
      return { ...value, further: source.below(2) === 0 ? 0 : undefined };
    default: {
      const other = corpus.any(source, type, place);
      return isComposite(other) ? { ...other, ...value } : other;
    }
  }
}
