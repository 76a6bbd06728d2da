import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { InvalidOptionsError, InvalidStateError } from '../../src/index.ts';
import { type AnyView, renderState, renderText } from '../../src/svg/index.ts';
import { english } from '../../src/words/index.ts';
import { fleetStates, grogStates, grogViews } from './positions.ts';

const view = at(grogViews, 0);

/** Any value, as a program without types would pass it. */
const passed = (value: unknown): { readonly view: AnyView } =>
  JSON.parse(JSON.stringify({ view: value }));

const thrown = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
};

describe('what is refused', () => {
  it.each([
    ['EXPECTED_VIEW', at(grogStates, 0)],
    ['EXPECTED_VIEW', at(fleetStates, 0)],
    ['WRONG_RULES', { ...view, rules: '0' }],
    ['WRONG_GAME', { ...view, game: 'chess' }],
    ['WRONG_GAME', { ...view, game: 'toString' }],
    ['NOT_A_STATE', {}],
    ['NOT_A_STATE', { ...view, viewer: 9 }],
    ['NOT_A_STATE', { ...view, viewer: null }],
    ['NOT_A_STATE', { ...view, players: null }],
    ['WRONG_RULES', { ...view, rules: null }],
    ['NOT_A_STATE', null],
    ['NOT_A_STATE', 'grog-island'],
  ])('%s', (code, value) => {
    for (const render of [renderState, renderText]) {
      const error = thrown(() => render(passed(value).view));
      expect(error).toBeInstanceOf(InvalidStateError);
      expect(error).toMatchObject({ code });
    }
  });

  it.each([
    ['INVALID_OPTION', ['theme'], { theme: 'sepia' }],
    ['INVALID_OPTION', ['format'], { format: 'huge' }],
    ['INVALID_OPTION', ['idPrefix'], { idPrefix: '1st' }],
    ['INVALID_OPTION', ['idPrefix'], { idPrefix: 'a"b' }],
    ['INVALID_OPTION', ['names'], { names: 'Anne' }],
    ['INVALID_OPTION', ['names', 1], { names: ['Anne', 2] }],
    ['INVALID_OPTION', ['clickable'], { clickable: 'purse:0' }],
    ['INVALID_OPTION', ['clickable', 0], { clickable: [7] }],
    ['INVALID_OPTION', ['changed', 1], { changed: ['flag', null] }],
    ['INVALID_OPTION', ['catalogue', 'common'], { catalogue: 'German' }],
    [
      'INVALID_OPTION',
      ['catalogue', 'caribbean-fleet'],
      { catalogue: { ...english, 'caribbean-fleet': {} } },
    ],
    ['UNKNOWN_OPTION', ['width'], { width: 100 }],
  ])('%s at %j', (code, path, options) => {
    const error = thrown(() => renderState(view, JSON.parse(JSON.stringify(options))));
    expect(error).toBeInstanceOf(InvalidOptionsError);
    expect(error).toMatchObject({ code, path });
  });

  it.each([null, 5, '', true, []])('options that are %j', (options) => {
    for (const render of [renderState, renderText]) {
      const error = thrown(() => render(view, JSON.parse(JSON.stringify(options))));
      expect(error).toBeInstanceOf(InvalidOptionsError);
      expect(error).toMatchObject({ code: 'INVALID_OPTION', path: [], expected: 'an object' });
    }
  });

  it('takes an option that is undefined as missing', () => {
    const keys = ['names', 'catalogue', 'theme', 'format', 'idPrefix', 'clickable', 'changed'];
    const nothing = Object.fromEntries(keys.map((key) => [key, undefined]));
    expect(renderState(view, nothing)).toBe(renderState(view));
    expect(renderText(view, { color: undefined })).toBe(renderText(view));
  });
});
