import type { Json } from '../../core/json.ts';
import { GAMES } from '../games.ts';

/** A JSON Schema, draft 2020-12, of a value in a message. */
export type Shape = { readonly [keyword: string]: Json };

/** The kinds of values that have a schema of their own for each game. */
type Kind = 'action' | 'view' | 'state' | 'record' | 'events' | 'scoring' | 'refusal';

const names: readonly string[] = GAMES.map(({ game }) => game.name);

function ofEitherGame(kind: Kind): Shape {
  return { anyOf: names.map((name) => ({ $ref: `${name}-${kind}.json` })) };
}

export function listOf(items: Shape): Shape {
  return { type: 'array', items };
}

export function nullable(shape: Shape): Shape {
  return { anyOf: [shape, { type: 'null' }] };
}

/** An object with these fields; those named last may be missing. */
export function objectOf(
  properties: { readonly [name: string]: Shape },
  optional: readonly string[] = [],
): Shape {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required };
}

export const ANYTHING: Shape = {};
export const OBJECT: Shape = { type: 'object' };
export const TEXT: Shape = { type: 'string' };
export const FLAG: Shape = { type: 'boolean' };
export const BASE64: Shape = { type: 'string', contentEncoding: 'base64' };
export const COUNT: Shape = { type: 'integer', minimum: 0 };
export const SEAT: Shape = { ...COUNT, description: 'a seat, counted from 0' };
export const GAME: Shape = { enum: names };
export const SEED: Shape = { type: ['integer', 'string'] };
export const STATE: Shape = { type: 'integer', minimum: 1, description: 'the number of a state' };
export const DECISIONS: Shape = listOf({
  type: 'object',
  properties: { type: TEXT, player: SEAT },
  required: ['type', 'player'],
});
export const OPTIONS: Shape = {
  type: 'object',
  properties: { players: COUNT, seed: SEED },
  required: ['players', 'seed'],
};
export const ACTION: Shape = ofEitherGame('action');
export const ACTIONS: Shape = listOf(ACTION);
export const EVENTS: Shape = ofEitherGame('events');
export const VIEW: Shape = ofEitherGame('view');
export const STATE_DATA: Shape = ofEitherGame('state');
export const RECORD: Shape = ofEitherGame('record');
export const SCORING: Shape = ofEitherGame('scoring');
export const REFUSAL: Shape = ofEitherGame('refusal');
export const POSITION: Shape = { anyOf: [STATE, VIEW] };
export const VIEWER: Shape = { anyOf: [SEAT, { const: 'spectator' }] };
