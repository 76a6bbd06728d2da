import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { caribbeanFleet, type Game, grogIsland } from '../../src/index.ts';
import { renderState, renderText } from '../../src/svg/index.ts';
import * as languages from '../../src/words/languages.ts';
import { fleetViews, grogViews, views } from './positions.ts';
import {
  areaOfText,
  elements,
  named,
  overlap,
  piecesIn,
  read,
  titlesOf,
  within,
  wordsOf,
} from './reading.ts';

const { german, polish } = languages;
const FORMATS = ['wide', 'narrow'] as const;
const NAMES = ['Anne', 'Bart', 'Calico', 'Dirk', 'Edward'];

describe.each(Object.entries(languages))('a picture in %s', (_, catalogue) => {
  it('cuts no word, lays no text over another and says which language it is', () => {
    for (const view of views) {
      for (const format of FORMATS) {
        const root = read(renderState(view, { catalogue, format, names: NAMES }));
        expect(root.attributes['lang']).toBe(catalogue.common.language);
        expect(wordsOf(root).filter((word) => word.includes('…'))).toEqual([]);
        const [, , width = 0, height = 0] = (root.attributes['viewBox'] ?? '')
          .split(' ')
          .map(Number);
        const page = { left: 0, top: 0, right: width, bottom: height };
        const areas = named(root, 'text').map(areaOfText);
        expect(areas.filter((area) => !within(area, page))).toEqual([]);
        const crossed = areas.filter((area, index) =>
          areas.slice(index + 1).some((other) => overlap(area, other)),
        );
        expect(crossed).toEqual([]);
      }
    }
  });

  it('has no text smaller than 12 units', () => {
    for (const view of views)
      for (const format of FORMATS) {
        const texts = named(read(renderState(view, { catalogue, format })), 'text');
        expect(Math.min(...texts.map(({ attributes }) => Number(attributes['font-size'])))).toBe(
          12,
        );
      }
  });

  it('has the same pieces as any other', () => {
    for (const view of views) {
      const ids = (svg: string) => [...piecesIn(read(svg)).keys()];
      expect(ids(renderState(view, { catalogue }))).toEqual(ids(renderState(view)));
    }
  });
});

describe('another language', () => {
  it('leaves no English behind', () => {
    const english = new Set(views.flatMap((view) => textsOf(renderState(view, { names: NAMES }))));
    const same = views.flatMap((view) =>
      textsOf(renderState(view, { names: NAMES, catalogue: polish })).filter((text) =>
        english.has(text),
      ),
    );
    const free = same.filter((text) => /\p{L}{3}/u.test(text) && !NAMES.includes(text));
    expect([...new Set(free)]).toEqual(['Grog Island', 'Caribbean Fleet', 'kraken', 'rum']);
  });

  it('speaks in the table as text too', () => {
    const text = renderText(at(grogViews, 4), { catalogue: german, names: NAMES });
    for (const word of ['Runde', 'Säbelläden', 'Die Wolken:', 'Vorrat:', 'mögliche Münzen'])
      expect(text).toContain(word);
    expect(renderText(at(fleetViews, 4), { catalogue: polish })).toContain('Odkryte karty:');
  });

  it('can be one of your own', () => {
    const catalogue = {
      ...german,
      common: { ...german.common, seat: 'Pirat {seat}', language: 'de-pirate' },
    };
    const root = read(renderState(at(grogViews, 4), { catalogue }));
    expect(root.attributes['lang']).toBe('de-pirate');
    expect(wordsOf(root)).toContain('Pirat 0');
  });
});

describe('hostile names', () => {
  const hostile = [
    '<script>alert(1)</script>'.repeat(400),
    '\u202e\u2067مرحبا '.repeat(2000),
    'z\u0300\u0301\u0302\u0303'.repeat(2500),
    'W'.repeat(10_000),
    '👩‍👩‍👧‍👦'.repeat(1000),
  ];

  it('stay short, in one direction and in their place', () => {
    for (const view of views) {
      for (const format of FORMATS) {
        const svg = renderState(view, { names: hostile, format });
        expect(svg.length).toBeLessThan(2 * renderState(view, { format }).length);
        const root = read(svg);
        expect(root.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\p{M}{3}/u);
        expect(elements(root).filter(({ name }) => name === 'script')).toEqual([]);
        expect(titlesOf(root).every((title) => Array.from(title).length < 500)).toBe(true);
      }
    }
  });
});

describe('programs for any game', () => {
  it('draw the views of a game without a cast', () => {
    const draw = <Played extends GameTypes>(game: Game<Played>, players: number): string =>
      renderState(game.viewFor(game.createGame({ players, seed: 1 }), 'spectator'));
    expect(draw(grogIsland, 3)).toContain('Grog Island');
    expect(draw(caribbeanFleet, 3)).toContain('Caribbean Fleet');
  });
});

function textsOf(svg: string): string[] {
  const root = read(svg);
  return [...wordsOf(root), ...titlesOf(root)];
}
