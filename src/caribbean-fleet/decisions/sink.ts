import type { Seat } from '../../core/types.ts';
import type { SinkAction } from '../actions.ts';
import { isShip } from '../cards.ts';
import type { Events } from '../event-log.ts';
import { loseShip } from '../fleet.ts';
import { ownerOf, shipsOfOthers } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { GameDraft, Table } from '../state.ts';
import { loseTavern, tavernOf } from '../taverns.ts';
import type { Handler } from './handler.ts';

type Target = SinkAction['target'];

/** Sink a ship or a tavern of another player (CF-C3, kraken). */
export const sink: Handler<'sink', SinkAction> = {
  answers: ['sink'],

  legal(table, { player }) {
    return sinkTargets(table, player).map((target) => ({ type: 'sink', player, target }));
  },

  check(table, { player }, { target }) {
    const owner = ownerOfTarget(table, target);
    if (owner === null) return refuse('NOT_ON_TABLE', { card: target });
    return owner === player ? refuse('OWN_CARD', { card: target }) : null;
  },

  apply(draft, { player }, { target }, events) {
    const owner = ownerOfTarget(draft, target);
    if (owner === null) return;
    events?.push({ type: 'sunk', player, owner, target });
    lose(draft, owner, target, events);
  },
};

/** The ships of others by seat, colour and number; then their taverns in the order of opening. */
export function sinkTargets(table: Table, player: Seat): Target[] {
  const targets: Target[] = shipsOfOthers(table, player);
  for (const { card, owner } of table.taverns) if (owner !== player) targets.push(card);
  return targets;
}

function ownerOfTarget(table: Table, target: Target): Seat | null {
  return isShip(target) ? ownerOf(table, target) : (tavernOf(table, target)?.owner ?? null);
}

function lose(draft: GameDraft, owner: Seat, target: Target, events: Events): void {
  if (isShip(target)) loseShip(draft, owner, target, 'sunk', events);
  else loseTavern(draft, target, events);
}
