import { describe, expect, it } from 'vitest';
import { replay } from '../../src/grog-island/index.ts';
import {
  describeAction,
  describeDecision,
  describeEvent,
  describeRefusal,
  english,
  german,
  wordsFor,
} from '../../src/words/index.ts';
import { FORBIDDEN, GAMES, LANGUAGES } from './languages.ts';

/** Names that are found on prototypes, and others that mean nothing. */
const NAMES = [
  'toString',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  'x',
  '',
  7,
  null,
];

const call = (run: unknown, ...values: readonly unknown[]): unknown =>
  typeof run === 'function' ? Reflect.apply(run, null, values) : undefined;

const CASES = GAMES.flatMap(({ game, words }) =>
  LANGUAGES.map(({ language, catalogue }) => ({
    name: game.name,
    language,
    words: words({ catalogue }),
    unknown: catalogue.common.unknown,
  })),
);

describe.each(CASES)('what $name has no words for in $language', ({ words, unknown }) => {
  it.each(NAMES)('is a refusal with the code %s, which keeps its message', (code) => {
    const message = 'You sit at another seat.';
    for (const details of [undefined, null, {}, { player: 0 }, { toString: 1 }])
      expect(call(words.describeRefusal, { code, message, details })).toBe(message);
    for (const missing of [undefined, null, '', ' ', 7, {}])
      expect(call(words.describeRefusal, { code, message: missing })).toBe(unknown.refusal);
  });

  it('is a refusal without the details of its code', () => {
    const code = 'NOT_YOUR_TURN';
    expect(call(words.describeRefusal, { code, message: 'Wait.' })).toBe('Wait.');
    for (const details of [{}, { player: 1 }, { player: Number.NaN, waitingFor: [0] }, 'x', [1]])
      expect(call(words.describeRefusal, { code, message: 'Wait.', details })).toBe('Wait.');
    expect(call(words.describeRefusal, { code })).toBe(unknown.refusal);
  });

  it.each(NAMES)('is an action, a decision or an event of the type %s', (type) => {
    expect(call(words.describeAction, { type, player: 0 })).toBe(unknown.action);
    expect(call(words.describeDecision, { type, player: 0 })).toBe(unknown.decision);
    expect(call(words.describeEvent, { type, player: 0 })).toBe(unknown.event);
  });

  it.each([undefined, null, 7, 'pass', [], {}, () => 0])('is no value of the game: %s', (value) => {
    expect(call(words.describeAction, value)).toBe(unknown.action);
    expect(call(words.describeDecision, value)).toBe(unknown.decision);
    expect(call(words.describeEvent, value)).toBe(unknown.event);
    expect(call(words.describeRefusal, value)).toBe(unknown.refusal);
  });
});

describe.each(LANGUAGES)('words for parts of a newer version in $language', ({ catalogue }) => {
  const island = wordsFor('grog-island', { catalogue });
  const fleet = wordsFor('caribbean-fleet', { catalogue });
  const { unknown } = catalogue.common;

  it.each(NAMES)('are a general sentence for %s', (name) => {
    for (const event of [
      { type: 'goalKept', player: 0, goal: name === null ? 'new' : name },
      { type: 'goodsTaken', player: 0, goods: [1, 0, 0, 0, 0], reason: name },
      { type: 'shipChosen', player: 0, ship: name, peninsula: 'green' },
      { type: 'shipChosen', player: 0, ship: 'goals', peninsula: name },
      { type: 'goodsPaid', player: 0, reason: 'deal', good: name, goods: 1, credits: 0 },
      { type: 'claimed', player: 0, building: { peninsula: 'green', type: name }, cloud: 'calm' },
      { type: 'passed', player: name === 7 ? 'seven' : name },
      { type: 'coinsGained', player: 0, coins: name === 7 ? Number.NaN : name, reason: 'trade' },
    ])
      expect(call(island.describeEvent, event), JSON.stringify(event)).toBe(unknown.event);
    for (const event of [
      { type: 'chiefChanged', player: 0, color: name, from: null },
      { type: 'cardDiscarded', player: 0, card: 'rum#1', reason: name },
      { type: 'galleonTaken', player: 0, ducats: name === 7 ? Number.NaN : name },
    ])
      expect(call(fleet.describeEvent, event), JSON.stringify(event)).toBe(unknown.event);
  });

  it('never show a value that is no word', () => {
    const action = { type: 'turnDie', player: 0, die: 'green', face: undefined };
    expect(call(island.describeAction, action)).toBe(unknown.action);
    expect(unknown.action).not.toMatch(FORBIDDEN);
  });
});

describe('the describe functions', () => {
  const names = ['Anne', 'Bart'];
  const refusal = { code: 'NOT_YOUR_SEAT', message: 'You sit at seat 1.' };

  it('keep the sentence of a server, in any language', () => {
    for (const catalogue of [english, german])
      expect(describeRefusal('grog-island', refusal, { catalogue, names })).toBe(refusal.message);
  });

  it('say something general of what is new', () => {
    expect(call(describeAction, 'caribbean-fleet', { type: 'parley', player: 0 })).toBe(
      'Another action',
    );
    expect(call(describeDecision, 'caribbean-fleet', { type: 'parley', player: 0 })).toBe(
      'Another decision',
    );
    expect(call(describeEvent, 'grog-island', { type: 'storm' }, { catalogue: german })).toBe(
      'Etwas anderes geschieht',
    );
  });

  it.each([undefined, null, 7, {}, 'toString', { name: '__proto__' }, replay])(
    'refuse the game %s with a RangeError',
    (game) => {
      expect(() => call(describeEvent, game, { type: 'passed', player: 0 })).toThrow(RangeError);
    },
  );
});
