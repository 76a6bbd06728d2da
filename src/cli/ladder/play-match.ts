import { inOrder } from '../../bots/tournament/in-order.ts';
import type { GameResult } from '../../bots/tournament/result.ts';
import { at } from '../../core/lists.ts';
import { gameNamed } from '../arguments.ts';
import { type LoadedBots, loadBots } from '../bots/load-bots.ts';
import type { TournamentPlan } from '../tournament/pairing.ts';
import { createPool, type Pool } from '../tournament/pool.ts';
import type { KnownResults } from './known-results.ts';
import type { MatchScore } from './match.ts';

/** A table of a match, with what plays at it. */
interface Table {
  readonly plan: TournamentPlan;
  /** The names of the bots, in the order of the plan. */
  readonly names: readonly string[];
  readonly pool: Pool;
}

/** A game of a match. */
interface Task {
  readonly table: Table;
  readonly number: number;
}

/** How a match is played. */
export interface MatchSettings {
  readonly deals: number;
  readonly workers: number;
  /** The module whose default export plays a game. */
  readonly worker: string;
}

/** Plays a match deal by deal, at each of its tables in turn, until a test ends it. */
export async function playMatch(
  plans: readonly TournamentPlan[],
  settings: MatchSettings,
  known: KnownResults,
  score: MatchScore,
): Promise<void> {
  const tables: Table[] = [];
  try {
    for (const plan of plans) tables.push(await openTable(plan, settings));
    let deal: GameResult[] = [];
    const { workers, deals } = settings;
    for await (const { result, isNew } of inOrder(tasksOf(tables, deals), workers, play)) {
      if (isNew) known.add(result);
      deal.push(result);
      if (deal.length < result.bots.length) continue;
      score.add(deal);
      deal = [];
      if (score.verdict !== null) break;
    }
  } finally {
    await Promise.all(tables.map(({ pool }) => pool.close()));
  }

  async function play({ table, number }: Task): Promise<{ result: GameResult; isNew: boolean }> {
    const { plan, names, pool } = table;
    const result = known.find({ bots: names, seed: plan.seed, actions: plan.actions }, number);
    if (result !== undefined) return { result, isNew: false };
    return { result: await pool.play({ ...plan, number }), isNew: true };
  }
}

async function openTable(plan: TournamentPlan, { workers, worker }: MatchSettings): Promise<Table> {
  const bots: LoadedBots = await loadBots(gameNamed(plan.name), plan);
  const names = bots.entrants.map(({ name }) => name);
  return { plan, names, pool: createPool(plan, workers, worker, bots) };
}

function* tasksOf(tables: readonly Table[], deals: number): Generator<Task> {
  for (let deal = 0; deal < deals; deal += 1) {
    const table = at(tables, deal % tables.length);
    const players = table.plan.bots.length;
    const first = Math.floor(deal / tables.length) * players;
    for (let number = first; number < first + players; number += 1) yield { table, number };
  }
}
