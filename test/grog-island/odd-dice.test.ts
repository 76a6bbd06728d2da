import { expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import {
  applyAction,
  COLORS,
  type Color,
  checkAction,
  createGame,
  decisions,
  type GameState,
  legalActions,
} from '../../src/grog-island/index.ts';

/** A state in the auction. */
function auction(seed: number): GameState {
  let state = createGame({ players: 2, seed });
  while (decisions(state)[0]?.type !== 'bid')
    state = applyAction(state, at(legalActions(state), 0));
  return state;
}

/** Dice that calculate like real ones: text, truth values, and faces that are too high or too low. */
function lookalikes([first, second, ...others]: readonly number[]): unknown[][] {
  const one = first ?? 1;
  const two = second ?? 1;
  return [
    [String(one), two, ...others],
    [[one], two, ...others],
    [one - 1, two + 7, ...others],
    [one + 1, two - 7, ...others],
    [one + 0.5, two - 3.5, ...others],
    [{ valueOf: () => one }, two, ...others],
  ];
}

/** Every row of different dice. */
function rows(length: number): Color[][] {
  if (length === 0) return [[]];
  return rows(length - 1).flatMap((row) =>
    COLORS.filter((color) => !row.includes(color)).map((color) => [...row, color]),
  );
}

const ROWS = [1, 2, 3, 4, 5].flatMap(rows);

it('dice from outside that are none do not change what later games allow', () => {
  for (let seed = 100; seed < 160; seed += 1) {
    const state = auction(seed);
    const dice = at(lookalikes(state.dice), seed % 6);
    const player = decisions(state)[0]?.player ?? 0;
    // Nobody has asked for the rows of these dice before.
    Reflect.apply(legalActions, undefined, [{ ...state, dice }]);
    const legal = ROWS.filter(
      (row) => checkAction(state, { type: 'bid', player, dice: row }) === null,
    );
    const listed = legalActions(state).flatMap((action) =>
      action.type === 'bid' && !action.hold ? [action.dice] : [],
    );
    expect(listed).toEqual(legal);
  }
});
