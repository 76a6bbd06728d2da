import type { Seat } from '../game.ts';
import type { Demands } from '../possible.ts';
import type { GameState } from './state.ts';
import { playerAt } from './table.ts';

/** Asks for an auction that goes with the agenda: who has passed, who has won, whose turn it is, and the dice. */
export function checkAuction(state: GameState, demands: Demands): void {
  const { players, firstPassed, winner, agenda } = state;
  const hasPassed = players.some(({ passed }) => passed);
  demands.that(
    firstPassed === null ? !hasPassed : playerAt(state, firstPassed).passed,
    'CF-B4',
    ['firstPassed'],
    firstPassed,
    'one who has passed, null if nobody has',
  );
  const bottom = agenda[0];
  const isOpen = bottom?.type === 'bid';
  demands.that(
    isOpen === (winner === null),
    'CF-B3',
    ['winner'],
    winner,
    isOpen ? 'null during the auction' : 'the winner of the auction',
  );
  if (isOpen) checkTurn(state, bottom.player, demands);
  else checkWinner(state, demands);
  checkDice(state, demands);
}

/** Clockwise from the starter as long as nobody bids, then from the bidder; only those without ducats are not asked (CF-B). */
function checkTurn(state: GameState, bidder: Seat, demands: Demands): void {
  const { players, starter, leader, firstPassed } = state;
  const seats = players.length;
  const place = (seat: Seat): number => (seat - (leader ?? starter) + seats) % seats;
  const turn = place(bidder);
  const path = ['agenda', 0, 'player'];
  demands.that(bidder !== leader, 'CF-B1', path, bidder, 'another than the bidder');
  demands.that(
    (players[bidder]?.ducats ?? 0) > 0,
    'CF-B5',
    path,
    bidder,
    'somebody who has ducats',
  );
  demands.that(
    leader !== null || firstPassed === null || firstPassed === starter,
    'CF-B1',
    ['firstPassed'],
    firstPassed,
    `${starter}, who began`,
  );
  for (const [seat, { passed }] of players.entries()) {
    const distance = place(seat);
    let expected = passed;
    if (leader === null) expected = distance < turn;
    else if (distance <= turn) expected = distance > 0 && distance < turn;
    demands.that(
      passed === expected,
      'CF-B1',
      ['players', seat, 'passed'],
      passed,
      `${expected}, by whose turn it is`,
    );
  }
}

/** The only one who has not passed has won; if nobody has bid, the first who passed (CF-B3, CF-B4). */
function checkWinner(state: GameState, demands: Demands): void {
  const { players, starter, winner, leader, firstPassed } = state;
  const expected = leader ?? firstPassed;
  demands.that(winner === expected, 'CF-B3', ['winner'], winner, `${expected}`);
  demands.that(
    leader !== null || firstPassed === starter,
    'CF-B4',
    ['firstPassed'],
    firstPassed,
    `${starter}, who began`,
  );
  for (const [seat, { passed }] of players.entries()) {
    const path = ['players', seat, 'passed'];
    demands.that(passed === (seat !== leader), 'CF-B3', path, passed, `${seat !== leader}`);
  }
}

/** The dice lie on the table from the first roll on, which ends the first round: no spyglass is kept yet (CF-D2). */
function checkDice({ dice, round, agenda }: GameState, demands: Demands): void {
  const isRolled = round > 1 || agenda.length === 0;
  demands.that(
    dice.every((face) => face > 0 === isRolled),
    'CF-R1',
    ['dice'],
    dice.join(', '),
    isRolled ? '1 to 6' : '0 before the first roll',
  );
}
