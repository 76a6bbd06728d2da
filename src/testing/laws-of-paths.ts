import type { GameRecord, GameTypes } from '../core/types.ts';
import { demand, demandEqual, isActionOf, type LawRule, type Trip } from './law.ts';
import type { Position } from './position.ts';
import { canonical, isComposite, throughJson } from './values.ts';
import { fraction } from './walk.ts';

/** How many actions a clone is played on. */
const FURTHER = 5;

export const fastPath: LawRule = {
  name: 'law 8: the simulation is the game',
  promise:
    'A simulation that is given the same actions has the same decisions, legal actions, score and state as the game. ' +
    'randomAction gives a legal action, and null when the game is over. A clone and its original do not change each other, ' +
    'nor does either change the state that it came from.',
  observe: ({ game, plan, source }) => {
    const start = game.createGame(plan.options);
    const before = canonical(start);
    const simulation = game.simulate(start);
    return {
      at({ state, decisions, legal, choice, score }, close) {
        demandEqual(simulation.toState(), state, () => 'the state of the simulation');
        demandEqual(simulation.decisions(), decisions, () => 'the decisions of the simulation');
        demandEqual(simulation.legalActions(), legal, () => 'the legal actions of the simulation');
        demandEqual(simulation.score(), score, () => 'the score of the simulation');
        const drawn = simulation.randomAction(() => fraction(source));
        demand((drawn === null) === (decisions.length === 0), () => `randomAction gave ${drawn}`);
        const refusal = drawn === null ? null : game.checkAction(state, drawn);
        demand(refusal === null, () => `randomAction gave ${canonical(drawn)}: ${refusal?.code}`);
        const clone = close ? simulation.clone() : null;
        if (clone !== null) {
          playOn(clone, source);
          demandEqual(simulation.toState(), state, () => 'the original of a clone that played on');
        }
        const left = clone?.toState();
        if (choice !== null) simulation.apply(choice);
        demandEqual(clone?.toState(), left, () => 'the clone of an original that played on');
      },
      end() {
        demand(canonical(start) === before, () => 'the simulation changed the state it came from');
      },
    };
  },
};

function playOn<Types extends GameTypes>(
  simulation: ReturnType<Trip<Types>['game']['simulate']>,
  source: Trip<Types>['source'],
): void {
  for (let further = 0; further < FURTHER; further += 1) {
    const action = simulation.randomAction(() => fraction(source));
    if (action === null) return;
    simulation.apply(action);
  }
}

export const replays: LawRule = {
  name: 'law 11: a record replays to the same game',
  promise:
    'A record made by createRecord and append replays to the same states and the same events, also after a round trip through ' +
    'JSON. append leaves the record that it is given as it was. replay throws a ReplayError for a record with an action ' +
    'that is not legal.',
  observe: <Types extends GameTypes>(trip: Trip<Types>) => {
    const { game, plan } = trip;
    let record = game.createRecord(plan.options);
    let illegal: GameRecord<Types> | null = null;
    const states: Types['State'][] = [];
    const events: (readonly Types['Event'][])[] = [];
    return {
      at(position: Position<Types>) {
        states.push(position.state);
        illegal ??= withIllegal(trip, record, position);
        if (position.choice === null) return;
        events.push(position.moved.events);
        const before = record;
        record = game.append(before, position.choice);
        demand(
          before.actions.length === events.length - 1,
          () => 'append changed the record it was given',
        );
      },
      end() {
        const replay = game.replay(throughJson(record));
        demandEqual(record.actions.length, events.length, () => 'the actions in the record');
        demandEqual(replay.states, states, () => 'the states of the replay');
        demandEqual(replay.events, events, () => 'the events of the replay');
        demandEqual(replay.state, states.at(-1), () => 'the last state of the replay');
        const wrong = illegal;
        if (wrong !== null)
          demand(
            errorOf(() => game.replay(wrong)) === 'ReplayError',
            () =>
              `no ReplayError of an action that is not legal: ${canonical(wrong.actions.at(-1))}`,
          );
      },
    };
  },
};

/** The record with a foreign action that is refused, as JSON writes it; `null` if none of those tried here is. */
function withIllegal<Types extends GameTypes>(
  trip: Trip<Types>,
  record: GameRecord<Types>,
  position: Position<Types>,
): GameRecord<Types> | null {
  const refused = trip
    .foreign(position)
    .filter(isComposite)
    .map(throughJson)
    .filter((action) => isActionOf<Types['Action']>(action))
    .find((action) => trip.game.checkAction(position.state, action) !== null);
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
