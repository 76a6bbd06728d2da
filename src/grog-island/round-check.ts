import type { Seat } from '../game.ts';
import type { Demands } from '../possible.ts';
import type { Step } from './agenda.ts';
import { COLOR_INDEX, type Color, FACES, GHOST_SHIP } from './components.ts';
import { isStale } from './round.ts';
import type { GameState } from './state.ts';
import { hasGhost, peninsulaOf, possibleCoins } from './table.ts';

/** The parts of a game; the step at the bottom of the agenda tells which it is. */
type Phase = 'setup' | 'roll' | 'auction' | 'end' | 'over';

function phaseOf({ agenda }: GameState): Phase {
  const bottom: Step | undefined = agenda[0];
  switch (bottom?.type) {
    case undefined:
      return 'over';
    case 'setup':
    case 'roll':
      return bottom.type;
    case 'bid':
    case 'chooseShip':
    case 'trade':
      return 'auction';
    default:
      return 'end';
  }
}

/** Asks for a round that goes with the agenda: the dice, the bid, who has passed, whose turn it is, and the crew. */
export function checkRound(state: GameState, demands: Demands): void {
  const phase = phaseOf(state);
  demands.that(
    (phase === 'setup') === (state.round === 0),
    'GI-S7',
    ['round'],
    state.round,
    'from 1, and 0 during the setup only',
  );
  const isRolled = phase !== 'setup' && !(phase === 'roll' && state.round === 1);
  demands.that(
    state.dice.every((face) => face > 0 === isRolled),
    'GI-R1',
    ['dice'],
    state.dice.join(', '),
    isRolled ? '1 to 6' : '0 before the first roll',
  );
  checkBid(state, demands);
  checkTurned(state, demands);
  checkMarkers(state, demands);
  checkCrew(state, phase, demands);
  if (phase === 'auction' || phase === 'end') checkTurn(state, phase, demands);
  else {
    demands.that(state.leader === null, 'GI-E2', ['leader'], state.leader, 'null');
    for (const [seat, { passed }] of state.players.entries())
      demands.that(!passed, 'GI-E2', ['players', seat, 'passed'], passed, 'false');
  }
}

/** No bid, or the bid of a seat: a falling row with its amount, within the bidder's possible coins until he pays (GI-B). */
function checkBid(state: GameState, demands: Demands): void {
  const { leader, amount, row, agenda } = state;
  if (leader === null) {
    demands.that(amount === 0, 'GI-B3', ['amount'], amount, '0 without a bid');
    return;
  }
  demands.that(couldBeMade(state), 'GI-B2', ['row'], row.join(', '), `a falling row of ${amount}`);
  const bidder = state.players[leader];
  const isPaid = phaseOf(state) === 'end' && agenda[0]?.type !== 'pay';
  demands.that(
    isPaid || (bidder !== undefined && amount <= possibleCoins(bidder)),
    'GI-B4',
    ['amount'],
    amount,
    'at most the possible coins of the bidder',
  );
}

/** Whether the row was a bid of the amount before dice were turned in this turn: each of them showed another face. */
function couldBeMade({ dice, row, turned, amount }: GameState): boolean {
  const faces = (die: Color): readonly number[] => {
    const face = dice[COLOR_INDEX[die]];
    return turned.includes(die) ? FACES.filter((other) => other !== face) : [face];
  };
  const goesOn = (place: number, most: number, left: number): boolean => {
    const die = row[place];
    if (die === undefined) return left === 0;
    return faces(die).some((face) => face <= most && goesOn(place + 1, face, left - face));
  };
  return goesOn(0, 6, amount);
}

/** Only a bidder in his turn has turned dice, each with the last parrots that were played (GI-K2, GI-K5). */
function checkTurned(state: GameState, demands: Demands): void {
  const { turned, playedParrots, agenda } = state;
  const last = playedParrots.slice(playedParrots.length - turned.length);
  demands.that(
    turned.every((die, place) => die === last[place]),
    'GI-K1',
    ['turned'],
    turned.join(', '),
    'the colours of the last played parrots',
  );
  demands.that(
    turned.length === 0 || agenda.at(-1)?.type === 'bid',
    'GI-K2',
    ['turned'],
    turned.join(', '),
    'none but in the turn of a bidder',
  );
}

/** A marker for each who has passed and chosen a ship: another one each, on a peninsula, not the ghost ship (GI-T1, GI-T5). */
function checkMarkers(state: GameState, demands: Demands): void {
  const { players, agenda } = state;
  const chooser = agenda[0]?.type === 'chooseShip' ? agenda[0].player : null;
  for (const [seat, { passed, marker }] of players.entries()) {
    const path = ['players', seat, 'marker'];
    if (marker === null) {
      demands.that(!passed || seat === chooser, 'GI-T5', path, marker, 'a ship after passing');
      continue;
    }
    demands.that(passed && seat !== chooser, 'GI-E2', path, marker, 'null before passing');
    const isAvailable =
      peninsulaOf(state, marker) !== null &&
      !(hasGhost(state) && marker === GHOST_SHIP) &&
      players.every((other, otherSeat) => other.marker !== marker || otherSeat === seat);
    demands.that(isAvailable, 'GI-T1', path, marker, 'an available ship');
  }
}

/** Who has no crew left has just lost the last one; the game ends with this round, or has ended (GI-F1, GI-F2). */
function checkCrew(state: GameState, phase: Phase, demands: Demands): void {
  const { players, agenda } = state;
  if (phase === 'over') {
    const hasEnded = players.some(({ crew }) => crew === 0) || isStale(state);
    demands.that(hasEnded, 'GI-F1', ['agenda'], 'nothing to do', 'a decision before the end');
    return;
  }
  for (const [seat, { crew, marker }] of players.entries()) {
    // At the end of a round all but the winner have a marker, or have not passed as they should (GI-N1).
    const mayClaim = marker !== null || (phase === 'end' && agenda.length > 1);
    demands.that(
      crew > 0 || mayClaim,
      'GI-F1',
      ['players', seat, 'crew'],
      crew,
      'more than 0 before a claim of this round',
    );
  }
  const isEnd = phase === 'roll' && isStale(state);
  demands.that(!isEnd, 'GI-F2', ['agenda'], 'a roll', 'nothing, since nothing can change');
}

/** Whose turn it is: clockwise from the flag as long as nobody bids, then from the bidder (GI-O1, GI-O3, GI-N1, GI-N2). */
function checkTurn(state: GameState, phase: Phase, demands: Demands): void {
  const { players, flag, leader, agenda } = state;
  const seats = players.length;
  const [bottom] = agenda;
  const isBid = bottom?.type === 'bid';
  const place = (seat: Seat): number => (seat - (leader ?? flag) + seats) % seats;
  const turn = bottom === undefined ? 0 : place(bottom.player);
  demands.that(phase === 'auction' || leader !== null, 'GI-N2', ['leader'], leader, 'the winner');
  demands.that(
    phase === 'end' || leader === null || turn > 0,
    'GI-N1',
    ['agenda', 0, 'player'],
    bottom?.player,
    'another than the bidder',
  );
  for (const [seat, { passed }] of players.entries()) {
    const path = ['players', seat, 'passed'];
    const distance = place(seat);
    let expected = passed;
    if (phase === 'end') expected = seat !== leader;
    else if (distance === turn) expected = !isBid;
    else if (leader === null) expected = distance < turn;
    else if (distance < turn) expected = distance > 0;
    demands.that(passed === expected, 'GI-N1', path, passed, `${expected}, by whose turn it is`);
  }
}
