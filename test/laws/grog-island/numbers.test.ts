import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../../src/core/lists.ts';
import {
  type Action,
  COLOR_INDEX,
  COLORS,
  type Color,
  type GameState,
  possibleCoins,
} from '../../../src/grog-island/index.ts';
import { grogIsland } from '../../../src/index.ts';
import { arbitraryGame } from '../../../src/testing/index.ts';
import { RUNS, SEED } from '../law-tests.ts';

/** Every row of one to five different dice. */
const ROWS: readonly (readonly Color[])[] = [1, 2, 3, 4, 5].flatMap((length) => rows(length));

function rows(length: number): Color[][] {
  if (length === 0) return [[]];
  return rows(length - 1).flatMap((row) =>
    COLORS.filter((color) => !row.includes(color)).map((color) => [...row, color]),
  );
}

/** Every choice of zero to four goods, in the form of an action: zeros left out. */
const CHOICES: readonly { readonly [Good in Color]?: number }[] = COLORS.reduce(
  (choices: { [Good in Color]?: number }[], color) =>
    choices.flatMap((choice) =>
      [0, 1, 2, 3].map((count) => (count === 0 ? choice : { ...choice, [color]: count })),
    ),
  [{}],
).filter((choice) => Object.values(choice).reduce((sum, count) => sum + count, 0) <= 4);

/** Whole games; the test looks at each of their states with the action that follows. */
function everyState(
  players: number,
  look: (state: GameState, action: Action | undefined, place: number) => void,
): void {
  fc.assert(
    fc.property(arbitraryGame(grogIsland, { players }), ({ record, states }) => {
      for (const [place, state] of states.entries()) look(state, record.actions[place], place);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}

describe.each(grogIsland.playerCounts)('Grog Island with %d players', (players) => {
  it('counts 46 goals, 32 treasures, 28 parrots, 6 locks and all crew', () => {
    everyState(players, (state) => {
      const inHands = (hand: 'goals' | 'drawn' | 'treasures' | 'parrots'): number =>
        state.players.reduce((sum, player) => sum + player[hand].length, 0);
      const on = (occupant: string): number =>
        state.buildings.filter((site) => site === occupant).length;
      expect(state.goalDeck.length + inHands('goals') + inHands('drawn')).toBe(46);
      expect(state.treasureDeck.length + state.spentTreasures.length + inHands('treasures')).toBe(
        32,
      );
      expect(state.parrotDeck.length + state.playedParrots.length + inHands('parrots')).toBe(28);
      expect(state.locks + on('lock')).toBe(6);
      expect(state.ghostCrew + on('ghost')).toBe(players === 2 ? 9 : 0);
      for (const [seat, { crew }] of state.players.entries()) {
        expect(crew + on(`crew:${seat}`)).toBe(players === 4 ? 7 : 9);
      }
      expect(new Set(state.ships).size).toBe(6);
      expect(state.dice).toHaveLength(5);
    });
  });

  it('has rows that never rise, higher than before, within the possible coins (GI-B2, GI-B4, GI-B5)', () => {
    everyState(players, (state, action) => {
      if (action?.type !== 'bid') return;
      const pips = action.dice.map((die) => state.dice[COLOR_INDEX[die]]);
      expect(pips).toEqual(pips.toSorted((left, right) => right - left));
      expect(new Set(action.dice).size).toBe(pips.length);
      const bid = pips.reduce<number>((sum, pip) => sum + pip, 0);
      expect(bid).toBeLessThanOrEqual(possibleCoins(at(state.players, action.player)));
      if (action.hold === true) expect(bid).toBe(state.amount);
      else expect(bid).toBeGreaterThan(state.amount);
    });
  });

  it('lists just the legal ones of all rows of dice and of all choices of goods', () => {
    everyState(players, (state, action, place) => {
      const player = action?.player ?? 0;
      const isBid = state.agenda.at(-1)?.type === 'bid' && place % 5 === 0;
      const candidates: Action[] = isBid
        ? ROWS.flatMap((dice): Action[] => [
            { type: 'bid', player, dice },
            { type: 'bid', player, dice, hold: true },
          ])
        : state.agenda.at(-1)?.type === 'trade'
          ? CHOICES.map((goods): Action => ({ type: 'exchange', player, goods }))
          : [];
      const legal = candidates.filter((each) => grogIsland.checkAction(state, each) === null);
      const types = new Set(candidates.map(({ type }) => type));
      const listed = grogIsland.legalActions(state, player).filter(({ type }) => types.has(type));
      const lines = (actions: readonly Action[]): string[] =>
        actions.map(grogIsland.formatAction).sort();
      expect(lines(listed)).toEqual(lines(legal));
    });
  });
});
