import type { GameRecord, GameTypes } from '../core/types.ts';
import { canonical, isComposite, throughJson } from './equality.ts';
import type { GameStep } from './game-step.ts';
import { assert, assertEqual, isActionOf, type LawContext, type LawRule } from './law.ts';

const FURTHER = 5;

export const fastPath: LawRule = {
  name: 'law 8: the simulation is the game',
  promise:
    'After the same actions, a simulation has the same decisions, legal actions, score and state as the game. ' +
    'randomAction returns a legal action, and null when the game is over. A clone and its original do not change ' +
    'each other, and neither changes the state that it came from.',
  observe: ({ game, plan, source }) => {
    const start = game.createGame(plan.options);
    const before = canonical(start);
    const simulation = game.simulate(start);
    return {
      at({ state, decisions, legal, choice, score }, inDepth) {
        assertEqual(simulation.toState(), state, () => 'the state of the simulation');
        assertEqual(simulation.decisions(), decisions, () => 'the decisions of the simulation');
        assertEqual(simulation.legalActions(), legal, () => 'the legal actions of the simulation');
        assertEqual(simulation.score(), score, () => 'the score of the simulation');
        const drawn = simulation.randomAction(() => source.fraction());
        assert((drawn === null) === (decisions.length === 0), () => `randomAction gave ${drawn}`);
        const refusal = drawn === null ? null : game.checkAction(state, drawn);
        assert(refusal === null, () => `randomAction gave ${canonical(drawn)}: ${refusal?.code}`);
        const clone = inDepth ? simulation.clone() : null;
        if (clone !== null) {
          playOn(clone, source);
          assertEqual(simulation.toState(), state, () => 'the original of a clone that played on');
        }
        const left = clone?.toState();
        if (choice !== null) simulation.apply(choice);
        assertEqual(clone?.toState(), left, () => 'the clone of an original that played on');
      },
      end() {
        assert(canonical(start) === before, () => 'the simulation changed its first state');
      },
    };
  },
};

function playOn<Types extends GameTypes>(
  simulation: ReturnType<LawContext<Types>['game']['simulate']>,
  source: LawContext<Types>['source'],
): void {
  for (let further = 0; further < FURTHER; further += 1) {
    const action = simulation.randomAction(() => source.fraction());
    if (action === null) return;
    simulation.apply(action);
  }
}

export const replays: LawRule = {
  name: 'law 11: a record replays to the same game',
  promise:
    'A record made by createRecord and append replays to the same states and events, also after a round trip ' +
    'through JSON. append does not change the record that it receives. replay throws a ReplayError for a record ' +
    'with an illegal action.',
  observe: <Types extends GameTypes>(context: LawContext<Types>) => {
    const { game, plan } = context;
    let record = game.createRecord(plan.options);
    let illegal: GameRecord<Types> | null = null;
    const states: Types['State'][] = [];
    const events: (readonly Types['Event'][])[] = [];
    return {
      at(step: GameStep<Types>) {
        states.push(step.state);
        illegal ??= withIllegal(context, record, step);
        if (step.choice === null) return;
        events.push(step.transition.events);
        const before = record;
        record = game.append(before, step.choice);
        assert(before.actions.length === events.length - 1, () => 'append changed its record');
      },
      end() {
        const replay = game.replay(throughJson(record));
        assertEqual(record.actions.length, events.length, () => 'the actions in the record');
        assertEqual(replay.states, states, () => 'the states of the replay');
        assertEqual(replay.events, events, () => 'the events of the replay');
        assertEqual(replay.state, states.at(-1), () => 'the last state of the replay');
        const wrong = illegal;
        if (wrong !== null)
          assert(
            errorOf(() => game.replay(wrong)) === 'ReplayError',
            () => `no ReplayError for an illegal action: ${canonical(wrong.actions.at(-1))}`,
          );
      },
    };
  },
};

/** The record with a refused mutated action, after a round trip through JSON; `null` if none is refused. */
function withIllegal<Types extends GameTypes>(
  context: LawContext<Types>,
  record: GameRecord<Types>,
  step: GameStep<Types>,
): GameRecord<Types> | null {
  const refused = context
    .mutated(step)
    .filter(isComposite)
    .map(throughJson)
    .filter((action) => isActionOf<Types['Action']>(action))
    .find((action) => context.game.checkAction(step.state, action) !== null);
  return refused === undefined ? null : { ...record, actions: [...record.actions, refused] };
}

/** The name of the error that a call throws; `null` if it throws none. */
function errorOf(call: () => unknown): string | null {
  try {
    call();
    return null;
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}
