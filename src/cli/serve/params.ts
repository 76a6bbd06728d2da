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
import type { KeptState, States } from './states.ts';

/** A position with its game. */
interface KnownPosition {
  readonly game: Game;
  readonly position: Position<GameTypes>;
}

/** The parameters of a request, read one by one. */
export class Params {
  readonly #values: { readonly [name: string]: Json };
  readonly #states: States;

  constructor(values: { readonly [name: string]: Json }, states: States) {
    this.#values = values;
    this.#states = states;
  }

  /** Any value; the game checks what it is. */
  value(name: string): Json | undefined {
    return Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
  }

  /** The game that `game` names. */
  get game(): Game {
    const name = this.value('game');
    const entry = GAMES.find(({ game }) => game.name === name);
    return entry?.game ?? refuse('game', name, GAMES.map(({ game }) => game.name).join(' or '));
  }

  /** A state that is kept. */
  state(name: string): KeptState {
    const number = this.value(name);
    const known = typeof number === 'number' ? this.#states.find(number) : undefined;
    return known ?? refuse(name, number, 'the number of a state that is kept');
  }

  /** A state that is kept, or a view. */
  position(): KnownPosition {
    const value = this.value('position');
    if (!isRecord(value)) {
      const { game, state } = this.state('position');
      return { game, position: state };
    }
    const { game, view } = this.view('position');
    return { game, position: view };
  }

  /** A view, as `viewFor` gives it. */
  view(name: string): { readonly game: Game; readonly view: BaseView } {
    const value = this.value(name);
    const named = isRecord(value) ? value['game'] : undefined;
    const entry = GAMES.find(({ game }) => game.name === named);
    if (entry === undefined) return refuse(name, value, 'a view');
    return { game: entry.game, view: entry.game.parseView(value) };
  }

  viewer(): Viewer {
    const value = this.value('viewer');
    return value === 'spectator' ? value : (this.seat('viewer') ?? refuse('viewer', value, VIEWER));
  }

  /** A seat, or `undefined` without one. */
  seat(name: string): Seat | undefined {
    const value = this.value(name);
    if (value === undefined || value === null) return undefined;
    return Number.isSafeInteger(value) && Number(value) >= 0
      ? Number(value)
      : refuse(name, value, 'a seat, counted from 0');
  }

  seed(): Seed {
    const value = this.value('seed');
    const isSeed = typeof value === 'number' || typeof value === 'string';
    return isSeed ? value : refuse('seed', value, SEED_FORM);
  }

  /** The options of a game, which checks them further. */
  options(): BaseOptions {
    const value = this.value('options');
    if (!isRecord(value)) return refuse('options', value, 'an object');
    const { players, seed } = value;
    if (typeof players !== 'number') return refuse('options.players', players, 'a number');
    const isSeed = typeof seed === 'number' || typeof seed === 'string';
    return isSeed ? { ...value, players, seed } : refuse('options.seed', seed, SEED_FORM);
  }

  text(name: string): string {
    const value = this.value(name);
    return typeof value === 'string' ? value : refuse(name, value, 'a string');
  }

  list(name: string): readonly Json[] {
    const value = this.value(name);
    return isList(value) ? value : refuse(name, value, 'a list');
  }

  /** A list of whole numbers. */
  numbers(name: string): readonly number[] {
    const numbers = this.list(name).filter((item) => typeof item === 'number');
    if (numbers.length < this.list(name).length || !numbers.every(Number.isSafeInteger))
      refuse(name, this.value(name), 'a list of whole numbers');
    return numbers;
  }

  /** A whole number within bounds, or the default. */
  count(name: string, least: number, most: number, otherwise?: number): number {
    const value = this.value(name) ?? otherwise;
    const isCount = Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
    return isCount ? Number(value) : refuse(name, value, `a whole number from ${least} to ${most}`);
  }

  flag(name: string): boolean {
    const value = this.value(name) ?? false;
    return typeof value === 'boolean' ? value : refuse(name, value, 'true or false');
  }

  /** Keeps a state, and gives its number. */
  keep(game: Game, state: BaseState): number {
    return this.#states.keep(game, state);
  }
}

const VIEWER = 'a seat, or "spectator"';

function refuse(name: string, received: unknown, expected: string): never {
  const shown = String(describeValue(received));
  throw new RpcError(
    RPC_CODES.invalidParams,
    `params.${name}: expected ${expected}, received ${shown}.`,
  );
}
