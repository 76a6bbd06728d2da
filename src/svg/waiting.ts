import type { BaseStep } from '../core/types.ts';

/** The steps that wait for an answer, seats rising; those of one kind may be open together. */
export function waitingSteps<Step extends BaseStep>(
  agenda: readonly Step[],
  together?: Step['type'],
): readonly Step[] {
  const top = agenda.at(-1);
  if (top === undefined) return [];
  if (top.type !== together) return [top];
  return agenda
    .filter(({ type }) => type === together)
    .sort((left, right) => left.player - right.player);
}
