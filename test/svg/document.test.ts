import type { XmlElement } from '@rgrove/parse-xml';
import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { renderState } from '../../src/svg/index.ts';
import { fleetViews, grogViews, pictures, views } from './positions.ts';
import {
  areaOfGround,
  areaOfText,
  elements,
  groupNamed,
  named,
  nameOf,
  overlap,
  piecesIn,
  read,
  within,
} from './reading.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  ']]></style><svg onload="alert(1)">&lt;&amp;',
  '\u0000\u001b[31m\u0007\u202ered\ud800\uffff\n\r\tend',
];

const ALLOWED = ['svg', 'title', 'desc', 'style', 'g', 'rect', 'path', 'circle', 'text'];
const SLIPS = /NaN|undefined|null|Infinity|\[object/;

const attributesOf = (root: XmlElement): [string, string][] =>
  elements(root).flatMap(({ attributes }) => Object.entries(attributes));

describe('a picture as a document', () => {
  const roots = pictures({ idPrefix: 'left-1' }).map(read);

  it('has a title and a description', () => {
    for (const root of roots) {
      expect(root.name).toBe('svg');
      expect(root.attributes['role']).toBe('group');
      expect(root.attributes['lang']).toBe('en');
      expect(root.attributes['aria-labelledby']).toBe('left-1-title');
      expect(root.attributes['aria-describedby']).toBe('left-1-description');
      const heads = elements(root).slice(1, 4);
      expect(heads.map(({ name }) => name)).toEqual(['title', 'desc', 'style']);
      expect(heads.map(({ attributes }) => attributes['id'])).toEqual([
        'left-1-title',
        'left-1-description',
        undefined,
      ]);
      expect(heads.every(({ text }) => text.length > 10)).toBe(true);
    }
  });

  it('holds nothing that acts, nothing that is fetched and no slip of the pen', () => {
    for (const root of roots) {
      const names = elements(root).map(({ name }) => name);
      expect(names.filter((name) => !ALLOWED.includes(name))).toEqual([]);
      const attributes = attributesOf(root);
      expect(attributes.filter(([name]) => /^on|href|src|style/.test(name))).toEqual([]);
      expect(attributes.filter(([, value]) => SLIPS.test(value))).toEqual([]);
      expect(root.text).not.toMatch(SLIPS);
    }
  });

  it('names every group', () => {
    for (const root of roots) {
      for (const { attributes } of named(root, 'g')) {
        if (attributes['aria-hidden'] === 'true') continue;
        expect(attributes['aria-label']?.trim()).toBeTruthy();
        expect(attributes['role']).toMatch(
          attributes['data-piece'] === undefined ? /^(group|img)$/ : /^img$/,
        );
      }
      for (const [id, piece] of piecesIn(root)) {
        const [, title] = elements(piece);
        expect(title?.name, id).toBe('title');
        expect(title?.text.startsWith(`${nameOf(piece)} – `), id).toBe(true);
      }
    }
  });

  it('gives every class a rule, and every rule and id its prefix', () => {
    for (const root of roots) {
      const style = at(named(root, 'style'), 0).text;
      const selectors = style.split('\n').map((rule) => rule.replace(/^@media [^{]*\{/, ''));
      expect(selectors.filter((selector) => !/^#left-1[ {]/.test(selector))).toEqual([]);
      const attributes = attributesOf(root);
      const classes = attributes.flatMap(([name, value]) =>
        name === 'class' ? value.split(' ') : [],
      );
      const rules = new Set(classes);
      expect([...rules].filter((name) => !style.includes(`#left-1 .${name}{`))).toEqual([]);
      const ids = attributes.filter(([name]) => name === 'id').map(([, value]) => value);
      expect(ids).toEqual(['left-1', 'left-1-title', 'left-1-description']);
    }
  });

  it('lays nothing over anything else and cuts nothing off', () => {
    for (const svg of pictures({ names: ['Anne Bonny of the long way', 'W'.repeat(80), '海賊'] })) {
      const root = read(svg);
      const [, , width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(' ').map(Number);
      const areas = named(root, 'text').map((text) => ({
        text: text.text,
        area: areaOfText(text),
      }));
      const page = { left: 0, top: 0, right: width, bottom: height };
      expect(areas.filter(({ area }) => !within(area, page))).toEqual([]);
      const shapes = elements(root).map(areaOfGround);
      expect(shapes.filter((area) => area !== null && !within(area, page))).toEqual([]);
      const overlaps = areas.flatMap(({ text, area }, index) =>
        areas
          .slice(index + 1)
          .filter((other) => overlap(area, other.area))
          .map((other) => `"${text}" lies over "${other.text}"`),
      );
      expect(overlaps).toEqual([]);
    }
  });

  it('escapes names', () => {
    const shape = (element: XmlElement) =>
      elements(element)
        .map(({ name, attributes }) => [name, Object.keys(attributes)])
        .filter(([name]) => name !== 'text');
    for (const view of [at(grogViews, 4), at(fleetViews, 7)]) {
      const root = read(renderState(view, { names: HOSTILE }));
      expect(shape(root)).toEqual(shape(read(renderState(view))));
      expect(groupNamed(root, HOSTILE[0] ?? '')).toBeDefined();
    }
  });

  it('is the same for the same view and options, however the view came', () => {
    for (const view of views) {
      const copy = JSON.parse(JSON.stringify(view));
      const options = { names: ['Anne'], theme: 'dark', format: 'narrow' } as const;
      expect(renderState(copy, options)).toBe(renderState(view, options));
    }
  });

  it('follows the reader only with the theme auto', () => {
    const [auto, light, dark] = (['auto', 'light', 'dark'] as const).map((theme) =>
      renderState(at(views, 0), { theme }),
    );
    expect(auto).toBe(renderState(at(views, 0)));
    expect(auto).toContain('@media (prefers-color-scheme:dark)');
    for (const picture of [light, dark]) expect(picture).not.toContain('@media');
    expect(light).toContain('--pirate-page:#fbf7ec');
    expect(dark).not.toContain('--pirate-page:#fbf7ec');
  });
});
