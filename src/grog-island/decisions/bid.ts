import { at, own, withItem } from '../../core/lists.ts';
import type { Action, BidAction, PassAction, TurnDieAction } from '../actions.ts';
import {
  amountOf,
  countRows,
  facesToTurn,
  lowestFace,
  type Reach,
  risingSpace,
  rowTable,
} from '../auction.ts';
import { without } from '../cards.ts';
import { COLOR_INDEX, COLOR_INDEXES, COLORS, type Color, FACES, type Face } from '../components.ts';
import type { Events } from '../event-log.ts';
import { goodsOf, takeGoods } from '../goods.ts';
import { draftAt, ghostPeninsula, playerAt, possibleCoins } from '../players.ts';
import { type Refusal, refuse } from '../refusals.ts';
import { nextTurn } from '../round.ts';
import type { GameDraft, PlayerOf, Table } from '../state.ts';
import type { StepOf } from '../types.ts';
import type { Handler } from './handler.ts';

/** Bid, raise, hold, turn a die or pass (GI-O, GI-B, GI-K, GI-A). */
export const bid: Handler<'bid', PassAction | TurnDieAction | BidAction> = {
  answers: ['pass', 'turnDie', 'bid'],

  legal(table, { player }) {
    const actions: Action[] = [];
    const { held, coins } = handOf(table, player);
    if (mayPass(table, coins)) actions.push({ type: 'pass', player });
    actions.push(...turnsOf(table, player));
    const { rows, amounts } = rowTable(table.dice);
    for (const [place, dice] of rows.entries()) {
      const amount = at(amounts, place);
      if (amount > table.amount && amount <= coins) actions.push({ type: 'bid', player, dice });
    }
    if (held && table.amount <= coins) {
      for (const [place, dice] of rows.entries()) {
        if (at(amounts, place) === table.amount)
          actions.push({ type: 'bid', player, dice, hold: true });
      }
    }
    return actions;
  },

  check(table, step, action) {
    switch (action.type) {
      case 'pass':
        return passRefusal(table, step);
      case 'turnDie':
        return checkTurn(table, step, action);
      case 'bid':
        return checkBid(table, step, action);
    }
  },

  apply(draft, { player }, action, events) {
    switch (action.type) {
      case 'pass':
        return applyPass(draft, player, events);
      case 'turnDie':
        return applyTurn(draft, action, events);
      case 'bid':
        return applyBid(draft, action, events);
    }
  },

  sampleAction(table, { player }, random) {
    const { held, coins } = handOf(table, player);
    const rows = rowTable(table.dice);
    const low = table.amount + 1;
    const bids = countRows(rows, low, coins);
    const holds = held && table.amount <= coins ? countRows(rows, table.amount, table.amount) : 0;
    const passes = mayPass(table, coins) ? 1 : 0;
    const turns = turnsOf(table, player);
    let choice = Math.floor(random() * (passes + turns.length + bids + holds));
    if (choice < passes) return { type: 'pass', player };
    choice -= passes;
    const turn = turns[choice];
    if (turn !== undefined) return turn;
    choice -= turns.length;
    // Rows by rising amount: those up to the current amount come first, those of just that amount last among them.
    const below = countRows(rows, 0, table.amount);
    if (choice < bids) return { type: 'bid', player, dice: at(rows.byAmount, below + choice) };
    return {
      type: 'bid',
      player,
      dice: at(rows.byAmount, below - holds + choice - bids),
      hold: true,
    };
  },
};

function handOf(table: Table, player: number): { held: boolean; coins: number } {
  const hand = playerAt(table, player);
  return { held: hand.parrots.includes('hold'), coins: possibleCoins(hand) };
}

/** A player may pass if there is a bid or they cannot open (GI-O2), and if they have turned no die (GI-K5). */
function mayPass(table: Table, coins: number): boolean {
  return table.turned.length === 0 && (table.amount > 0 || lowestFace(table.dice) > coins);
}

/** Why the bidder may not pass. */
export function passRefusal(table: Table, { player }: StepOf<'bid'>): Refusal | null {
  const coins = possibleCoins(playerAt(table, player));
  if (mayPass(table, coins)) return null;
  if (table.turned.length > 0) return refuse('MUST_BID', { turned: [...table.turned] });
  return refuse('MUST_OPEN', { lowest: lowestFace(table.dice), possibleCoins: coins });
}

/** The player is out, takes goods (GI-A1 to GI-A3) and then trades (GI-A4). */
function applyPass(draft: GameDraft, seat: number, events: Events): void {
  draftAt(draft, seat).passed = true;
  events?.push({ type: 'passed', player: seat });
  takeGoods(draft, seat, goodsOf(draft.row), 'pass', events);
  const ghost = ghostPeninsula(draft);
  if (ghost !== null) takeGoods(draft, seat, goodsOf([ghost]), 'ghost', events);
  draft.agenda.push({ type: 'chooseShip', player: seat });
}

