import type { Game } from '../../core/contract.ts';
import { at } from '../../core/lists.ts';
import { childSeed, seeded } from '../../core/random.ts';
import type { GameTypes, Transition } from '../../core/types.ts';

export interface Settings {
  /** The seed of the game; the moves have one of their own, so that they do not follow the dice and the decks. */
  readonly seed: number;
  /** The most actions; nothing in the rules bounds the length of a game. */
  readonly actions: number;
}

export interface Outcome<State> {
  readonly state: State;
  readonly actions: number;
  readonly over: boolean;
}

/** Plays on with uniformly random legal moves until the game is over or the actions are used up. */
export function playRandomly<Types extends GameTypes>(
  game: Game<Types>,
  first: Types['State'],
  settings: Settings,
  watch: (transition: Transition<Types['State'], Types['Event']>) => void,
): Outcome<Types['State']> {
  const random = seeded(childSeed(settings.seed, 1));
  let state = first;
  let actions = 0;
  for (; actions < settings.actions && game.decisions(state).length > 0; actions += 1) {
    const legal = game.legalActions(state);
    const transition = game.transition(state, at(legal, random.below(legal.length)));
    watch(transition);
    state = transition.state;
  }
  return { state, actions, over: game.decisions(state).length === 0 };
}
