import { type StateIssue, StateIssues } from '../core/state-issues.ts';
import type { Components } from '../core/types.ts';
import { amountOf, risingSpace } from './auction.ts';
import { CREW_OF } from './board.ts';
import {
  CLOUDS,
  COLOR_INDEX,
  CREW,
  GHOST_CREW,
  GOAL_COPIES,
  GOALS,
  LOCKS,
  PARROTS,
  SHIPS,
  TREASURES,
} from './components.ts';
import { possibleCoins } from './players.ts';
import type { GameState } from './state.ts';

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
export function issuesIn(state: GameState): readonly StateIssue[] {
  const issues = new StateIssues();
  demandComponents(state, issues);
  demandRow(state, issues);
  return issues.found;
}

function demandComponents(state: GameState, issues: StateIssues): void {
  const counts = componentsOf(state);
  const seats = state.players.length;
  const demand = (rule: string, name: string, expected: number): void => {
    const count = counts[name] ?? 0;
    issues.demand(count === expected, rule, [], `${count} × ${name}`, `${expected} × ${name}`);
  };
  for (const seat of state.players.keys()) demand('GI-C11', `crew:${seat}`, CREW[seats] ?? 0);
  demand('GI-S5', 'crew:ghost', seats === 2 ? GHOST_CREW : 0);
  demand('GI-C12', 'locks', LOCKS);
  demand('GI-C4', 'buildings', 35);
  demand('GI-C5', 'dice', 5);
  for (const ship of SHIPS) demand('GI-C7', `ship:${ship}`, 1);
  for (const cloud of CLOUDS) demand('GI-C6', `cloud:${cloud}`, 1);
  for (const goal of GOALS) demand('GI-C8', `goal:${goal}`, GOAL_COPIES);
  for (const { treasure, copies } of TREASURES) demand('GI-C9', `treasure:${treasure}`, copies);
  for (const { parrot, copies } of PARROTS) demand('GI-C10', `parrot:${parrot}`, copies);
  state.players.forEach((player, seat) => {
    const least = Math.min(player.coins, player.points, player.crew, ...player.goods);
    issues.demand(least >= 0, 'GI-S6', ['players', seat], least, 'counts of at least 0');
  });
}

/** While a bid lies as it was made, its row never rises, has its amount, and is within the leader's possible coins. */
function demandRow(state: GameState, issues: StateIssues): void {
  const { leader, row, dice, amount } = state;
  const isBid = leader !== null;
  const expected = isBid ? 'at least one die, since there is a bidder' : 'no dice without a bidder';
  issues.demand(row.length > 0 === isBid, 'GI-B1', ['row'], row.join(', '), expected);
  const isDistinct = new Set(row).size === row.length;
  issues.demand(isDistinct, 'GI-B1', ['row'], row.join(', '), 'each die at most once');
  const bidder = leader === null ? undefined : state.players[leader];
  if (bidder === undefined || state.agenda.at(-1)?.type !== 'bid' || state.turned.length > 0)
    return;
  const pips = row.map((die) => dice[COLOR_INDEX[die]]).join(', ');
  issues.demand(risingSpace(dice, row) === null, 'GI-B2', ['row'], pips, 'pips that never rise');
  issues.demand(amountOf(dice, row) === amount, 'GI-B3', ['amount'], amount, 'the sum of the row');
  const most = possibleCoins(bidder);
  issues.demand(amount <= most, 'GI-B4', ['amount'], amount, `at most ${most} possible coins`);
}
