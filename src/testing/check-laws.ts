import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';
import type { ActionCorpus } from './action-corpus.ts';
import type { GameStep } from './game-step.ts';
import {
  type LawContext,
  type LawRule,
  LawViolation,
  type Observer,
  type Thoroughness,
} from './law.ts';
import { mutatedAction } from './mutated-actions.ts';
import type { GamePlan } from './plan.ts';
import { orNull, sourceOf, walk } from './random-walk.ts';

/** One of so many steps is checked in depth. */
const ONE_IN = 20;

/** For few games. */
const THOROUGH: Thoroughness = { mutated: 12, rare: true };
/** For very many games, in which rare steps are frequent enough. */
export const QUICK: Thoroughness = { mutated: 3, rare: false };

/**
 * Thrown by the property of a broken law. The message names the law and the reason, and ends with the record of the game up to
 * there. If the game threw an error, it is the `cause`.
 */
export class LawError extends Error {
  /** The name of the class. */
  override readonly name = 'LawError';
  /** The name of the law. */
  readonly law: string;
  /** Why the law is broken. */
  readonly reason: string;
  /** The record of the game up to there, as text, or as JSON if the game cannot write text. `parseRecord` reads both. */
  readonly record: string;

  /** Creates an error from a law, a reason, a record and, if there is one, the error that the game threw. */
  constructor(law: string, reason: string, record: string, options?: { readonly cause: unknown }) {
    super(`${law}\n${reason}\n\n${record}`, options);
    this.law = law;
    this.reason = reason;
    this.record = record;
  }
}

/** The game to check, and how. */
export interface CheckSettings<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly corpus: () => ActionCorpus;
  readonly actions?: number | undefined;
  readonly thoroughness?: Thoroughness;
}

/** Plays a game once and checks laws on the way; returns an error for each broken one. */
export function checkLaws<Types extends GameTypes>(
  { game, corpus, actions, thoroughness = THOROUGH }: CheckSettings<Types>,
  rules: readonly LawRule[],
  plan: GamePlan<Types>,
): LawError[] {
  const errors: LawError[] = [];
  let last: GameStep<Types> | undefined;
  let holding: readonly LawRule[] = rules;
  const observers = new Map<LawRule, Observer<Types>>();
  const each = (look: (rule: LawRule) => void): void => {
    holding = holding.filter((rule) => {
      try {
        look(rule);
        return true;
      } catch (error) {
        errors.push(lawError(rule, error, recordOf(game, plan, last)));
        return false;
      }
    });
  };
  const mutated = mutatedActions(plan, corpus, thoroughness.mutated);
  each((rule) => {
    observers.set(
      rule,
      rule.observe({ game, plan, mutated, thoroughness, source: sourceOf(plan, 2) }),
    );
  });
  const isInDepth = inDepthSelector(plan, thoroughness);
  if (holding.length > 0) {
    try {
      walk(game, plan, actions, (step) => {
        last = step;
        const inDepth = isInDepth(step);
        each((rule) => observers.get(rule)?.at(step, inDepth));
        return holding.length > 0;
      });
    } catch (error) {
      // The game cannot continue, so no law holds.
      each(() => {
        throw error;
      });
    }
  }
  each((rule) => observers.get(rule)?.end?.(last?.played ?? []));
  return errors;
}

/** Selects random steps, and with `rare` also the first of each kind of decision and answer. */
function inDepthSelector<Types extends GameTypes>(
  plan: GamePlan<Types>,
  { rare }: Thoroughness,
): (step: GameStep<Types>) => boolean {
  const source = sourceOf(plan, 3);
  const known = new Set<string>();
  return ({ decisions, choice }) => {
    const kind = `${decisions[0]?.type} ${choice?.type}`;
    const isFirst = !known.has(kind);
    known.add(kind);
    return source.below(ONE_IN) === 0 || (rare && isFirst);
  };
}

/** The mutated actions of each step, created when the first law needs them. */
function mutatedActions<Types extends GameTypes>(
  plan: GamePlan<Types>,
  corpus: () => ActionCorpus,
  count: number,
): LawContext<Types>['mutated'] {
  const source = sourceOf(plan, 4);
  let place: GameStep<Types> | undefined;
  let actions: readonly unknown[] = [];
  return (step, part = 1) => {
    if (step !== place) {
      place = step;
      actions = Array.from({ length: count }, () => mutatedAction(source, corpus(), step.legal));
    }
    return actions.slice(0, Math.ceil(count * part));
  };
}

function lawError({ name }: LawRule, error: unknown, record: string): LawError {
  const isBroken = error instanceof LawViolation;
  const reason = isBroken ? error.message : `the game threw ${String(error)}`;
  const cause = isBroken ? error.cause : error;
  return new LawError(name, reason, record, cause === undefined ? undefined : { cause });
}

/** The record of the game so far as text, with the next action as a comment. */
function recordOf<Types extends GameTypes>(
  game: Game<Types>,
  plan: GamePlan<Types>,
  step: GameStep<Types> | undefined,
): string {
  const { options } = plan;
  const actions = [...(step?.played ?? [])];
  const record =
    orNull(() => game.formatRecord({ ...game.createRecord(options), actions })) ??
    `${JSON.stringify({ ...orNull(() => game.createRecord(options)), options, actions })}\n`;
  const choice = step?.choice ?? null;
  if (choice === null) return record;
  return `${record}// next: ${orNull(() => game.formatAction(choice)) ?? JSON.stringify(choice)}\n`;
}
