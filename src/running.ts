import type { BaseAction, BaseStep, Seat } from './game.ts';
import { type Rules, type RulesTypes, roomOf } from './rules.ts';

/** Carries out a legal action on a draft, and all automatic steps that follow it. */
export function answer<Types extends RulesTypes>(
  rules: Rules<Types>,
  draft: Types['Draft'],
  action: BaseAction,
  events: Types['Event'][] | null,
): void {
  const step = takeStep(rules, draft.agenda, action.player);
  roomOf(rules, step).apply(draft, step, action, events);
  settle(rules, draft, events);
}

/** Runs automatic steps until somebody has a decision, or the game is over. */
function settle<Types extends RulesTypes>(
  rules: Rules<Types>,
  draft: Types['Draft'],
  events: Types['Event'][] | null,
): void {
  for (;;) {
    const { agenda } = draft;
    const top = agenda[agenda.length - 1];
    if (top === undefined) return;
    const run = rules.automatic[top.type];
    if (run === undefined) return;
    agenda.pop();
    run(draft, top, events);
  }
}

function takeStep<Types extends RulesTypes>(
  rules: Rules<Types>,
  agenda: BaseStep[],
  player: Seat,
): BaseStep {
  const top = agenda[agenda.length - 1];
  if (top?.type === rules.simultaneous && top?.player !== player) {
    const index = agenda.findIndex(
      (step) => step.type === rules.simultaneous && step.player === player,
    );
    const taken = index < 0 ? undefined : agenda.splice(index, 1)[0];
    if (taken !== undefined) return taken;
  }
  const step = agenda.pop();
  if (step === undefined) throw new RangeError('the game is over');
  return step;
}
