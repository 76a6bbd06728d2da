import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';
import { isComposite } from './equality.ts';
import type { LawSettings } from './laws.ts';

/** What one setting may be. */
interface Bound {
  readonly allowed: string;
  readonly holds: (value: unknown) => boolean;
}

const FROM_ONE: Bound = {
  allowed: 'a whole number from 1',
  holds: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
};

/** The bounds of all settings; numbers of players depend on the game. */
const BOUNDS: Readonly<Record<Exclude<keyof LawSettings, 'players'>, Bound>> = {
  numRuns: FROM_ONE,
  actions: FROM_ONE,
  seed: { allowed: 'a whole number', holds: Number.isSafeInteger },
  options: {
    allowed: 'an arbitrary of options',
    holds: (value) => isComposite(value) && typeof value['generate'] === 'function',
  },
};

type FunctionName = {
  [Name in keyof Game]: Game[Name] extends (...values: never[]) => unknown ? Name : never;
}[keyof Game];

const FUNCTIONS: Readonly<Record<FunctionName, true>> = {
  createGame: true,
  applyAction: true,
  transition: true,
  checkAction: true,
  legalActions: true,
  decisions: true,
  score: true,
  components: true,
  invariants: true,
  viewFor: true,
  viewEvents: true,
  sampleState: true,
  simulate: true,
  canUndo: true,
  createRecord: true,
  append: true,
  replay: true,
  formatAction: true,
  parseActionText: true,
  formatRecord: true,
  parseAction: true,
  parseState: true,
  parseView: true,
  parseRecord: true,
};

/**
 * Checks what the kit is given before anything is played: a law that plays no game, or one that never ends, would say
 * nothing about the game.
 */
export function checkArguments<Types extends GameTypes>(
  game: Game<Types>,
  settings: LawSettings<Types>,
): void {
  checkGame(game);
  const players: Bound = {
    allowed: game.playerCounts.join(', '),
    holds: (value) => game.playerCounts.some((count) => count === value),
  };
  const bounds = new Map(Object.entries({ ...BOUNDS, players }));
  for (const [name, value] of Object.entries(settings)) {
    const bound = bounds.get(name);
    if (bound === undefined)
      throw new RangeError(`setting ${name}: unknown, allowed: ${[...bounds.keys()].join(', ')}`);
    if (value !== undefined && !bound.holds(value))
      throw new RangeError(`setting ${name}: given ${String(value)}, allowed: ${bound.allowed}`);
  }
}

function checkGame(game: unknown): void {
  if (!isComposite(game))
    throw new TypeError(`game: given ${String(game)}, allowed: a game object`);
  const missing = Object.keys(FUNCTIONS).filter((name) => typeof game[name] !== 'function');
  const counts: unknown = game['playerCounts'];
  if (!Array.isArray(counts) || counts.length === 0) missing.push('playerCounts');
  if (missing.length > 0) throw new TypeError(`game: it lacks ${missing.join(', ')}`);
}
