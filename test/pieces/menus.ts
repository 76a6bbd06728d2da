import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { GameTypes } from '../../src/core/types.ts';

/** How often clicks on pieces leave a choice. */
export interface MenuCounts {
  /** The open decisions of all positions. */
  decisions: number;
  /** The decisions with legal actions that touch the same pieces in the same order. */
  menus: number;
  /** The legal actions. */
  actions: number;
  /** The legal actions that touch no piece. */
  untouched: number;
  /** The decisions with a menu, and the types of the actions in it: how many decisions. */
  readonly kinds: Map<string, number>;
}

/** Counts menus in random games, the same number with each number of players. */
export function countMenus<Types extends GameTypes>(game: Game<Types>, games: number): MenuCounts {
  const counts: MenuCounts = { decisions: 0, menus: 0, actions: 0, untouched: 0, kinds: new Map() };
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
  const groups = new Map<string, Types['Action'][]>();
  for (const action of game.legalActions(state, player)) {
    const pieces = game.piecesOf(action, state);
    counts.actions += 1;
    if (pieces.length === 0) counts.untouched += 1;
    const group = pieces.join(' ');
    groups.set(group, [...(groups.get(group) ?? []), action]);
  }
  counts.decisions += 1;
  const kinds = new Set(
    [...groups.values()]
      .filter(({ length }) => length > 1)
      .map((group) => `${type}: ${[...new Set(group.map((action) => action.type))].join(', ')}`),
  );
  if (kinds.size > 0) counts.menus += 1;
  for (const kind of kinds) counts.kinds.set(kind, (counts.kinds.get(kind) ?? 0) + 1);
}
