import type { Budget, SynchronousBot } from '../../src/bots/index.ts';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { Lcg, playFixed } from '../fixed-play.ts';

/** A random source for bots. */
export function randomFrom(seed: number): () => number {
  const source = new Lcg(seed);
  return () => source.below(0x1_0000_0000) / 0x1_0000_0000;
}

/** A state and who is to move. */
export interface Position<Types extends GameTypes> {
  readonly state: Types['State'];
  readonly seat: number;
}

/** The positions of the first actions of a game that is played by fixed choices. */
export function positions<Types extends GameTypes>(
  game: Game<Types>,
  players: number,
  seed: number,
  actions: number,
): Position<Types>[] {
  const { played } = playFixed<Types>(game, { players, seed }, actions);
  const found: Position<Types>[] = [];
  let state: Types['State'] = game.createGame({ players, seed });
  for (const action of played) {
    found.push({ state, seat: at(game.decisions(state), 0).player });
    state = game.applyAction(state, action);
  }
  return found;
}

/** Plays a whole game, a bot for each seat; an illegal action throws. */
export function playOut<Types extends GameTypes>(
  game: Game<Types>,
  bots: readonly SynchronousBot<Types>[],
  seed: number,
  budget: Budget,
): Types['State'] {
  const random = randomFrom(seed);
  let state: Types['State'] = game.createGame({ players: bots.length, seed });
  for (let turn = 0; turn < 3000; turn += 1) {
    const [decision] = game.decisions(state);
    if (decision === undefined) break;
    const bot = at(bots, decision.player);
    state = game.applyAction(state, bot(game.viewFor(state, decision.player), random, budget));
  }
  return state;
}
