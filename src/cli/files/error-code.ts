/** Whether the system reports a certain error, such as ENOENT for a missing file. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
