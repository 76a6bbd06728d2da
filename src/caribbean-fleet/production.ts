import { at } from '../core/lists.ts';
import type { Seat } from '../core/types.ts';
import { SHIPS, type Ship } from './components.ts';
import type { Events } from './event-log.ts';
import { loseShip, worthOf } from './fleet.ts';
import { draftAt, keptFrom, ownerOf, pay } from './players.ts';
import { endRound } from './round.ts';
import type { GameDraft } from './state.ts';
import { priceOf } from './taverns.ts';
import type { StepOf } from './types.ts';

/** The ships that earn at each sum of the dice, in the order of the colours (CF-R3). */
export const SHIPS_BY_NUMBER: readonly (readonly Ship[])[] = /* @__PURE__ */ Array.from(
  { length: 13 },
  (_, number) => SHIPS.filter((ship) => ship.number === number),
);

const WRECKS: readonly Ship[] = /* @__PURE__ */ SHIPS.filter((ship) => ship.wreck);

/** The sums at which wrecks are discarded (CF-R5). */
export const WRECKING: readonly number[] = [2, 12];

/** After a production roll, players with a spyglass are asked, clockwise from the roller (CF-R2). Then the ships earn. */
export function askSpyglasses(draft: GameDraft, roller: Seat): void {
  draft.agenda.push({ type: 'production', player: roller });
  for (const { player, card } of keptFrom(draft, 'spyglass', roller).reverse())
    draft.agenda.push({ type: 'spyglass', player, card });
}

/** Ships earn, taverns are paid, wrecks are discarded, and the round ends (CF-R3 to CF-R6). */
export function production(
  draft: GameDraft,
  { player: roller }: StepOf<'production'>,
  events: Events,
): void {
  const sum = draft.dice[0] + draft.dice[1];
  const ships = at(SHIPS_BY_NUMBER, sum);
  earn(draft, ships, events);
  if (draft.taverns.length > 0) payTaverns(draft, roller, ships, events);
  if (WRECKING.includes(sum)) wreck(draft, events);
  endRound(draft, events);
}

/** Every ship with the number earns its value from the bank (CF-R3). */
function earn(draft: GameDraft, ships: readonly Ship[], events: Events): void {
  for (const { card } of ships) {
    const owner = ownerOf(draft, card);
    if (owner === null) continue;
    const ducats = worthOf(draft, card);
    draftAt(draft, owner).ducats += ducats;
    events?.push({ type: 'shipEarned', player: owner, ship: card, ducats });
  }
}

/** Owners pay for their ships, clockwise from the roller; they pay nothing to their own taverns (CF-R4). */
function payTaverns(draft: GameDraft, roller: Seat, ships: readonly Ship[], events: Events): void {
  const seats = draft.players.length;
  for (let distance = 0; distance < seats; distance += 1) {
    const payer = (roller + distance) % seats;
    for (const { card: ship, color } of ships) {
      if (ownerOf(draft, ship) !== payer) continue;
      for (const tavern of draft.taverns) {
        const { card, owner } = tavern;
        if (tavern.color !== color || owner === payer) continue;
        const due = priceOf(tavern);
        const paid = pay(draft, payer, owner, due);
        events?.push({ type: 'tavernPaid', player: payer, owner, tavern: card, ship, due, paid });
      }
    }
  }
}

/** Discards the wrecks in front of players (CF-R5). */
function wreck(draft: GameDraft, events: Events): void {
  for (const { card } of WRECKS) {
    const owner = ownerOf(draft, card);
    if (owner !== null) loseShip(draft, owner, card, 'wrecked', events);
  }
}
