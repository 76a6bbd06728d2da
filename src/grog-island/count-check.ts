import { same } from '../lists.ts';
import type { Demands } from '../possible.ts';
import type { Path } from '../refusal.ts';
import { violationsOf } from './audit.ts';
import { SITES } from './buildings.ts';
import { sortedGoals, sortedParrots, sortedTreasures } from './cards.ts';
import {
  BUILDING_TYPES,
  COLORS,
  CREW,
  DEAL_PRICE,
  GHOST_CREW,
  KEPT_GOALS,
  LOCKS,
  START_COINS,
} from './components.ts';
import type { GameState, PlayerState } from './state.ts';
import { hasGhost, total } from './table.ts';

/** Asks for all components, for hands in order, and for numbers that so many rounds can give. */
export function checkCounts(state: GameState, demands: Demands): void {
  const { flag, leader, players } = state;
  const isSeat = (seat: number): boolean => seat < players.length;
  demands.that(isSeat(flag), 'GI-S8', ['flag'], flag, 'a seat of this game');
  demands.that(leader === null || isSeat(leader), 'GI-N2', ['leader'], leader, 'a seat, or null');
  demands.that(
    state.random.some((word) => word !== 0),
    'random',
    ['random'],
    'four times 0',
    'words of a random source',
  );
  for (const { rule, message } of violationsOf(state))
    demands.that(false, rule, [], message, 'all components, each once');
  if (demands.problem !== null) return;
  checkBoard(state, demands);
  checkHands(state, demands);
  checkGains(state, demands);
}

/** Seven different types on each peninsula, each type one to four times (GI-C4). */
function checkBoard({ buildings }: GameState, demands: Demands): void {
  const standing = SITES.filter((_, site) => buildings[site] !== 'none');
  for (const color of COLORS) {
    const count = standing.filter(({ peninsula }) => peninsula === color).length;
    demands.that(count === 7, 'GI-C4', ['buildings'], `${count} on ${color}`, '7');
  }
  for (const type of BUILDING_TYPES) {
    const count = standing.filter((building) => building.type === type).length;
    demands.that(count >= 1 && count <= 4, 'GI-C4', ['buildings'], `${count} × ${type}`, '1 to 4');
  }
}

/** Hands lie in order; cards are only drawn beside the hand while some of them are still to be returned (GI-T6). */
function checkHands({ agenda, players }: GameState, demands: Demands): void {
  const top = agenda.at(-1);
  for (const [seat, hand] of players.entries()) {
    const ordered = {
      goals: sortedGoals(hand.goals),
      treasures: sortedTreasures(hand.treasures),
      parrots: sortedParrots(hand.parrots),
      drawn: sortedGoals(hand.drawn),
    };
    for (const name of HANDS) {
      const isOrdered = same(hand[name], ordered[name]);
      demands.that(isOrdered, 'order', ['players', seat, name], 'another order', 'cards in order');
    }
    const returns = top?.type === 'returnGoals' && top.player === seat ? top.from : null;
    const isDrawing = hand.drawn.length > 0;
    demands.that(
      isDrawing === (returns === 'drawn'),
      'GI-T6',
      ['players', seat, 'drawn'],
      hand.drawn.length,
      'drawn cards while some are to be returned',
    );
    const kept = agenda.find((step) => step.type === 'setup' && step.player === seat);
    const toReturn = kept?.type === 'setup' ? kept.toReturn : returns === 'hand' ? 1 : 0;
    const isKept =
      agenda[0]?.type === 'setup'
        ? hand.goals.length === KEPT_GOALS + toReturn
        : hand.goals.length >= KEPT_GOALS + toReturn;
    demands.that(
      isKept,
      'GI-S7',
      ['players', seat, 'goals'],
      hand.goals.length,
      `${KEPT_GOALS} goals and ${toReturn} to return`,
    );
  }
}

const HANDS = ['goals', 'treasures', 'parrots', 'drawn'] as const;

/** What bounds the gains of a player. */
interface Course {
  /** The rounds that were begun, without one before its roll. */
  readonly rounds: number;
  /** The player's crew on buildings. */
  readonly placed: number;
  /** The worth of all treasure cards that were spent. */
  readonly spent: number;
  /** 1 if the player has chosen his first good, else 0. */
  readonly chosen: number;
}

/** What a player has at the start, and the most that he can gain in a course of the game. */
const GAINS: readonly {
  readonly of: keyof PlayerState;
  readonly rule: string;
  count(hand: PlayerState, course: Course): number;
  start(course: Course): number;
  most(course: Course): number;
}[] = [
  {
    of: 'goods',
    rule: 'GI-A2',
    count: ({ goods }) => total(goods),
    start: ({ chosen }) => chosen,
    most: ({ rounds }) => 6 * rounds,
  },
  {
    of: 'crew',
    rule: 'GI-L1',
    count: (_, { placed }) => placed,
    start: () => 0,
    most: ({ rounds }) => 2 * rounds + Math.floor((1 + 6 * rounds) / DEAL_PRICE),
  },
  {
    of: 'coins',
    rule: 'GI-T6',
    count: ({ coins }) => coins,
    start: () => START_COINS,
    most: ({ rounds, placed, spent }) => 8 * rounds + 3 * placed + spent,
  },
  {
    of: 'points',
    rule: 'GI-W1',
    count: ({ points }) => points,
    start: () => 0,
    most: ({ rounds, placed }) => 2 * rounds + placed,
  },
  {
    of: 'treasures',
    rule: 'GI-T6',
    count: ({ treasures }) => treasures.length,
    start: () => 1,
    most: ({ rounds }) => 2 * rounds,
  },
  {
    of: 'parrots',
    rule: 'GI-T6',
    count: ({ parrots }) => parrots.length,
    start: () => 1,
    most: ({ rounds, placed }) => 3 * rounds + placed,
  },
];

/** Asks for numbers from what lies there at the start to the most that so many rounds can add. */
function checkGains(state: GameState, demands: Demands): void {
  const { players, agenda, round, spentTreasures, playedParrots } = state;
  const rounds = Math.max(0, agenda[0]?.type === 'roll' ? round - 1 : round);
  const spent = spentTreasures.reduce<number>((sum, treasure) => sum + treasure, 0);
  const gone = spentTreasures.length + playedParrots.length;
  const atMost = (count: number, most: number, rule: string, path: Path): void =>
    demands.that(count <= most, rule, path, count, `at most ${most} after ${rounds} rounds`);
  atMost(LOCKS - state.locks, rounds, 'GI-W4', ['locks']);
  if (hasGhost(state)) atMost(GHOST_CREW - state.ghostCrew, rounds, 'GI-E1', ['ghostCrew']);
  if (rounds === 0) atMost(gone, 0, 'GI-H3', ['spentTreasures']);
  for (const [seat, hand] of players.entries()) {
    const placed = (CREW[players.length] ?? 0) - hand.crew;
    const choice = agenda.find((step) => step.type === 'setup' && step.player === seat);
    const chosen = choice?.type === 'setup' && choice.mayChooseGood ? 0 : 1;
    const course = { rounds, placed, spent, chosen };
    for (const { of, rule, count, start, most } of GAINS) {
      const path = ['players', seat, of];
      const given = count(hand, course);
      atMost(given, start(course) + most(course), rule, path);
      const isStart = rounds > 0 || given === start(course);
      demands.that(isStart, 'GI-S6', path, given, `${start(course)} before the first round`);
    }
  }
}
