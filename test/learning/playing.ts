import { at } from '../../src/core/lists.ts';
import { caribbeanFleet, type Game, type GameTypes, grogIsland } from '../../src/index.ts';
import type { Part } from '../../src/learning/index.ts';
import { Lcg } from '../fixed-play.ts';

/** Both games with every number of players. */
export const TABLES: readonly { readonly game: Game; readonly players: number }[] = [
  grogIsland,
  caribbeanFleet,
].flatMap((game: Game) => game.playerCounts.map((players) => ({ game, players })));

/** A state of a random game, the seat that must act first, and what is legal. */
export interface Situation<Types extends GameTypes> {
  readonly state: Types['State'];
  readonly seat: number;
  readonly actions: readonly Types['Action'][];
  /** The place of the action that is taken. */
  readonly choice: number;
  /** What led to the state. */
  readonly events: readonly Types['Event'][];
}

/** The states of a random game in which somebody must act. */
export function* situations<Types extends GameTypes>(
  game: Game<Types>,
  players: number,
  seed: number,
): Generator<Situation<Types>> {
  const choices = new Lcg(seed);
  let state = game.createGame({ players, seed });
  let events: readonly Types['Event'][] = [];
  for (;;) {
    const [decision] = game.decisions(state);
    if (decision === undefined) return;
    const seat = decision.player;
    const actions = game.legalActions(state, seat);
    const choice = choices.below(actions.length);
    yield { state, seat, actions, choice, events };
    const next = game.transition(state, at(actions, choice));
    state = next.state;
    events = next.events;
  }
}

/** The numbers of a part of an observation. */
export function partOf(
  encoder: { readonly observationLayout: readonly Part[] },
  observation: Float32Array,
  name: string,
): number[] {
  const part = encoder.observationLayout.find((each) => each.name === name);
  if (part === undefined) throw new Error(`no part ${name}`);
  return [...observation.subarray(part.offset, part.offset + part.size)];
}
