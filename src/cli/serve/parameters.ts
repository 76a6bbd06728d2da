import { isList, isRecord } from '../../codec/schema.ts';
import type { Game } from '../../core/contract.ts';
import { describeValue, type Json } from '../../core/json.ts';
import { SEED_FORM, type Seed } from '../../core/random.ts';
import type {
  BaseOptions,
  BaseState,
  BaseView,
  GameTypes,
  Position,
  Seat,
  Viewer,
} from '../../core/types.ts';
import { GAMES } from '../games.ts';
import { RPC_CODES, RpcError } from '../protocol/json-rpc.ts';
import * as shapes from '../protocol/shapes.ts';
import type { Kept } from './kept.ts';

/** A parameter: what it looks like, and how it is read. */
export interface Parameter<T> {
  readonly shape: shapes.Shape;
  /** Whether a request may leave it out. */
  readonly optional: boolean;
  read(value: Json | undefined, name: string, kept: Kept): T;
}

/** Refuses a parameter. */
export function refuse(name: string, received: unknown, expected: string): never {
  const shown = String(describeValue(received));
  const message = `params.${name}: expected ${expected}, received ${shown}.`;
  throw new RpcError(RPC_CODES.invalidParams, message);
}

function required<T>(shape: shapes.Shape, read: Parameter<T>['read']): Parameter<T> {
  return { shape, optional: false, read };
}

/** A parameter that may be missing or `null`. */
export function optional<T, Otherwise>(
  parameter: Parameter<T>,
  otherwise: Otherwise,
): Parameter<T | Otherwise> {
  return {
    shape: shapes.nullable(parameter.shape),
    optional: true,
    read: (value, name, kept) =>
      (value ?? null) === null ? otherwise : parameter.read(value, name, kept),
  };
}

/** Any value; the game checks what it is. */
export function json(shape: shapes.Shape): Parameter<Json> {
  return required(shape, (value) => value ?? null);
}

export const text: Parameter<string> = required(shapes.TEXT, (value, name) =>
  typeof value === 'string' ? value : refuse(name, value, 'a string'),
);

export const flag: Parameter<boolean> = required(shapes.FLAG, (value, name) =>
  typeof value === 'boolean' ? value : refuse(name, value, 'true or false'),
);

/** A whole number within bounds. */
export function count(least: number, most: number): Parameter<number> {
  return required({ type: 'integer', minimum: least, maximum: most }, (value, name) =>
    isWhole(value) && value >= least && value <= most
      ? value
      : refuse(name, value, `a whole number from ${least} to ${most}`),
  );
}

/** A list, each item of which is read like a parameter. */
export function list<T>(item: Parameter<T>): Parameter<readonly T[]> {
  return required(shapes.listOf(item.shape), (value, name, kept) =>
    isList(value)
      ? value.map((each, index) => item.read(each, `${name}[${index}]`, kept))
      : refuse(name, value, 'a list'),
  );
}

export const game: Parameter<Game> = required(shapes.GAME, (value, name) => {
  const entry = GAMES.find((each) => each.game.name === value);
  return entry?.game ?? refuse(name, value, GAMES.map((each) => each.game.name).join(' or '));
});

export const seat: Parameter<Seat> = required(shapes.SEAT, (value, name) =>
  isWhole(value) && value >= 0 ? value : refuse(name, value, 'a seat, counted from 0'),
);

export const viewer: Parameter<Viewer> = required(shapes.VIEWER, (value, name) => {
  if (value === 'spectator') return value;
  return isWhole(value) && value >= 0 ? value : refuse(name, value, 'a seat, or "spectator"');
});

export const seed: Parameter<Seed> = required(shapes.SEED, (value, name) =>
  typeof value === 'number' || typeof value === 'string' ? value : refuse(name, value, SEED_FORM),
);

/** The options of a game, which checks them further. */
export const options: Parameter<BaseOptions> = required(shapes.OPTIONS, (value, name, kept) => {
  if (!isRecord(value)) return refuse(name, value, 'an object');
  const { players } = value;
  if (typeof players !== 'number') return refuse(`${name}.players`, players, 'a number');
  return { ...value, players, seed: seed.read(value['seed'], `${name}.seed`, kept) };
});

/** A state that the process keeps, by its number. */
export const state: Parameter<{ readonly game: Game; readonly state: BaseState }> = required(
  shapes.STATE,
  (value, name, kept) =>
    (isWhole(value) ? kept.state(value) : null) ??
    refuse(name, value, 'the number of a state that is kept'),
);

/** A view with its game. */
export interface KnownView {
  readonly game: Game;
  readonly view: BaseView;
}

/** A view, as `viewFor` gives it. */
export const view: Parameter<KnownView> = required(shapes.VIEW, (value, name) => {
  const named = isRecord(value) ? value['game'] : undefined;
  const entry = GAMES.find((each) => each.game.name === named);
  if (entry === undefined) return refuse(name, value, 'a view');
  return { game: entry.game, view: entry.game.parseView(value) };
});

/** A state that the process keeps, by its number, or a view. */
export const position: Parameter<{
  readonly game: Game;
  readonly position: Position<GameTypes>;
}> = required(shapes.POSITION, (value, name, kept) => {
  if (isRecord(value)) {
    const read = view.read(value, name, kept);
    return { game: read.game, position: read.view };
  }
  const read = state.read(value, name, kept);
  return { game: read.game, position: read.state };
});

function isWhole(value: Json | undefined): value is number {
  return Number.isSafeInteger(value);
}
