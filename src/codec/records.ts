import type { Game } from '../core/contract.ts';
import type { EngineTypes } from '../core/definition.ts';
import { InvalidOptionsError, ParseError } from '../core/errors.ts';
import * as records from '../core/record.ts';
import { parseAction } from './codec.ts';
import { type GameTables, recordSchema } from './game-tables.ts';
import { headed, once, typed } from './outside.ts';
import { checkNotes } from './record-notes.ts';
import { readRecordText, recordText } from './record-text.ts';

/** Reads records as values, not as text. */
function recordReader<Types extends EngineTypes>(
  tables: GameTables<Types>,
): Game<Types>['parseRecord'] {
  const { definition, readOptions } = tables;
  const schema = once(() => recordSchema(tables));
  return (value) => {
    if (records.isKnownRecord(definition, value)) return value;
    const record = typed('record', schema(), headed(definition, 'record', value));
    try {
      readOptions(record.options);
    } catch (error) {
      if (!(error instanceof InvalidOptionsError)) throw error;
      const { path, received, expected } = error;
      throw new ParseError('record', {
        code: 'INVALID_FIELD',
        path: ['options', ...path],
        received,
        expected,
      });
    }
    checkNotes(record);
    return records.knownRecord(record);
  };
}

export function parseRecord<Types extends EngineTypes>(
  tables: GameTables<Types>,
): Game<Types>['parseRecord'] {
  const { definition, action } = tables;
  const read = recordReader(tables);
  return (value) =>
    read(typeof value === 'string' ? readRecordText(definition, action, value) : value);
}

export function formatRecord<Types extends EngineTypes>(
  tables: GameTables<Types>,
): Game<Types>['formatRecord'] {
  const read = recordReader(tables);
  return (record) => recordText(tables.action, read(record));
}

export function append<Types extends EngineTypes>(
  tables: GameTables<Types>,
): Game<Types>['append'] {
  return records.append<Types>(recordReader(tables), parseAction(tables));
}
