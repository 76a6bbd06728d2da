import { type EngineTypes, type EventLog, type GameDefinition, handlerOf } from './definition.ts';
import type { BaseAction, BaseStep, Seat } from './types.ts';

/** Carries out a legal action on a draft, and all automatic steps that follow it. */
export function resolve<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  draft: Types['Draft'],
  action: BaseAction,
  events: EventLog<Types>,
): void {
  const step = takeStep(definition, draft.agenda, action.player);
  handlerOf(definition, step).apply(draft, step, action, events);
  runAutomaticSteps(definition, draft, events);
}

/** Runs automatic steps until somebody has a decision, or the game is over. */
function runAutomaticSteps<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  draft: Types['Draft'],
  events: EventLog<Types>,
): void {
  for (;;) {
    const { agenda } = draft;
    const top = agenda[agenda.length - 1];
    if (top === undefined) return;
    const run = definition.automatic[top.type];
    if (run === undefined || !Object.hasOwn(definition.automatic, top.type)) return;
    agenda.pop();
    run(draft, top, events);
  }
}

function takeStep<Types extends EngineTypes>(
  { simultaneous }: GameDefinition<Types>,
  agenda: BaseStep[],
  player: Seat,
): BaseStep {
  const top = agenda[agenda.length - 1];
  if (top?.type === simultaneous && top?.player !== player) {
    const index = agenda.findIndex((step) => step.type === simultaneous && step.player === player);
    const taken = index < 0 ? undefined : agenda.splice(index, 1)[0];
    if (taken !== undefined) return taken;
  }
  const step = agenda.pop();
  if (step === undefined) throw new RangeError('The game is over.');
  return step;
}
