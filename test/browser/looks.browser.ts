import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { usingBrowser } from './browser.ts';
import { clickThrough, openPart, start } from './playing.ts';

const { open } = usingBrowser();

/** Opens everything that is folded up. */
function unfold(page: Page): Promise<void> {
  return page.locator('details').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('open', '');
  });
}

/** Texts with less than 4.5 : 1 against what is behind them, and how many texts there are. */
function contrasts(page: Page): Promise<{ readonly texts: number; readonly weak: string[] }> {
  return page.evaluate(() => {
    const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (element: Element | null): string => {
      if (element === null) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 0 ? behind(element.parentElement) : backgroundColor;
    };
    const elements = [...document.querySelectorAll('body *:not(svg, svg *, script, noscript)')];
    const written = elements.filter(
      (element) =>
        element.checkVisibility() &&
        (element.matches('input, select, textarea') ||
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
          )),
    );
    const weak = written.flatMap((element) => {
      const [one, other] = [getComputedStyle(element).color, behind(element)].map(luminance);
      const [dark, light] = [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)];
      const ratio = (light + 0.05) / (dark + 0.05);
      return ratio < 4.5 ? [`${element.tagName} ${element.textContent}: ${ratio.toFixed(2)}`] : [];
    });
    return { texts: written.length, weak };
  });
}

const widths = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('a phone', () => {
  it.each([320, 360])('of %i pixels needs no scrolling to the side', async (width) => {
    const page = await open({ viewport: { width, height: 640 } });
    await unfold(page);
    expect(await widths(page)).toBeLessThanOrEqual(0);
    await start(page, { game: 'Caribbean Fleet', players: 5 });
    await clickThrough(page, 40);
    for (const language of ['English', 'Deutsch', 'Magyar', 'Polski']) {
      await page.locator('#language').selectOption({ label: language });
      await unfold(page);
      expect(await widths(page), language).toBeLessThanOrEqual(0);
    }
    await page.locator('#language').selectOption({ label: 'English' });
    await clickThrough(page, 5000);
    await unfold(page);
    expect(await widths(page)).toBeLessThanOrEqual(0);
  });

  it('of 390 pixels shows no text of the picture below 11 pixels', async () => {
    const page = await open({ viewport: { width: 390, height: 800 } });
    await start(page);
    const smallest = await page.locator('.picture svg').evaluate((picture) => {
      const scale = picture.getBoundingClientRect().width / Number(picture.getAttribute('width'));
      const texts = [...picture.querySelectorAll('text')];
      return scale * Math.min(...texts.map((text) => Number(text.getAttribute('font-size'))));
    });
    expect(smallest).toBeGreaterThanOrEqual(11);
  });

  it('shows the narrow picture', async () => {
    const page = await open({ viewport: { width: 360, height: 640 } });
    await start(page);
    expect(await page.locator('.picture svg').getAttribute('width')).toBe('360');
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.locator('.picture svg[width="960"]').waitFor();
  });
});

describe.each(['light', 'dark'] as const)('the %s scheme', (colorScheme) => {
  it('has texts that can be read', async () => {
    const page = await open({ colorScheme });
    const [light, dark] = [await contrasts(page), colorScheme];
    expect(light.weak, dark).toEqual([]);
    await start(page);
    await clickThrough(page, 40);
    await unfold(page);
    await page.getByRole('button', { name: 'Check' }).click();
    const { texts, weak } = await contrasts(page);
    expect(weak).toEqual([]);
    expect(texts).toBeGreaterThan(60);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(colorScheme === 'light' ? 'rgb(238, 241, 240)' : 'rgb(11, 16, 21)');
  });
});

describe('everything to be used', () => {
  it('has a name for those who do not see it', async () => {
    const page = await open();
    await start(page, { seats: ['a person', 'bot: random'] });
    await unfold(page);
    const nameless = await page
      .locator('button, select, input, textarea, [role], [tabindex="0"]')
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const labels = 'labels' in control ? (control as HTMLInputElement).labels : null;
            const named =
              control.getAttribute('aria-label') ?? control.getAttribute('aria-labelledby');
            const told = control.matches('button, [role=status], [role=alert]');
            return !named && !labels?.length && !(told && control.textContent !== null);
          })
          .map(({ outerHTML }) => outerHTML),
      );
    expect(nameless).toEqual([]);
    const log = page.getByRole('log', { name: 'Events' });
    expect(await log.getAttribute('aria-live')).toBe('polite');
  });
});

describe('the page', () => {
  it('is one file with a policy that allows its own script and no request', async () => {
    expect(inject('page')).toMatch(/^file:.*\/index\.html$/);
    const page = await open();
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    expect(await policy.getAttribute('content')).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; worker-src blob:; style-src 'unsafe-inline'; img-src data:; /,
    );
    expect(await page.locator('script[src], link[rel=stylesheet], script[type]').count()).toBe(0);
    expect(await page.locator('script').textContent()).not.toMatch(/\beval\(|new Function\b/);
  });

  it('speaks the language of its reader', async () => {
    const page = await open({ locale: 'hu-HU' });
    expect(await page.title()).toBe('pirate-auctions: Játszótér');
    expect(await page.locator('html').getAttribute('lang')).toBe('hu');
    await page.locator('#language').selectOption({ label: 'Polski' });
    await page.getByRole('button', { name: 'Rozpocznij grę' }).click();
    await openPart(page, 'Wypróbuj dowolną akcję');
    await page.getByRole('button', { name: 'Sprawdź' }).click();
    expect(await page.locator('.trial .answer').textContent()).toContain('WRONG_DECISION');
  });
});
