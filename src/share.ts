import type { BaseState } from './game.ts';

/*
 * The rules work on a copy of the state, in a transition as in a simulation, and the copy becomes the next state. Rules that
 * ran on immer's proxies would be slower themselves, and would slow the simulations down with them, since the engine of
 * JavaScript compiles a function for the kinds of object that it has seen.
 */

type Fields = { [key: string]: unknown };

/** Any object can be asked for its fields by name. */
function hasFields(_value: object): _value is Fields & typeof _value {
  return true;
}

/** Gives the changed copy of a state back what did not change: the old lists and players, where they are equal to its own. */
export function shareUnchanged(before: BaseState, after: { players: object[] }): void {
  const players = after.players.map((player, seat) => sharedPlayer(before.players[seat], player));
  after.players = players;
  share(before, after);
}

/** The old player if nothing differs; else the new one, with the lists that are as before. */
function sharedPlayer(before: object | undefined, after: object): object {
  return before !== undefined && share(before, after) ? before : after;
}

/** Puts the old lists in the place of equal ones; tells whether nothing else differs. */
function share(before: object, after: object): boolean {
  if (!hasFields(before) || !hasFields(after)) return false;
  let equal = true;
  for (const key of Object.keys(after)) {
    const old = before[key];
    const now = after[key];
    if (old === now) continue;
    if (haveSameItems(old, now)) after[key] = old;
    else equal = false;
  }
  return equal;
}

function haveSameItems(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length)
    return false;
  for (let place = 0; place < after.length; place += 1)
    if (before[place] !== after[place]) return false;
  return true;
}
