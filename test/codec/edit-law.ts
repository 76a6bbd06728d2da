import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import { ParseError } from '../../src/core/errors.ts';
import { at, same } from '../../src/core/lists.ts';
import { childSeed, type RandomSource, seeded } from '../../src/core/random.ts';
import type { Viewer } from '../../src/core/types.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import { renderState, renderText } from '../../src/svg/index.ts';
import { type Edit, Editor } from './edits.ts';
import { type Action, type AnyGame, played, type State, type View } from './played.ts';

/*
 * The law of `parseState` and `parseView`: what they accept can be played to the end. States and views of random games are
 * edited once or twice; each is refused with a `ParseError`, or it can be played on: nothing throws, somebody can act until the
 * game is over, no invariant breaks, no component is lost, and every state and view on the way is accepted again.
 */

/** A game under test. A view is drawn after it was parsed, so that it has the game's own type. */
interface Subject {
  readonly game: AnyGame;
  draw(view: unknown): string;
}

export const SUBJECTS: readonly Subject[] = [
  {
    game: grogIsland,
    draw(view) {
      const parsed = grogIsland.parseView(view);
      return renderState(parsed) + renderText(parsed);
    },
  },
  {
    game: caribbeanFleet,
    draw(view) {
      const parsed = caribbeanFleet.parseView(view);
      return renderState(parsed) + renderText(parsed);
    },
  },
];

/** How many edits start from the states of one game. */
const EDITS_OF_A_GAME = 100;
/** An accepted position is played on for at most so many actions: nothing else bounds a game. */
const MOST_ACTIONS = 1_500;
/** The further states of the game from which an edit may take values. */
const OTHERS = 3;
/** Views are looked at in one of so many states on the way. */
const VIEWS_EVERY = 25;

/** How many edits of one field were accepted, and how many refused. */
export interface Tally {
  accepted: number;
  refused: number;
}

/** What a run of the law has seen. */
export interface Report extends Tally {
  /** By kind of value and field, without the indexes of lists; a double edit counts twice. */
  readonly tallies: Map<string, Tally>;
  /** The actions that were played from accepted positions. */
  actions: number;
}

/** The edits `from` to `from + edits - 1` of a seed; each depends on the seed and its number only. Throws at the first that breaks the law. */
export function testEdits(
  { game, draw }: Subject,
  {
    edits,
    seed,
    from = 0,
    most = MOST_ACTIONS,
  }: { edits: number; seed: number; from?: number; most?: number },
): Report {
  const report: Report = { accepted: 0, refused: 0, tallies: new Map(), actions: 0 };
  let states: readonly State[] = [];
  for (let number = from; number < from + edits; number += 1) {
    if (states.length === 0 || number % EDITS_OF_A_GAME === 0) {
      const gameSeed = childSeed(seed, Math.floor(number / EDITS_OF_A_GAME));
      states = [...played(game, gameSeed)].map(({ state }) => state);
    }
    new Trial({ game, draw }, report, states, { seed, number, most }).run();
  }
  return report;
}

/** One edited state or view. */
class Trial {
  readonly #game: AnyGame;
  readonly #draw: Subject['draw'];
  readonly #report: Report;
  readonly #states: readonly State[];
  readonly #most: number;
  readonly #name: string;
  readonly #random: RandomSource;

  constructor(
    { game, draw }: Subject,
    report: Report,
    states: readonly State[],
    { seed, number, most }: { seed: number; number: number; most: number },
  ) {
    this.#game = game;
    this.#draw = draw;
    this.#report = report;
    this.#states = states;
    this.#most = most;
    this.#name = `${game.name}, seed ${seed}, edit ${number}`;
    this.#random = seeded(childSeed(seed, number + 1_000_000_000));
  }

