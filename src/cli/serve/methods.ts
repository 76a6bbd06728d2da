import { GAMES } from '../games.ts';
import { type Handler, RPC_CODES, RpcError } from '../protocol/json-rpc.ts';
import * as shapes from '../protocol/shapes.ts';
import { CONTRACT } from './contract.ts';
import type { Kept } from './kept.ts';
import { LEARNING } from './learning.ts';
import { type Method, method } from './method.ts';
import { count, list, state } from './parameters.ts';

/** What belongs to the process and not to the contract. */
const OF_PROCESS: { readonly [name: string]: Method } = {
  games: method(
    {},
    shapes.listOf(
      shapes.objectOf({ name: shapes.GAME, playerCounts: shapes.listOf(shapes.COUNT) }),
    ),
    () => GAMES.map(({ game: { name, playerCounts } }) => ({ name, playerCounts })),
  ),
  getState: method({ state }, shapes.STATE_DATA, (params) => params.state.state),
  release: method(
    { states: list(count(1, Number.MAX_SAFE_INTEGER)) },
    shapes.COUNT,
    ({ states }, kept) => kept.release(states),
  ),
};

/** All methods by name. */
export const METHODS: { readonly [name: string]: Method } = {
  ...OF_PROCESS,
  ...CONTRACT,
  ...LEARNING,
};

/** Answers requests, and keeps the states and batches that they make. */
export function createHandler(kept: Kept): Handler {
  return (name, params) => {
    const found = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
    if (found !== undefined) return found.run(params, kept);
    throw new RpcError(RPC_CODES.unknownMethod, `There is no method ${name.slice(0, 100)}.`);
  };
}
