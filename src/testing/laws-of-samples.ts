import { canonical, isComposite, throughJson } from './equality.ts';
import { anySeed, assert, assertEqual, isManual, type LawRule, viewersOf } from './law.ts';

/** After so many equal hidden values, the sampler counts as knowing them. */
const MOST_EQUAL = 40;

export const honestSamples: LawRule = {
  name: 'law 7: a sample agrees with its view',
  promise:
    "The viewer's view of a sample is the view that it was drawn from. Equal views and seeds give equal samples, " +
    'whatever is hidden. A sample has all components, breaks no invariant, and has a legal action for every open ' +
    'decision (except a roll with manual dice). Over a game, each kind of hidden place differs from the real ' +
    'state in some sample, and differs between some two seeds.',
  observe: ({ game, source }) => {
    const reality = new Variety('the real state');
    const seeds = new Variety('the sample of another seed');
    return {
      at({ state, decisions }, inDepth) {
        if (!inDepth) return;
        for (const viewer of viewersOf(state)) {
          const view = game.viewFor(state, viewer);
          const seed = anySeed(source);
          const sample = game.sampleState(view, seed);
          const other = game.sampleState(view, anySeed(source));
          assertEqual(game.viewFor(sample, viewer), view, () => `${viewer}'s view of a sample`);
          assertEqual(
            game.sampleState(throughJson(view), seed),
            sample,
            () => 'samples of a view and of its copy',
          );
          assertEqual(
            game.sampleState(game.viewFor(other, viewer), seed),
            sample,
            () => 'samples of equal views of different states',
          );
          assertEqual(
            game.components(sample),
            game.components(state),
            () => 'the components of a sample',
          );
          const [issue] = game.invariants(sample);
          assert(issue === undefined, () => `a sample breaks ${issue?.rule}: ${issue?.message}`);
          for (const decision of decisions)
            assert(
              isManual(decision) || game.legalActions(sample, decision.player).length > 0,
              () => `nothing is legal in a sample at ${canonical(decision)}`,
            );
          reality.compare(view, sample, state, '');
          seeds.compare(view, sample, other, '');
        }
      },
    };
  },
};

/** Checks that hidden values vary, by kind of place: all positions of a list are one kind. */
class Variety {
  readonly #other: string;
  /** The number of equal values by place; `null` after the first difference. */
  readonly #equal = new Map<string, number | null>();

  constructor(other: string) {
    this.#other = other;
  }

  compare(view: unknown, left: unknown, right: unknown, place: string): void {
    if (view === null && (left !== null || right !== null)) this.#note(place, left, right);
    if (!isComposite(view) || !isComposite(left) || !isComposite(right)) return;
    for (const [key, part] of Object.entries(view)) {
      const kind = Array.isArray(view) ? '*' : key;
      this.compare(part, left[key], right[key], place === '' ? kind : `${place}.${kind}`);
    }
  }

  #note(place: string, left: unknown, right: unknown): void {
    const before = this.#equal.get(place);
    if (before === null) return;
    const equal = canonical(left) === canonical(right) ? (before ?? 0) + 1 : null;
    this.#equal.set(place, equal);
    assert(
      equal === null || equal < MOST_EQUAL,
      () => `${place} is hidden, but ${equal} times equal to ${this.#other}`,
    );
  }
}
