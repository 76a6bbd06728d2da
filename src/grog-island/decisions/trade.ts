import { withItem } from '../../core/lists.ts';
import type {
  Action,
  DealAction,
  DeliverAction,
  EndTradeAction,
  ExchangeAction,
} from '../actions.ts';
import type { TradeStep } from '../agenda.ts';
import { freeOn } from '../board.ts';
import { drawGoals, drawParrots, drawTreasures } from '../cards.ts';
import {
  COLOR_INDEX,
  COLOR_INDEXES,
  COLORS,
  type Color,
  DEAL_PRICE,
  EXCHANGE_RATE,
  MAIN_TRADES,
  type Ship,
} from '../components.ts';
import type { Events } from '../event-log.ts';
import { countsOf, EXCHANGES, type Exchange, isWithin } from '../exchange.ts';
import { added } from '../goods.ts';
import { draftAt, goodOf, playerAt, total } from '../players.ts';
import { type Refusal, refuse } from '../refusals.ts';
import { nextTurn } from '../round.ts';
import type { GameDraft, PlayerDraft, Table } from '../state.ts';
import type { StepOf } from '../types.ts';
import type { Handler } from './handler.ts';
import { keepDrawnGoal } from './return-goals.ts';

/** Main trade, deals and exchanges with the chosen ship (GI-T5 to GI-T9). */
export const trade: Handler<'trade', EndTradeAction | ExchangeAction | DeliverAction | DealAction> =
  {
    answers: ['endTrade', 'exchange', 'deliver', 'deal'],

    legal(table, step) {
      const { player } = step;
      const { end, exchanges, deliveries, deal } = choicesOf(table, step, purseOf(table, step));
      const actions: Action[] = [];
      if (end) actions.push({ type: 'endTrade', player });
      for (const { goods } of exchanges) actions.push({ type: 'exchange', player, goods });
      for (const units of deliveries) actions.push({ type: 'deliver', player, units });
      if (deal) actions.push({ type: 'deal', player });
      return actions;
    },

    sampleAction(table, step, random) {
      const { player } = step;
      const { end, exchanges, deliveries, deal } = choicesOf(table, step, purseOf(table, step));
      const before = end ? 1 : 0;
      const count = before + exchanges.length + deliveries.length + (deal ? 1 : 0);
      const choice = Math.floor(random() * count) - before;
      if (choice < 0) return { type: 'endTrade', player };
      const exchange = exchanges[choice];
      if (exchange !== undefined) return { type: 'exchange', player, goods: exchange.goods };
      const units = deliveries[choice - exchanges.length];
      return units === undefined ? { type: 'deal', player } : { type: 'deliver', player, units };
    },

    check(table, step, action) {
      const purse = purseOf(table, step);
      switch (action.type) {
        case 'endTrade':
          return checkEnd(step);
        case 'exchange':
          return checkExchange(table, step, purse, action);
        case 'deliver':
          return checkDelivery(step, purse, action);
        case 'deal':
          return checkDeal(purse, step.player);
      }
    },

    apply(draft, step, action, events) {
      switch (action.type) {
        case 'endTrade':
          events?.push({ type: 'tradeEnded', player: step.player });
          return nextTurn(draft, step.player, events);
        case 'exchange':
          return applyExchange(draft, step, action, events);
        case 'deliver':
          return applyDelivery(draft, step, action, events);
        case 'deal':
          return applyDeal(draft, step, events);
      }
    },
  };

/** What the player can do in the trade. */
interface Choices {
  readonly end: boolean;
  readonly exchanges: readonly Exchange[];
  /** The units that can be delivered. */
  readonly deliveries: readonly number[];
  readonly deal: boolean;
}

/** Whether something can be done in a trade after so many claims and returned goals that come before. */
export function canContinue(
  table: Table,
  step: TradeStep,
  claims: number,
  returned: number,
): boolean {
  const purse = purseOf(table, step, claims, returned);
  const { end, exchanges, deliveries, deal } = choicesOf(table, step, purse);
  return end || exchanges.length > 0 || deliveries.length > 0 || deal;
}

