import type { Page } from 'playwright-core';

/** A table to be laid with the form of the page. */
export interface TablePlan {
  readonly game?: 'Grog Island' | 'Caribbean Fleet';
  readonly players?: number;
  readonly seed?: number;
  /** More options, as JSON. */
  readonly more?: object;
  /** Who plays each seat; a person if missing. */
  readonly seats?: readonly string[];
}

/** Fills in the form and starts a game, all at once: other tests do that by hand. */
export function start(page: Page, plan: TablePlan = {}): Promise<void> {
  const { game = 'Grog Island', players = 3, seed = 7, seats = [], more } = plan;
  const json = more === undefined ? '' : JSON.stringify(more);
  return page.evaluate(
    ({ game, players, seed, seats, json }) => {
      const field = <Kind extends HTMLElement>(selector: string): Kind => {
        const found = document.querySelector<Kind>(selector);
        if (found === null) throw new Error(`no ${selector}`);
        return found;
      };
      const write = (selector: string, value: string): void => {
        const input = field<HTMLInputElement>(selector);
        input.value = value;
        input.dispatchEvent(new Event('input'));
      };
      const choose = (selector: string, label: string): void => {
        const list = field<HTMLSelectElement>(selector);
        list.selectedIndex = [...list.options].findIndex(({ text }) => text === label);
        if (list.selectedIndex < 0) throw new Error(`no ${label} in ${selector}`);
        list.dispatchEvent(new Event('change'));
      };
      choose('#game', game);
      choose('#players', String(players));
      write('#seed', String(seed));
      for (let seat = 0; seat < players; seat += 1)
        choose(`[aria-label="Player of seat ${seat}"]`, seats[seat] ?? 'a person');
      write('#more', json);
      field('.setup [type=submit]').click();
    },
    { game, players, seed, seats, json },
  );
}

/** Clicks through the game: takes the device whenever it is handed over, and chooses by a fixed rule. */
export function clickThrough(page: Page, most: number, seed = 1): Promise<number> {
  return page.evaluate(
    async ({ most, seed }) => {
      const all = (selector: string): HTMLElement[] => [
        ...document.querySelectorAll<HTMLElement>(selector),
      ];
      let value = seed;
      let moves = 0;
      while (moves < most && document.querySelector('.sheet') === null) {
        const [taker] = all('[data-seat]');
        taker?.click();
        const buttons = all('.turn [data-action]');
        value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
        const chosen = buttons[Math.floor((value / 2 ** 32) * buttons.length)];
        if (chosen === undefined) throw new Error('nothing to click');
        chosen.click();
        moves += 1;
        // Lets the page draw now and then.
        if (moves % 25 === 0) await new Promise(requestAnimationFrame);
      }
      return moves;
    },
    { most, seed },
  );
}

/** Waits until everything is drawn: a drawing takes two frames, and the next one begins after it. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** What a person at the page can find in it, beside its program: its elements, and what stands in its fields. */
export async function wholePage(page: Page): Promise<string> {
  await drawn(page);
  return page.evaluate(() =>
    [
      document.title,
      ...[...document.querySelectorAll('header, main')].map(({ outerHTML }) => outerHTML),
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
        ({ value }) => value,
      ),
    ].join('\n'),
  );
}

/** The record of the game, as the page gives it. */
export async function recordOf(page: Page): Promise<string> {
  await openPart(page, 'Record');
  await page.getByRole('button', { name: 'Show record' }).click();
  return page.getByLabel('A record contains').inputValue();
}

/** Pastes a record. */
export async function paste(page: Page, record: string): Promise<void> {
  await openPart(page, 'Record');
  await page.getByLabel('Paste a record').fill(record);
  await page.getByRole('button', { name: 'Load' }).click();
}

/** Opens a part that is folded up. */
export async function openPart(page: Page, name: string): Promise<void> {
  const part = page.locator('details', { has: page.locator(`summary:text-is("${name}")`) }).last();
  if ((await part.getAttribute('open')) === null) await part.locator('summary').first().click();
}

/** The table as the viewer sees it: what is to do, the picture, and what has happened. */
export async function tableOf(page: Page): Promise<string> {
  await drawn(page);
  const parts = page.locator('.turn, .board, .log');
  return (await parts.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).join('\n');
}

/** Where two pages begin to differ; `null` if they do not. */
export function difference(one: string, other: string): string | null {
  if (one === other) return null;
  const lines = other.split('>');
  const index = one.split('>').findIndex((line, place) => line !== lines[place]);
  return `${one.split('>')[index]} | ${lines[index]}`;
}
