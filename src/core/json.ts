/** A value of JSON: what details of refusals and errors are made of. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Where something stands in a value: keys and list positions (0-based), from the outside in. */
export type Path = readonly (string | number)[];

/**
 * A value from outside for an error or a refusal: strings in quotes, so that "3" is not taken for 3; numbers, booleans and null as
 * they are; anything else in a few words.
 */
export function describeValue(value: unknown): Json {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(shortened(value));
    case 'boolean':
      return value;
    case 'number':
      if (Object.is(value, -0)) return '-0';
      return Number.isFinite(value) ? value : String(value);
    case 'object':
      return value === null ? null : describeContainer(value);
    case 'undefined':
      return 'nothing';
    default:
      return `a ${typeof value}`;
  }
}

/** A string that may be a secret, for an error: its length only. */
export function describeSecret(text: string): string {
  return `a string of ${text.length} ${text.length === 1 ? 'character' : 'characters'}`;
}

/** A value where a string belongs: strings as they are, anything else as `describeValue` shows it. */
export function describeString(value: unknown): Json {
  return typeof value === 'string' ? shortened(value) : describeValue(value);
}

function shortened(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 100)}…`;
}

function describeContainer(value: object): string {
  try {
    return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
  } catch {
    return 'an object that cannot be read';
  }
}
