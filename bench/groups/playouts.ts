import type { Game } from '../../src/core/contract.ts';
import type { BaseAction } from '../../src/core/types.ts';
import { CHECKED_SEEDS, checksumOf, playedText, scoreText } from '../checksum.ts';
import { generator } from '../generator.ts';
import type { Group, Line } from '../measure.ts';
import { MOST_DECISIONS, type Played, playPublicly, playSimulated } from '../playing.ts';

/** The number of players of every line that is measured for one number only. */
export const PLAYERS = 4;

/** The names of the lines that have targets. */
export const ALONE = 'simulation alone';
const SIMULATION = 'simulation';
export const PUBLIC_PATH = 'legalActions + applyAction';
export const CHESS = 'chessops';
export const REDUCER = 'boardgame.io reducer';
const CLIENT = 'boardgame.io client';

/** Plays a whole game with random actions of `legalActions`, at most `most` of them. */
type HostedGame = (seed: number, random: () => number, most: number) => Played;

/** What the library is compared with: `peers/all.mjs`, whose packages are not installed with the library. */
export interface Peers {
  /** A random playout of chess: the number of moves and the last position as text. */
  playChess(random: () => number): { readonly moves: number; readonly end: string };
  /** The game in boardgame.io's bare reducer. */
  prepareReducer(game: Game, players: number): HostedGame;
  /** The game in boardgame.io's client, as an application would use it without a server. */
  prepareClient(game: Game, players: number): HostedGame;
}

export function lineFor(name: string, players: number): string {
  return `${name}, ${players} players`;
}

/**
 * Simulated games before the process has done anything else, as in a worker that searches. The states of `applyAction` have
 * other shapes; once it has run, the rules are slower for both.
 */
export function alone(game: Game, peers: Peers | null): Group {
  const simulations = game.playerCounts.map((players) =>
    simulationLine(game, players, lineFor(ALONE, players)),
  );
  const title = 'Simulation alone';
  if (peers === null) return { title, lines: simulations, references: [] };
  return { title, lines: [...simulations, chessLine(peers)], references: [CHESS] };
}

/** Whole random games: by simulation, by the public path, in boardgame.io, and of chess. */
export function playouts(game: Game, peers: Peers | null): Group {
  const simulations = game.playerCounts.map((players) =>
    simulationLine(game, players, lineFor(SIMULATION, players)),
  );
  const publics = game.playerCounts.map((players) =>
    gameLine(lineFor(PUBLIC_PATH, players), (seed) => playPublicly(game, players, seed, null)),
  );
  const own = [...simulations, ...publics];
  const title = 'Whole random games';
  if (peers === null) return { title, lines: own, references: [] };
  const hosts = [
    hostedLine(game, lineFor(REDUCER, PLAYERS), peers.prepareReducer(game, PLAYERS)),
    hostedLine(game, lineFor(CLIENT, PLAYERS), peers.prepareClient(game, PLAYERS)),
  ];
  const lines = [...own, chessLine(peers), ...hosts];
  return { title, lines, references: [CHESS, lineFor(REDUCER, PLAYERS)] };
}

/** A line that plays whole games of the same seeds over and over. */
function gameLine(name: string, play: (seed: number) => Played): Line {
  const different = 64;
  let seed = 0;
  return {
    name,
    unit: 'decisions',
    work(tally) {
      seed = (seed % different) + 1;
      tally.units += play(seed).decisions;
      tally.games += 1;
    },
    checksum: () => checksumOf(CHECKED_SEEDS.map((checked) => playedText(play(checked)))),
  };
}

function simulationLine(game: Game, players: number, name: string): Line {
  const line = gameLine(name, (seed) => playSimulated(game, players, seed, null));
  return {
    ...line,
    checksum() {
      assertSamePaths(game, players, 1);
      return line.checksum();
    },
  };
}

/** Plays the actions of a simulated game with `applyAction`, which refuses what is not legal: the score must be the same. */
function assertSamePaths(game: Game, players: number, seed: number): void {
  const actions: BaseAction[] = [];
  const { scoring } = playSimulated(game, players, seed, (action) => actions.push(action));
  let state = game.createGame({ players, seed });
  for (const action of actions) state = game.applyAction(state, action);
  const found = scoreText(scoring);
  const expected = scoreText(game.score(state));
  if (found !== expected)
    throw new Error(`${game.name}, seed ${seed}: simulate gives ${found}, applyAction ${expected}`);
}

function hostedLine(game: Game, name: string, play: HostedGame): Line {
  const line = gameLine(name, (seed) => play(seed, generator(seed), MOST_DECISIONS));
  return {
    ...line,
    checksum() {
      const found = line.checksum();
      const games = CHECKED_SEEDS.map((seed) => playPublicly(game, PLAYERS, seed, null));
      const expected = checksumOf(games.map(playedText));
      if (found !== expected) throw new Error(`${game.name} in ${name} plays another game`);
      return found;
    },
  };
}

export function chessLine({ playChess }: Peers): Line {
  const random = generator(1);
  return {
    name: CHESS,
    unit: 'moves',
    work(tally) {
      tally.units += playChess(random).moves;
      tally.games += 1;
    },
    checksum() {
      const games = CHECKED_SEEDS.map((seed) => playChess(generator(seed)));
      return checksumOf(games.map(({ moves, end }) => `${moves} ${end}`));
    },
  };
}
