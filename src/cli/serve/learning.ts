import type { Encoder } from '../../learning/index.ts';
import { base64OfBits, base64OfFloats, bitsOf } from '../protocol/binary.ts';
import * as shapes from '../protocol/shapes.ts';
import type { Batch } from './batch.ts';
import type { Kept } from './kept.ts';
import { type Method, method } from './method.ts';
import {
  count,
  flag,
  game,
  json,
  type KnownView,
  list,
  optional,
  type Parameter,
  refuse,
  seat,
  view,
} from './parameters.ts';

/** The highest first seed of a batch: the seeds of the games that follow stay safe integers. */
const HIGHEST_SEED = 0x10_0000_0000_0000;

const players = count(1, 100);
const number = count(0, Number.MAX_SAFE_INTEGER);

const batch: Parameter<Batch> = {
  shape: { type: 'integer', minimum: 1, description: 'the number of a batch' },
  optional: false,
  read: (value, name, kept) =>
    (typeof value === 'number' ? kept.batch(value) : null) ??
    refuse(name, value, 'the number of a batch that is kept'),
};

const PARTS: shapes.Shape = shapes.listOf(
  shapes.objectOf({
    name: shapes.TEXT,
    offset: shapes.COUNT,
    size: shapes.COUNT,
    meaning: shapes.TEXT,
  }),
);

const TURNS = {
  seats: shapes.listOf({ type: 'integer', minimum: -1 }),
  masks: shapes.BASE64,
  observations: shapes.BASE64,
  finished: shapes.listOf(
    shapes.objectOf({
      place: shapes.COUNT,
      seed: { type: 'integer' },
      rewards: shapes.listOf({ type: 'number' }),
    }),
  ),
};

function encoderOf({ game, view }: KnownView, kept: Kept): Encoder {
  return kept.encoder(game, view.players.length);
}

/** The functions of `pirate-auctions/learning`, and batches of games that are played by numbers. */
export const LEARNING: { readonly [name: string]: Method } = {
  encoder: method(
    { game, players },
    shapes.objectOf({
      version: shapes.COUNT,
      actionCount: shapes.COUNT,
      actionLayout: PARTS,
      observationSize: shapes.COUNT,
      observationLayout: PARTS,
    }),
    (params, kept) => {
      const encoder = kept.encoder(params.game, params.players);
      const { version, actionCount, actionLayout, observationSize, observationLayout } = encoder;
      return { version, actionCount, actionLayout, observationSize, observationLayout };
    },
  ),
  encodeAction: method(
    { view, action: json(shapes.ACTION) },
    shapes.COUNT,
    ({ view, action }, kept) =>
      encoderOf(view, kept).encodeAction(view.game.parseAction(action), view.view),
  ),
  decodeAction: method({ view, number }, shapes.ACTION, ({ view, number }, kept) =>
    encoderOf(view, kept).decodeAction(number, view.view),
  ),
  legalMask: method({ view }, shapes.BASE64, ({ view }, kept) =>
    base64OfBits(bitsOf(encoderOf(view, kept).legalMask(view.view))),
  ),
  encodeView: method({ view }, shapes.BASE64, ({ view }, kept) =>
    base64OfFloats(encoderOf(view, kept).encodeView(view.view)),
  ),
  reset: method(
    {
      game,
      players,
      games: count(1, 1_000_000),
      seed: count(-HIGHEST_SEED, HIGHEST_SEED),
      observations: optional(flag, true),
      restart: optional(flag, true),
    },
    shapes.objectOf({ batch: shapes.COUNT, ...TURNS }, ['observations']),
    (params, kept) => {
      const encoder = kept.encoder(params.game, params.players);
      const begun = kept.begin({ ...params, encoder });
      return { batch: begun, ...kept.batch(begun)?.turns() };
    },
  ),
  step: method(
    { batch, actions: list(optional(number, null)) },
    shapes.objectOf(TURNS, ['observations']),
    (params) => params.batch.step(params.actions),
  ),
  observe: method({ batch, seat }, shapes.BASE64, (params) => params.batch.observe(params.seat)),
  closeBatch: method({ batch: number }, shapes.FLAG, (params, kept) => kept.close(params.batch)),
};
