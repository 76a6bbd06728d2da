import { describe, expect, it } from 'vitest';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import { renderState, renderText } from '../../src/svg/index.ts';

const VIEWS = [
  grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0),
  caribbeanFleet.viewFor(caribbeanFleet.createGame({ players: 3, seed: 1 }), 0),
];

const LONG = [
  ['letters', 'x'],
  ['words', 'ab '],
  ['double width', '船'],
  ['characters of two units', '🏴'],
  ['spaces', ' '],
] as const;

describe.each(VIEWS)('long names in pictures of $game', (view) => {
  it.each(LONG)('of %s are cut, so that the rest costs nothing', (_, part) => {
    for (const render of [renderState, renderText] as const) {
      const drawn = [1_000, 1_000_000].map((count) => {
        const name = part.repeat(count);
        return render(view, { names: [name, name, name] });
      });
      expect(drawn[1]).toBe(drawn[0]);
    }
  });

  it('keep a name of 60 characters', () => {
    const name = Array.from({ length: 30 }, (_, index) => index % 10)
      .join('x')
      .padEnd(60, 'x');
    expect(renderState(view, { names: [name] })).toContain(name);
  });

  it('are refused in a list of more than 100, and so is a long prefix', () => {
    const refused = { code: 'INVALID_OPTION' };
    expect(() => renderText(view, { names: Array(101).fill('x') })).toThrow(
      expect.objectContaining({ ...refused, path: ['names'] }),
    );
    expect(() => renderState(view, { idPrefix: 'x'.repeat(65) })).toThrow(
      expect.objectContaining({ ...refused, path: ['idPrefix'] }),
    );
  });

  it.each([renderState, renderText])('odd values are refused by %o', (render) => {
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    const odd = [null, undefined, 7, 'view', [], {}, revoked.proxy, { ...view, players: [{}] }];
    for (const value of [...odd, { game: view.game, rules: view.rules, viewer: 0, players: [{}] }])
      expect(() => Reflect.apply(render, undefined, [value])).toThrow(
        expect.objectContaining({ name: 'InvalidStateError' }),
      );
    for (const options of [null, 7, 'dark', [], revoked.proxy, { names: revoked.proxy }])
      expect(() => Reflect.apply(render, undefined, [view, options])).toThrow(
        expect.objectContaining({ name: 'InvalidOptionsError' }),
      );
  });
});
