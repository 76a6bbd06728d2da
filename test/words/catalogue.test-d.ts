import { assertType, describe, expectTypeOf, it } from 'vitest';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import {
  type CaribbeanFleetCatalogue,
  type CaribbeanFleetWords,
  type Catalogue,
  describeEvent,
  english,
  type GrogIslandCatalogue,
  type GrogIslandWords,
  wordsFor,
} from '../../src/words/index.ts';

const island: GrogIslandCatalogue = english['grog-island'];
const fleet: CaribbeanFleetCatalogue = english['caribbean-fleet'];

describe('a catalogue', () => {
  it('has every sentence', () => {
    const { passed: _passed, ...events } = island.events;
    // @ts-expect-error an event without a sentence
    assertType<GrogIslandCatalogue>({ ...island, events });
    const { 'bid.hold': _hold, ...actions } = island.actions;
    // @ts-expect-error a face of an action without a sentence
    assertType<GrogIslandCatalogue>({ ...island, actions });
    const { SAME_TYPE: _type, ...refusals } = island.refusals;
    // @ts-expect-error a refusal without a sentence
    assertType<GrogIslandCatalogue>({ ...island, refusals });
    const { 'rolled.raid': _raid, ...rolls } = fleet.events;
    // @ts-expect-error a face of an event without a sentence
    assertType<CaribbeanFleetCatalogue>({ ...fleet, events: rolls });
  });

  it('has every word', () => {
    const { pub: _pub, ...buildings } = island.buildings;
    // @ts-expect-error a building without a word
    assertType<GrogIslandCatalogue>({ ...island, buildings });
    // @ts-expect-error a noun without a form
    assertType<GrogIslandCatalogue>({ ...island, goods: { ...island.goods, green: [] } });
    const specials = { ...fleet.specials, rum: ['rum'] as const };
    // @ts-expect-error a card with one form in place of two
    assertType<CaribbeanFleetCatalogue>({ ...fleet, specials });
    const { common: _common, ...games } = english;
    // @ts-expect-error no plural, no lists
    assertType<Catalogue>(games);
  });

  it('is whole for the game that is told', () => {
    const { common } = english;
    wordsFor(grogIsland, { catalogue: { common, 'grog-island': island } });
    // @ts-expect-error the words of the other game
    wordsFor(grogIsland, { catalogue: { common, 'caribbean-fleet': fleet } });
  });
});

describe('words', () => {
  it('are those of the game', () => {
    expectTypeOf(wordsFor(grogIsland)).toEqualTypeOf<GrogIslandWords>();
    expectTypeOf(wordsFor('caribbean-fleet')).toEqualTypeOf<CaribbeanFleetWords>();
    expectTypeOf(wordsFor(caribbeanFleet)).toEqualTypeOf<CaribbeanFleetWords>();
    describeEvent(grogIsland, { type: 'passed', player: 0 });
    // @ts-expect-error an event of the other game
    describeEvent(grogIsland, { type: 'gameEnded' });
    // @ts-expect-error no such game
    wordsFor('chess');
  });
});
