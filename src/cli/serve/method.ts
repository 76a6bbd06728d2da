import type { Json } from '../../core/json.ts';
import { RPC_CODES, RpcError } from '../protocol/json-rpc.ts';
import type { Shape } from '../protocol/shapes.ts';
import type { Kept } from './kept.ts';
import type { Parameter } from './parameters.ts';

type Parameters = { readonly [name: string]: Parameter<unknown> };

type Values<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends Parameter<infer T> ? T : never;
};

/** A method that requests can name. */
export interface Method {
  readonly parameters: Parameters;
  /** What the result looks like. */
  readonly result: Shape;
  run(params: { readonly [name: string]: Json }, kept: Kept): unknown;
}

export function method<const P extends Parameters>(
  parameters: P,
  result: Shape,
  run: (values: Values<P>, kept: Kept) => unknown,
): Method {
  return {
    parameters,
    result,
    run: (params, kept) => run(read(parameters, params, kept), kept),
  };
}

function read<const P extends Parameters>(
  parameters: P,
  params: { readonly [name: string]: Json },
  kept: Kept,
): Values<P> {
  const unknown = Object.keys(params).find((name) => !Object.hasOwn(parameters, name));
  if (unknown !== undefined) {
    const names = Object.keys(parameters).join(', ');
    const message = `params: expected only ${names || 'nothing'}, received ${JSON.stringify(unknown.slice(0, 100))}.`;
    throw new RpcError(RPC_CODES.invalidParams, message);
  }
  const values = Object.entries(parameters).map(([name, parameter]) => [
    name,
    parameter.read(Object.hasOwn(params, name) ? params[name] : undefined, name, kept),
  ]);
  // Each value comes from the parameter of its name.
  return Object.fromEntries(values) as Values<P>;
}
