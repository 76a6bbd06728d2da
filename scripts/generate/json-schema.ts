import type { AnyObject, AnySchema, AnyVariant } from '../../src/codec/schema.ts';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The JSON Schema of a table: the form of the data. What a rule forbids beyond that only the parsers know. */
export function jsonSchema(schema: AnySchema): JsonSchema {
  switch (schema.kind) {
    case 'integer':
      return { type: 'integer', minimum: schema.min, maximum: schema.max };
    case 'picklist':
      return schema.values.length === 1 ? { const: schema.values[0] } : { enum: schema.values };
    case 'text':
      return { type: 'string', pattern: schema.pattern.source, description: schema.words };
    case 'number':
      return { type: 'number', minimum: schema.min, maximum: schema.max };
    case 'primitive':
      return { type: ['string', 'number', 'boolean', 'null'] };
    case 'list':
      return {
        type: 'array',
        items: jsonSchema(schema.of),
        minItems: schema.min,
        maxItems: schema.max,
        ...(schema.distinct ? { uniqueItems: true } : {}),
      };
    case 'tuple':
      return {
        type: 'array',
        prefixItems: schema.items.map(jsonSchema),
        minItems: schema.items.length,
        maxItems: schema.items.length,
      };
    case 'object':
      return objectSchema(schema);
    case 'nullable':
      return { anyOf: [jsonSchema(schema.of), { type: 'null' }] };
    case 'union':
      return { anyOf: schema.schemas.map(jsonSchema) };
    case 'variant':
      return { oneOf: objectsOf(schema).map(objectSchema) };
  }
}

function objectsOf(schema: AnyObject | AnyVariant): AnyObject[] {
  return schema.kind === 'object' ? [schema] : Object.values(schema.members).flatMap(objectsOf);
}

function objectSchema({ fields, optional, min }: AnyObject): JsonSchema {
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
