import type { Game } from '../core/contract.ts';
import { deepFreeze } from '../core/lists.ts';
import type { GameRecord, GameTypes } from '../core/types.ts';

/** A state, and how the game came to it. */
export interface Moment<Types extends GameTypes> {
  readonly state: Types['State'];
  /** The number of actions before the state. */
  readonly step: number;
  /** The last action; `null` for the first state. */
  readonly last: Last<Types> | null;
}

/** The action that led to a state. */
interface Last<Types extends GameTypes> {
  readonly before: Moment<Types>;
  readonly action: Types['Action'];
  readonly events: readonly Types['Event'][];
}

/**
 * Where a session begins: a new game, a stored one, or a state.
 *
 * @typeParam Types - the types of the game.
 */
export type SessionStart<Types extends GameTypes = GameTypes> =
  | {
      /** The options of a new game. */
      readonly options: Types['Options'];
    }
  | {
      /** The record of a game, which goes on. */
      readonly record: GameRecord<Types>;
    }
  | {
      /** A state. Such a session has no record. */
      readonly state: Types['State'];
    };

/** The present of a new session, and the record of its first state. */
export interface Beginning<Types extends GameTypes> {
  readonly present: Moment<Types>;
  readonly record: GameRecord<Types> | null;
}

export function beginning<Types extends GameTypes>(
  game: Game<Types>,
  start: SessionStart<Types>,
): Beginning<Types> {
  if ('record' in start) return replayed(game, start.record);
  if ('options' in start) return replayed(game, game.createRecord(start.options));
  return { present: first(game.parseState(start.state)), record: null };
}

function replayed<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
): Beginning<Types> {
  const { states, events } = game.replay(record);
  let present: Moment<Types> | null = null;
  for (const [step, state] of states.entries()) {
    const action = record.actions[step - 1];
    present =
      present === null || action === undefined
        ? first(state)
        : after(present, action, { state, events: events[step - 1] ?? [] });
  }
  if (present === null) throw new RangeError('A replay has at least one state.');
  return { present, record: { ...record, actions: [] } };
}

function first<Types extends GameTypes>(state: Types['State']): Moment<Types> {
  return { state, step: 0, last: null };
}

export function after<Types extends GameTypes>(
  before: Moment<Types>,
  action: Types['Action'],
  { state, events }: { readonly state: Types['State']; readonly events: readonly Types['Event'][] },
): Moment<Types> {
  return { state, step: before.step + 1, last: { before, action, events: deepFreeze(events) } };
}

/** Every moment up to one, the first one in front. */
export function momentsUntil<Types extends GameTypes>(present: Moment<Types>): Moment<Types>[] {
  const moments: Moment<Types>[] = [];
  for (let moment: Moment<Types> | undefined = present; moment; moment = moment.last?.before)
    moments.push(moment);
  return moments.reverse();
}
