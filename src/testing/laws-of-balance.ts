import type { BaseScoring, Components } from '../core/types.ts';
import { assert, assertEqual, type LawRule } from './law.ts';

export const conservation: LawRule = {
  name: 'law 9: no component is lost or made',
  promise: 'components gives the same counts for every state of a game, of one component at least.',
  observe: ({ game }) => {
    let first: Components | undefined;
    return {
      at({ state }) {
        const counts = game.components(state);
        assert(Object.keys(counts).length > 0, () => 'components counts nothing');
        first ??= counts;
        assertEqual(counts, first, () => 'the components, now and at the start');
      },
    };
  },
};

export const invariance: LawRule = {
  name: 'law 10: no invariant is broken',
  promise:
    'invariants finds nothing in any state. The score sheet has each seat once, in order; the ranking names each seat ' +
    'once, seats of one place rise, its first group are the winners, and totals never rise from place to place.',
  observe: ({ game }) => ({
    at({ state, score }) {
      const [violation] = game.invariants(state);
      assert(violation === undefined, () => `${violation?.rule}: ${violation?.message}`);
      assertScoring(score, state.players.length);
    },
  }),
};

function assertScoring({ players, ranking, winners }: BaseScoring, seats: number): void {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const ranked = ranking.flat();
  assertEqual(
    players.map(({ player }) => player),
    all,
    () => 'the seats of the score sheet',
  );
  assertEqual(
    ranked.toSorted((left, right) => left - right),
    all,
    () => 'the seats of the ranking',
  );
  const rises = (group: readonly number[]): boolean =>
    group.every((seat, index) => index === 0 || seat > (group[index - 1] ?? seat));
  assert(ranking.every(rises), () => `seats of one place do not rise: ${JSON.stringify(ranking)}`);
  assertEqual(winners, ranking[0], () => 'the winners and the first place');
  const totals = ranked.map((seat) => players[seat]?.total ?? 0);
  assert(
    totals.every((total, place) => place === 0 || total <= (totals[place - 1] ?? total)),
    () => `the ranking ${JSON.stringify(ranking)} has the totals ${totals.join(', ')}`,
  );
}
