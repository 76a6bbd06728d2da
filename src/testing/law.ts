import type { BaseAction, Game, GameTypes, Viewer } from '../game.ts';
import type { RandomSource } from '../random.ts';
import { foreignAction } from './foreign.ts';
import type { Lexicon } from './lexicon.ts';
import type { GamePlan } from './plan.ts';
import { difference } from './values.ts';
import type { Position } from './walk.ts';

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
  /** Looks at a state. */
  at(position: Visit<Types>): void;
  /** Judges the whole game, after its last state. */
  end?(played: readonly Types['Action'][]): void;
}

/** A position as the observers see it. */
export interface Visit<Types extends GameTypes> extends Position<Types> {
  /** Whether this state is one of those that the laws with costly checks look at. */
  readonly close: boolean;
}

/** What the observer of one game works with. */
export interface Trip<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly plan: GamePlan<Types>;
  /** The observer's own random source. */
  readonly source: RandomSource;
  readonly lexicon: () => Lexicon;
}

/** A law does not hold. */
export class Broken extends Error {}

/** Throws unless the law holds. */
export function demand(holds: boolean, complaint: () => string): void {
  if (!holds) throw new Broken(complaint());
}

/** Throws unless two values are equal; says where they differ. */
export function demandEqual(found: unknown, expected: unknown, what: () => string): void {
  const where = difference(found, expected);
  if (where !== null) throw new Broken(`${what()}: ${where}`);
}

/** Everybody who can look at a game. */
export function viewersOf<Types extends GameTypes>(state: Types['State']): Viewer[] {
  return [...state.players.keys(), 'spectator'];
}

/** Actions that are mostly not legal in a state. */
export function foreignActions<Types extends GameTypes>(
  { source, lexicon }: Trip<Types>,
  { legal }: Position<Types>,
  count: number,
): unknown[] {
  return Array.from({ length: count }, () => foreignAction(source, lexicon(), legal));
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
