import type { Game } from './contract.ts';
import type { EngineTypes, GameDefinition } from './definition.ts';
import { legalActionIn } from './engine.ts';
import { itemsOf, readEvent } from './event-list.ts';
import { describeValue } from './json.ts';
import { deepCopy } from './lists.ts';
import { assertPosition, reading } from './position.ts';
import type { Position } from './types.ts';

/** What the pieces of a game are, and which of them an action touches. */
export interface PieceRules<Types extends EngineTypes> {
  /** Every piece that a table of this size can have. */
  all(position: Position<Types>): readonly Types['Piece'][];
  /** What a legal action touches, in the order in which a hand would. */
  of(action: Types['Action'], position: Position<Types>): Types['Piece'][];
}

export function piecesOf<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  rules: PieceRules<Types>,
): Game<Types>['piecesOf'] {
  return (action, position) => {
    const legal = legalActionIn(definition, position, action);
    return reading(definition.name, position, () => rules.of(legal, position));
  };
}

export function actionsOn<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  rules: PieceRules<Types>,
): Game<Types>['actionsOn'] {
  const touched = piecesOf(definition, rules);
  return (actions, piece, position) => {
    const known: readonly string[] = reading(definition.name, position, () => {
      assertPosition(definition, position);
      return rules.all(position);
    });
    if (!known.includes(piece))
      throw new RangeError(
        `actionsOn: this game of ${definition.name} has no piece ${String(describeValue(piece))}.`,
      );
    return itemsOf('actions', actions)
      .filter((action) => touched(action, position).some((one) => one === piece))
      .map((action) => deepCopy(action));
  };
}

export function piecesOfEvent<Types extends EngineTypes>(
  changed: (event: Types['Event']) => Types['Piece'][],
): Game<Types>['piecesOfEvent'] {
  return (event) => readEvent(event, changed);
}
