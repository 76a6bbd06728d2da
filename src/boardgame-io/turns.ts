import type { BaseDecision } from '../core/types.ts';
import type { HostContext, HostEvents, NextTurn } from './host.ts';

/** Lets exactly those players move who have an open decision; the stage of each is the kind of decision. */
export function letMove(open: readonly BaseDecision[], events: HostEvents): void {
  if (open.length > 0) events.setActivePlayers?.({ value: stagesOf(open) });
}

/** Who takes the turn over, if somebody does: it belongs to the first seat that has a decision. */
export function turnOver(open: readonly BaseDecision[], ctx: HostContext): NextTurn | undefined {
  const [first] = open;
  if (first === undefined || String(first.player) === ctx.currentPlayer) return undefined;
  return { next: String(first.player) };
}

/**
 * What is wrong with the turn, or `false`. boardgame.io's server carries out any of its events for any active player, also
 * those that the game has switched off: without this, a client could end the game or let somebody else move.
 */
export function strayTurn(open: readonly BaseDecision[], ctx: HostContext): string | false {
  const [first] = open;
  const over = ctx.gameover !== undefined;
  if (first === undefined) return over ? false : 'the game is over';
  if (over) return 'the game is not over';
  if (ctx.playOrder.length !== ctx.numPlayers) return 'nobody leaves the turn order';
  if (turnOver(open, ctx)) return `it is the turn of ${first.player}`;
  if (ctx._activePlayersMinMoves || ctx._activePlayersMaxMoves) return 'nobody counts the moves';
  const stages = stagesOf(open);
  const active = ctx.activePlayers ?? {};
  const same =
    Object.keys(active).length === open.length &&
    open.every(({ player }) => active[player] === stages[player]);
  return same ? false : 'who may move follows from the open decisions';
}

function stagesOf(open: readonly BaseDecision[]): Record<string, string> {
  return Object.fromEntries(open.map(({ player, type }) => [String(player), type]));
}
