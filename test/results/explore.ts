import * as fc from 'fast-check';
import { expect } from 'vitest';
import { isPlain, isSimulation, openParts, shown, vandalise } from './vandal.ts';

/** Makes a value anew: only what is frozen may be in two of them. */
export type Make<T = unknown> = () => T;

type Call = (...values: unknown[]) => unknown;

/** What to call functions with. */
export interface Pool {
  /** Values for the first argument, the second and so on; the last list serves for all others too. */
  readonly places: readonly (readonly Make[])[];
  /** The fewest arguments; a function that names more gets as many as it names. */
  readonly least: number;
}

/** Calls that return something, after which the other combinations show nothing new. */
const ENOUGH = 500;

/** What a call gives: a value, or an error. */
type Result = { readonly returned: unknown } | { readonly thrown: unknown };

/**
 * Calls a function with every combination of values from a pool, and checks that results belong to the caller: what happens to one
 * changes neither the inputs nor later results, and what happens to the inputs does not change results. Then does the same with the
 * functions in the results.
 *
 * @returns how many calls return something.
 */
export function explore(name: string, make: Make<Call>, pool: Pool, depth = 1): number {
  const errors = new Set<string>();
  const inside = new Map<string, Make<Call>>();
  let returns = 0;
  for (const makers of combinations(pool.places, Math.max(pool.least, make().length))) {
    if (returns === ENOUGH) break;
    const inputs = (): unknown[] => makers.map((maker) => maker());
    const result = resultOf(make(), inputs());
    if ('thrown' in result) {
      // Most combinations make no sense; one of each kind will do.
      const kind = kindOf(result.thrown);
      if (errors.has(kind)) continue;
      errors.add(kind);
    } else {
      returns += 1;
      // Nothing can be changed in a primitive value.
      if (returns > 1 && !isComposite(result.returned)) continue;
    }
    checkCall(name, make, inputs);
    if ('thrown' in result || depth === 0) continue;
    for (const path of functionsIn(result.returned)) {
      const label = [`${name}()`, ...path].join('.');
      if (!inside.has(label)) inside.set(label, () => functionAt(make()(...inputs()), path));
    }
  }
  for (const [label, makeInside] of inside) explore(label, makeInside, pool, depth - 1);
  return returns;
}

function checkCall(name: string, make: Make<Call>, inputs: Make<unknown[]>): void {
  const given = inputs();
  const before = shown(given);
  const open = openParts(given);
  const call = make();
  const first = resultOf(call, given);
  const expected = shown(first);
  // An action changes a simulation, so the next call needs another one.
  const next = 'thrown' in first || isSimulation(first.returned) ? make() : call;
  expect(openParts(given), `${name} freezes no inputs`).toBe(open);
  vandalise(first);
  expect(shown(given), `a changed result of ${name} changes no input`).toBe(before);
  const later = resultOf(next, inputs());
  expect(shown(later), `a changed result of ${name} changes no later one`).toBe(expected);
  const others = inputs();
  const last = resultOf(make(), others);
  vandalise(others);
  expect(shown(last), `a changed input of ${name} changes no result`).toBe(expected);
}

function resultOf(call: Call, values: unknown[]): Result {
  try {
    const returned = call(...values);
    // A promise that fails is a result like any other; nobody waits for it here.
    if (returned instanceof Promise) returned.catch(() => {});
    const isArbitrary = returned instanceof fc.Arbitrary;
    return { returned: isArbitrary ? fc.sample(returned, { numRuns: 2, seed: 1 }) : returned };
  } catch (thrown) {
    return { thrown };
  }
}

function isComposite(value: unknown): boolean {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no error';
  return `${error.name} ${'code' in error ? error.code : ''}`;
}

function* combinations<T>(places: readonly (readonly T[])[], length: number): Generator<T[]> {
  if (length === 0) return yield [];
  const [first = [], ...rest] = places;
  for (const item of first)
    for (const others of combinations(rest.length === 0 ? places : rest, length - 1))
      yield [item, ...others];
}

/** The paths to the functions in a value; the functions of a simulation are those of its class. */
function functionsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'function') return isClass(value) ? [] : [path];
  if (typeof value !== 'object' || value === null || path.length > 3) return [];
  if (isSimulation(value)) return methodsOf(value).map((name) => [...path, name]);
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => functionsIn(inner, [...path, key]));
}

export function isClass(value: object): boolean {
  return String(value).startsWith('class');
}

function methodsOf(value: object): string[] {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(value));
  return names.filter((name) => name !== 'constructor');
}

/** A function in a value, bound to its owner. One that changes a simulation returns it, to show what it did. */
export function functionAt(value: unknown, path: readonly string[]): Call {
  let owner: unknown;
  let found: unknown = value;
  for (const key of path) {
    owner = found;
    found = Reflect.get(Object(found), key);
  }
  if (typeof found !== 'function') throw new TypeError(`no function at ${path.join('.')}`);
  const run = found;
  const call: Call = (...values) => {
    const returned: unknown = Reflect.apply(run, owner, values);
    return returned === undefined && isSimulation(owner) ? owner : returned;
  };
  return Object.defineProperty(call, 'length', { value: run.length });
}
