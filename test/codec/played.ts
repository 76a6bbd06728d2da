import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import { childSeed, seeded } from '../../src/core/random.ts';
import * as grogIsland from '../../src/grog-island/index.ts';

/** A game as generic code sees it. */
export type AnyGame = Game;
export type State = ReturnType<AnyGame['createGame']>;
export type View = ReturnType<AnyGame['viewFor']>;
export type Action = ReturnType<AnyGame['legalActions']>[number];

/** Both games. */
export const GAMES: readonly AnyGame[] = [grogIsland, caribbeanFleet];

/** Options of all kinds: every number of players, each start player, manual dice, special decks and boards. */
export function optionsOf(game: AnyGame, seed: number): { players: number; seed: number } {
  const players = at(game.playerCounts, seed % game.playerCounts.length);
  const common = {
    players,
    seed,
    firstPlayer: seed % players,
    dice: seed % 5 === 4 ? 'manual' : 'seeded',
  };
  if (game.name !== caribbeanFleet.name) return common;
  if (seed % 6 === 3) return { ...common, ...{ short: true } };
  return seed % 6 < 3 ? common : { ...common, ...{ specials: MANY_SPECIALS } };
}

/** 45 ships and 75 special cards: whole rounds for 3, 4 and 5 players. */
const MANY_SPECIALS = {
  kraken: 12,
  boarding: 9,
  raid: 6,
  cardSharp: 2,
  treasureGalleon: 3,
  blackbeard: 7,
  cannons: 7,
  tavern: 9,
  rum: 7,
  spyglass: 6,
  fairWind: 7,
};

/** One step of a game. */
export interface Step {
  readonly state: State;
  /** What was done next; `null` at the end. */
  readonly action: Action | null;
}

/** A whole game, in which rare kinds of action are as likely as common ones. */
export function* played(
  game: AnyGame,
  seed: number,
  options: { players: number; seed: number } = optionsOf(game, seed),
): Generator<Step> {
  const random = seeded(childSeed(seed, 1));
  const fraction = (): number => random.below(2 ** 30) / 2 ** 30;
  let state = game.createGame(options);
  for (let actions = 0; actions < 2_000 && game.decisions(state).length > 0; actions += 1) {
    const legal = game.legalActions(state);
    const types = [...new Set(legal.map(({ type }) => type))];
    const type = types[random.below(Math.max(1, types.length))];
    const listed = legal.filter((action) => action.type === type);
    // A roll of manual dice is not listed; a simulation gives random faces.
    const action =
      listed[random.below(Math.max(1, listed.length))] ??
      game.simulate(state).randomAction(fraction);
    if (action === null) throw new Error('nobody can act');
    yield { state, action };
    state = game.applyAction(state, action);
  }
  yield { state, action: null };
}
