import { ParseError } from '../../src/core/errors.ts';

/** The error with which a value is refused; throws if it is not. */
export function refused(read: () => unknown): ParseError {
  try {
    read();
  } catch (error) {
    if (error instanceof ParseError) return error;
    throw error;
  }
  throw new Error('the value was accepted');
}
