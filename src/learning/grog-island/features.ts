import { at } from '../../core/lists.ts';
import type { Seat } from '../../core/types.ts';
import type { Step } from '../../grog-island/agenda.ts';
import {
  BUILDING_TYPES,
  CLOUDS,
  COLOR_INDEX,
  COLOR_INDEXES,
  COLORS,
  CREW,
  FACES,
  GHOST_CREW,
  GOAL_COPIES,
  GOAL_DECK,
  GOALS,
  type Goal,
  LOCKS,
  PARROT_DECK,
  PARROTS,
  SHIPS,
  TREASURE_DECK,
  TREASURES,
} from '../../grog-island/components.ts';
import type { PlayerOf, Table } from '../../grog-island/state.ts';
import { type Feature, number, ofPlayers, type Slice, seatOf } from '../feature.ts';
import { BUILDING_SITES, BUILDINGS } from './default-board.ts';

/** The decisions in the order of their numbers. */
const DECISIONS: readonly (Step['type'] | undefined)[] = [
  'setup',
  'roll',
  'bid',
  'chooseShip',
  'trade',
  'returnGoals',
  'pay',
  'claim',
  'lock',
  'ghost',
];

type StepOf<Type extends Step['type']> = Extract<Step, { readonly type: Type }>;

/** The step on top of the agenda, if it has a type; in the setup, that of the viewer. */
function top<Type extends Step['type']>(
  { agenda }: Table,
  viewer: Seat,
  type: Type,
): StepOf<Type> | null {
  const step = agenda.at(-1);
  if (step?.type === 'setup')
    return (
      agenda.find((each): each is StepOf<Type> => each.type === type && each.player === viewer) ??
      null
    );
  return step !== undefined && isOf(step, type) ? step : null;
}

function isOf<Type extends Step['type']>(step: Step, type: Type): step is StepOf<Type> {
  return step.type === type;
}

/** Where cards stand among all kinds; each goal twice. */
const GOAL_PLACES: ReadonlyMap<Goal | null, number> = new Map(
  GOALS.map((goal, place) => [goal, place]),
);
const PARROT_KINDS = PARROTS.map(({ parrot }) => parrot);

/** Numbers for the cards of a kind: the share of the copies. */
function goalsOf(slice: Slice, goals: readonly (Goal | null)[]): void {
  for (const goal of goals) {
    const place = GOAL_PLACES.get(goal);
    if (place !== undefined) slice.add(place, 1 / GOAL_COPIES);
  }
}

/** A quantity for each player; the scale is what the number is divided by. */
function scaled(
  players: number,
  name: string,
  what: string,
  scale: number,
  value: (player: PlayerOf<null>) => number,
): Feature<Table> {
  return ofPlayers(
    players,
    name,
    `${what} / ${scale}`,
    (player: PlayerOf<null>) => value(player) / scale,
  );
}

