import { canonical, isComposite, throughJson } from './equality.ts';
import { anySeed, assert, assertEqual, isManual, type LawRule, viewersOf } from './law.ts';

/** After so many hidden values without a difference the sampler counts as knowing them. */
const MOST_EQUAL = 40;

export const honestSamples: LawRule = {
  name: 'law 7: a sample knows what the view knows',
  promise:
    "The viewer's view of a sample is the view that it was drawn from. Equal views and seeds give equal samples, whatever " +
    'the hidden truth. A sample has all components, breaks no invariant, and has a legal action for every open decision (a ' +
    'roll of manual dice apart). Over a game each kind of hidden place holds something else than in truth in some sample, and ' +
    'something else for some other seed.',
  observe: ({ game, source }) => {
    const truth = new Variety('the hidden truth');
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
          const [violation] = game.invariants(sample);
          assert(
            violation === undefined,
            () => `a sample breaks ${violation?.rule}: ${violation?.message}`,
          );
          for (const decision of decisions)
            assert(
              isManual(decision) || game.legalActions(sample, decision.player).length > 0,
              () => `nothing is legal in a sample at ${canonical(decision)}`,
            );
          truth.compare(view, sample, state, '');
          seeds.compare(view, sample, other, '');
        }
      },
    };
  },
};

/** Watches whether what is hidden varies, by the kind of place: positions of a list are one kind. */
class Variety {
  readonly #other: string;
  /** Places without a difference; `null` as soon as one differed. */
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
      () => `${place} is hidden, but ${equal} times as in ${this.#other}`,
    );
  }
}
