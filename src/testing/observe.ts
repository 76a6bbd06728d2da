import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';
import { Broken, type LawRule, type Observer, type Pace, type Trip } from './law.ts';
import type { Lexicon } from './lexicon.ts';
import { foreignAction } from './mutated-actions.ts';
import type { GamePlan } from './plan.ts';
import type { Position } from './position.ts';
import { orNull, sourceOf, walk } from './walk.ts';

/** One of so many states is looked at closely. */
const ONE_IN = 20;

/** For some games: much of each. */
const SOME_GAMES: Pace = { foreign: 12, rare: true };
/** For very many games, in which the rare is not rare. */
export const MANY_GAMES: Pace = { foreign: 3, rare: false };

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
  readonly complaint: string;
  /** The game up to there, in notation; as JSON if the game cannot write it. `parseRecord` reads both. */
  readonly record: string;

  /** Makes an error of a law, a complaint, a record and, if there is one, the error that the game threw. */
  constructor(
    law: string,
    complaint: string,
    record: string,
    options?: { readonly cause: unknown },
  ) {
    super(`${law}\n${complaint}\n\n${record}`, options);
    this.law = law;
    this.complaint = complaint;
    this.record = record;
  }
}

/** What observing needs beside the laws and the plan. */
export interface Observed<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly lexicon: () => Lexicon;
  /** The most actions of a game. */
  readonly actions?: number | undefined;
  readonly pace?: Pace;
}

/** Plays a game once before the eyes of some laws, and gives an error for each broken one. */
export function observe<Types extends GameTypes>(
  { game, lexicon, actions, pace = SOME_GAMES }: Observed<Types>,
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
        errors.push(lawError(rule, error, recordOf(game, plan, last)));
        return false;
      }
    });
  };
  const foreign = strangers(plan, lexicon, pace.foreign);
  each((rule) => {
    observers.set(rule, rule.observe({ game, plan, foreign, pace, source: sourceOf(plan, 2) }));
  });
  const isClose = closeness(plan, pace);
  if (holding.length > 0) {
    try {
      walk(game, plan, actions, (position) => {
        last = position;
        const close = isClose(position);
        each((rule) => observers.get(rule)?.at(position, close));
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
function closeness<Types extends GameTypes>(
  plan: GamePlan<Types>,
  { rare }: Pace,
): (position: Position<Types>) => boolean {
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
function strangers<Types extends GameTypes>(
  plan: GamePlan<Types>,
  lexicon: () => Lexicon,
  count: number,
): Trip<Types>['foreign'] {
  const source = sourceOf(plan, 4);
  let place: Position<Types> | undefined;
  let actions: readonly unknown[] = [];
  return (position, part = 1) => {
    if (position !== place) {
      place = position;
      actions = Array.from({ length: count }, () =>
        foreignAction(source, lexicon(), position.legal),
      );
    }
    return actions.slice(0, Math.ceil(count * part));
  };
}

function lawError({ name }: LawRule, error: unknown, record: string): LawError {
  const isBroken = error instanceof Broken;
  const complaint = isBroken ? error.message : `the game threw ${String(error)}`;
  const cause = isBroken ? error.cause : error;
  return new LawError(name, complaint, record, cause === undefined ? undefined : { cause });
}

/** The game so far as a record in notation; the action that would come next stands below it as a remark. */
function recordOf<Types extends GameTypes>(
  game: Game<Types>,
  plan: GamePlan<Types>,
  position: Position<Types> | undefined,
): string {
  const { options } = plan;
  const actions = [...(position?.played ?? [])];
  const record =
    orNull(() => game.formatRecord({ ...game.createRecord(options), actions })) ??
    `${JSON.stringify({ ...orNull(() => game.createRecord(options)), options, actions })}\n`;
  const choice = position?.choice ?? null;
  if (choice === null) return record;
  return `${record}// next: ${orNull(() => game.formatAction(choice)) ?? JSON.stringify(choice)}\n`;
}
