import { describe, expect, it } from 'vitest';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import {
  type Catalogue,
  caribbeanFleetWords,
  catalogueIssues,
  describeAction,
  describeDecision,
  describeEvent,
  describeRefusal,
  english,
  german,
  grogIslandWords,
  hungarian,
  polish,
  wordsFor,
} from '../../src/words/index.ts';
import { CATALOGUES, LANGUAGES } from './languages.ts';

describe.each(LANGUAGES)('the catalogue $language', ({ catalogue }) => {
  it('has no issues', () => {
    expect(catalogueIssues(catalogue)).toEqual([]);
  });

  it('has as many forms of each noun as it tells apart', () => {
    const counts = Array.from({ length: 200 }, (_, count) => catalogue.common.plural(count));
    const { goods, nouns } = catalogue['grog-island'];
    const all = {
      ...catalogue.common.nouns,
      ...goods,
      ...nouns,
      ...catalogue['caribbean-fleet'].nouns,
    };
    for (const noun of Object.values(all)) expect(noun).toHaveLength(new Set(counts).size);
  });
});

describe('sentences', () => {
  const tables = ({ common, ...games }: Catalogue) =>
    new Map(
      [games['grog-island'], games['caribbean-fleet']].flatMap((game, index) =>
        Object.entries({
          action: game.actions,
          decision: game.decisions,
          event: game.events,
          refusal: { ...game.refusals, ...common.refusals },
        }).flatMap(([kind, table]) =>
          Object.entries(table).map(([key, text]): [string, string] => [
            `${index} ${kind} ${key}`,
            text,
          ]),
        ),
      ),
    );

  it('differ between the languages', () => {
    const all = CATALOGUES.map(tables);
    for (const key of tables(english).keys())
      expect(new Set(all.map((table) => table.get(key))).size, key).toBe(all.length);
  });

  it('are the same ones in each language', () => {
    const keys = [...tables(english).keys()].sort();
    for (const catalogue of CATALOGUES) expect([...tables(catalogue).keys()].sort()).toEqual(keys);
  });
});

describe('issues of a catalogue', () => {
  it('include unknown placeholders', () => {
    const events = { ...german['grog-island'].events, passed: '{spieler} passt' };
    const wrong = { ...german, 'grog-island': { ...german['grog-island'], events } };
    expect(catalogueIssues(wrong)).toEqual([
      'grog-island.events.passed: expected {player}, received {spieler}',
    ]);
  });

  it('include empty texts and missing forms', () => {
    const game = { ...polish['caribbean-fleet'], title: ' ' };
    const nouns = { ducat: ['dukata'] } as const;
    expect(catalogueIssues({ ...polish, 'caribbean-fleet': { ...game, nouns } })).toEqual([
      'caribbean-fleet.title: expected a text, received nothing',
      'caribbean-fleet.nouns.ducat: expected 3 forms, received 1',
    ]);
  });
});

describe('forms in a sentence', () => {
  it('are as many as the language tells apart', () => {
    const game = polish['grog-island'];
    const refusals = { ...game.refusals, TOO_MANY_UNITS: 'Najwyżej {most} {most:towar|towary}.' };
    expect(catalogueIssues({ ...polish, 'grog-island': { ...game, refusals } })).toEqual([
      'grog-island.refusals.TOO_MANY_UNITS: expected 3 forms after {most:, received 2',
    ]);
  });

  it('go with numbers that the English sentence has', () => {
    const game = german['grog-island'];
    const refusals = { ...game.refusals, TOO_MANY_UNITS: 'Höchstens {most} {viele:Ware|Waren}.' };
    expect(catalogueIssues({ ...german, 'grog-island': { ...game, refusals } })).toEqual([
      'grog-island.refusals.TOO_MANY_UNITS: expected {most}, {units}, received {viele}',
    ]);
  });
});

describe('Polish numbers', () => {
  it.each([
    [0, 'dukatów'],
    [1, 'dukata'],
    [2, 'dukaty'],
    [4, 'dukaty'],
    [5, 'dukatów'],
    [12, 'dukatów'],
    [14, 'dukatów'],
    [21, 'dukatów'],
    [22, 'dukaty'],
    [101, 'dukatów'],
    [112, 'dukatów'],
    [124, 'dukaty'],
  ])('%d %s', (ducats, noun) => {
    const words = caribbeanFleetWords({ catalogue: polish, names: ['Anna'] });
    expect(words.describeEvent({ type: 'galleonTaken', player: 0, ducats })).toBe(
      `Anna dostaje ${ducats} ${noun} z banku`,
    );
  });
});

