import type { Viewer } from './game.ts';
import type { Problem } from './possible.ts';
import { RECORD_MOST } from './record.ts';
import type { Rules, RulesTypes } from './rules.ts';
import {
  type Fields,
  list,
  type ObjectShape,
  object,
  oneOf,
  type Shape,
  variant,
} from './shape.ts';

/** What is read from outside. */
export type Part = 'action' | 'state' | 'view' | 'record';

/** What the boundary of a game needs to know. */
export interface ParsedGame<Types extends RulesTypes> {
  readonly rules: Rules<Types>;
  /** The forms of state and view, made on demand. */
  stateShape(): Shape;
  viewShape(): Shape;
  /** The form of the options. */
  readonly options: { readonly fields: Fields; readonly optional: Fields };
  /** Why a state of the right form cannot be reached, as far as a viewer can tell. */
  problemOf(state: Types['State']): Problem | null;
  /** Throws an {@link InvalidOptionsError} for options that no game can be created from. */
  checkedOptions(value: unknown): Types['Options'];
  sampled(view: Types['View'], seed: number): Types['Draft'];
  viewOf(state: Types['State'], viewer: Viewer): Types['View'];
}

/** The forms of all that is read of a game. */
export function shapesOf<Types extends RulesTypes>(
  game: ParsedGame<Types>,
): {
  readonly [Name in Part]: () => Shape;
} {
  const { rules, options } = game;
  const action = (): Shape => {
    const objects: { [type: string]: ObjectShape } = {};
    for (const [type, { shape }] of Object.entries(rules.actions)) objects[type] = shape;
    return variant(objects);
  };
  return {
    action,
    state: game.stateShape,
    view: game.viewShape,
    record: () =>
      object({
        game: oneOf([rules.name]),
        rules: oneOf([rules.version]),
        options: object(options.fields, options.optional),
        actions: list(action(), 0, RECORD_MOST),
      }),
  };
}
