import type { StateIssues } from '../core/state-issues.ts';
import type { Components } from '../core/types.ts';
import { CREW_OF, copiesOf, countOn, isCopies } from './board.ts';
import {
  BUILDING_TYPES,
  BUILDINGS_OF_A_PENINSULA,
  CLOUDS,
  COLOR_INDEX,
  COLORS,
  CREW,
  GHOST_CREW,
  GOAL_COPIES,
  GOALS,
  LOCKS,
  PARROTS,
  SHIPS,
  TREASURES,
} from './components.ts';
import { hasGhost } from './players.ts';
import type { GameState } from './state.ts';

/** Counts of every component, wherever it is: in the supply, in a deck, in a hand, on the board, or out of the game. */
export function componentsOf(state: GameState): Components {
  const { players } = state;
  const sites = tally(state.buildings);
  const counts: Record<string, number> = {};
  players.forEach((player, seat) => {
    counts[`crew:${seat}`] = player.crew + countOf(sites, CREW_OF[seat]);
  });
  counts['crew:ghost'] = state.ghostCrew + countOf(sites, 'ghost');
  counts['locks'] = state.locks + countOf(sites, 'lock');
  counts['buildings'] = state.buildings.length - countOf(sites, 'none');
  counts['dice'] = state.dice.length;
  const ships = tally(state.ships);
  for (const ship of SHIPS) counts[`ship:${ship}`] = countOf(ships, ship);
  const clouds = tally(state.clouds);
  for (const cloud of CLOUDS) counts[`cloud:${cloud}`] = countOf(clouds, cloud);
  const goals = tally(state.goalDeck, ...players.flatMap(({ goals, drawn }) => [goals, drawn]));
  for (const goal of GOALS) counts[`goal:${goal}`] = countOf(goals, goal);
  const treasures = tally(
    state.treasureDeck,
    state.spentTreasures,
    ...players.map((player) => player.treasures),
  );
  for (const { treasure } of TREASURES)
    counts[`treasure:${treasure}`] = countOf(treasures, treasure);
  const parrots = tally(
    state.parrotDeck,
    state.playedParrots,
    ...players.map((player) => player.parrots),
  );
  for (const { parrot } of PARROTS) counts[`parrot:${parrot}`] = countOf(parrots, parrot);
  return counts;
}

/** How often each item lies in the piles. */
function tally(...piles: readonly (readonly unknown[])[]): ReadonlyMap<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const pile of piles) for (const item of pile) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function countOf(counts: ReadonlyMap<unknown, number>, item: unknown): number {
  return counts.get(item) ?? 0;
}

/** Every component is there as often as GI-C says, and nothing is below 0. */
export function demandComponents(state: GameState, issues: StateIssues): void {
  const counts = componentsOf(state);
  const { players, buildings } = state;
  const demand = (rule: string, name: string, expected: number): void => {
    const count = counts[name] ?? 0;
    issues.demand(count === expected, rule, [], count, `${expected} × ${name} in all`);
  };
  for (const seat of players.keys()) demand('GI-C11', `crew:${seat}`, CREW[players.length] ?? 0);
  const strangers = CREW_OF.slice(players.length);
  for (const [site, occupant] of buildings.entries()) {
    const isKnown = !strangers.includes(occupant);
    issues.demand(isKnown, 'GI-C11', ['buildings', site], occupant, 'crew of a seat of this game');
  }
  demand('GI-S5', 'crew:ghost', hasGhost(state) ? GHOST_CREW : 0);
  demand('GI-C12', 'locks', LOCKS);
  demandBoard(state, issues);
  demand('GI-C5', 'dice', COLORS.length);
  for (const ship of SHIPS) demand('GI-C7', `ship:${ship}`, 1);
  for (const cloud of CLOUDS) demand('GI-C6', `cloud:${cloud}`, 1);
  for (const goal of GOALS) demand('GI-C8', `goal:${goal}`, GOAL_COPIES);
  for (const { treasure, copies } of TREASURES) demand('GI-C9', `treasure:${treasure}`, copies);
  for (const { parrot, copies } of PARROTS) demand('GI-C10', `parrot:${parrot}`, copies);
  for (const [seat, { coins, points, crew, goods }] of players.entries()) {
    const least = Math.min(coins, points, crew, ...goods);
    issues.demand(least >= 0, 'GI-S6', ['players', seat], least, 'counts of at least 0');
  }
}

/** A board that `createGame` takes (GI-C4). */
function demandBoard({ buildings }: GameState, issues: StateIssues): void {
  const demand = (holds: boolean, received: number, expected: string): void =>
    issues.demand(holds, 'GI-C4', ['buildings'], received, expected);
  const each = BUILDINGS_OF_A_PENINSULA;
  for (const color of COLORS) {
    const count = BUILDING_TYPES.length - countOn(buildings, COLOR_INDEX[color], 'none');
    demand(count === each, count, `${each} buildings on the ${color} peninsula`);
  }
  for (const type of BUILDING_TYPES) {
    const copies = copiesOf(buildings, type);
    demand(isCopies(copies), copies, `1 to 4 buildings of type ${type}`);
  }
}
