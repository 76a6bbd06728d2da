import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { type PictureOptions, renderState } from '../../src/svg/index.ts';
import { english, german, hungarian, polish } from '../../src/words/index.ts';
import { fleetViews, grogViews, views } from '../svg/positions.ts';
import { usingBrowser } from './browser.ts';

const { open } = usingBrowser();

const NAMES = ['Anne', 'Bart', 'Calico', 'Dirk', 'Edward'];

/** Shows nothing but a picture. */
async function show(
  page: Page,
  view: (typeof views)[number],
  options: PictureOptions,
): Promise<void> {
  const svg = renderState(view, { names: NAMES, ...options });
  await page.evaluate((picture) => {
    document.body.innerHTML = picture;
    document.body.style.margin = '0';
  }, svg);
}

interface Measured {
  /** How far the page is wider than the window. */
  readonly overflow: number;
  /** The size of the smallest text on the screen, in pixels. */
  readonly smallest: number;
  /** Texts that leave the picture or lie over another text. */
  readonly misplaced: readonly string[];
}

/** What is drawn with the fonts of this browser. */
function measure(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const svg = document.querySelector('svg');
    if (svg === null) throw new Error('no picture');
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const frame = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll('text')].map((text) => ({
      words: text.textContent ?? '',
      size: Number(text.getAttribute('font-size')) * scale,
      box: text.getBoundingClientRect(),
    }));
    const outside = texts.filter(
      ({ box }) => box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom,
    );
    // A line of text is higher than its letters, so that only a clear overlap counts.
    const over = texts.filter(({ box }, index) =>
      texts
        .slice(index + 1)
        .some(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4,
        ),
    );
    return {
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      smallest: Math.min(...texts.map(({ size }) => size)),
      misplaced: [...outside, ...over].map(({ words }) => words),
    };
  });
}

describe.each(['light', 'dark'] as const)('a picture in the %s scheme', (colorScheme) => {
  it.each([
    ['narrow', 390],
    ['wide', 992],
  ] as const)('that is %s fits into %i pixels and can be read there', async (format, width) => {
    const page = await open({ viewport: { width, height: 800 }, colorScheme });
    for (const catalogue of [english, german, hungarian, polish]) {
      for (const view of views) {
        await show(page, view, { format, catalogue });
        const { overflow, smallest, misplaced } = await measure(page);
        expect(overflow).toBeLessThanOrEqual(0);
        expect(smallest).toBeGreaterThanOrEqual(11);
        expect(misplaced).toEqual([]);
      }
    }
  });
});

describe('a picture that can be clicked', () => {
  const clickable = ['building:blue:hat', 'die:green', 'ship:parrots', 'purse:0'];

  it('leads the keyboard through its pieces as they lie on the table', async () => {
    const page = await open({ viewport: { width: 992, height: 800 } });
    await show(page, at(grogViews, 4), { clickable });
    const order = await page
      .locator('[data-piece][tabindex]')
      .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece')));
    expect([...order].sort()).toEqual([...clickable].sort());
    const reached: (string | null | undefined)[] = [];
    for (let step = 0; step < clickable.length; step += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('data-piece')));
    }
    expect(reached).toEqual(order);
  });

  it('reacts on the whole of a piece', async () => {
    const page = await open({ viewport: { width: 992, height: 800 } });
    await show(page, at(grogViews, 4), { clickable });
    for (const id of clickable) {
      const hit = await page.locator(`[data-piece="${id}"]`).evaluate((piece) => {
        const { left, top, width, height } = piece.getBoundingClientRect();
        return [
          [0.1, 0.1],
          [0.9, 0.1],
          [0.5, 0.5],
          [0.1, 0.9],
        ].map(([across = 0, down = 0]) =>
          document
            .elementFromPoint(left + width * across, top + height * down)
            ?.closest('[data-piece]')
            ?.getAttribute('data-piece'),
        );
      });
      expect(hit).toEqual([id, id, id, id]);
    }
  });

  it('is read as a list of named things, group by group', async () => {
    const page = await open({ viewport: { width: 992, height: 800 } });
    await show(page, at(grogViews, 4), { clickable });
    await page.getByRole('button', { name: 'hat shop on blue' }).focus();
    const tree = await page.locator('svg').ariaSnapshot();
    const placeOf = (thing: string): number => tree.indexOf(thing);
    const order = [
      'group "Peninsula: green"',
      'group "Peninsula: blue"',
      'button "hat shop on blue',
      'group "Peninsula: grey"',
      'group "Open sea"',
      'group "Bart"',
    ].map(placeOf);
    expect(order.every((place) => place >= 0)).toBe(true);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it('shows open cards as buttons', async () => {
    const page = await open({ viewport: { width: 390, height: 800 } });
    const view = at(fleetViews, 4);
    const cards = view.open.map((card) => `card:${card}`);
    await show(page, view, { format: 'narrow', clickable: cards });
    expect(await page.getByRole('button').count()).toBe(cards.length);
  });
});
