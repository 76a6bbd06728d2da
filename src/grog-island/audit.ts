import type { Components, Violation } from '../game.ts';
import { amountOf, risingSpace } from './auction.ts';
import { CREW_OF } from './buildings.ts';
import {
  CLOUDS,
  CREW,
  GHOST_CREW,
  GOAL_COPIES,
  GOALS,
  LOCKS,
  PARROTS,
  SHIPS,
  TREASURES,
} from './components.ts';
import type { GameState } from './state.ts';
import { possibleCoins } from './table.ts';

/** Counts of every component, wherever it lies: in the supply, in a deck, in a hand, on the board, or out of the game. */
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

/** What a state breaks of GI-C (the components), GI-B (the bidding row) and of the counts that cannot be below 0. */
export function violationsOf(state: GameState): Violation[] {
  const found: Violation[] = [];
  const demand = (rule: string, holds: boolean, message: string): void => {
    if (!holds) found.push({ rule, message });
  };
  const counts = componentsOf(state);
  const demandCount = (rule: string, name: string, expected: number): void => {
    const count = counts[name];
    if (count !== expected) demand(rule, false, `${name}: ${count} instead of ${expected}`);
  };
  const seats = state.players.length;
  for (const seat of state.players.keys()) demandCount('GI-C11', `crew:${seat}`, CREW[seats] ?? 0);
  demandCount('GI-S5', 'crew:ghost', seats === 2 ? GHOST_CREW : 0);
  demandCount('GI-C12', 'locks', LOCKS);
  demandCount('GI-C4', 'buildings', 35);
  demandCount('GI-C5', 'dice', 5);
  for (const ship of SHIPS) demandCount('GI-C7', `ship:${ship}`, 1);
  for (const cloud of CLOUDS) demandCount('GI-C6', `cloud:${cloud}`, 1);
  for (const goal of GOALS) demandCount('GI-C8', `goal:${goal}`, GOAL_COPIES);
  for (const { treasure, copies } of TREASURES)
    demandCount('GI-C9', `treasure:${treasure}`, copies);
  for (const { parrot, copies } of PARROTS) demandCount('GI-C10', `parrot:${parrot}`, copies);
  state.players.forEach((player, seat) => {
    const least = Math.min(player.coins, player.points, player.crew, ...player.goods);
    demand('GI-S6', least >= 0, `seat ${seat} has less than nothing`);
  });
  demandRow(state, demand);
  return found;
}

/** While a bid lies as it was made, its row falls, has its amount, and is within the leader's possible coins. */
function demandRow(
  state: GameState,
  demand: (rule: string, holds: boolean, message: string) => void,
): void {
  const { leader, row, dice, amount } = state;
  demand(
    'GI-B1',
    row.length > 0 === (leader !== null),
    'a row without a bidder, or a bidder without a row',
  );
  demand('GI-B1', new Set(row).size === row.length, 'a die stands twice in the row');
  const bidder = leader === null ? undefined : state.players[leader];
  const top = state.agenda.at(-1);
  if (bidder === undefined || top?.type !== 'bid' || state.turned.length > 0) return;
  const space = risingSpace(dice, row);
  demand('GI-B2', space === null, `the row rises on space ${space}`);
  demand('GI-B3', amountOf(dice, row) === amount, `the row has not the amount ${amount}`);
  demand(
    'GI-B4',
    amount <= possibleCoins(bidder),
    `the bid of ${amount} exceeds the possible coins`,
  );
}