function choicesOf(table: Table, step: TradeStep, purse: Purse): Choices {
  const { credit, own, others, unitsLeft, dealsLeft } = purse;
  const exchanges: Exchange[] = [];
  if (canUseUp(credit + 1, own, others - EXCHANGE_RATE, unitsLeft, dealsLeft)) {
    const { goods } = playerAt(table, step.player);
    for (const exchange of EXCHANGES[COLOR_INDEX[purse.good]])
      if (isWithin(exchange.counts, goods)) exchanges.push(exchange);
  }
  const deliveries: number[] = [];
  const most = Math.min(unitsLeft, credit + own);
  for (let units = 1; units <= most; units += 1)
    if (isUsableAfter(purse, units, 0, dealsLeft)) deliveries.push(units);
  const deal =
    credit + own >= DEAL_PRICE && isUsableAfter(purse, DEAL_PRICE, unitsLeft, dealsLeft - 1);
  return { end: canEnd(step), exchanges, deliveries, deal };
}

/** What the player can trade with, and what the ship and the peninsula still take. */
interface Purse {
  readonly good: Color;
  readonly credit: number;
  /** Own goods of the ship's kind. */
  readonly own: number;
  /** Own goods of other kinds. */
  readonly others: number;
  readonly unitsLeft: number;
  readonly dealsLeft: number;
  /** Crew in hand, and free buildings on the peninsula. */
  readonly crew: number;
  readonly free: number;
}

function purseOf(table: Table, step: TradeStep, claims = 0, returned = 0): Purse {
  const { goods, crew: inHand } = playerAt(table, step.player);
  const good = goodOf(table, step.ship);
  const own = goods[COLOR_INDEX[good]];
  const free = freeOn(table.buildings, COLOR_INDEX[good]) - claims;
  const crew = inHand - claims;
  return {
    good,
    credit: step.credit,
    own,
    others: total(goods) - own,
    unitsLeft: step.delivered ? 0 : mostUnits(step.ship, table.goalDeck.length + returned),
    dealsLeft: Math.min(crew, free),
    crew,
    free,
  };
}

/** The most goods of a main trade; on the goal ship the size of the deck, at least 1 (GI-T6, GI-T9). */
function mostUnits(ship: Ship, goalDeck: number): number {
  const { most } = MAIN_TRADES[ship];
  return most === 'goalDeck' ? Math.max(1, goalDeck) : most;
}

/**
 * Whether all credits can still be used, after an action that leaves `others` at 0 or more: for some u units and d deals,
 * credit ≤ u + 4d ≤ credit + own + ⌊others / 3⌋ (GI-T8). Not after a deal that was one too many.
 */
function canUseUp(
  credit: number,
  own: number,
  others: number,
  unitsLeft: number,
  dealsLeft: number,
): boolean {
  if (others < 0) return false;
  const most = credit + own + Math.floor(others / EXCHANGE_RATE);
  for (let price = 0; price <= DEAL_PRICE * dealsLeft; price += DEAL_PRICE) {
    if (Math.max(0, credit - price) <= Math.min(unitsLeft, most - price)) return true;
  }
  return false;
}

/** The same after a payment, which takes credits first (GI-T8): after one that takes goods no credit is left. */
function isUsableAfter(
  { credit, own, others }: Purse,
  price: number,
  unitsLeft: number,
  dealsLeft: number,
): boolean {
  return canUseUp(Math.max(0, credit - price), own, others, unitsLeft, dealsLeft);
}

function canEnd({ credit, delivered, deals, idle }: TradeStep): boolean {
  return credit === 0 && (delivered || deals > 0 || idle);
}

function checkEnd(step: TradeStep): Refusal | null {
  if (canEnd(step)) return null;
  const { credit, ship } = step;
  return credit > 0 ? refuse('CREDIT_LEFT', { credit }) : refuse('NOTHING_TRADED', { ship });
}

function checkExchange(
  table: Table,
  step: StepOf<'trade'>,
  purse: Purse,
  action: ExchangeAction,
): Refusal | null {
  const { goods } = playerAt(table, step.player);
  const returned = countsOf(action.goods);
  const { good } = purse;
  if (returned[COLOR_INDEX[good]] > 0) return refuse('NOT_EXCHANGEABLE', { good });
  if (total(returned) !== EXCHANGE_RATE)
    return refuse('NOT_AN_EXCHANGE', { good, returned: total(returned), needed: EXCHANGE_RATE });
  for (const place of COLOR_INDEXES) {
    const needed = returned[place];
    const owned = goods[place];
    if (needed > owned) return refuse('TOO_FEW_GOODS', { good: COLORS[place], needed, owned });
  }
  const { credit, own, others: owned, unitsLeft, dealsLeft } = purse;
  if (canUseUp(credit + 1, own, owned - EXCHANGE_RATE, unitsLeft, dealsLeft)) return null;
  return refuse('CREDIT_WOULD_BE_LEFT', { credit: credit + 1 });
}

