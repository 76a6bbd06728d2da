import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/cli/games.ts';
import { run } from './running.ts';

const BASE = 'play --bots random --seed 1';
const always = (text: string) => Array.from({ length: 3000 }, () => text);

describe.each(GAMES)('a game of $game.name against bots', ({ game }) => {
  it('can be played to its end by number, on any seat', async () => {
    const seat = Math.max(...game.playerCounts) - 1;
    const { code, lines, errors } = await run(
      `${BASE} --game ${game.name} --players ${seat + 1} --seat ${seat}`,
      always('1'),
    );
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(lines.findIndex((line) => line.startsWith('Score sheet'))).toBeGreaterThan(100);
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object/);
  });

  it('ends with the input, or with q', async () => {
    for (const typed of [[], ['1'], ['q', '1', '1']]) {
      const { code, lines } = await run(`${BASE} --game ${game.name}`, typed);
      expect(code).toBe(0);
      expect(lines.at(-1)).toBe('You left the game. --seed 1 deals it again.');
    }
  });
});

describe('the table', () => {
  it('shows what the person may see and nothing else', async () => {
    const { lines } = await run(`${BASE} --seat 1`, ['1']);
    const text = lines.join('\n');
    expect(text).toContain('Seen by Bart');
    expect(text).toContain('* Anne puts a goal card under the deck\n');
    expect(text).toMatch(/\[0\] Anne[\s\S]*4 goal cards: 4 hidden/);
    expect(text).toMatch(/\* Bart puts a goal card under the deck: /);
  });

  it('numbers the actions by kind, the rarer kinds first, page by page', async () => {
    const { lines } = await run(BASE, ['1', '1', '1', '1', 'm', 'm', 'q']);
    const menu = lines.slice(lines.indexOf('Anne must open:') + 1, -1);
    expect(menu[0]).toBe('  turnDie, for example "0 turnDie orange 1":');
    for (const number of [1, 2, 3, 4, 5]) expect(menu[number]).toMatch(`     ${number}  Turn `);
    expect(menu[6]).toBe('  bid, for example "0 bid green":');
    expect(menu[22]).toBe('  m shows more (4 left)');
    expect(menu[24]).toMatch(/^ {4}21 {2}Bid /);
    // After the last page comes the first again.
    expect(menu.slice(28)).toEqual(menu.slice(0, 23));
  });

  it('takes action text with and without the seat, and says why an action is refused', async () => {
    const { lines } = await run(BASE, [
      'chooseGood green',
      '0 chooseGood blue',
      'roll',
      '1 pass',
      'chooseGood black',
      'dance',
      '99',
      '',
    ]);
    const text = lines.join('\n');
    expect(text).toContain('* Anne starts with 1 coconut');
    expect(text).toContain('There is no action 99.');
    expect(text.match(/Type \? for help/g)).toHaveLength(2);
    expect(text).toContain('\nAnne has already chosen a good.\n');
    expect(text).toContain('\nThe game is waiting for the decision "setup"');
    expect(text).toContain('\nThis view shows only what its viewer (Anne) may do');
  });

  it('takes back an action unless something was revealed since', async () => {
    const { lines } = await run(BASE, ['u', 'chooseGood green', 'u', 'chooseGood blue', 'b']);
    const text = lines.join('\n');
    expect(text.match(/You cannot undo that/g)).toHaveLength(1);
    expect(text).toContain('* Anne starts with 1 coconut');
    expect(text).toContain('* Anne starts with 1 fish');
    expect(text).toContain('coconuts: 0, fish: 1');
  });

  it('shows control characters that somebody types, and does not send them back', async () => {
    const { lines } = await run(BASE, ['\u001b[2J', 'bid \u009b2J', 'chooseGood \u001b[2J']);
    const text = lines.join('\n');
    expect(text).toMatch(/\\u(001b|\{1b\})\[2J/);
    for (const control of ['\u001b', '\u009b']) expect(text).not.toContain(control);
  });
});