  run(): void {
    const game = this.#game;
    const state = this.#anyState();
    const isView = this.#random.below(3) === 0;
    const viewer = this.#viewerOf(state);
    const asSeen = (shown: State): State | View => (isView ? game.viewFor(shown, viewer) : shown);
    const original = asSeen(state);
    const others = Array.from({ length: OTHERS }, () => asSeen(this.#anyState()));
    const value: object = JSON.parse(JSON.stringify(original));
    const editor = new Editor(this.#random, others);
    const edits = [editor.edit(value)];
    if (this.#random.below(2) === 0) edits.push(editor.edit(value));
    if (same(value, original)) return;
    try {
      const isAccepted = isView ? this.#tryView(value) : this.#tryState(value);
      this.#count(isView ? 'view' : 'state', edits, isAccepted);
    } catch (error) {
      const what = edits.map(({ path, done }) => `${path}: ${done}`).join('; ');
      const kind = isView ? `view of ${viewer}` : 'state';
      throw new Error(`${this.#name}: the ${kind} with ${what}`, { cause: error });
    }
  }

  #anyState(): State {
    return at(this.#states, this.#random.below(this.#states.length));
  }

  #viewerOf(state: State): Viewer {
    const viewer = this.#random.below(state.players.length + 1);
    return viewer === state.players.length ? 'spectator' : viewer;
  }

  #tryState(value: object): boolean {
    const state = accepted(this.#game.parseState, value);
    if (state === null) return false;
    demand(same(state, value), 'parseState changes the state');
    this.#play(state);
    return true;
  }

  #tryView(value: object): boolean {
    const view = accepted(this.#game.parseView, value);
    if (view === null) return false;
    demand(same(view, value), 'parseView changes the view');
    this.#draw(view);
    this.#play(this.#sample(view));
    for (let further = 0; further < 5; further += 1) this.#sample(view);
    return true;
  }

  /** A sample of a view is a state that is accepted, and has this view. */
  #sample(view: View): State {
    const sample = this.#game.sampleState(view, this.#random.below(2 ** 31));
    this.#game.parseState(sample);
    demand(same(this.#game.viewFor(sample, view.viewer), view), 'a sample has another view');
    return sample;
  }

  #play(start: State): void {
    const game = this.#game;
    const components = game.components(start);
    let state = start;
    for (let actions = 0; ; actions += 1) {
      const issues = game.invariants(state);
      demand(issues.length === 0, `after ${actions} actions: ${issues[0]?.message}`);
      demand(
        same(game.components(state), components),
        `after ${actions} actions components differ`,
      );
      demand(equal(game.parseState(state), state), `after ${actions} actions parseState differs`);
      if (actions === 0 || this.#random.below(VIEWS_EVERY) === 0) this.#lookAt(state);
      if (game.decisions(state).length === 0) break;
      if (actions === this.#most) return;
      state = game.applyAction(state, this.#choose(state));
      this.#report.actions += 1;
    }
    demand(game.legalActions(state).length === 0, 'actions after the end');
    game.score(state);
  }

  /** Every view is accepted and can be sampled; one of them is drawn. */
  #lookAt(state: State): void {
    const viewers: Viewer[] = ['spectator', ...state.players.keys()];
    for (const viewer of viewers) {
      const view = this.#game.viewFor(state, viewer);
      demand(same(this.#game.parseView(view), view), `parseView differs for ${viewer}`);
      this.#sample(view);
    }
    const drawn = this.#game.viewFor(state, this.#viewerOf(state));
    demand(this.#draw(drawn).length > 0, 'an empty picture');
  }

  /** Half of the choices are uniform over the actions, half over their types; a roll of manual dice has random faces. */
  #choose(state: State): Action {
    const legal = this.#game.legalActions(state);
    if (legal.length === 0) {
      const fraction = (): number => this.#random.below(2 ** 30) / 2 ** 30;
      const action = this.#game.simulate(state).randomAction(fraction);
      if (action === null) throw new Error('nobody can act');
      return action;
    }
    if (this.#random.below(2) === 0) return at(legal, this.#random.below(legal.length));
    const types = [...new Set(legal.map(({ type }) => type))];
    const type = at(types, this.#random.below(types.length));
    const listed = legal.filter((action) => action.type === type);
    return at(listed, this.#random.below(listed.length));
  }

  #count(kind: string, edits: readonly Edit[], isAccepted: boolean): void {
    const verdict = isAccepted ? 'accepted' : 'refused';
    this.#report[verdict] += 1;
    for (const { path } of edits) {
      const field = `${kind}.${path.replace(/\.\d+/g, '')}`;
      const tally = this.#report.tallies.get(field) ?? { accepted: 0, refused: 0 };
      tally[verdict] += 1;
      this.#report.tallies.set(field, tally);
    }
  }
}

/** The parsed value, `null` if it is refused as it should be. */
function accepted<T>(parse: (value: unknown) => T, value: unknown): T | null {
  try {
    return parse(value);
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

/** `same`, faster for values that are written alike. */
function equal(left: object, right: object): boolean {
  return JSON.stringify(left) === JSON.stringify(right) || same(left, right);
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
