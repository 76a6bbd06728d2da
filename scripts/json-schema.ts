import type { ObjectShape, Shape } from '../src/shape.ts';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The JSON Schema of a shape: the form of the data. What a rule forbids beyond that only the parsers know. */
export function jsonSchema(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'integer':
      return { type: 'integer', minimum: shape.min, maximum: shape.max };
    case 'oneOf':
      return shape.values.length === 1 ? { const: shape.values[0] } : { enum: shape.values };
    case 'text':
      return { type: 'string', pattern: shape.pattern.source, description: shape.words };
    case 'list':
      return {
        type: 'array',
        items: jsonSchema(shape.of),
        minItems: shape.min,
        maxItems: shape.max,
        ...(shape.distinct === true ? { uniqueItems: true } : {}),
      };
    case 'tuple':
      return {
        type: 'array',
        prefixItems: shape.items.map(jsonSchema),
        minItems: shape.items.length,
        maxItems: shape.items.length,
      };
    case 'object':
      return objectSchema(shape);
    case 'either':
      return { anyOf: shape.shapes.map(jsonSchema) };
    case 'variant':
      return { oneOf: Object.values(shape.objects).map(objectSchema) };
  }
}

function objectSchema({ fields, optional, min }: ObjectShape): JsonSchema {
  const required = Object.keys(fields);
  const properties = Object.entries({ ...fields, ...optional }).map(([name, field]) => [
    name,
    jsonSchema(field),
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    ...(min > 0 ? { minProperties: min } : {}),
    additionalProperties: false,
  };
}
