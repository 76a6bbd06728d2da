import { at, own } from '../core/lists.ts';
import { seeded } from '../core/random.ts';
import { sitesOf } from './board.ts';
import { sortedGoals } from './cards.ts';
import {
  CLOUDS,
  COLORS,
  CREW,
  DEALT_GOALS,
  DEFAULT_BOARD,
  GHOST_CREW,
  GOAL_DECK,
  KEPT_GOALS,
  LOCKS,
  NAME,
  PARROT_DECK,
  RULES_VERSION,
  SHIPS,
  START_COINS,
  TREASURE_DECK,
} from './components.ts';
import type { CreateOptions } from './options.ts';
import type { GameDraft, PlayerDraft } from './state.ts';

/** The table after GI-S1 to GI-S6 and GI-S8; the setup decisions of GI-S7 are open. */
export function initialState(options: CreateOptions): GameDraft {
  const {
    players,
    board = DEFAULT_BOARD,
    firstPlayer = 0,
    dice = 'seeded',
    arrangement = {},
  } = options;
  const source = seeded(options.seed);
  // Everything is shuffled in any case, so that fixing one part does not change the others.
  const shuffledClouds = source.shuffled(CLOUDS);
  const shuffledShips = source.shuffled(SHIPS);
  const shuffledGoals = source.shuffled(GOAL_DECK);
  const shuffledTreasures = source.shuffled(TREASURE_DECK);
  const shuffledParrots = source.shuffled(PARROT_DECK);
  const clouds = COLORS.map(
    (color, place) => own(arrangement, 'clouds')?.[color] ?? at(shuffledClouds, place),
  );
  const goalDeck = [...(own(arrangement, 'goals') ?? shuffledGoals)];
  const treasureDeck = [...(own(arrangement, 'treasures') ?? shuffledTreasures)];
  const parrotDeck = [...(own(arrangement, 'parrots') ?? shuffledParrots)];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const goals = seats.map(() => sortedGoals(deal(goalDeck, DEALT_GOALS)));
  const hands = seats.map(
    (seat): PlayerDraft => ({
      coins: START_COINS,
      points: 0,
      crew: CREW[players] ?? 0,
      goods: [0, 0, 0, 0, 0],
      goals: at(goals, seat),
      treasures: [],
      parrots: [],
      drawn: [],
      passed: false,
      marker: null,
    }),
  );
  // Drawn last, so that the deal does not depend on it.
  const flag = firstPlayer === 'random' ? source.below(players) : firstPlayer;
  return {
    game: NAME,
    rules: RULES_VERSION,
    random: source.state(),
    manualDice: dice === 'manual',
    round: 0,
    flag,
    players: hands,
    buildings: sitesOf(board),
    order: [...(own(board, 'order') ?? COLORS)],
    clouds: fiveOf(clouds),
    ships: [...(own(arrangement, 'ships') ?? shuffledShips)],
    ghostCrew: players === 2 ? GHOST_CREW : 0,
    locks: LOCKS,
    dice: [0, 0, 0, 0, 0],
    row: [],
    amount: 0,
    leader: null,
    turned: [],
    goalDeck,
    treasureDeck,
    parrotDeck,
    spentTreasures: [],
    playedParrots: [],
    agenda: seats.map((player) => ({
      type: 'setup',
      player,
      toReturn: DEALT_GOALS - KEPT_GOALS,
      mayChooseGood: true,
    })),
  };
}

/** Takes cards off the top of a deck. */
function deal<Card>(deck: Card[], count: number): Card[] {
  return deck.splice(deck.length - count, count);
}

function fiveOf<T>(values: readonly T[]): [T, T, T, T, T] {
  return [at(values, 0), at(values, 1), at(values, 2), at(values, 3), at(values, 4)];
}
