import type { Game, GameTypes } from '../game.ts';
import type { LawRule, Observer, Trip, Visit } from './law.ts';
import type { GamePlan } from './plan.ts';
import { type Position, sourceOf, walk } from './walk.ts';

/** One of so many states is looked at closely, besides the first of its kind. */
const ONE_IN = 20;

/**
 * Thrown by the property of a law that is broken. The message says which one and why, and ends with the game up to there as
 * a record in notation.
 *
 * @remarks Since 0.1.0
 */
export class LawError extends Error {
  /** The name of the class. */
  override readonly name = 'LawError';
  /** The name of the law. */
  readonly law: string;

  /** Makes an error of a law, a complaint and a record. */
  constructor(law: string, complaint: string, record: string) {
    super(`${law}\n${complaint}\n\n${record}`);
    this.law = law;
  }
}

/** What observing needs beside the laws and the plan. */
export interface Observed<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly lexicon: Trip<Types>['lexicon'];
  /** The most actions of a game. */
  readonly actions?: number | undefined;
}

/** Plays a game once before the eyes of some laws, and gives an error for each broken one. */
export function observe<Types extends GameTypes>(
  { game, lexicon, actions }: Observed<Types>,
  rules: readonly LawRule[],
  plan: GamePlan<Types>,
): LawError[] {
  const errors: LawError[] = [];
  let last: Position<Types> | undefined;
  /** The laws that hold so far; each looks once. */
  let holding: readonly LawRule[] = rules;
  const observers = new Map<LawRule, Observer<Types>>();
  const each = (look: (rule: LawRule) => void): void => {
    holding = holding.filter((rule) => {
      try {
        look(rule);
        return true;
      } catch (error) {
        errors.push(new LawError(rule.name, complaintOf(error), recordOf(game, plan, last)));
        return false;
      }
    });
  };
  each((rule) => {
    observers.set(rule, rule.observe({ game, plan, lexicon, source: sourceOf(plan, 2) }));
  });
  const isClose = closeness(plan);
  if (holding.length > 0) {
    walk(game, plan, actions, (position) => {
      last = position;
      const visit: Visit<Types> = { ...position, close: isClose(position) };
      each((rule) => observers.get(rule)?.at(visit));
      return holding.length > 0;
    });
  }
  each((rule) => observers.get(rule)?.end?.(last?.played ?? []));
  return errors;
}

/** Looks closely at the first state of each kind of decision and answer, so that rare ones are among them, and at some more. */
function closeness<Types extends GameTypes>(
  plan: GamePlan<Types>,
): (position: Position<Types>) => boolean {
  const source = sourceOf(plan, 3);
  const known = new Set<string>();
  return ({ decisions, choice }) => {
    const kind = `${decisions[0]?.type} ${choice?.type}`;
    const isFirst = !known.has(kind);
    known.add(kind);
    return source.below(ONE_IN) === 0 || isFirst;
  };
}

function complaintOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The game so far as a record in notation; the action that would come next stands below it as a remark. */
function recordOf<Types extends GameTypes>(
  game: Game<Types>,
  plan: GamePlan<Types>,
  position: Position<Types> | undefined,
): string {
  try {
    const actions = [...(position?.played ?? [])];
    const record = game.formatRecord({ ...game.createRecord(plan.options), actions });
    const choice = position?.choice ?? null;
    return choice === null ? record : `${record}// next: ${game.formatAction(choice)}\n`;
  } catch (error) {
    return `options ${JSON.stringify(plan.options)} (no record: ${complaintOf(error)})\n`;
  }
}
