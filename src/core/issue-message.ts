import { describeValue, type Json, type Path } from './json.ts';

/** The sentence about a value that is not as expected. */
export function issueMessage(what: string, path: Path, received: Json, expected: string): string {
  // The path into a text is its line and column.
  const place = path.length === 0 ? '' : ` at ${path.join(what === 'text' ? ' ' : '.')}`;
  return `Invalid ${what}${place}: expected ${expected}, received ${String(received)}.`;
}

/** Refuses an argument that only a programmer passes, such as a budget or settings. */
export function refuseArgument(
  what: string,
  path: Path,
  received: unknown,
  expected: string,
): never {
  throw new RangeError(issueMessage(what, path, describeValue(received), expected));
}
