import * as fc from 'fast-check';
import type { Game } from '../core/contract.ts';
import type { RandomSource } from '../core/random.ts';
import type { BaseAction, GameTypes } from '../core/types.ts';
import { canonical, isComposite } from './equality.ts';
import { arbitraryPlan } from './plan.ts';
import { pick, walk } from './random-walk.ts';
import type { PlanSettings } from './settings.ts';

/** The most values kept for one place. */
const MOST_VALUES = 200;
/** The number of games that a corpus comes from. */
const GAMES = 4;

/**
 * The values in legal actions of a game, by type of action and place. A place is a path in which `*` stands for every position
 * of a list.
 */
export class ActionCorpus {
  readonly #values = new Map<string, unknown[]>();
  readonly #known = new Set<string>();

  add(action: BaseAction): void {
    this.#addValue(action.type, '', action);
  }

  types(): string[] {
    return this.values('', 'type').map(String);
  }

  /** The values at a place of a type of action; with an empty type, of any action. */
  values(type: string, place: string): readonly unknown[] {
    return this.#values.get(`${type} ${place}`) ?? [];
  }

  /** A random value at a place: of the same type of action, or, one time in four, of any type. */
  any(source: RandomSource, type: string, place: string): unknown {
    const own = source.below(4) === 0 ? [] : this.values(type, place);
    const values = own.length > 0 ? own : this.values('', place);
    return values.length === 0 ? null : pick(source, values);
  }

  #addValue(type: string, place: string, value: unknown): void {
    this.#keep(`${type} ${place}`, value);
    this.#keep(` ${place}`, value);
    if (!isComposite(value)) return;
    for (const [key, item] of Object.entries(value)) {
      this.#addValue(type, placeOf(place, Array.isArray(value) ? '*' : key), item);
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

export function placeOf(place: string, key: string): string {
  return place === '' ? key : `${place}.${key}`;
}

/** The corpus of a game, from whole games that are always the same; created on first use. */
export function createCorpus<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types>,
): () => ActionCorpus {
  let corpus: ActionCorpus | undefined;
  return () => {
    corpus ??= corpusOf(game, settings);
    return corpus;
  };
}

function corpusOf<Types extends GameTypes>(
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
