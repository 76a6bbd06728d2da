import { isRecord } from '../../codec/schema.ts';
import {
  IllegalActionError,
  InvalidOptionsError,
  InvalidStateError,
  ParseError,
  ReplayError,
} from '../../core/errors.ts';
import type { Json } from '../../core/json.ts';
import { EncodingError } from '../../learning/index.ts';

/** The codes of errors; those from -32768 to -32600 are those of JSON-RPC 2.0. */
export const RPC_CODES = {
  notJson: -32_700,
  notARequest: -32_600,
  unknownMethod: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  /** An error of the library: its name, code and further fields are in `data`. */
  refused: -32_000,
  /** A limit of the process: too many states or games. */
  full: -32_001,
} as const;

/** An error that goes to the caller as it is. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Carries out a method; whatever it throws becomes the response. */
export type Handler = (method: string, params: { readonly [name: string]: Json }) => unknown;

/** The most requests in one line. */
const MOST_REQUESTS = 1000;

/** The line of the response to a line of requests; `null` if none is due. */
export function respond(line: string | null, handle: Handler): string | null {
  if (line === null) return error(null, RPC_CODES.notARequest, 'The line is too long.');
  let message: Json;
  try {
    message = JSON.parse(line);
  } catch {
    return error(null, RPC_CODES.notJson, 'Expected a line of JSON.');
  }
  if (!Array.isArray(message)) return respondToOne(message, handle);
  if (message.length === 0 || message.length > MOST_REQUESTS)
    return error(null, RPC_CODES.notARequest, `Expected 1 to ${MOST_REQUESTS} requests in a list.`);
  const responses = message
    .map((request: Json) => respondToOne(request, handle))
    .filter((response) => response !== null);
  return responses.length === 0 ? null : `[${responses.join(',')}]`;
}

function respondToOne(request: Json, handle: Handler): string | null {
  if (!isRecord(request) || request['jsonrpc'] !== '2.0' || typeof request['method'] !== 'string')
    return error(null, RPC_CODES.notARequest, 'Expected a request of JSON-RPC 2.0.');
  const { id, method, params = {} } = request;
  if (id !== undefined && typeof id !== 'number' && typeof id !== 'string' && id !== null)
    return error(null, RPC_CODES.notARequest, 'Expected a number or a string as id.');
  const response = answer(id ?? null, String(method), params, handle);
  return id === undefined ? null : response;
}

function answer(id: Json, method: string, params: Json, handle: Handler): string {
  try {
    if (!isRecord(params))
      throw new RpcError(RPC_CODES.invalidParams, 'Expected params as an object.');
    const result = handle(method, params) ?? null;
    return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${JSON.stringify(result)}}`;
  } catch (thrown) {
    if (thrown instanceof RpcError) return error(id, thrown.code, thrown.message);
    const data = dataOf(thrown);
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    if (data !== null) return error(id, RPC_CODES.refused, message, data);
    return error(id, RPC_CODES.internal, message);
  }
}

/** The fields of an error of the library; `null` for any other error. */
function dataOf(thrown: unknown): object | null {
  if (thrown instanceof IllegalActionError) {
    const { name, code, details } = thrown;
    return { name, code, details };
  }
  if (thrown instanceof ReplayError) {
    const { name, code, index, refusal } = thrown;
    return { name, code, index, refusal };
  }
  if (
    thrown instanceof ParseError ||
    thrown instanceof InvalidOptionsError ||
    thrown instanceof EncodingError
  ) {
    const { name, code, path, received, expected } = thrown;
    return { name, code, path, received, expected };
  }
  if (thrown instanceof InvalidStateError) return { name: thrown.name, code: thrown.code };
  return thrown instanceof RangeError ? { name: thrown.name } : null;
}

function error(id: Json, code: number, message: string, data?: object): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } });
}
