import type { Simulation } from '../../src/core/contract.ts';

/** Lists and plain objects. What a class made may keep what it needs. */
export function isPlain(part: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(part);
  return Array.isArray(part) || prototype === Object.prototype || prototype === null;
}

/** The lists and plain objects in a value, also those in errors, itself first. */
function partsOf(value: unknown): object[] {
  const seen = new Set<object>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    if (!isPlain(part) && !(part instanceof Error)) return;
    seen.add(part);
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(value);
  return [...seen].filter(isPlain);
}

/** Tries to overwrite every field, to add to every list and object, and to delete every key, as deep as a value goes. */
export function vandalise(value: unknown): void {
  for (const part of partsOf(value)) {
    const keys = Object.keys(part);
    for (const key of keys) Reflect.set(part, key, 'vandal');
    Reflect.set(part, Array.isArray(part) ? part.length : 'vandal', 'vandal');
    for (const key of keys) Reflect.deleteProperty(part, key);
  }
}

/** Whether nothing in a value can be changed. */
export function isFrozen(value: unknown): boolean {
  return partsOf(value).every((part) => Object.isFrozen(part));
}

/** How many parts of a value can be changed. */
export function openParts(value: unknown): number {
  return partsOf(value).filter((part) => !Object.isFrozen(part)).length;
}

/** All that one can see of a value. */
export function shown(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'function') return `function ${part.name}`;
    if (part === undefined) return 'undefined';
    if (typeof part !== 'object' || part === null || isPlain(part)) return part;
    if (part instanceof Error) return { ...part, message: part.message };
    if (isSimulation(part)) return part.toState();
    return part.constructor.name;
  });
}

/** Whether a value is a simulation, which has its state in private. */
export function isSimulation(value: unknown): value is Pick<Simulation, 'toState'> {
  return typeof value === 'object' && value !== null && 'toState' in value;
}
