import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';
import type { ActionCorpus } from './action-corpus.ts';
import type { GameStep } from './game-step.ts';
import { type LawContext, type LawRule, LawViolation, type Observer } from './law.ts';
import { mutatedAction } from './mutated-actions.ts';
import type { GamePlan } from './plan.ts';
import { orNull, sourceOf, walk } from './random-walk.ts';

/** One of so many states is looked at closely. */
const ONE_IN = 20;

/** How thoroughly each game is watched. */
export interface Thoroughness {
  /** Foreign actions at each state. */
  readonly mutated: number;
  /** Whether rare states are looked at closely too: the first of every kind, and, for law 13, every private event. */
  readonly rare: boolean;
}

/** For some games: much of each. */
const THOROUGH: Thoroughness = { mutated: 12, rare: true };
/** For very many games, in which the rare is not rare. */
export const QUICK: Thoroughness = { mutated: 3, rare: false };

/**
 * Thrown by the property of a law that is broken. The message says which one and why, and ends with the game up to there as
 * a record in notation. If the game threw an error, that is the `cause`.
 */
export class LawError extends Error {
  /** The name of the class. */
  override readonly name = 'LawError';
  /** The name of the law. */
  readonly law: string;
  /** Why the law is broken. */
  readonly reason: string;
  /** The game up to there, in notation; as JSON if the game cannot write it. `parseRecord` reads both. */
  readonly record: string;

  /** Makes an error of a law, a complaint, a record and, if there is one, the error that the game threw. */
  constructor(law: string, reason: string, record: string, options?: { readonly cause: unknown }) {
    super(`${law}\n${reason}\n\n${record}`, options);
    this.law = law;
    this.reason = reason;
    this.record = record;
  }
}

/** What observing needs beside the laws and the plan. */
export interface CheckSettings<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly corpus: () => ActionCorpus;
  /** The most actions of a game. */
  readonly actions?: number | undefined;
  readonly thoroughness?: Thoroughness;
}

/** Plays a game once before the eyes of some laws, and gives an error for each broken one. */
export function checkLaws<Types extends GameTypes>(
  { game, corpus, actions, thoroughness = THOROUGH }: CheckSettings<Types>,
  rules: readonly LawRule[],
  plan: GamePlan<Types>,
): LawError[] {
  const errors: LawError[] = [];
  let last: GameStep<Types> | undefined;
  /** The laws that hold so far; each looks once. */
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
      // The game cannot be played on, so that no law can be seen to hold.
      each(() => {
        throw error;
      });
    }
  }
  each((rule) => observers.get(rule)?.end?.(last?.played ?? []));
  return errors;
}

/** Looks closely at some states, and maybe at the first of each kind of decision and answer. */
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

/** The foreign actions of each position, which are put together when the first law asks for them. */
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

/** The game so far as a record in notation; the action that would come next stands below it as a remark. */
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
