import type { EngineTypes } from '../core/definition.ts';
import { legalActions } from '../core/engine.ts';
import { ParseError } from '../core/errors.ts';
import { describeString, type Path } from '../core/json.ts';
import { ownFields, same } from '../core/lists.ts';
import { freezeState } from '../core/position.ts';
import type { StateIssue } from '../core/state-issues.ts';
import type { Viewer } from '../core/types.ts';
import type { GameTables } from './game-tables.ts';

/** Refuses a state that cannot be played to the end. */
export function assertPlayable<Types extends EngineTypes>(
  tables: GameTables<Types>,
  state: Types['State'],
): void {
  const issue = issueOf(tables, state);
  if (issue !== null) throw new ParseError('state', { ...issue, code: 'UNPLAYABLE_STATE' });
}

/** Refuses a view of which no state agrees with it and can be played to the end. */
export function assertPlayableView<Types extends EngineTypes>(
  tables: GameTables<Types>,
  view: Types['View'],
): void {
  const issue = issueOfView(tables, view);
  if (issue !== null) throw new ParseError('view', { ...issue, code: 'UNPLAYABLE_STATE' });
}

/** Why a state cannot be played to the end: what a rule forbids, or nobody can act although the game is not over. */
function issueOf<Types extends EngineTypes>(
  { definition, issuesIn }: GameTables<Types>,
  state: Types['State'],
): StateIssue | null {
  const [issue] = issuesIn(state);
  if (issue !== undefined) return issue;
  const top: object | undefined = state.agenda.at(-1);
  if (top === undefined) return null;
  const { manual: isManualRoll }: { readonly manual?: unknown } = ownFields(top);
  if (isManualRoll === true || legalActions(definition)(state).length > 0) return null;
  return {
    rule: 'agenda',
    path: ['agenda', state.agenda.length - 1],
    received: 'a decision without a legal action',
    expected: 'a decision that can be answered',
  };
}

/** A view can be played on if a state that agrees with it can, and has this view. */
function issueOfView<Types extends EngineTypes>(
  tables: GameTables<Types>,
  view: Types['View'],
): StateIssue | null {
  const { viewer, players } = view;
  if (viewer !== 'spectator' && viewer >= players.length) {
    const expected = 'a seat of this game, or "spectator"';
    return { rule: 'viewer', path: ['viewer'], received: viewer, expected };
  }
  let sample: Types['State'];
  try {
    sample = freezeState(tables.definition, tables.sample(view, 0));
  } catch {
    const expected = 'as many hidden cards as there are unseen ones';
    return { rule: 'hidden', path: [], received: 'more', expected };
  }
  return issueOf(tables, sample) ?? differenceOf(view, tables.viewOf(sample, viewer), viewer, []);
}

/** Where a view differs from what its viewer sees of a state that agrees with it. */
function differenceOf(
  received: unknown,
  seen: unknown,
  viewer: Viewer,
  path: Path,
): StateIssue | null {
  if (same(received, seen)) return null;
  if (isContainer(received) && isContainer(seen)) {
    for (const [key, value] of Object.entries(received)) {
      const place = Array.isArray(received) ? Number(key) : key;
      const issue = differenceOf(value, seen[key], viewer, [...path, place]);
      if (issue !== null) return issue;
    }
  }
  const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
  const expected =
    received === null
      ? `a value that ${who} sees`
      : seen === null
        ? `null, since ${who} does not see it`
        : `${String(describeString(seen))}, as ${who} sees it`;
  return { rule: 'hidden', path, received: describeString(received), expected };
}

function isContainer(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
