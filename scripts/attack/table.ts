import { at } from '../../src/core/lists.ts';
import { GOAL_DECK, PARROT_DECK, TREASURE_DECK } from '../../src/grog-island/components.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import {
  COLOR_INDEX,
  COLORS,
  type Color,
  type CreateOptions,
  type Face,
  type GameState,
  type GameView,
} from '../../src/grog-island/index.ts';
import { OldSource } from './old-generator.ts';

/** What somebody at the table knows: the first view of seat 0, and the dice that everybody sees, one after the other. */
export interface Seen {
  readonly view: GameView;
  readonly dice: readonly Face[];
}

/** A game of the library as it is. */
export function seenNow(seed: CreateOptions['seed'], dice: number): Seen {
  return seen({ players: 2, seed }, dice, null);
}

/** The same game as the old generator would have dealt and rolled it. */
export function seenBefore(seed: number, dice: number): Seen {
  const source = OldSource.ofSeed(seed);
  const arrangement = {
    clouds: byColor(source.shuffled(grogIsland.CLOUDS)),
    ships: source.shuffled(grogIsland.SHIPS),
    goals: source.shuffled(GOAL_DECK),
    treasures: source.shuffled(TREASURE_DECK),
    parrots: source.shuffled(PARROT_DECK),
  };
  return seen({ players: 2, seed: 0, dice: 'manual', arrangement }, dice, source);
}

/** Plays the first legal action each time, so that nobody ever builds anything and the game goes on for as long as it takes. */
function seen(options: CreateOptions, most: number, roller: OldSource | null): Seen {
  let state: GameState = grogIsland.createGame(options);
  const view = grogIsland.viewFor(state, 0);
  const dice: Face[] = [];
  while (dice.length < most) {
    const next = grogIsland.transition(state, actionIn(state, roller));
    for (const event of grogIsland.viewEvents(next.events, 'spectator'))
      if (event.type === 'rolled') dice.push(...event.dice);
    state = next.state;
  }
  return { view, dice };
}

function actionIn(state: GameState, roller: OldSource | null): grogIsland.Action {
  const [decision] = grogIsland.decisions(state);
  if (decision?.type !== 'roll' || roller === null) return at(grogIsland.legalActions(state), 0);
  const dice = byColor(COLORS.map(() => roller.face()));
  return { type: 'roll', player: decision.player, dice };
}

function byColor<T>(values: readonly T[]): Readonly<Record<Color, T>> {
  const of = (color: Color): T => at(values, COLOR_INDEX[color]);
  return {
    green: of('green'),
    blue: of('blue'),
    orange: of('orange'),
    yellow: of('yellow'),
    grey: of('grey'),
  };
}
