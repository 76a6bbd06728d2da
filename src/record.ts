import { transition } from './engine.ts';
import { IllegalActionError, ParseError, ReplayError } from './errors.ts';
import type { GameRecord, GameTypes, Replay } from './game.ts';
import { deepCopy } from './lists.ts';
import { shown } from './plain.ts';
import type { Rules, RulesTypes } from './rules.ts';

/** What replaying needs of a record; whether its actions are any is found out on the way. */
interface Recorded<Options> {
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly actions: readonly unknown[];
}

/** The most actions that a record may have. */
export const RECORD_MOST = 100_000;

export function append<Types extends GameTypes>(
  record: GameRecord<Types>,
  action: Types['Action'],
): GameRecord<Types> {
  return { ...record, actions: [...record.actions, deepCopy(action)] };
}

export function replay<Types extends RulesTypes>(
  rules: Rules<Types>,
  createGame: (options: Types['Options']) => Types['State'],
  record: Recorded<Types['Options']>,
): Replay<Types> {
  assertRecord(rules, record);
  let state = createGame(record.options);
  const states = [state];
  const events: Types['Event'][][] = [];
  for (const [index, action] of record.actions.entries()) {
    const next = step(rules, state, action, index);
    state = next.state;
    states.push(state);
    events.push([...next.events]);
  }
  return { state, states, events };
}

function step<Types extends RulesTypes>(
  rules: Rules<Types>,
  state: Types['State'],
  action: unknown,
  index: number,
): ReturnType<typeof transition<Types>> {
  try {
    return transition(rules, state, action);
  } catch (error) {
    if (!(error instanceof IllegalActionError)) throw error;
    throw new ReplayError(index, error.refusal);
  }
}

function assertRecord<Types extends RulesTypes>(
  rules: Rules<Types>,
  record: Recorded<Types['Options']>,
): void {
  if (record.game !== rules.name) {
    throw new ParseError('record', {
      code: 'OTHER_GAME',
      path: ['game'],
      given: shown(record.game),
      allowed: rules.name,
    });
  }
  if (record.rules !== rules.version) {
    throw new ParseError('record', {
      code: 'OTHER_RULES',
      path: ['rules'],
      given: shown(record.rules),
      allowed: rules.version,
    });
  }
}
