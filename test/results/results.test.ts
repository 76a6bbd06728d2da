import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as boardgameIo from '../../src/boardgame-io/index.ts';
import * as bots from '../../src/bots/index.ts';
import type { Game } from '../../src/core/contract.ts';
import type { GameTypes } from '../../src/core/types.ts';
import * as root from '../../src/index.ts';
import * as svg from '../../src/svg/index.ts';
import * as testing from '../../src/testing/index.ts';
import * as words from '../../src/words/index.ts';
import { explore, functionAt, isClass } from './explore.ts';
import { forBots, forClicks, forGame, forHosts, moments } from './pools.ts';
import { isFrozen } from './vandal.ts';

const { grogIsland, caribbeanFleet } = root;

/** The functions of a namespace, by name. */
function functionsOf(exports: object): string[] {
  return Object.entries(exports).flatMap(([name, value]) =>
    typeof value === 'function' && !isClass(value) ? [name] : [],
  );
}

/** Evaluations pick from the actions that a bot gives them; all other results are explored too. */
function depthOf(name: string): number {
  return name.endsWith('Evaluation') ? 0 : 1;
}

function resultsBelongToTheCaller<Types extends GameTypes>(
  game: Game<Types>,
  options: Types['Options'],
): void {
  const whole = moments(game, options);
  const some = whole.filter((_, place) => place % 6 === 0);
  for (const [entry, exports, at, poolOf] of [
    [game.name, game, whole, forGame],
    ['words', words, some, forGame],
    ['svg', svg, some, forGame],
    ['testing', testing, some.slice(0, 1), forGame],
    ['bots', bots, some, forBots],
    ['boardgame-io', boardgameIo, some, forHosts],
  ] as const) {
    it.each(functionsOf(exports))(`${game.name}, ${entry}: %s`, (name) => {
      const poolFor = name === 'actionsOn' ? forClicks : poolOf;
      const returns = at.map((moment) =>
        explore(name, () => functionAt(exports, [name]), poolFor<Types>(moment), depthOf(name)),
      );
      expect(Math.max(...returns)).toBeGreaterThan(0);
    });
  }
}

describe('what a function returns belongs to the caller', () => {
  // Deals are the same each time.
  beforeEach(() => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  resultsBelongToTheCaller(grogIsland, { players: 2, seed: 1 });
  resultsBelongToTheCaller(caribbeanFleet, { players: 3, seed: 1 });
});

describe.each(
  Object.entries({ root, grogIsland, caribbeanFleet, words, svg, bots, testing, boardgameIo }),
)('what %s exports', (_name, exports) => {
  it('is frozen', () => {
    const open = Object.entries(exports).filter(
      ([, value]) => value !== grogIsland && value !== caribbeanFleet && !isFrozen(value),
    );
    expect(open.map(([name]) => name)).toEqual([]);
  });
});
