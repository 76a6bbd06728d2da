import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { GOAL_DECK, PARROT_DECK, TREASURE_DECK } from '../../src/grog-island/components.ts';
import type { Action, CreateOptions, GameState } from '../../src/grog-island/index.ts';
import { grogIsland } from '../../src/index.ts';
import { english } from '../../src/words/index.ts';
import { usingBrowser } from './browser.ts';
import { difference, paste, recordOf, start, wholePage } from './playing.ts';

const { open } = usingBrowser();

/** Anne, Bart and Calico; Bart's cards are the ones that differ. */
const PLAYERS = 3;
const BART = 1;

/** A deck that gives Bart other cards: they come from the bottom, and the old ones go there. */
function otherDeck<Card>(deck: readonly Card[], each: number): Card[] {
  const top = deck.length - each * (BART + 1);
  return deck.map((card, place) => {
    if (place < each) return at(deck, top + place);
    return place >= top && place < top + each ? at(deck, place - top) : card;
  });
}

const decks = { goals: GOAL_DECK, treasures: TREASURE_DECK, parrots: PARROT_DECK };
const options: readonly CreateOptions[] = [
  { players: PLAYERS, seed: 5, arrangement: decks },
  {
    players: PLAYERS,
    seed: 5,
    arrangement: {
      goals: otherDeck(GOAL_DECK, 6),
      treasures: otherDeck(TREASURE_DECK, 1),
      parrots: otherDeck(PARROT_DECK, 1),
    },
  },
];

/** Records of two games that only Bart can tell apart: only Bart's secret choices differ. */
function records(most: number): readonly string[] {
  let tables = options.map((each) => ({
    state: grogIsland.createGame(each),
    record: grogIsland.createRecord(each),
  }));
  for (let played = 0; played < most; played += 1) {
    const [one, other] = [at(tables, 0), at(tables, 1)];
    const [first, second] = sameMove(one.state, other.state);
    tables = [
      {
        state: grogIsland.applyAction(one.state, first),
        record: grogIsland.append(one.record, first),
      },
      {
        state: grogIsland.applyAction(other.state, second),
        record: grogIsland.append(other.record, second),
      },
    ];
  }
  return tables.map(({ record }) => grogIsland.formatRecord(record));
}

/** The next move in both games: the first one that looks the same from outside. */
function sameMove(one: GameState, other: GameState): readonly [Action, Action] {
  const legal = grogIsland.legalActions(other);
  for (const action of grogIsland.legalActions(one)) {
    if (action.type === 'returnGoal' && action.player === BART) {
      const secret = legal.find(({ type, player }) => type === 'returnGoal' && player === BART);
      if (secret !== undefined) return [action, secret];
    }
    if (grogIsland.checkAction(other, action) === null) return [action, action];
  }
  throw new Error('no move is legal in both games');
}

describe('a page', () => {
  it.each([6, 30, 90])(
    'is the same after %i moves for all who cannot tell two games apart',
    async (moves) => {
      const seen: string[][] = [];
      for (const record of records(moves)) {
        const page = await open();
        // All seats are people: a bot in Bart's seat would go on playing, and differently in the two games.
        await start(page, { players: PLAYERS });
        await paste(page, record);
        const looks = [];
        for (const viewer of ['Anne', 'Bart', 'Calico', 'a spectator']) {
          await page.getByLabel('Seen by').selectOption({ label: viewer });
          looks.push(await wholePage(page));
        }
        seen.push(looks);
      }
      const [one = [], other = []] = seen;
      const differences = one.map((look, viewer) => difference(look, other[viewer] ?? ''));
      expect(differences).toEqual([null, expect.any(String), null, null]);
    },
  );

  it('shows no goal of anybody while the device is handed over', async () => {
    const page = await open();
    await start(page, { players: 2, seed: 3 });
    const goals = Object.values(english['grog-island'].goals);
    const shown = async (): Promise<string[]> => {
      const text = await wholePage(page);
      return goals.filter((goal) => new RegExp(`(?:the deck|Goal card): ${goal}<`).test(text));
    };
    expect(await shown()).toEqual([]);
    await page.getByRole('button', { name: 'I am Anne' }).click();
    expect((await shown()).length).toBeGreaterThan(3);
    for (const move of ['Take 1 lemon', 'Put under the deck', 'Put under the deck'])
      await page.getByRole('button', { name: move }).first().click();
    expect(await page.getByText('Pass the device to Bart').count()).toBe(1);
    expect(await shown()).toEqual([]);
    await page.getByRole('button', { name: 'I am Bart' }).click();
    expect((await shown()).length).toBeGreaterThan(3);
  });

  it('forgets the record and an arrangement as soon as the game goes on', async () => {
    const page = await open();
    const { arrangement } = at(options, 1);
    await start(page, { more: { arrangement } });
    expect((await wholePage(page)).includes('arrangement')).toBe(false);
    await page.getByRole('button', { name: 'I am Anne' }).click();
    expect(await recordOf(page)).toContain('arrangement');
    await page.getByRole('button', { name: 'Take 1 lemon' }).click();
    expect((await wholePage(page)).includes('arrangement')).toBe(false);
  });

  it('forgets what somebody typed when another one looks', async () => {
    const page = await open();
    await start(page);
    await page.getByRole('button', { name: 'I am Anne' }).click();
    await page.getByText('Try any action').click();
    await page.getByLabel('Action', { exact: true }).fill('0 returnGoal type:hat');
    await page.getByLabel('Seen by').selectOption({ label: 'Bart' });
    expect((await wholePage(page)).includes('0 returnGoal type:hat')).toBe(false);
  });
});
