import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { GameTypes } from '../../src/core/types.ts';

/** How often legal actions of a decision touch the same pieces. */
export interface Shared {
  /** The decisions with such actions. */
  decisions: number;
  /** Such actions. */
  actions: number;
  /** The types of the decision and of the actions: how many decisions. */
  readonly kinds: Map<string, number>;
}

/** How often a player must choose between actions that clicks cannot tell apart. */
export interface MenuCounts {
  /** The open decisions of all positions. */
  decisions: number;
  /** The legal actions. */
  actions: number;
  /** The legal actions that touch no piece. */
  untouched: number;
  /** Where actions touch the same pieces in the same order, each as often. */
  readonly inOrder: Shared;
  /** Where actions touch the same pieces in any order and number, so that `actionsOn` cannot tell them apart. */
  readonly inAnyOrder: Shared;
}

/** Counts menus in random games, the same number with each number of players. */
export function countMenus<Types extends GameTypes>(game: Game<Types>, games: number): MenuCounts {
  const counts: MenuCounts = {
    decisions: 0,
    actions: 0,
    untouched: 0,
    inOrder: { decisions: 0, actions: 0, kinds: new Map() },
    inAnyOrder: { decisions: 0, actions: 0, kinds: new Map() },
  };
  for (let played = 0; played < games; played += 1) {
    const players = at(game.playerCounts, played % game.playerCounts.length);
    const random = seeded(played);
    let state = game.createGame({ players, seed: played });
    for (;;) {
      const open = game.decisions(state);
      if (open.length === 0) break;
      for (const decision of open) countDecision(game, state, decision, counts);
      const legal = game.legalActions(state);
      state = game.applyAction(state, at(legal, random.below(legal.length)));
    }
  }
  return counts;
}

function countDecision<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['State'],
  { player, type }: Types['Decision'],
  counts: MenuCounts,
): void {
  const inOrder = new Map<string, string[]>();
  const inAnyOrder = new Map<string, string[]>();
  for (const action of game.legalActions(state, player)) {
    const pieces = game.piecesOf(action, state);
    counts.actions += 1;
    if (pieces.length === 0) counts.untouched += 1;
    add(inOrder, pieces.join(' '), action.type);
    add(inAnyOrder, [...new Set<string>(pieces)].sort().join(' '), action.type);
  }
  counts.decisions += 1;
  countShared(type, inOrder, counts.inOrder);
  countShared(type, inAnyOrder, counts.inAnyOrder);
}

function add(groups: Map<string, string[]>, key: string, type: string): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [type]);
  else group.push(type);
}

function countShared(
  decision: string,
  groups: ReadonlyMap<string, readonly string[]>,
  shared: Shared,
): void {
  const several = [...groups.values()].filter(({ length }) => length > 1);
  if (several.length === 0) return;
  shared.decisions += 1;
  shared.actions += several.flat().length;
  const kinds = new Set(several.map((types) => `${decision}: ${[...new Set(types)].join(', ')}`));
  for (const kind of kinds) shared.kinds.set(kind, (shared.kinds.get(kind) ?? 0) + 1);
}
