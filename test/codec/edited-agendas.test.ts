import { describe, expect, it } from 'vitest';
import { ParseError } from '../../src/core/errors.ts';
import { at } from '../../src/core/lists.ts';
import { type RandomSource, seeded } from '../../src/core/random.ts';
import { type AnyGame, GAMES, played, type State } from './played.ts';

/** Games whose agendas are edited, and how many actions follow an edit that is taken. */
const GAMES_EACH = 6;
const FURTHER = 12;

/** Agendas with one step moved, taken twice, left out or given to another seat. */
function* edited({ agenda, players }: State): Generator<State['agenda']> {
  for (const [from, step] of agenda.entries()) {
    const others = agenda.filter((_, place) => place !== from);
    yield others;
    for (const to of agenda.keys()) {
      if (to !== from) yield others.toSpliced(to, 0, step);
      yield agenda.toSpliced(to, 0, step);
    }
    for (const player of players.keys()) {
      if (player !== step.player) yield agenda.with(from, { ...step, player });
    }
  }
}

function parsed(game: AnyGame, state: State): State | null {
  try {
    return game.parseState(JSON.parse(JSON.stringify(state)));
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

/** Plays on; whoever is asked must be able to answer, and every state must be one that the parser takes. */
function playOn(game: AnyGame, start: State, random: RandomSource): void {
  const fraction = (): number => random.below(2 ** 30) / 2 ** 30;
  let state = start;
  for (let further = 0; further < FURTHER; further += 1) {
    if (game.decisions(state).length === 0) return;
    const legal = game.legalActions(state);
    const action = legal[random.below(Math.max(1, legal.length))] ?? null;
    state = game.applyAction(
      state,
      action ?? game.simulate(state).randomAction(fraction) ?? expect.fail('nobody can act'),
    );
    expect(game.invariants(state)).toEqual([]);
    game.parseState(state);
  }
}

// A parser that takes a state that play cannot lead to may let a game end up where nobody can act.
describe.each(GAMES)('$name', (game) => {
  it('play leads on from every state with an edited agenda that is taken', () => {
    const random = seeded(7);
    let taken = 0;
    for (let seed = 0; seed < GAMES_EACH; seed += 1) {
      const states = [...played(game, seed)].map(({ state }) => state);
      for (let turn = 0; turn < 30; turn += 1) {
        const state = at(states, random.below(states.length));
        for (const agenda of edited(state)) {
          const other = parsed(game, { ...state, agenda });
          if (other === null) continue;
          taken += 1;
          playOn(game, other, random);
        }
      }
    }
    expect(taken).toBeGreaterThan(0);
  });
});
