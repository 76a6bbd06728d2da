import type { Game } from '../core/contract.ts';
import type { RandomSource } from '../core/random.ts';
import type { BaseAction, GameTypes, Viewer } from '../core/types.ts';
import type { GamePlan } from './plan.ts';
import type { Position } from './position.ts';
import { difference, equal } from './values.ts';

/** A law: what it promises, and how it looks at a game that is played. */
export interface LawRule {
  /** Stable: `law 1: …`. */
  readonly name: string;
  /** The exact promise. */
  readonly promise: string;
  /** A new observer of one game. */
  observe<Types extends GameTypes>(trip: Trip<Types>): Observer<Types>;
}

/** Looks at a game as it is played; throws a {@link Broken} if the law does not hold. */
export interface Observer<Types extends GameTypes> {
  /** Looks at a state; `close` if it is one of those that the laws with costly checks look at. */
  at(position: Position<Types>, close: boolean): void;
  /** Judges the whole game, after its last state. */
  end?(played: readonly Types['Action'][]): void;
}

/** How thoroughly each game is watched. */
export interface Pace {
  /** Foreign actions at each state. */
  readonly foreign: number;
  /** Whether rare states are looked at closely too: the first of every kind, and, for law 13, every private event. */
  readonly rare: boolean;
}

/** What the observer of one game works with. */
export interface Trip<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly plan: GamePlan<Types>;
  /** The observer's own random source. */
  readonly source: RandomSource;
  readonly pace: Pace;
  /** Actions that are mostly not legal in a position, the same ones for every observer: all, or the first part of them. */
  foreign(position: Position<Types>, part?: number): readonly unknown[];
}

/** A law does not hold. */
export class Broken extends Error {}

/** Throws unless the law holds. */
export function demand(holds: boolean, complaint: () => string): void {
  if (!holds) throw new Broken(complaint());
}

/** Throws unless two values are equal; says where they differ. */
export function demandEqual(found: unknown, expected: unknown, what: () => string): void {
  if (!equal(found, expected)) throw new Broken(`${what()}: ${difference(found, expected)}`);
}

/** Everybody who can look at a game. */
export function viewersOf<Types extends GameTypes>(state: Types['State']): Viewer[] {
  return [...state.players.keys(), 'spectator'];
}

/** A seed for a sample. */
export function anySeed(source: RandomSource): number {
  return source.below(0x4000_0000);
}

/** Whether the player of a decision names the dice himself: legal, but not listed. */
export function isManual(decision: object): boolean {
  return 'manual' in decision && decision.manual === true;
}

/** A foreign action is handed only to functions that check it. */
export function isActionOf<Action extends BaseAction>(_action: unknown): _action is Action {
  return true;
}