describe('the describe functions', () => {
  it('take a game, one made from it, or its name', () => {
    const event = { type: 'passed', player: 1 } as const;
    const mine = { ...grogIsland, applyAction: grogIsland.applyAction };
    for (const game of [grogIsland, mine, 'grog-island'] as const)
      expect(describeEvent(game, event, { names: ['Anne', 'Bart'] })).toBe('Bart passes');
    const other = { type: 'passed', player: 1 } as const;
    for (const game of [caribbeanFleet, 'caribbean-fleet'] as const)
      expect(describeEvent(game, other, { catalogue: german })).toBe('Platz 1 passt');
  });

  it('refuse a game that there are no words for', () => {
    const unknown = { ...grogIsland, name: 'constructor' };
    expect(() => wordsFor(unknown)).toThrow(RangeError);
    expect(() => wordsFor(unknown)).toThrow('There are no words for the game "constructor".');
  });

  it('tell what they are given', () => {
    const state = caribbeanFleet.createGame({ players: 3, seed: 1 });
    const [decision] = caribbeanFleet.decisions(state);
    const refusal = caribbeanFleet.checkAction(state, { type: 'bid', player: 0, amount: 11 });
    expect(describeAction('caribbean-fleet', { type: 'sink', player: 0, target: 'tavern#2' })).toBe(
      'Sink the tavern #2',
    );
    expect(decision && describeDecision(caribbeanFleet, decision)).toBe('Seat 0 bids or passes');
    expect(refusal && describeRefusal(caribbeanFleet, refusal, { catalogue: hungarian })).toBe(
      'A licit (11) több, mint az erszényben lévő dukátok száma (10).',
    );
  });

  it('name the faces of dice if they know where it happens', () => {
    const action = { type: 'bid', player: 0, dice: ['yellow', 'green'] } as const;
    const start = grogIsland.createGame({ players: 2, seed: 1 });
    const position = { ...start, dice: [2, 1, 1, 5, 1] as const };
    expect(describeAction(grogIsland, action)).toBe('Bid with yellow, green');
    expect(describeAction(grogIsland, action, { position })).toBe('Bid 7: yellow 5, green 2');
    expect(
      describeEvent(
        grogIsland,
        { ...action, type: 'bidMade', amount: 7, hold: false },
        { position },
      ),
    ).toBe('Seat 0 bids 7 with yellow 5, green 2');
  });

  it('tell what is hidden as a card', () => {
    const words = grogIslandWords({ names: ['Anne'] });
    const seen = {
      type: 'goalReturned',
      player: 0,
      from: 'hand',
      goal: 'type:pub',
      seenBy: 0,
    } as const;
    const drawn = {
      type: 'parrotsDrawn',
      player: 0,
      parrots: ['hold', 'grey'],
      seenBy: 0,
    } as const;
    const tell = (viewer: 0 | 1) =>
      grogIsland.viewEvents([seen, drawn], viewer).map((event) => words.describeEvent(event));
    expect(tell(0)).toEqual([
      'Anne puts a goal card under the deck: pub',
      'Anne draws 2 parrot cards (hold the bid and turn the grey die)',
    ]);
    expect(tell(1)).toEqual(['Anne puts a goal card under the deck', 'Anne draws 2 parrot cards']);
  });

  it('use the terms of the rulebooks', () => {
    const claim = {
      type: 'claim',
      player: 0,
      building: { peninsula: 'yellow', type: 'pub' },
    } as const;
    const tell = (catalogue: Catalogue) => describeAction('grog-island', claim, { catalogue });
    expect([german, hungarian].map(tell)).toEqual([
      'Besetze die Kneipe auf der gelben Halbinsel',
      'Foglalás: kocsma a sárga félszigeten',
    ]);
    const chief = { type: 'chiefChanged', player: 0, color: 'red', from: null } as const;
    expect(describeEvent('caribbean-fleet', chief, { catalogue: polish, names: ['Anna'] })).toBe(
      'Anna zostaje hersztem i bierze czerwony pionek',
    );
  });

  it('speak a language of your own', () => {
    const pirate: Pick<Catalogue, 'common' | 'grog-island'> = {
      common: { ...english.common, seat: 'Matey {seat}' },
      'grog-island': {
        ...english['grog-island'],
        events: { ...english['grog-island'].events, passed: '{player} be skulkin’ away' },
      },
    };
    expect(describeEvent('grog-island', { type: 'passed', player: 1 }, { catalogue: pirate })).toBe(
      'Matey 1 be skulkin’ away',
    );
  });
});
