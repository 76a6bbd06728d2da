import type { BaseState } from './game.ts';

/*
 * The rules work on a copy of the state, in a transition as in a simulation; immer then gets only what has changed. Rules
 * that ran on immer's proxies would be slower themselves, and would slow the simulations down with them, since the engine
 * of JavaScript compiles a function for the kinds of object that it has seen.
 */

type Fields = { [key: string]: unknown };

/** Any object can be asked for its fields by name. */
function hasFields(_value: object): _value is Fields & typeof _value {
  return true;
}

/** Puts what differs between a state and its changed copy into an immer draft of the state. */
export function adoptChanges(
  draft: object,
  before: BaseState,
  after: object,
  players: readonly object[],
): void {
  if (!hasFields(draft) || !hasFields(before) || !hasFields(after)) return;
  for (const key of Object.keys(after)) {
    if (key === 'players') continue;
    const now = kept(before[key], after[key]);
    if (now !== before[key]) draft[key] = now;
  }
  const sharing = players.map((player, seat) => keptPlayer(before.players[seat], player));
  if (!haveSameItems(before.players, sharing)) draft['players'] = sharing;
}

/** The old player if nothing differs; else the new one, with the lists that are as before. */
function keptPlayer(before: object | undefined, after: object): object {
  if (before === undefined || !hasFields(before) || !hasFields(after)) return after;
  let equal = true;
  for (const key of Object.keys(after)) {
    const now = kept(before[key], after[key]);
    if (now === before[key]) after[key] = now;
    else equal = false;
  }
  return equal ? before : after;
}

/** The old list if the new one has the same items. */
function kept(before: unknown, after: unknown): unknown {
  if (before === after || !Array.isArray(before) || !Array.isArray(after)) return after;
  return haveSameItems(before, after) ? before : after;
}

function haveSameItems(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  for (let place = 0; place < after.length; place += 1) {
    if (before[place] !== after[place]) return false;
  }
  return true;
}
