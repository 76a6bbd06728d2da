import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/entries.ts';
import { ParseError } from '../../src/core/errors.ts';
import { same } from '../../src/core/lists.ts';
import { GAMES, optionsOf, played } from './played.ts';
import { refused } from './refused.ts';

const guide = readFileSync(resolve(root, 'docs/notation.md'), 'utf8');

/** The lines of the guide between two headings. */
function section(title: string): string[] {
  const [, text = ''] = guide.split(`## ${title}\n`);
  return (text.split('\n## ')[0] ?? '').split('\n');
}

const HOSTILE: { readonly [name: string]: readonly string[] } = {
  'grog-island': [
    '',
    ' ',
    '0',
    'pass',
    'pass 0',
    '0 Pass',
    '00 pass',
    '+0 pass',
    '-1 pass',
    '0.0 pass',
    '0x0 pass',
    '٠ pass',
    ' 0 pass',
    '0 pass ',
    '0  pass',
    '0\tpass',
    '0\u00a0pass',
    '0 pass\n',
    '0 pass\n1 pass',
    '0 pass 1',
    '0 toString',
    '0 __proto__',
    '0 bid',
    '0 bid green,green',
    '0 bid green,',
    '0 bid ,green',
    '0 bid green, blue',
    '0 bid green hold hold',
    '0 bid green hold=true',
    '0 bid green hold=',
    '0 bid green toString',
    '0 bid green __proto__=1',
    '0 bid hold green',
    '0 deliver 01',
    '0 deliver 1e1',
    '0 deliver 99999999999999999999',
    '0 deliver NaN',
    '0 turnDie green 7',
    '0 turnDie 3 green',
    '0 exchange grey:1,blue:2',
    '0 exchange blue:2,blue:1',
    '0 exchange blue:0,grey:3',
    '0 exchange __proto__:1',
    '0 claim grey',
    '0 claim grey.hat.hat',
    '0 claim hat.grey',
    '0 claim grey:hat',
    '0 roll dice',
    '0 roll dice=green:1',
    '0 roll dice=blue:1,green:1,orange:1,yellow:1,grey:1',
    '0 roll green:1,blue:1,orange:1,yellow:1,grey:1',
    '0 pay',
    '0 pay 1,4',
    `0 pay ${'1,'.repeat(400)}1`,
    '9007199254740993 pass',
  ],
  'caribbean-fleet': [
    '0 bid',
    '0 bid -1',
    '0 bid 1 2',
    '0 choose',
    '0 choose green:3',
    '0 choose kraken',
    '0 choose kraken#0',
    '0 choose kraken#01',
    '0 choose toString#1',
    '0 sink kraken#1',
    '0 raid 1',
    '0 raid 1 2.5',
    '0 roll dice=1',
    '0 roll dice=1,2,3',
    '0 roll dice=1.2',
    '0 roll 1,2',
    '0 turnDie spyglass#1 2 3',
    '0 keepCard kraken#1',
  ],
};

const GROG_TYPES =
  'an action, which is one of returnGoal, chooseGood, roll, pass, turnDie, bid, trade, endTrade, exchange, deliver, deal, default, pay, endClaims, claim, lock, placeGhost';
const FLEET_TYPES =
  'an action, which is one of pass, bid, choose, sink, board, raid, assignBlackbeard, placeCannons, openTavern, placeRum, keepCard, useFairWind, roll, turnDie';
const SEAT = 'a seat, which is a whole number from 0';
const COLOR = 'one of "green", "blue", "orange", "yellow", "grey"';
const ROW = `dice (1 to 5 different words separated by commas, each ${COLOR}, or "-" for none)`;
const END = 'the end of the line';

/** Mistakes in a line: where it is wrong, what stands there, and what could. */
const MISTAKES: {
  readonly [name: string]: readonly (readonly [
    line: string,
    column: number,
    received: string,
    expected: string,
  ])[];
} = {
  'grog-island': [
    ['pass', 1, '"pass"', 'a seat in front of the action, as in "0 pass"'],
    ['bid green', 1, '"bid"', 'a seat in front of the action, as in "0 bid"'],
    ['fly away', 1, '"fly"', `a seat and ${GROG_TYPES}`],
    ['x pass', 1, '"x"', SEAT],
    ['1e1 pass', 1, '"1e1"', SEAT],
    ['00 pass', 1, '"00"', SEAT],
    ['0', 2, END, GROG_TYPES],
    ['0 fly', 3, '"fly"', GROG_TYPES],
    ['0 toString', 3, '"toString"', GROG_TYPES],
    ['0  pass', 2, '" "', 'single spaces between words'],
    ['0 pass 1', 8, '"1"', END],
    ['0 bid', 6, END, ROW],
    ['0 bid x', 7, '"x"', `dice (${COLOR})`],
    ['0 bid green,x', 13, '"x"', `dice (${COLOR})`],
    ['0 bid green,', 13, END, `dice (${COLOR})`],
    ['0 bid green,green', 13, '"green"', ROW],
    ['0 bid green hold hold', 18, '"hold"', END],
    ['0 bid green hold=true', 13, '"hold=true"', '"hold"'],
    ['0 bid green hide', 13, '"hide"', `hold or ${END}`],
    ['0 exchange blue:0,grey:3', 17, '"0"', 'blue (a whole number from 1)'],
    ['0 exchange grey:1,blue:2', 12, '"grey:1,blue:2"', '"blue:2,grey:1"'],
    ['0 claim', 8, END, 'building (peninsula.type, such as "green.sword")'],
    ['0 claim hat.grey', 9, '"hat"', `peninsula (${COLOR})`],
    ['0 claim grey.hat.hat', 18, '"hat"', 'building (peninsula.type, such as "green.sword")'],
    ['0 roll dice=green:1', 20, END, 'blue (one of 1, 2, 3, 4, 5, 6)'],
    ['0 pay 1,4', 9, '"4"', 'treasures (one of 1, 2, 3)'],
  ],
  'caribbean-fleet': [
    ['0 fly', 3, '"fly"', FLEET_TYPES],
    ['0 bid', 6, END, 'amount (a whole number from 0)'],
    ['0 bid x', 7, '"x"', 'amount (a whole number from 0)'],
    ['0 choose kraken', 10, '"kraken"', 'card (a card such as "green:2" or "kraken#1")'],
    ['0 raid 1', 9, END, 'amount (a whole number from 0)'],
    ['0 roll dice=1', 13, '"1"', 'dice (2 words separated by commas, such as "1,1")'],
    ['0 roll dice=1,7', 15, '"7"', 'dice (one of 1, 2, 3, 4, 5, 6)'],
  ],
};

