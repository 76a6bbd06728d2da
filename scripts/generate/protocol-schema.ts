import { BOT_MESSAGES } from '../../src/cli/protocol/bot-messages.ts';
import { objectOf, type Shape } from '../../src/cli/protocol/shapes.ts';
import { METHODS } from '../../src/cli/serve/methods.ts';
import { isList } from '../../src/codec/schema.ts';

const VERSION: Shape = { const: '2.0' };
const ID: Shape = { type: ['integer', 'string', 'null'] };

/** The JSON Schema of the messages of the protocol. The schema of each request and response has a name in `$defs`. */
export function protocolSchema(): object {
  const definitions = Object.fromEntries([...botDefinitions(), ...serveDefinitions()]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Protocol: messages to and from bots, and to and from the command "serve"',
    anyOf: Object.keys(definitions).map((name) => ({ $ref: `#/$defs/${name}` })),
    $defs: definitions,
  };
}

type Definition = readonly [name: string, shape: Shape];

function botDefinitions(): Definition[] {
  return Object.entries(BOT_MESSAGES).flatMap(([name, { params, result }]) =>
    definitionsOf('bot', name, params, result),
  );
}

function serveDefinitions(): Definition[] {
  const methods = Object.entries(METHODS).flatMap(([name, { parameters, result }]) => {
    const shapes = Object.entries(parameters).map(([key, { shape }]) => [key, shape] as const);
    const optional = Object.keys(parameters).filter((key) => parameters[key]?.optional);
    const params = objectOf(Object.fromEntries(shapes), optional);
    return definitionsOf('serve', name, { ...params, additionalProperties: false }, result);
  });
  return [...methods, ['error', ERROR]];
}

const ERROR: Shape = objectOf({
  jsonrpc: VERSION,
  id: ID,
  error: objectOf(
    { code: { type: 'integer' }, message: { type: 'string' }, data: { type: 'object' } },
    ['data'],
  ),
});

function definitionsOf(side: string, method: string, params: Shape, result: Shape): Definition[] {
  const request = { jsonrpc: VERSION, id: ID, method: { const: method }, params };
  const needsNone = isList(params['required']) && params['required'].length === 0;
  return [
    [`${side}.${method}.request`, objectOf(request, needsNone ? ['id', 'params'] : ['id'])],
    [`${side}.${method}.response`, objectOf({ jsonrpc: VERSION, id: ID, result })],
  ];
}
