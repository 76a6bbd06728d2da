import type { BaseScoring, Components } from '../core/types.ts';
import { assert, assertEqual, type LawRule } from './law.ts';

export const conservation: LawRule = {
  name: 'law 9: components are conserved',
  promise:
    'components returns the same counts for every state of a game, of at least one component.',
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
    'invariants is empty for every state. The score sheet has each seat once, in order. The ranking has each seat ' +
    'once, seats of one place in order; its first group are the winners, and totals never rise from place to ' +
    'place.',
  observe: ({ game }) => ({
    at({ state, score }) {
      const [issue] = game.invariants(state);
      assert(issue === undefined, () => `${issue?.rule}: ${issue?.message}`);
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
  const isRising = (group: readonly number[]): boolean =>
    group.every((seat, index) => index === 0 || seat > (group[index - 1] ?? seat));
  assert(
    ranking.every(isRising),
    () => `seats of one place are not in order: ${JSON.stringify(ranking)}`,
  );
  assertEqual(winners, ranking[0], () => 'the winners and the first place');
  const totals = ranked.map((seat) => players[seat]?.total ?? 0);
  assert(
    totals.every((total, place) => place === 0 || total <= (totals[place - 1] ?? total)),
    () => `the ranking ${JSON.stringify(ranking)} has the totals ${totals.join(', ')}`,
  );
}