describe.each(GAMES.map((game) => ({ name: game.name, game })))(
  'the notation of $name',
  ({ name, game }) => {
    const actions = [0, 1, 2, 3, 4, 5].flatMap((seed) =>
      [...played(game, seed)].flatMap(({ action }) => (action === null ? [] : [action])),
    );

    it('writes each action as one line and reads it again', () => {
      for (const action of actions) {
        const line = game.formatAction(action);
        expect(line).toMatch(/^\d+( [^\s]+)+$/);
        expect(same(game.parseActionText(line), action)).toBe(true);
      }
    });

    it('writes different actions differently', () => {
      const lines = new Set(actions.map((action) => game.formatAction(action)));
      const values = new Set(
        actions.map((action) => JSON.stringify(Object.entries(action).sort())),
      );
      expect(lines.size).toBe(values.size);
    });

    it('is documented with every action, in lines that are read', () => {
      const title = name === 'grog-island' ? 'Grog Island' : 'Caribbean Fleet';
      const examples = section(title)
        .flatMap((line) => [...line.matchAll(/`(\d+ [^`]+)`/g)])
        .map(([, line = '']) => line);
      for (const line of examples) expect(game.formatAction(game.parseActionText(line))).toBe(line);
      const types = new Set(examples.map((line) => line.split(' ')[1]));
      for (const { type } of actions) expect([...types]).toContain(type);
    });

    it.each(HOSTILE[name] ?? [])('refuses %j', (line) => {
      expect(refused(() => game.parseActionText(line)).code).toBe('INVALID_TEXT');
    });

    it.each(MISTAKES[name] ?? [])('says where %j is wrong and what fits', (line, ...mistake) => {
      const [column, received, expected] = mistake;
      const error = refused(() => game.parseActionText(line));
      expect(error).toMatchObject({ path: ['line', 1, 'column', column], received, expected });
      expect(error.message).toBe(
        `Invalid text at line 1 column ${column}: expected ${expected}, received ${received}.`,
      );
      const text = `${game.formatRecord(game.createRecord(optionsOf(game, 0)))}\n  ${line}`;
      expect(refused(() => game.parseRecord(text))).toMatchObject({
        path: ['line', 5, 'column', column + 2],
        received,
        expected,
      });
    });

    it('refuses what is no text', () => {
      const read = (value: unknown): unknown =>
        Reflect.apply(game.parseActionText, undefined, [value]);
      for (const value of [undefined, null, 1, {}, []])
        expect(() => read(value)).toThrow(ParseError);
    });

    it('reads records with empty lines, comments and other line ends', () => {
      const record = {
        ...game.createRecord(optionsOf(game, 0)),
        actions: [...played(game, 0)]
          .slice(0, 9)
          .flatMap(({ action }) => (action === null ? [] : [action])),
      };
      const text = game.formatRecord(record);
      expect(text.split('\n').slice(0, 3)).toEqual([
        `game ${name}`,
        'rules 2',
        `options ${JSON.stringify(record.options)}`,
      ]);
      const commented = `// a game\r\n\r\n${text.replaceAll('\n', '\r\n  // and on\r\n  ')}`;
      expect(game.parseRecord(commented)).toEqual(record);
      expect(game.formatRecord(game.parseRecord(commented))).toBe(text);
    });

    it('refuses a record with another order of lines, and says which line is wrong', () => {
      const text = game.formatRecord(game.createRecord(optionsOf(game, 0)));
      const [first = '', second = '', third = ''] = text.split('\n');
      for (const [broken, line, column] of [
        [`${second}\n${first}\n${third}`, 1, 1],
        [`${first}\n${first}\n${second}`, 2, 1],
        [`${first}\n${second}\n  options {`, 3, 11],
        [`${first}\n${second}\n0 pass`, 3, 1],
        [`${text}game ${name}\n`, 4, 1],
        [`${text}\n// fine\n0 nothing\n`, 6, 3],
      ] as const) {
        expect(refused(() => game.parseRecord(broken))).toMatchObject({
          code: 'INVALID_TEXT',
          path: ['line', line, 'column', column],
        });
      }
      expect(refused(() => game.parseRecord(`game ${name}\nrules 1`))).toMatchObject({
        code: 'WRONG_RULES',
        path: ['line', 2, 'column', 7],
      });
    });
  },
);
