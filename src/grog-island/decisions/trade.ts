import type {
  Action,
  DealAction,
  DeliverAction,
  EndTradeAction,
  ExchangeAction,
} from '../actions.ts';
import type { StepOf, TradeStep } from '../agenda.ts';
import { freeOn } from '../buildings.ts';
import { drawGoals, drawParrots, drawTreasures } from '../cards.ts';
import {
  type ByColor,
  COLOR_INDEX,
  COLOR_INDEXES,
  COLORS,
  type Color,
  DEAL_PRICE,
  EXCHANGE_RATE,
  MAIN_TRADES,
  type Ship,
} from '../components.ts';
import type { Events } from '../events.ts';
import type { Goods } from '../goods.ts';
import { type Refusal, refuse } from '../refusals.ts';
import type { DecisionRoom } from '../room.ts';
import { nextTurn } from '../round.ts';
import type { GameDraft, PlayerDraft, Table } from '../state.ts';
import { draftAt, peninsulaOf, playerAt, total } from '../table.ts';
import { keepDrawnGoal } from './return-goals.ts';

/** Main trade, deals and exchanges with the chosen ship (GI-T5 to GI-T9). */
export const trade: DecisionRoom<
  'trade',
  EndTradeAction | ExchangeAction | DeliverAction | DealAction
