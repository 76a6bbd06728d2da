import type { Seat } from '../../core/types.ts';
import type { Step } from '../../grog-island/agenda.ts';
import { BUILDING_TYPES, COLOR_INDEX, COLORS, SHIPS } from '../../grog-island/components.ts';
import type { Table } from '../../grog-island/state.ts';
import type { Feature } from '../feature.ts';

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

/** The open decision, and claims that come later. */
export function decisionFeatures(players: number): readonly Feature<Table>[] {
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
  ];
}
