import type { Game } from '../core/contract.ts';
import type { RandomSource } from '../core/random.ts';
import type { BaseAction, GameTypes, Viewer } from '../core/types.ts';
import { difference, equal } from './equality.ts';
import type { GameStep } from './game-step.ts';
import type { GamePlan } from './plan.ts';

/** A law: its promise, and its check of a game. */
export interface LawRule {
  /** Stable: `law 1: …`. */
  readonly name: string;
  readonly promise: string;
  observe<Types extends GameTypes>(context: LawContext<Types>): Observer<Types>;
}

/** Checks a game step by step; throws a {@link LawViolation} if the law does not hold. */
export interface Observer<Types extends GameTypes> {
  /** Checks a step; `inDepth` says whether to make the slow checks too. */
  at(step: GameStep<Types>, inDepth: boolean): void;
  /** Checks the whole game after its last step. */
  end?(played: readonly Types['Action'][]): void;
}

/** How thorough the check of each game is. */
export interface Thoroughness {
  /** The number of mutated actions for each step. */
  readonly mutated: number;
  /** Whether rare steps are checked in depth too: the first of every kind, and, for law 13, every private event. */
  readonly rare: boolean;
}

/** The game that an observer checks. */
export interface LawContext<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly plan: GamePlan<Types>;
  readonly source: RandomSource;
  readonly thoroughness: Thoroughness;
  /** Mutated actions, mostly illegal, the same for every observer: all of them, or the first part. */
  mutated(step: GameStep<Types>, part?: number): readonly unknown[];
}

export class LawViolation extends Error {}

export function assert(holds: boolean, reason: () => string): void {
  if (!holds) throw new LawViolation(reason());
}

/** Throws unless two values are equal; the message names the first difference. */
export function assertEqual(received: unknown, expected: unknown, what: () => string): void {
  if (!equal(received, expected))
    throw new LawViolation(`${what()}: ${difference(received, expected)}`);
}

export function viewersOf<Types extends GameTypes>(state: Types['State']): Viewer[] {
  return [...state.players.keys(), 'spectator'];
}

export function anySeed(source: RandomSource): number {
  return source.below(0x4000_0000);
}

/** Whether the decision is a roll with manual dice, which is legal but not listed. */
export function isManual(decision: object): boolean {
  return 'manual' in decision && decision.manual === true;
}

/** A mutated action is passed only to functions that check it. */
export function isActionOf<Action extends BaseAction>(_action: unknown): _action is Action {
  return true;
}
