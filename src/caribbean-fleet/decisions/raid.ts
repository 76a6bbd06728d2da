import type { Seat } from '../../core/types.ts';
import type { Action, RaidAction } from '../actions.ts';
import type { RaidRollDecision } from '../agenda.ts';
import { RAID_LEAST, RAID_MOST } from '../components.ts';
import type { Events } from '../event-log.ts';
import { pay } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { GameDraft } from '../state.ts';
import type { Handler } from './handler.ts';

/** Name another player and a number, then roll (CF-C3, raid). */
export const raid: Handler<'raid', RaidAction> = {
  answers: ['raid'],

  legal(table, { player }) {
    const actions: Action[] = [];
    for (let victim = 0; victim < table.players.length; victim += 1) {
      if (victim === player) continue;
      for (let amount = RAID_LEAST; amount <= RAID_MOST; amount += 1)
        actions.push({ type: 'raid', player, victim, amount });
    }
    return actions;
  },

  check(table, { player }, { victim, amount }) {
    const players = table.players.length;
    if (victim >= players) return refuse('NO_SUCH_VICTIM', { victim, players });
    if (victim === player) return refuse('OWN_VICTIM', { victim });
    if (amount >= RAID_LEAST && amount <= RAID_MOST) return null;
    return refuse('RAID_OUT_OF_RANGE', { amount, least: RAID_LEAST, most: RAID_MOST });
  },

  apply(draft, { player }, { victim, amount }, events) {
    events?.push({ type: 'raidAnnounced', player, victim, amount });
    const manual = draft.manualDice;
    draft.agenda.push({ type: 'roll', player, purpose: 'raid', manual, victim, amount });
  },

  sampleAction(table, { player }, random) {
    const numbers = RAID_MOST - RAID_LEAST + 1;
    const choice = Math.floor(random() * (table.players.length - 1) * numbers);
    const other = Math.floor(choice / numbers);
    const victim: Seat = other < player ? other : other + 1;
    return { type: 'raid', player, victim, amount: RAID_LEAST + (choice % numbers) };
  },
};

/** If the dice reach the number, the victim pays as many ducats, or all they have (CF-C3, CF-M4). */
export function loot(
  draft: GameDraft,
  { player, victim, amount }: RaidRollDecision,
  events: Events,
): void {
  const success = draft.dice[0] + draft.dice[1] >= amount;
  const paid = success ? pay(draft, victim, player, amount) : 0;
  events?.push({ type: 'raided', player, victim, success, paid });
}