/** What a viewer sees of Grog Island, as numbers. */
export function features(players: number): readonly Feature<Table>[] {
  const crew = CREW[players] ?? 0;
  return [
    {
      name: 'decision',
      size: DECISIONS.length,
      meaning: `1 for the decision that is open: ${DECISIONS.join(', ')}`,
      write({ agenda }, slice) {
        const type = agenda.at(-1)?.type;
        slice.mark(DECISIONS.indexOf(type));
      },
    },
    {
      name: 'toAct',
      size: players,
      meaning: '1 for each player who has something to decide, counted from the viewer',
      write({ agenda }, slice) {
        const step = agenda.at(-1);
        for (const each of step?.type === 'setup' ? agenda : [step])
          if (each !== undefined) slice.mark(slice.after(each.player));
      },
    },
    {
      name: 'setup',
      size: 2,
      meaning: 'goals that the viewer still returns / 2, and 1 if they have yet to choose a good',
      write(table, slice, viewer) {
        const step = top(table, viewer, 'setup');
        if (step === null) return;
        slice.set(0, step.toReturn / 2);
        slice.set(1, step.mayChooseGood ? 1 : 0);
      },
    },
    {
      name: 'trade',
      size: SHIPS.length + 4,
      meaning:
        'in a trade: 1 for the ship; credit / 4; 1 after the main trade; deals / 4; 1 if it may end without a trade',
      write(table, slice, viewer) {
        const step = top(table, viewer, 'trade');
        if (step === null) return;
        slice.mark(SHIPS.indexOf(step.ship));
        slice.set(SHIPS.length, step.credit / 4);
        slice.set(SHIPS.length + 1, step.delivered ? 1 : 0);
        slice.set(SHIPS.length + 2, step.deals / 4);
        slice.set(SHIPS.length + 3, step.idle ? 1 : 0);
      },
    },
    {
      name: 'returnGoals',
      size: 2,
      meaning: 'goals still to return from the hand / 4, or from the drawn cards / 4',
      write(table, slice, viewer) {
        const step = top(table, viewer, 'returnGoals');
        if (step !== null) slice.set(step.from === 'hand' ? 0 : 1, step.left / 4);
      },
    },
    {
      name: 'pay',
      size: 1,
      meaning: 'the coins to pay / 30',
      write: (table, slice, viewer) => slice.set(0, (top(table, viewer, 'pay')?.amount ?? 0) / 30),
    },
    {
      name: 'claim',
      size: 2 + COLORS.length + BUILDING_TYPES.length,
      meaning:
        'in a claim: 1 for an auction, or for a deal; 1 for each peninsula with something to claim; 1 for the type that is not allowed',
      write(table, slice, viewer) {
        const step = top(table, viewer, 'claim');
        if (step === null) return;
        slice.mark(step.reason === 'auction' ? 0 : 1);
        for (const peninsula of step.peninsulas) slice.mark(2 + COLOR_INDEX[peninsula]);
        if (step.except !== null)
          slice.mark(2 + COLORS.length + BUILDING_TYPES.indexOf(step.except));
      },
    },
    {
      name: 'place',
      size: COLORS.length,
      meaning: '1 for the peninsula of the lock or of the ghost crew that is placed',
      write(table, slice, viewer) {
        const step = top(table, viewer, 'lock') ?? top(table, viewer, 'ghost');
        if (step !== null) slice.mark(COLOR_INDEX[step.peninsula]);
      },
    },
    {
      name: 'dueClaims',
      size: COLORS.length + BUILDING_TYPES.length,
      meaning:
        '1 for each peninsula with a claim that comes later; 1 for the type that is not allowed then',
      write({ agenda }, slice) {
        for (const step of agenda) {
          if (step.type !== 'dueClaims') continue;
          for (const peninsula of step.peninsulas) slice.mark(COLOR_INDEX[peninsula]);
          if (step.except !== null) slice.mark(COLORS.length + BUILDING_TYPES.indexOf(step.except));
        }
      },
    },
    number('round', 'the round / 40', ({ round }) => round / 40),
    seatOf(players, 'flag', 'the player with the flag', ({ flag }) => flag),
    {
      name: 'dice',
      size: COLORS.length * FACES.length,
      meaning: '1 for the face of each die, by colour',
      write({ dice }, slice) {
        for (const place of COLOR_INDEXES) {
          const face = dice[place];
          if (face > 0) slice.mark(place * FACES.length + face - 1);
        }
      },
    },
    {
      name: 'row',
      size: COLORS.length * COLORS.length,
      meaning: '1 for the colour of the die on each space of the bid, left to right',
      write({ row }, slice) {
        for (const [space, die] of row.entries())
          slice.mark(space * COLORS.length + COLOR_INDEX[die]);
      },
    },
    number('amount', 'the bid / 30', ({ amount }) => amount / 30),
    seatOf(players, 'leader', 'the player whose bid it is', ({ leader }) => leader),
    {
      name: 'turned',
      size: COLORS.length,
      meaning: '1 for each die that the bidder has turned',
      write({ turned }, slice) {
        for (const die of turned) slice.mark(COLOR_INDEX[die]);
      },
    },
    {
      name: 'clouds',
      size: COLORS.length * CLOUDS.length,
      meaning: `1 for the cloud of each peninsula: ${CLOUDS.join(', ')}`,
      write({ clouds }, slice) {
        for (const place of COLOR_INDEXES)
          slice.mark(place * CLOUDS.length + CLOUDS.indexOf(clouds[place]));
      },
    },
    {
      name: 'ships',
      size: SHIPS.length * SHIPS.length,
      meaning: `1 for the ship at each place, left to right: ${SHIPS.join(', ')}`,
      write({ ships }, slice) {
        for (const [place, ship] of ships.entries())
          slice.mark(place * SHIPS.length + SHIPS.indexOf(ship));
      },
    },
    {
      name: 'buildings',
      size: BUILDINGS.length * (3 + players),
      meaning:
        'for each building of the default board, 1 for what is on it: nothing, a lock, a ghost, the crew of each player from the viewer on',
      write({ buildings }, slice) {
        for (const [place, site] of BUILDING_SITES.entries()) {
          const occupant = at(buildings, site);
          const first = place * (3 + players);
          if (occupant === 'none') continue;
          if (occupant === 'free') slice.mark(first);
          else if (occupant === 'lock') slice.mark(first + 1);
          else if (occupant === 'ghost') slice.mark(first + 2);
          else slice.mark(first + 3 + slice.after(Number(occupant.slice('crew:'.length))));
        }
      },
    },
    number(
      'ghostCrew',
      `crew on the ghost ship / ${GHOST_CREW}`,
      ({ ghostCrew }) => ghostCrew / GHOST_CREW,
    ),
    number('locks', `locks in the supply / ${LOCKS}`, ({ locks }) => locks / LOCKS),
    {
      name: 'decks',
      size: 3,
      meaning: 'the cards in the decks of goals, treasures and parrots / all cards of the kind',
      write({ goalDeck, treasureDeck, parrotDeck }, slice) {
        slice.set(0, goalDeck.length / GOAL_DECK.length);
        slice.set(1, treasureDeck.length / TREASURE_DECK.length);
        slice.set(2, parrotDeck.length / PARROT_DECK.length);
      },
    },
    {
      name: 'spentTreasures',
      size: TREASURES.length,
      meaning: 'the treasure cards that have left the game, by value / all of the value',
      write({ spentTreasures }, slice) {
        for (const treasure of spentTreasures)
          slice.add(treasure - 1, 1 / at(TREASURES, treasure - 1).copies);
      },
    },
    {
      name: 'playedParrots',
      size: PARROTS.length,
      meaning: 'the parrots that have left the game, by kind / all of the kind',
      write({ playedParrots }, slice) {
        for (const parrot of playedParrots) {
          const place = PARROT_KINDS.indexOf(parrot);
          slice.add(place, 1 / at(PARROTS, place).copies);
        }
      },
    },
    scaled(players, 'coins', 'coins', 30, ({ coins }) => coins),
    scaled(players, 'points', 'points', 30, ({ points }) => points),
    scaled(players, 'crew', 'crew in hand', crew, (player) => player.crew),
    {
      name: 'goods',
      size: players * COLORS.length,
      meaning: 'goods by colour / 5, of each player from the viewer on',
      write(table, slice) {
        for (const [seat, { goods }] of table.players.entries())
          for (const place of COLOR_INDEXES)
            slice.set(slice.after(seat) * COLORS.length + place, goods[place] / 5);
      },
    },
    scaled(players, 'passed', '1 if they have passed', 1, ({ passed }) => (passed ? 1 : 0)),
    {
      name: 'markers',
      size: players * SHIPS.length,
      meaning: '1 for the ship with the marker of each player from the viewer on',
      write(table, slice) {
        for (const [seat, { marker }] of table.players.entries())
          if (marker !== null) slice.mark(slice.after(seat) * SHIPS.length + SHIPS.indexOf(marker));
      },
    },
    scaled(players, 'goalCards', 'goal cards', 10, ({ goals }) => goals.length),
    scaled(players, 'treasureCards', 'treasure cards', 10, ({ treasures }) => treasures.length),
    scaled(players, 'parrotCards', 'parrot cards', 10, ({ parrots }) => parrots.length),
    scaled(players, 'drawnCards', 'drawn goal cards', 10, ({ drawn }) => drawn.length),
    {
      name: 'ownGoals',
      size: GOALS.length,
      meaning: 'the goal cards of the viewer, by kind / 2',
      write: (table, slice, viewer) => goalsOf(slice, at(table.players, viewer).goals),
    },
    {
      name: 'ownDrawn',
      size: GOALS.length,
      meaning: 'the drawn goal cards of the viewer, by kind / 2',
      write: (table, slice, viewer) => goalsOf(slice, at(table.players, viewer).drawn),
    },
    {
      name: 'ownTreasures',
      size: TREASURES.length,
      meaning: 'the treasure cards of the viewer, by value / 5',
      write(table, slice, viewer) {
        for (const treasure of at(table.players, viewer).treasures)
          if (treasure !== null) slice.add(treasure - 1, 1 / 5);
      },
    },
    {
      name: 'ownParrots',
      size: PARROTS.length,
      meaning: 'the parrots of the viewer, by kind / 4',
      write(table, slice, viewer) {
        for (const parrot of at(table.players, viewer).parrots)
          if (parrot !== null) slice.add(PARROT_KINDS.indexOf(parrot), 1 / 4);
      },
    },
  ];
}
