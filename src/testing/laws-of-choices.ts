import { canonical, isComposite } from './equality.ts';
import { assert, assertEqual, type LawRule, viewersOf } from './law.ts';

export const publicAnswers: LawRule = {
  name: 'law 15: what a view says about passing and points is true',
  promise:
    'choices answers for every open decision, the same in each view as in the state, and with the refusal that checkAction ' +
    'gives to the pass. scoreSoFar has a sheet for each seat; what it does not leave open is what score says, and a ' +
    "viewer's own total is known.",
  observe: ({ game }) => ({
    at(step, inDepth) {
      if (!inDepth) return;
      const { state, decisions, score } = step;
      const views = viewersOf(state).map((viewer) => game.viewFor(state, viewer));
      for (const decision of decisions) {
        const found = game.choices(state, decision);
        const { pass } = found;
        const what = (): string => `the choices of ${canonical(decision)}`;
        if (pass !== null) assertEqual(pass.refusal, game.checkAction(state, pass.action), what);
        for (const view of views) assertEqual(game.choices(view, decision), found, what);
      }
      for (const view of views) {
        const { players } = game.scoreSoFar(view);
        assert(players.length === state.players.length, () => 'not a sheet for each seat');
        for (const [seat, sheet] of players.entries()) {
          const whole: unknown = score.players[seat];
          const what = (): string =>
            `the score so far of seat ${seat} in the view of ${view.viewer}`;
          assert(sheet.player === seat, what);
          assert(seat !== view.viewer || sheet.total !== null, what);
          for (const [name, value] of Object.entries(sheet))
            if (name !== 'certain' && isKnown(value) && isComposite(whole))
              assertEqual(value, whole[name], () => `${what()}, ${name}`);
          assert(sheet.certain <= Number(sheet.total ?? sheet.certain), what);
        }
      }
    },
  }),
};

/** Whether nothing in a value is left open. */
function isKnown(value: unknown): boolean {
  return value !== null && !(Array.isArray(value) && value.includes(null));
}