> = {
  answers: ['endTrade', 'exchange', 'deliver', 'deal'],

  legal(table, step) {
    const { player } = step;
    const purse = purseOf(table, step);
    const actions: Action[] = [];
    if (checkEnd(step) === null) actions.push({ type: 'endTrade', player });
    if (purse.others >= EXCHANGE_RATE && isUsable(afterExchange(purse))) {
      for (const goods of exchanges(playerAt(table, player).goods, purse.good)) {
        actions.push({ type: 'exchange', player, goods });
      }
    }
    for (let units = 1; units <= Math.min(purse.unitsLeft, purse.credit + purse.own); units += 1) {
      if (isUsable(afterDelivery(purse, units))) actions.push({ type: 'deliver', player, units });
    }
    if (checkDeal(purse, player) === null) actions.push({ type: 'deal', player });
    return actions;
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

function purseOf(table: Table, step: TradeStep): Purse {
  const { goods, crew } = playerAt(table, step.player);
  const good = goodOf(table, step.ship);
  const own = goods[COLOR_INDEX[good]];
  const free = freeOn(table.buildings, COLOR_INDEX[good]);
  return {
    good,
    credit: step.credit,
    own,
    others: total(goods) - own,
    unitsLeft: step.delivered ? 0 : mostUnits(table, step.ship),
    dealsLeft: Math.min(crew, free),
    crew,
    free,
  };
}

/** The good of a ship is that of the peninsula where it lies (GI-T2); a ship on the open sea is never chosen. */
function goodOf(table: Table, ship: Ship): Color {
  const peninsula = peninsulaOf(table, ship);
  if (peninsula === null) throw new RangeError(`the ship ${ship} is on the open sea`);
  return peninsula;
}

/** The most goods of a main trade; on the goal ship the size of the deck, at least 1 (GI-T6, GI-T9). */
function mostUnits(table: Table, ship: Ship): number {
  const { most } = MAIN_TRADES[ship];
  return most === 'goalDeck' ? Math.max(1, table.goalDeck.length) : most;
}

/** Whether all credits can still be used: for some u units and d deals, credit ≤ u + 4d ≤ credit + own + ⌊others / 3⌋ (GI-T8). */
function isUsable(purse: Purse): boolean {
  const { credit } = purse;
  const most = credit + purse.own + Math.floor(purse.others / EXCHANGE_RATE);
  for (let deals = 0; deals <= purse.dealsLeft; deals += 1) {
    const price = DEAL_PRICE * deals;
    if (Math.max(0, credit - price) <= Math.min(purse.unitsLeft, most - price)) return true;
  }
  return false;
}

function afterExchange(purse: Purse): Purse {
  return { ...purse, credit: purse.credit + 1, others: purse.others - EXCHANGE_RATE };
}

function afterDelivery(purse: Purse, units: number): Purse {
  return { ...afterPayment(purse, units), unitsLeft: 0 };
}

function afterDeal(purse: Purse): Purse {
  return { ...afterPayment(purse, DEAL_PRICE), dealsLeft: purse.dealsLeft - 1 };
}

/** Credits are used first, then goods (GI-T8). */
function afterPayment(purse: Purse, goods: number): Purse {
  const credits = Math.min(purse.credit, goods);
  return { ...purse, credit: purse.credit - credits, own: purse.own - (goods - credits) };
}

function checkEnd({ credit, delivered, deals, idle, ship }: TradeStep): Refusal | null {
  if (credit > 0) return refuse('CREDIT_LEFT', { credit });
  return delivered || deals > 0 || idle ? null : refuse('NOTHING_TRADED', { ship });
}

function checkExchange(
  table: Table,
  step: StepOf<'trade'>,
  purse: Purse,
  action: ExchangeAction,
): Refusal | null {
  const { goods } = playerAt(table, step.player);
  const returned = byColor(action.goods);
  const others = total(returned) - returned[COLOR_INDEX[purse.good]];
  if (others !== EXCHANGE_RATE || total(returned) !== EXCHANGE_RATE) {
    return refuse('NOT_AN_EXCHANGE', { good: purse.good, returned: others, needed: EXCHANGE_RATE });
  }
  for (const place of COLOR_INDEXES) {
    const needed = returned[place];
    const owned = goods[place];
    if (needed > owned) return refuse('TOO_FEW_GOODS', { good: COLORS[place], needed, owned });
  }
  return checkUsable(afterExchange(purse));
}

function checkDelivery(
  step: StepOf<'trade'>,
  purse: Purse,
  { units }: DeliverAction,
): Refusal | null {
  if (step.delivered) return refuse('DELIVERED', { ship: step.ship });
  if (units > purse.unitsLeft) return refuse('TOO_MANY_UNITS', { units, most: purse.unitsLeft });
  return checkPayment(purse, units) ?? checkUsable(afterDelivery(purse, units));
}

function checkDeal(purse: Purse, player: number): Refusal | null {
  if (purse.crew === 0) return refuse('NO_CREW', { player });
  if (purse.free === 0) return refuse('NO_FREE_BUILDING', { peninsula: purse.good });
  return checkPayment(purse, DEAL_PRICE) ?? checkUsable(afterDeal(purse));
}

function checkPayment({ good, credit, own }: Purse, needed: number): Refusal | null {
  return needed <= credit + own
    ? null
    : refuse('TOO_FEW_GOODS', { good, needed, owned: credit + own });
}

function checkUsable(purse: Purse): Refusal | null {
  return isUsable(purse) ? null : refuse('CREDIT_WOULD_BE_LEFT', { credit: purse.credit });
}

/** Every choice of three goods of other kinds, most of the first colour first (GI-T8). */
function exchanges(goods: ByColor<number>, except: Color): ExchangeAction['goods'][] {
  let choices: { readonly goods: ExchangeAction['goods']; readonly left: number }[] = [
    { goods: {}, left: EXCHANGE_RATE },
  ];
  for (const color of COLORS) {
    if (color === except) continue;
    const owned = goods[COLOR_INDEX[color]];
    if (owned === 0) continue;
    choices = choices.flatMap(({ goods: chosen, left }) =>
      countsDown(Math.min(left, owned)).map((count) => ({
        goods: count === 0 ? chosen : { ...chosen, [color]: count },
        left: left - count,
      })),
    );
  }
  return choices.filter(({ left }) => left === 0).map((choice) => choice.goods);
}

function countsDown(from: number): number[] {
  return Array.from({ length: from + 1 }, (_, place) => from - place);
}

function byColor(goods: ExchangeAction['goods']): Goods {
  const { green = 0, blue = 0, orange = 0, yellow = 0, grey = 0 } = goods;
  return [green, blue, orange, yellow, grey];
}

function applyExchange(
  draft: GameDraft,
  step: TradeStep,
  action: ExchangeAction,
  events: Events,
): void {
  const { player, ship, credit, delivered, deals, idle } = step;
  const goods = byColor(action.goods);
  const owner = draftAt(draft, player);
  for (const place of COLOR_INDEXES) if (goods[place] > 0) owner.goods[place] -= goods[place];
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
  switch (gives) {
    case 'coins':
      owner.coins += units * each;
      events?.push({ type: 'coinsGained', player, coins: units * each, reason: 'trade' });
      return;
    case 'treasure':
      drawTreasures(draft, player, owner, units * each, events);
      return;
    case 'parrot':
      drawParrots(draft, player, owner, units * each, events);
      return;
    case 'goal': {
      const drawn = drawGoals(draft, player, owner, 'drawn', units * each, events);
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
  owner.goods[COLOR_INDEX[good]] -= price - credits;
  events?.push({ type: 'goodsPaid', player, reason, good, goods: price - credits, credits });
  return credit - credits;
}
