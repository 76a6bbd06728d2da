import * as fc from 'fast-check';
import type { Game } from '../core/contract.ts';
import type { RandomSource } from '../core/random.ts';
import type { BaseAction, GameTypes } from '../core/types.ts';
import { canonical, isComposite } from './equality.ts';
import { arbitraryPlan, type PlanSettings } from './plan.ts';
import { pick, walk } from './random-walk.ts';

/** The most values kept for one place. */
const MOST_VALUES = 200;
/** The games that a corpus is gathered from. */
const GAMES = 4;

/**
 * What actions of a game look like, learned from legal ones: the values seen at each place of each type of action. A place
 * is a path in which every position of a list is `*`.
 */
export class ActionCorpus {
  readonly #values = new Map<string, unknown[]>();
  readonly #known = new Set<string>();

  /** Learns from an action. */
  add(action: BaseAction): void {
    this.#gather(action.type, '', action);
  }

  /** The types of action seen. */
  types(): string[] {
    return this.seen('', 'type').map(String);
  }

  /** The values seen at a place of a type of action; without a type, of any action. */
  seen(type: string, place: string): readonly unknown[] {
    return this.#values.get(`${type} ${place}`) ?? [];
  }

  /** A value seen at a place: of the same type of action, or, one time in four, of any. */
  any(source: RandomSource, type: string, place: string): unknown {
    const own = source.below(4) === 0 ? [] : this.seen(type, place);
    const values = own.length > 0 ? own : this.seen('', place);
    return values.length === 0 ? null : pick(source, values);
  }

  #gather(type: string, place: string, value: unknown): void {
    this.#keep(`${type} ${place}`, value);
    this.#keep(` ${place}`, value);
    if (!isComposite(value)) return;
    for (const [key, item] of Object.entries(value)) {
      this.#gather(type, placeOf(place, Array.isArray(value) ? '*' : key), item);
    }
  }

  #keep(key: string, value: unknown): void {
    const values = this.#values.get(key) ?? [];
    this.#values.set(key, values);
    if (values.length >= MOST_VALUES) return;
    const known = `${key} ${canonical(value)}`;
    if (this.#known.has(known)) return;
    this.#known.add(known);
    values.push(value);
  }
}

/** The place of an item. */
export function placeOf(place: string, key: string): string {
  return place === '' ? key : `${place}.${key}`;
}

/** A corpus from some whole games, always the same ones; it is made when it is first needed. */
export function createCorpus<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types>,
): () => ActionCorpus {
  let corpus: ActionCorpus | undefined;
  return () => {
    corpus ??= gathered(game, settings);
    return corpus;
  };
}

function gathered<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types>,
): ActionCorpus {
  const corpus = new ActionCorpus();
  for (const plan of fc.sample(arbitraryPlan(game, settings), { seed: 1, numRuns: GAMES })) {
    walk(game, plan, settings.actions, ({ legal, choice }) => {
      for (const action of legal) corpus.add(action);
      if (choice !== null) corpus.add(choice);
      return true;
    });
  }
  return corpus;
}
