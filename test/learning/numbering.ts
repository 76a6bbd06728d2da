import { at } from '../../src/core/lists.ts';
import type { Game, GameTypes } from '../../src/index.ts';
import { createEncoder } from '../../src/learning/index.ts';
import { Lcg } from '../fixed-play.ts';

/** Plays a random game, and returns how many legal actions there were, and the first that has no number of its own in its block. */
export function numbering<Types extends GameTypes>(
  game: Game<Types>,
  players: number,
  seed: number,
): { readonly actions: number; readonly issue: string | null } {
  const encoder = createEncoder(game, { players });
  const blocks = new Map(encoder.actionLayout.map((block) => [block.name, block]));
  const choices = new Lcg(seed);
  const simulation = game.simulate(game.createGame({ players, seed }));
  let count = 0;
  for (;;) {
    const actions = simulation.legalActions();
    if (actions.length === 0) return { actions: count, issue: null };
    count += actions.length;
    const numbers = new Set<string>();
    for (const action of actions) {
      const number = encoder.numberOf(action);
      const { offset, size } = blocks.get(action.type) ?? { offset: 0, size: 0 };
      if (!(number >= offset && number < offset + size))
        return { actions: count, issue: `seed ${seed}: ${JSON.stringify(action)} has ${number}` };
      numbers.add(`${action.player} ${number}`);
    }
    if (numbers.size < actions.length)
      return { actions: count, issue: `seed ${seed}: two actions have one number` };
    simulation.apply(at(actions, choices.below(actions.length)));
  }
}
