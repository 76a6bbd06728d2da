import type { Game } from '../core/contract.ts';
import type { RandomSource } from '../core/random.ts';
import type { BaseAction, GameTypes, Viewer } from '../core/types.ts';
import type { Thoroughness } from './check-laws.ts';
import { difference, equal } from './equality.ts';
import type { GameStep } from './game-step.ts';
import type { GamePlan } from './plan.ts';

/** A law: what it promises, and how it looks at a game that is played. */
export interface LawRule {
  /** Stable: `law 1: …`. */
  readonly name: string;
  /** The exact promise. */
  readonly promise: string;
  /** A new observer of one game. */
  observe<Types extends GameTypes>(context: LawContext<Types>): Observer<Types>;
}

/** Looks at a game as it is played; throws a {@link LawViolation} if the law does not hold. */
export interface Observer<Types extends GameTypes> {
  /** Looks at a state; `close` if it is one of those that the laws with costly checks look at. */
  at(step: GameStep<Types>, inDepth: boolean): void;
  /** Judges the whole game, after its last state. */
  end?(played: readonly Types['Action'][]): void;
}

/** What the observer of one game works with. */
export interface LawContext<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly plan: GamePlan<Types>;
  /** The observer's own random source. */
  readonly source: RandomSource;
  readonly thoroughness: Thoroughness;
  /** Actions that are mostly not legal in a position, the same ones for every observer: all, or the first part of them. */
  mutated(step: GameStep<Types>, part?: number): readonly unknown[];
}

/** A law does not hold. */
export class LawViolation extends Error {}

/** Throws unless the law holds. */
export function assert(holds: boolean, reason: () => string): void {
  if (!holds) throw new LawViolation(reason());
}

/** Throws unless two values are equal; says where they differ. */
export function assertEqual(found: unknown, expected: unknown, what: () => string): void {
  if (!equal(found, expected)) throw new LawViolation(`${what()}: ${difference(found, expected)}`);
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
