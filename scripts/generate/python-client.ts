import * as shapes from '../../src/cli/protocol/shapes.ts';
import { METHODS } from '../../src/cli/serve/methods.ts';
import type { Files } from './write.ts';

const TYPES: ReadonlyMap<shapes.Shape, string> = new Map([
  [shapes.GAME, 'GameName'],
  [shapes.OPTIONS, 'Options'],
  [shapes.STATE, 'State'],
  [shapes.SEAT, 'Seat'],
  [shapes.SEED, 'Seed'],
  [shapes.VIEWER, 'Viewer'],
  [shapes.VIEW, 'View'],
  [shapes.POSITION, 'Position'],
  [shapes.ACTION, 'Action'],
  [shapes.ACTIONS, 'list[Action]'],
  [shapes.DECISIONS, 'list[Decision]'],
  [shapes.EVENTS, 'list[Event]'],
  [shapes.RECORD, 'Record'],
  [shapes.REFUSAL, 'Refusal'],
  [shapes.SCORING, 'Scoring'],
  [shapes.TEXT, 'str'],
  [shapes.BASE64, 'str'],
  [shapes.FLAG, 'bool'],
  [shapes.OBJECT, 'dict[str, Any]'],
]);

/** The type of a value in Python. */
function typeOf(shape: shapes.Shape): string {
  const known = TYPES.get(shape);
  if (known !== undefined) return known;
  const { type, items, anyOf } = shape;
  if (type === 'integer') return 'int';
  if (type === 'object') return 'dict[str, Any]';
  if (type === 'array') return `list[${typeOf(asShape(items))}]`;
  if (Array.isArray(anyOf) && anyOf.length === 2 && asShape(anyOf[1])['type'] === 'null')
    return `${typeOf(asShape(anyOf[0]))} | None`;
  return 'Any';
}

function asShape(value: unknown): shapes.Shape {
  if (typeof value !== 'object' || value === null) throw new Error(`no schema: ${String(value)}`);
  return Object.fromEntries(Object.entries(value));
}

/** A name as Python writes it. */
function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A class with a method for each method of the protocol. */
export function pythonClient(): Files {
  const methods = Object.entries(METHODS).map(([name, { parameters, result }]) => {
    const entries = Object.entries(parameters);
    const signature = entries.map(([key, { shape, optional }]) => {
      const type = typeOf(shape);
      return `        ${key}: ${type}${optional ? ' = None' : ''},\n`;
    });
    const values = entries.map(([key]) => `"${key}": ${key}`).join(', ');
    return [
      '',
      `    def ${snakeCase(name)}(`,
      `        self,\n${signature.join('')}    ) -> ${typeOf(result)}:`,
      `        """Calls \`${name}\`."""`,
      `        result: ${typeOf(result)} = self.call("${name}", {${values}})`,
      '        return result',
    ].join('\n');
  });
  const names = [...new Set([...TYPES.values()].flatMap((type) => /[A-Z]\w+/.exec(type) ?? []))];
  const imported = names.filter((name) => name !== 'Any').sort();
  const text = `"""The methods of the protocol. Written by npm run generate."""

from __future__ import annotations

from typing import Any

from .values import (
${imported.map((name) => `    ${name},\n`).join('')})


class Contract:
    """The methods of the protocol, in the names of Python; docs/protocol.md describes them."""

    def call(self, method: str, params: dict[str, Any]) -> Any:
        """Calls a method by its name in the protocol."""
        raise NotImplementedError
${methods.join('\n')}
`;
  return { 'examples/python/pirate_auctions/contract.py': text };
}
