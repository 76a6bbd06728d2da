/** Positions to look at: games of every size, stopped early, in the middle and late. */

import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { GameTypes, Viewer } from '../../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { type AnyView, type PictureOptions, renderState } from '../../src/svg/index.ts';

type Types<AnyGame> = AnyGame extends Game<infer Found> ? Found : never;
export type GrogIsland = Types<typeof grogIsland>;
export type CaribbeanFleet = Types<typeof caribbeanFleet>;

/** The state after some random actions. */
function after<Played extends GameTypes>(game: Game<Played>, players: number, actions: number) {
  const random = seeded(players + actions);
  let state = game.createGame({ players, seed: players * 1000 + actions });
  for (let played = 0; played < actions && game.decisions(state).length > 0; played += 1) {
    const legal = game.legalActions(state);
    state = game.applyAction(state, at(legal, random.below(legal.length)));
  }
  return state;
}

const STOPS = [0, 130, 5000];

function positionsOf<Played extends GameTypes>(game: Game<Played>): Played['State'][] {
  return game.playerCounts.flatMap((players) => STOPS.map((stop) => after(game, players, stop)));
}

export const grogStates: readonly GrogIsland['State'][] = positionsOf(grogIsland);
export const fleetStates: readonly CaribbeanFleet['State'][] = positionsOf(caribbeanFleet);

export const viewersOf = ({ players }: { readonly players: readonly unknown[] }): Viewer[] => [
  'spectator',
  ...players.keys(),
];

export const grogViews = grogStates.map((state, index) =>
  grogIsland.viewFor(state, at(viewersOf(state), index % (state.players.length + 1))),
);
export const fleetViews = fleetStates.map((state) => caribbeanFleet.viewFor(state, 0));
export const views: readonly AnyView[] = [...grogViews, ...fleetViews];

const FORMATS = ['wide', 'narrow'] as const;

/** Every position in both formats. */
export function pictures(options: PictureOptions = {}): string[] {
  return views.flatMap((view) =>
    FORMATS.map((format) => renderState(view, { ...options, format })),
  );
}

/** A value of the same form with some fields replaced, as a view that somebody got from a server. */
export const altered = <Value extends object>(value: Value, changes: Partial<Value>): Value => ({
  ...value,
  ...changes,
});
