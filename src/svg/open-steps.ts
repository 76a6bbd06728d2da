import type { BaseStep } from '../core/types.ts';

/** The steps that wait for an answer, in seat order; several steps of the type `together` can be open at once. */
export function openSteps<Step extends BaseStep>(
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
