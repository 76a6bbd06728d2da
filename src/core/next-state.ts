import { Immer } from 'immer';
import type { EngineTypes } from './definition.ts';
import { deepFreeze } from './lists.ts';
import { markTrusted } from './position.ts';

// An own instance: a host that changes the settings of its immer must not change our states.
const immer = /* @__PURE__ */ new Immer({ autoFreeze: true });

/**
 * The state after the rules have worked on a draft of it. Immer makes it: the recipe writes what changed, and immer shares the rest
 * with the state before.
 */
export function nextState<Types extends EngineTypes>(
  state: Types['State'],
  changed: Types['Draft'],
): Types['State'] {
  const next = immer.produce(state, (draft: Types['Draft']) => {
    writeChanges<Types>(state, changed, draft);
  });
  return markTrusted(next);
}

/** The recipe: writes into immer's draft of a state what the rules have changed. */
export function writeChanges<Types extends EngineTypes>(
  state: Types['State'],
  changed: Types['Draft'],
  draft: Types['Draft'],
): void {
  writeFields(state, changed, draft);
  for (const [seat, player] of changed.players.entries()) {
    const before = state.players[seat];
    if (before === undefined || !differs(before, player)) continue;
    writeFields(before, player, draft.players[seat] ?? {});
  }
}

/** An object read and written by key. */
type Fields = { [key: string]: unknown };

/** Writes the fields that changed; the rules replace what they change, so that identity tells. */
function writeFields(before: object, after: object, draft: object): void {
  const [old, now, target] = [before as Fields, after as Fields, draft as Fields];
  for (const key of Object.keys(now)) {
    const value = now[key];
    // Drafts have a list of players and an agenda of their own.
    if (value === old[key] || key === 'players' || isSameList(old[key], value)) continue;
    // Immer need not walk what is frozen.
    target[key] = deepFreeze(value);
  }
}

function differs(before: object, after: object): boolean {
  const [old, now] = [before as Fields, after as Fields];
  for (const key of Object.keys(now)) if (now[key] !== old[key]) return true;
  return false;
}

function isSameList(before: unknown, after: unknown): boolean {
  return (
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.length === after.length &&
    after.every((item, place) => item === before[place])
  );
}