function checkDelivery(
  step: StepOf<'trade'>,
  purse: Purse,
  { units }: DeliverAction,
): Refusal | null {
  if (step.delivered) return refuse('ALREADY_DELIVERED', { ship: step.ship });
  if (units === 0) return refuse('NO_UNITS', { most: purse.unitsLeft });
  if (units > purse.unitsLeft) return refuse('TOO_MANY_UNITS', { units, most: purse.unitsLeft });
  return checkPayment(purse, units, 0, purse.dealsLeft);
}

function checkDeal(purse: Purse, player: number): Refusal | null {
  if (purse.crew === 0) return refuse('NO_CREW', { player });
  if (purse.free === 0) return refuse('NO_FREE_BUILDING', { peninsula: purse.good });
  return checkPayment(purse, DEAL_PRICE, purse.unitsLeft, purse.dealsLeft - 1);
}

function checkPayment(
  purse: Purse,
  price: number,
  unitsLeft: number,
  dealsLeft: number,
): Refusal | null {
  const { good, credit, own } = purse;
  if (price > credit + own)
    return refuse('TOO_FEW_GOODS', { good, needed: price, owned: credit + own });
  if (isUsableAfter(purse, price, unitsLeft, dealsLeft)) return null;
  return refuse('CREDIT_WOULD_BE_LEFT', { credit: Math.max(0, credit - price) });
}

function applyExchange(
  draft: GameDraft,
  step: TradeStep,
  action: ExchangeAction,
  events: Events,
): void {
  const { player, ship, credit, delivered, deals, idle } = step;
  const goods = countsOf(action.goods);
  const owner = draftAt(draft, player);
  owner.goods = added(owner.goods, goods, -1);
  draft.agenda.push({ type: 'trade', player, ship, credit: credit + 1, delivered, deals, idle });
  events?.push({ type: 'exchanged', player, goods, good: goodOf(draft, ship) });
}

function applyDelivery(
  draft: GameDraft,
  step: TradeStep,
  { units }: DeliverAction,
  events: Events,
): void {
  const { player, ship, deals, idle } = step;
  const owner = draftAt(draft, player);
  const credit = payGoods(draft, step, owner, 'deliver', units, events);
  draft.agenda.push({ type: 'trade', player, ship, credit, delivered: true, deals, idle });
  const { gives, each } = MAIN_TRADES[ship];
  const count = units * each;
  switch (gives) {
    case 'coins':
      owner.coins += count;
      events?.push({ type: 'coinsGained', player, coins: count, reason: 'trade' });
      return;
    case 'treasure':
      drawTreasures(draft, player, owner, count, events);
      return;
    case 'parrot':
      drawParrots(draft, player, owner, count, events);
      return;
    case 'goal': {
      const drawn = drawGoals(draft, player, owner, 'drawn', count, events);
      if (drawn === 1) keepDrawnGoal(player, owner, events);
      if (drawn > 1)
        draft.agenda.push({ type: 'returnGoals', player, from: 'drawn', left: drawn - 1 });
    }
  }
}

function applyDeal(draft: GameDraft, step: TradeStep, events: Events): void {
  const { player, ship, delivered, deals, idle } = step;
  const credit = payGoods(draft, step, draftAt(draft, player), 'deal', DEAL_PRICE, events);
  draft.agenda.push({ type: 'trade', player, ship, credit, delivered, deals: deals + 1, idle });
  draft.agenda.push({
    type: 'claim',
    player,
    reason: 'deal',
    peninsulas: [goodOf(draft, ship)],
    except: null,
  });
}

/** Pays with credits first, then with goods (GI-T8); gives the credit that is left. */
function payGoods(
  draft: GameDraft,
  { player, ship, credit }: TradeStep,
  owner: PlayerDraft,
  reason: 'deliver' | 'deal',
  price: number,
  events: Events,
): number {
  const good = goodOf(draft, ship);
  const credits = Math.min(credit, price);
  const place = COLOR_INDEX[good];
  owner.goods = withItem(owner.goods, place, owner.goods[place] - (price - credits));
  events?.push({ type: 'goodsPaid', player, reason, good, goods: price - credits, credits });
  return credit - credits;
}
