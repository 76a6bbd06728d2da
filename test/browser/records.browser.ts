import { describe, expect, it } from 'vitest';
import { usingBrowser } from './browser.ts';
import { clickThrough, difference, openPart, paste, recordOf, start, tableOf } from './playing.ts';

const { open } = usingBrowser();

describe('a record', () => {
  it.each(['Grog Island', 'Caribbean Fleet'] as const)(
    'of %s can be pasted into another page and gives the same table',
    async (game) => {
      const page = await open();
      await start(page, { game });
      await clickThrough(page, 60);
      const record = await recordOf(page);
      await page.getByLabel('Seen by').selectOption({ label: 'Anne' });
      const other = await open();
      await start(other, { game: 'Grog Island', seed: 99 });
      await paste(other, record);
      await other.getByLabel('Seen by').selectOption({ label: 'Anne' });
      expect(difference(await tableOf(other), await tableOf(page))).toBe(null);
      expect(await recordOf(other)).toBe(record);
      await clickThrough(other, 1);
      expect((await recordOf(other)).startsWith(record)).toBe(true);
    },
  );

  it('is copied to the clipboard', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await start(page);
    await openPart(page, 'Record');
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^game grog-island\nrules 2\noptions \{"players":3,"seed":7\}\n$/);
  });

  it('that fits no game is refused and leaves the table as it is', async () => {
    const page = await open();
    await start(page);
    const before = await tableOf(page);
    for (const [text, reason] of [
      ['hello', 'The first line must name a game'],
      ['game grog-island\nrules 0', 'Invalid text at line 2 column 7: expected 2 ('],
      [
        'game grog-island\nrules 2\noptions {"players":2,"seed":1}\n0 pass',
        'Action 0 of the record is not legal',
      ],
    ] as const) {
      await paste(page, text);
      expect(await page.locator('.record .answer').textContent()).toContain(reason);
    }
    expect(difference(await tableOf(page), before)).toBe(null);
  });
});

describe('taking back', () => {
  it('restores the table, as long as nothing has come to light', async () => {
    const page = await open();
    await start(page, { game: 'Caribbean Fleet' });
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.isDisabled()).toBe(true);
    const before = await tableOf(page);
    await page.getByRole('button', { name: 'Bid 2' }).click();
    await page.getByLabel('Seen by').selectOption({ label: 'Anne' });
    expect(difference(await tableOf(page), before)).not.toBe(null);
    await undo.click();
    expect(difference(await tableOf(page), before)).toBe(null);
    await page.getByRole('button', { name: 'Bid 2' }).click();
    await page.getByRole('button', { name: 'Bid 3' }).click();
    await page.getByLabel('Seen by').selectOption({ label: 'Anne' });
    expect(await undo.isDisabled()).toBe(true);
  });
});

describe('options', () => {
  it('are passed on to the library, and what it refuses is said', async () => {
    const page = await open();
    await openPart(page, 'Variants');
    const error = page.getByRole('alert');
    for (const [more, reason] of [
      ['[]', 'The options must be a JSON object'],
      ['{', 'The options must be a JSON object'],
      ['{ "dice": "loaded" }', 'Invalid options at dice: expected'],
    ] as const) {
      await page.fill('#more', more);
      await page.getByRole('button', { name: 'Start game' }).click();
      expect(await error.textContent()).toContain(reason);
    }
    await page.fill('#more', '');
    await page
      .getByRole('combobox', { name: 'Game', exact: true })
      .selectOption({ label: 'Caribbean Fleet' });
    await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption({ label: '4' });
    await page.getByLabel('Seed', { exact: true }).fill('21');
    await page.getByLabel('Name of seat 2').fill('Ching');
    await page.getByLabel('Player of seat 2').selectOption({ label: 'a person' });
    await page.getByLabel('First player').selectOption({ label: 'Seat 2' });
    await page.getByLabel('Enter the dice by hand').check();
    await page.getByRole('button', { name: 'Start game' }).click();
    expect(await page.getByRole('heading', { name: 'Ching bids or passes' }).count()).toBe(1);
    expect(await recordOf(page)).toContain(
      'game caribbean-fleet\nrules 2\noptions {"players":4,"seed":21,"firstPlayer":2,"dice":"manual"}',
    );
  });

  it('let people roll the dice by hand, for bots too', async () => {
    const page = await open();
    const seats = ['bot: random', 'bot: random'];
    await start(page, { players: 2, seats, more: { dice: 'manual' } });
    await page.getByRole('combobox', { name: 'Die: green' }).selectOption('6');
    await page.getByRole('combobox', { name: 'Die: grey' }).selectOption('3');
    await page.getByRole('button', { name: 'Use these dice' }).click();
    await page.getByText('rolls green 6, blue 1, orange 1, yellow 1, grey 3').waitFor();
  });
});
