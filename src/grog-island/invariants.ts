import { counted } from '../core/sentence.ts';
import { type StateIssue, StateIssues } from '../core/state-issues.ts';
import { demandAgenda } from './agenda-issues.ts';
import { amountOf, isAuction, risingSpace } from './auction.ts';
import { demandComponents } from './component-counts.ts';
import { COLOR_INDEX } from './components.ts';
import { possibleCoins } from './players.ts';
import type { GameState } from './state.ts';

/*
 * The conditions that every state meets. Each legal action keeps them, and together they are enough to play on: nothing throws,
 * and somebody can act until the game is over. How the components got to their places is not asked.
 */

/** The conditions that a state breaks. */
export function issuesIn(state: GameState): readonly StateIssue[] {
  const issues = new StateIssues();
  const seats = state.players.length;
  const { flag, leader } = state;
  issues.demand(flag < seats, 'GI-S8', ['flag'], flag, 'a seat of this game');
  const isSeat = leader === null || leader < seats;
  issues.demand(isSeat, 'GI-N2', ['leader'], leader, 'a seat of this game or null');
  demandComponents(state, issues);
  demandDrawn(state, issues);
  demandAuction(state, issues);
  demandAgenda(state, issues);
  return issues.found;
}

/** Cards lie beside a hand only while all of them but one are to be returned (GI-T6). */
function demandDrawn({ players, agenda }: GameState, issues: StateIssues): void {
  const top = agenda.at(-1);
  for (const [seat, { drawn }] of players.entries()) {
    const isReturning = top?.type === 'returnGoals' && top.from === 'drawn' && top.player === seat;
    const expected = isReturning ? top.left + 1 : 0;
    const path = ['players', seat, 'drawn'];
    issues.demand(
      drawn.length === expected,
      'GI-T6',
      path,
      drawn.length,
      counted(expected, 'card'),
    );
  }
}

/** The row is empty or somebody's bid; before the roll there is none, and in the auction the bid is one that can be made. */
function demandAuction(state: GameState, issues: StateIssues): void {
  const { agenda, players, leader, row, amount, dice, turned } = state;
  const [bottom] = agenda;
  const isBid = leader !== null;
  const rowExpected = isBid
    ? 'at least one die, since there is a bidder'
    : 'no dice, since there is no bidder';
  issues.demand(
    row.length > 0 === isBid,
    'GI-B1',
    ['row'],
    row.join(', ') || 'no dice',
    rowExpected,
  );
  const isDistinct = new Set(row).size === row.length;
  issues.demand(isDistinct, 'GI-B1', ['row'], row.join(', '), 'each die at most once');
  const amountExpected = isBid
    ? 'at least 1, since there is a bidder'
    : '0, since there is no bidder';
  issues.demand(amount > 0 === isBid, 'GI-B3', ['amount'], amount, amountExpected);
  const isTurn = agenda.at(-1)?.type === 'bid';
  const noneTurned = 'no dice, since nobody is to bid';
  issues.demand(isTurn || turned.length === 0, 'GI-K2', ['turned'], turned.join(', '), noneTurned);
  if (bottom?.type === 'setup' || bottom?.type === 'roll') {
    issues.demand(!isBid, 'GI-O1', ['leader'], leader, 'null before the roll');
    for (const [seat, { passed }] of players.entries())
      issues.demand(!passed, 'GI-A1', ['players', seat, 'passed'], passed, 'false before the roll');
  }
  if (!isAuction(agenda)) return;
  const isRolled = dice.every((face) => face > 0);
  issues.demand(isRolled, 'GI-R1', ['dice'], dice.join(', '), 'faces from 1 to 6 after the roll');
  const bidder = leader === null ? undefined : players[leader];
  if (bidder === undefined) return;
  const most = possibleCoins(bidder);
  issues.demand(
    amount <= most,
    'GI-B4',
    ['amount'],
    amount,
    `at most ${most} possible ${most === 1 ? 'coin' : 'coins'}`,
  );
  if (turned.length > 0) return;
  const pips = row.map((die) => dice[COLOR_INDEX[die]]).join(', ');
  issues.demand(risingSpace(dice, row) === null, 'GI-B2', ['row'], pips, 'pips that never rise');
  const sum = amountOf(dice, row);
  issues.demand(amount === sum, 'GI-B3', ['amount'], amount, `${sum}, the sum of the row`);
}
