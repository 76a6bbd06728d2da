import type { GameRecord } from '../game.ts';
import { Boundary } from '../parse.ts';
import type { ParsedGame } from '../parsed-game.ts';
import { Demands, type Problem } from '../possible.ts';
import type { Action } from './actions.ts';
import { checkAgenda } from './agenda-check.ts';
import { checkAuction } from './auction-check.ts';
import { checkCounts } from './count-check.ts';
import { checkHands } from './hand-check.ts';
import { checkedOptions, OPTIONS } from './options.ts';
import { type CaribbeanFleetTypes, rules, type Types } from './rules.ts';
import { sampled } from './sample.ts';
import { stateShape, viewShape } from './schema.ts';
import type { GameState, GameView } from './state.ts';
import { viewOf } from './view.ts';

/** What the boundary needs to know of Caribbean Fleet. */
export const parsed: ParsedGame<Types> = {
  rules,
  options: OPTIONS,
  stateShape,
  viewShape,
  problemOf,
  checkedOptions,
  sampled,
  viewOf,
};

const boundary = /* @__PURE__ */ new Boundary(parsed);

/** Why no play leads to a state: what of its counts, its auction, its hands or its agenda does not go together. */
function problemOf(state: GameState): Problem | null {
  for (const check of [checkCounts, checkAuction, checkHands, checkAgenda]) {
    const demands = new Demands();
    check(state, demands);
    if (demands.problem !== null) return demands.problem;
  }
  return null;
}

/**
 * Reads an action from any value, such as a message from a client. Whether it is legal is for `checkAction` and
 * `applyAction` to say.
 *
 * @example
 * ```ts
 * import { parseAction } from 'pirate-auctions/caribbean-fleet';
 *
 * const action = parseAction(JSON.parse('{ "type": "pass", "player": 1 }'));
 * console.log(action.type); // pass
 * ```
 *
 * @throws {@link ParseError} with a code, the path, what was given and what is allowed.
 * @remarks Since 0.1.0
 */
export function parseAction(value: unknown): Action {
  return boundary.action(value);
}

/**
 * Reads a state from any value, such as JSON from a file or a database. It must be one that play can lead to: every component is
 * there, the numbers and the agenda go together. The result is a frozen copy.
 *
 * @example
 * ```ts
 * import { createGame, parseState } from 'pirate-auctions/caribbean-fleet';
 *
 * const state = createGame({ players: 3, seed: 1 });
 * console.log(parseState(JSON.parse(JSON.stringify(state))).round); // 1
 * ```
 *
 * @throws {@link ParseError} with a code, the path, what was given and what is allowed; for a state that is not possible
 * also with the id of the rule; for a view with `VIEW_FOR_STATE`.
 * @remarks Since 0.1.0
 */
export function parseState(value: unknown): GameState {
  return boundary.state(value);
}

/**
 * Reads a view from any value, such as a message from a server. Some possible state must have this view.
 *
 * @throws {@link ParseError} like {@link parseState}; for a state with `STATE_FOR_VIEW`.
 * @remarks Since 0.1.0
 */
export function parseView(value: unknown): GameView {
  return boundary.view(value);
}

/**
 * Reads a record from any value, or from the text that `formatRecord` wrote. Its options are those of a game; whether its
 * actions are legal is for `replay` to say.
 *
 * @example
 * ```ts
 * import { createRecord, formatRecord, parseRecord } from 'pirate-auctions/caribbean-fleet';
 *
 * const text = formatRecord(createRecord({ players: 3, seed: 1 }));
 * console.log(parseRecord(text).options); // { players: 3, seed: 1 }
 * ```
 *
 * @throws {@link ParseError} with a code, the path, what was given and what is allowed.
 * @remarks Since 0.1.0
 */
export function parseRecord(value: unknown): GameRecord<CaribbeanFleetTypes> {
  return boundary.record(value);
}
