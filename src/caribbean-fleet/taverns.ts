import { withItem } from '../core/lists.ts';
import type { Seat } from '../core/types.ts';
import { type CardOf, COLOR_INDEX, type Color, RUM_PRICE, TAVERN_PRICE } from './components.ts';
import type { Events } from './event-log.ts';
import { discard, firstWaiting, removeWaiting } from './players.ts';
import type { GameDraft, Table, Tavern } from './state.ts';

/** What the owner of a ship pays to a tavern (CF-C3). */
export function priceOf(tavern: Tavern): number {
  return tavern.rum === null ? TAVERN_PRICE : RUM_PRICE;
}

/** The tavern of a card; `undefined` if it is not open. */
export function tavernOf(table: Table, card: CardOf<'tavern'>): Tavern | undefined {
  return table.taverns.find((tavern) => tavern.card === card);
}

/** Opens a tavern with a token of the colour (CF-C3, CF-C4); waiting rum joins it (CF-K4). */
export function openTavern(
  draft: GameDraft,
  seat: Seat,
  card: CardOf<'tavern'>,
  color: Color,
  events: Events,
): void {
  removeWaiting(draft, seat, card);
  addTokens(draft, color, -1);
  draft.taverns = [...draft.taverns, { card, owner: seat, color, rum: null }];
  events?.push({ type: 'tavernOpened', player: seat, card, color });
  const rum = firstWaiting(draft, seat, 'rum');
  if (rum !== null) placeRum(draft, seat, rum, card, events);
}

/** Puts rum with a tavern, by choice (CF-C3) or after it has waited (CF-K4). */
export function placeRum(
  draft: GameDraft,
  seat: Seat,
  card: CardOf<'rum'>,
  tavern: CardOf<'tavern'>,
  events: Events,
): void {
  removeWaiting(draft, seat, card);
  draft.taverns = draft.taverns.map((other) =>
    other.card === tavern ? { ...other, rum: card } : other,
  );
  events?.push({ type: 'rumPlaced', player: seat, card, tavern });
}

/** Discards a tavern with its rum; its token goes back to the supply (CF-C3). */
export function loseTavern(draft: GameDraft, card: CardOf<'tavern'>, events: Events): void {
  const tavern = tavernOf(draft, card);
  if (tavern === undefined) return;
  const { owner, color, rum } = tavern;
  draft.taverns = draft.taverns.filter((other) => other !== tavern);
  addTokens(draft, color, 1);
  discard(draft, owner, card, 'sunk', events);
  if (rum !== null) discard(draft, owner, rum, 'sunk', events);
}

function addTokens(draft: GameDraft, color: Color, count: 1 | -1): void {
  const place = COLOR_INDEX[color];
  draft.tokens = withItem(draft.tokens, place, draft.tokens[place] + count);
}
