/** What a call throws. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly code?: unknown;
  readonly path?: unknown;
  readonly expected?: unknown;
}

/** The error that a call throws; `null` if it throws none. */
export function issueOf(call: () => unknown): Thrown | null {
  try {
    call();
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
  return null;
}
