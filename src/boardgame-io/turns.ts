import type { BaseDecision } from '../core/types.ts';
import type { HostContext, HostEvents, NextTurn } from './host.ts';

/** Allows moves to exactly the players with an open decision; the stage of each is the type of the decision. */
export function allowMoves(open: readonly BaseDecision[], events: HostEvents): void {
  if (open.length > 0) events.setActivePlayers?.({ value: stagesOf(open) });
}

/** The player of the next turn, if the turn ends. The turn belongs to the first seat with a decision. */
export function nextTurn(open: readonly BaseDecision[], ctx: HostContext): NextTurn | undefined {
  const [first] = open;
  if (first === undefined || String(first.player) === ctx.currentPlayer) return undefined;
  return { next: String(first.player) };
}

/**
 * What is wrong with the turn, or `false`. boardgame.io's server applies any event from any active player, even those that the
 * game has switched off: without this check, a client could end the game or let another player move.
 */
export function invalidTurn(open: readonly BaseDecision[], ctx: HostContext): string | false {
  const [first] = open;
  const over = ctx.gameover !== undefined;
  if (first === undefined) return over ? false : 'the game is over';
  if (over) return 'the game is not over';
  if (ctx.playOrder.length !== ctx.numPlayers) return 'nobody leaves the turn order';
  if (nextTurn(open, ctx)) return `it is the turn of ${first.player}`;
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
