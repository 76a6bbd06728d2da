import type { Choices, Game } from './contract.ts';
import { type EngineTypes, type GameDefinition, handlerOf, openSteps } from './definition.ts';
import { deepCopy, same } from './lists.ts';
import { assertPosition, reading } from './position.ts';
import type { BaseDecision, Bounds, Position } from './types.ts';

/** What a button needs to know of the decisions of a game. */
export interface ChoiceRules<Types extends EngineTypes> {
  /** The action that declines a decision; `null` if there is none. */
  passOf(decision: Types['Decision']): Types['Action'] | null;
  /** The bounds of the amounts of legal actions. */
  amountsOf(actions: readonly Types['Action'][], position: Position<Types>): Types['Amounts'];
}

export function choices<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  rules: ChoiceRules<Types>,
): Game<Types>['choices'] {
  return (position, decision) => {
    const found = reading(definition.name, position, () => {
      assertPosition(definition, position);
      return choicesOf(definition, rules, position, decision);
    });
    if (found === null)
      throw new RangeError(
        'choices: the position has no such open decision. decisions lists those that it has.',
      );
    return found;
  };
}

function choicesOf<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  { passOf, amountsOf }: ChoiceRules<Types>,
  position: Position<Types>,
  decision: Types['Decision'],
): Choices<Types> | null {
  const open = openSteps(definition, position);
  const step = open.find((one) => isOf(definition.decisionOf(one), decision));
  if (step === undefined) return null;
  const handler = handlerOf(definition, step);
  const pass = passOf(definition.decisionOf(step));
  return {
    pass: pass && { action: deepCopy(pass), refusal: handler.check(position, step, pass) },
    amounts: amountsOf(handler.legal(position, step), position),
  };
}

/** Whether a value from outside is a decision. */
function isOf(decision: BaseDecision, value: unknown): boolean {
  try {
    return same(decision, value);
  } catch {
    return false;
  }
}

/** The least and the most of some numbers; `null` without a number. */
export function boundsOf(numbers: readonly number[]): Bounds | null {
  if (numbers.length === 0) return null;
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}