/** The dice that parrots can still turn in this turn, as bits by colour (GI-K1, GI-K5). */
function turnableDice(table: Table, parrots: PlayerOf<null>['parrots']): number {
  let dice = 0;
  for (const parrot of parrots) {
    if (parrot !== null && parrot !== 'hold' && !table.turned.includes(parrot))
      dice |= 1 << COLOR_INDEX[parrot];
  }
  return dice;
}

/** Every turn of a die that leaves some bid possible (GI-K5). */
function turnsOf(table: Table, player: number): TurnDieAction[] {
  const hand = playerAt(table, player);
  const turnable = turnableDice(table, hand.parrots);
  if (turnable === 0) return NO_TURNS;
  const turns: TurnDieAction[] = [];
  const reach = reachOf(table, hand);
  for (const place of COLOR_INDEXES) {
    if ((turnable & (1 << place)) === 0) continue;
    const faces = facesToTurn(table.dice, place, turnable, reach);
    for (const face of FACES) {
      if ((faces & (1 << face)) !== 0)
        turns.push({ type: 'turnDie', player, die: COLORS[place], face });
    }
  }
  return turns;
}

const NO_TURNS: TurnDieAction[] = [];

function reachOf(table: Table, hand: PlayerOf<null>): Reach {
  return {
    amount: table.amount,
    possibleCoins: possibleCoins(hand),
    hold: hand.parrots.includes('hold'),
  };
}

function checkTurn(
  table: Table,
  { player }: StepOf<'bid'>,
  { die, face }: TurnDieAction,
): Refusal | null {
  const hand = playerAt(table, player);
  if (!hand.parrots.includes(die)) return refuse('NO_PARROT', { parrot: die });
  if (table.turned.includes(die)) return refuse('DIE_ALREADY_TURNED', { die });
  const place = COLOR_INDEX[die];
  if (table.dice[place] === face) return refuse('SAME_FACE', { die, face });
  const reach = reachOf(table, hand);
  const faces = facesToTurn(table.dice, place, turnableDice(table, hand.parrots), reach);
  if ((faces & (1 << face)) !== 0) return null;
  return refuse('NO_BID_LEFT', {
    die,
    face,
    amount: table.amount,
    possibleCoins: reach.possibleCoins,
  });
}

/** The die stays turned for the round (GI-K2); the player's turn goes on. */
function applyTurn(draft: GameDraft, { player, die, face }: TurnDieAction, events: Events): void {
  playParrot(draft, player, die, events);
  const place = COLOR_INDEX[die];
  events?.push({ type: 'dieTurned', player, die, from: draft.dice[place], face });
  draft.dice = withItem<Face | 0>(draft.dice, place, face);
  draft.turned = [...draft.turned, die];
  draft.agenda.push({ type: 'bid', player });
}

function checkBid(table: Table, { player }: StepOf<'bid'>, action: BidAction): Refusal | null {
  const { dice } = action;
  const space = risingSpace(table.dice, dice);
  if (space !== null)
    return refuse('ROW_NOT_DESCENDING', { space, ...pipsAround(table, dice, space) });
  const pips = amountOf(table.dice, dice);
  const { amount } = table;
  if (own(action, 'hold') === true) {
    if (amount === 0) return refuse('NOTHING_TO_HOLD', { bid: pips });
    if (!playerAt(table, player).parrots.includes('hold'))
      return refuse('NO_PARROT', { parrot: 'hold' });
    if (pips !== amount) return refuse('HOLD_NOT_EQUAL', { bid: pips, amount });
  } else if (pips <= amount) {
    return refuse('BID_TOO_LOW', { bid: pips, amount });
  }
  const coins = possibleCoins(playerAt(table, player));
  return pips <= coins ? null : refuse('BID_EXCEEDS_COINS', { bid: pips, possibleCoins: coins });
}

function pipsAround(
  table: Table,
  dice: readonly Color[],
  space: number,
): { left: number; right: number } {
  const pips = (place: number): number => table.dice[COLOR_INDEX[at(dice, place)]];
  return { left: pips(space - 2), right: pips(space - 1) };
}

function applyBid(draft: GameDraft, action: BidAction, events: Events): void {
  const { player, dice } = action;
  const hold = own(action, 'hold') === true;
  if (hold) playParrot(draft, player, 'hold', events);
  draft.row = [...dice];
  draft.amount = amountOf(draft.dice, dice);
  draft.leader = player;
  draft.turned = [];
  events?.push({
    type: 'bidMade',
    player,
    dice: [...dice],
    amount: draft.amount,
    hold,
  });
  nextTurn(draft, player, events);
}

/** A played parrot leaves the game (GI-K1). */
function playParrot(draft: GameDraft, seat: number, parrot: 'hold' | Color, events: Events): void {
  const player = draftAt(draft, seat);
  player.parrots = without(player.parrots, parrot);
  draft.playedParrots = [...draft.playedParrots, parrot];
  events?.push({ type: 'parrotPlayed', player: seat, parrot });
}
