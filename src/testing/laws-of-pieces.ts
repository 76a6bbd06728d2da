import { canonical } from './equality.ts';
import { assert, assertEqual, type LawRule } from './law.ts';

export const pieces: LawRule = {
  name: 'law 14: every action touches a piece',
  promise:
    'piecesOf names at least one piece for each legal action, the same in the view of its player as in the state. ' +
    'actionsOn picks exactly the actions that touch the piece, in their order. piecesOfEvent reads every event.',
  observe: ({ game }) => ({
    at(step, inDepth) {
      if (!inDepth) return;
      const { state, legal, choice } = step;
      const views = [...state.players.keys()].map((seat) => game.viewFor(state, seat));
      const touched = legal.map((action) => {
        const found = game.piecesOf(action, state);
        assert(found.length > 0, () => `no piece for ${canonical(action)}`);
        const view = views[action.player];
        const seen = view === undefined ? [] : game.piecesOf(action, view);
        assertEqual(seen, found, () => `the pieces of ${canonical(action)} in a view`);
        return found;
      });
      for (const piece of new Set(touched.flat())) {
        const expected = legal.filter((_, index) => touched[index]?.includes(piece));
        const found = game.actionsOn(legal, piece, state);
        assertEqual(found, expected, () => `the actions on ${piece}`);
      }
      if (choice === null) return;
      for (const event of step.transition.events)
        assert(Array.isArray(game.piecesOfEvent(event)), () => `no pieces for ${canonical(event)}`);
    },
  }),
};
