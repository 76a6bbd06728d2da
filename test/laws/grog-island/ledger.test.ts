import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../../src/core/lists.ts';
import { grogIsland } from '../../../src/index.ts';
import { arbitraryGame } from '../../../src/testing/index.ts';
import { booksOf } from '../../books.ts';
import { RUNS, SEED } from '../law-tests.ts';
import { inOrder, Ledger } from './ledger.ts';

describe('the events of Grog Island explain everything that changes', () => {
  for (const players of grogIsland.playerCounts) {
    it(`${players} players`, () => {
      fc.assert(
        fc.property(arbitraryGame(grogIsland, { players }), ({ record, states }) => {
          const { events } = grogIsland.replay(record);
          for (const [place, happened] of events.entries()) {
            const ledger = new Ledger(at(states, place));
            ledger.enter(happened);
            expect(inOrder(ledger.books)).toEqual(inOrder(booksOf(at(states, place + 1))));
          }
        }),
        { numRuns: RUNS, seed: SEED },
      );
    });
  }
});
