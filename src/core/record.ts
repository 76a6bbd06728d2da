import type { Game } from './contract.ts';
import type { EngineTypes, GameDefinition } from './definition.ts';
import { transition } from './engine.ts';
import { IllegalActionError, ParseError, ReplayError } from './errors.ts';
import { deepCopy, deepFreeze } from './lists.ts';
import { originIssue } from './origin.ts';
import type { GameRecord, GameTypes } from './types.ts';

/** The most actions that a record may have. */
export const RECORD_MOST = 100_000;

export function createRecord<Types extends EngineTypes>(
  { name, version }: GameDefinition<Types>,
  readOptions: (value: unknown) => Types['Options'],
): Game<Types>['createRecord'] {
  return (options) => ({ game: name, rules: version, options: readOptions(options), actions: [] });
}

export function append<Types extends GameTypes>(
  record: GameRecord<Types>,
  action: Types['Action'],
): GameRecord<Types> {
  return deepFreeze(deepCopy({ ...record, actions: [...record.actions, action] }));
}

export function replay<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  createGame: Game<Types>['createGame'],
): Game<Types>['replay'] {
  const follow = transition(definition);
  return (record) => {
    assertRecord(definition, record);
    let state = createGame(record.options);
    const states = [state];
    const events: (readonly Types['Event'][])[] = [];
    for (const [index, action] of record.actions.entries()) {
      const next = step(follow, state, action, index);
      state = next.state;
      states.push(state);
      events.push(next.events);
    }
    return { state, states, events };
  };
}

function step<Types extends EngineTypes>(
  follow: Game<Types>['transition'],
  state: Types['State'],
  action: Types['Action'],
  index: number,
): ReturnType<Game<Types>['transition']> {
  try {
    return follow(state, action);
  } catch (error) {
    if (!(error instanceof IllegalActionError)) throw error;
    throw new ReplayError(index, error.refusal);
  }
}

function assertRecord<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  { game, rules }: GameRecord<Types>,
): void {
  const issue = originIssue(definition, { game: game ?? null, rules: rules ?? null });
  if (issue !== null) throw new ParseError('record', issue);
}
