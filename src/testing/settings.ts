import type * as fc from 'fast-check';
import type { Game } from '../core/contract.ts';
import { refuseArgument } from '../core/issue-message.ts';
import type { GameTypes } from '../core/types.ts';
import { isComposite } from './equality.ts';

/** The games that arbitraries and laws play. */
export interface PlanSettings<Types extends GameTypes = GameTypes> {
  /** The number of players; any number that the game is for by default. */
  readonly players?: number | undefined;
  /** Options that extend or replace the random ones, such as another board, a custom deck or manual dice. */
  readonly options?: fc.Arbitrary<Partial<Types['Options']>> | undefined;
  /** The most actions of a game, at least 1; 2000 by default. The rules set no limit. */
  readonly actions?: number | undefined;
}

/** The settings for the laws. */
export interface LawSettings<Types extends GameTypes = GameTypes> extends PlanSettings<Types> {
  /** The number of games for each law, at least 1; 20 by default. */
  readonly numRuns?: number | undefined;
  /** The seed of fast-check; a new one for each run by default. A failure shows the seed. */
  readonly seed?: number | undefined;
}

/** The valid values of a setting. */
interface Bound {
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
}

const FROM_ONE: Bound = {
  expected: 'a whole number from 1',
  holds: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
};

/** The bounds of all settings; numbers of players depend on the game. */
const BOUNDS: Readonly<Record<Exclude<keyof LawSettings, 'players'>, Bound>> = {
  numRuns: FROM_ONE,
  actions: FROM_ONE,
  seed: { expected: 'a whole number', holds: Number.isSafeInteger },
  options: {
    expected: 'an arbitrary of options',
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
  choices: true,
  piecesOf: true,
  actionsOn: true,
  piecesOfEvent: true,
  score: true,
  scoreSoFar: true,
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
  parseEvents: true,
  parseScoring: true,
  parseRefusal: true,
};

/** Checks the game and the settings before the first game: a law that plays no game would hold for every game. */
export function checkArguments<Types extends GameTypes>(
  game: Game<Types>,
  settings: LawSettings<Types>,
): void {
  checkGame(game);
  const players: Bound = {
    expected: game.playerCounts.join(', '),
    holds: (value) => game.playerCounts.some((count) => count === value),
  };
  const bounds = new Map(Object.entries({ ...BOUNDS, players }));
  for (const [name, value] of Object.entries(settings)) {
    const bound = bounds.get(name);
    if (bound === undefined)
      refuseArgument('settings', [name], value, `only ${[...bounds.keys()].join(', ')}`);
    if (value !== undefined && !bound.holds(value))
      refuseArgument('settings', [name], value, bound.expected);
  }
}

function checkGame(game: unknown): void {
  if (!isComposite(game))
    throw new TypeError(`Invalid game: expected an object, received ${String(game)}.`);
  const missing = Object.keys(FUNCTIONS).filter((name) => typeof game[name] !== 'function');
  const counts: unknown = game['playerCounts'];
  if (!Array.isArray(counts) || counts.length === 0) missing.push('playerCounts');
  if (missing.length > 0) throw new TypeError(`Invalid game: expected ${missing.join(', ')}.`);
}
