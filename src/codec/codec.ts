import type { Game } from '../core/contract.ts';
import type { EngineTypes } from '../core/definition.ts';
import { ParseError } from '../core/errors.ts';
import { describeValue } from '../core/json.ts';
import { deepFreeze } from '../core/lists.ts';
import { markTrusted } from '../core/position.ts';
import { eventsSchema, type GameTables } from './game-tables.ts';
import { headed, jsonOf, once, typed } from './outside.ts';
import { assertPlayable, assertPlayableView } from './playable.ts';

export function parseAction<Types extends EngineTypes>({
  action,
}: GameTables<Types>): Game<Types>['parseAction'] {
  return (value) => deepFreeze(typed('action', action, jsonOf('action', value)));
}

export function parseState<Types extends EngineTypes>(
  tables: GameTables<Types>,
): Game<Types>['parseState'] {
  const schema = once(tables.state);
  return (value) => {
    const json = headed(tables.definition, 'state', value);
    if (Object.hasOwn(json, 'viewer')) {
      throw new ParseError('state', {
        code: 'EXPECTED_STATE',
        path: ['viewer'],
        received: describeValue(json['viewer']),
        expected: 'a state, which has no viewer; sampleState makes one of a view',
      });
    }
    const state = typed('state', schema(), json);
    assertPlayable(tables, state);
    return markTrusted(deepFreeze(state));
  };
}

export function parseView<Types extends EngineTypes>(
  tables: GameTables<Types>,
): Game<Types>['parseView'] {
  const schema = once(tables.view);
  return (value) => {
    const json = headed(tables.definition, 'view', value);
    if (!Object.hasOwn(json, 'viewer')) {
      throw new ParseError('view', {
        code: 'EXPECTED_VIEW',
        path: ['viewer'],
        received: 'nothing',
        expected: 'a view, which has a viewer; viewFor makes one of a state',
      });
    }
    const view = typed('view', schema(), json);
    assertPlayableView(tables, view);
    return markTrusted(deepFreeze(view));
  };
}

export function parseEvents<Types extends EngineTypes>(
  tables: GameTables<Types>,
): Game<Types>['parseEvents'] {
  const schema = once(() => eventsSchema(tables));
  return (value) => deepFreeze([...typed('events', schema(), jsonOf('events', value))]);
}

export function parseScoring<Types extends EngineTypes>({
  scoring,
}: GameTables<Types>): Game<Types>['parseScoring'] {
  const schema = once(scoring);
  return (value) => deepFreeze(typed('scoring', schema(), jsonOf('scoring', value)));
}

export function parseRefusal<Types extends EngineTypes>({
  refusal,
}: GameTables<Types>): Game<Types>['parseRefusal'] {
  const schema = once(refusal);
  return (value) => deepFreeze(typed('refusal', schema(), jsonOf('refusal', value)));
}
