import { abbreviated, isComposite, throughJson } from './equality.ts';
import { JsonChecker } from './json-checker.ts';
import { assert, assertEqual, type LawRule, viewersOf } from './law.ts';
import { pick } from './random-walk.ts';

export const purity: LawRule = {
  name: 'law 3: arguments never change',
  promise:
    'No function changes or freezes the state or the action that it receives, frozen or not. Equal inputs give ' +
    'equal outputs, whether they are the same objects or copies.',
  observe: ({ game }) => ({
    at(step) {
      const { state, choice } = step;
      if (choice === null) return;
      const unchanged = (what: string): void =>
        assert(step.isUnchanged(), () => `${what} changed its state`);
      const next = step.applied;
      unchanged('applyAction');
      const thawed = step.copy();
      const action = throughJson(choice);
      assertEqual(
        game.applyAction(thawed, action),
        next,
        () => 'the state of a second call with copies',
      );
      const { events } = step.transition;
      unchanged('transition');
      assertEqual(
        game.transition(thawed, action).events,
        events,
        () => 'the events of a second call with copies',
      );
      assertEqual(thawed, step.copy(), () => 'an unfrozen state changed');
      assertEqual(action, choice, () => 'an action changed');
      const frozen = frozenPlace(thawed, 'state') ?? frozenPlace(action, 'action');
      assert(frozen === null, () => `the ${frozen} was frozen`);
      game.checkAction(state, choice);
      void step.score;
      unchanged('checkAction or score');
    },
  }),
};

export const jsonRoundTrip: LawRule = {
  name: 'law 4: everything survives JSON',
  promise:
    'State, view (of one random viewer in each state), actions, events, decisions and record are equal after a ' +
    'round trip through JSON, actions and record also after one through text. A state from JSON has the same ' +
    'legal actions and views. The parsers accept what comes back, events, scoring and refusals included.',
  observe: ({ game, plan, source, mutated }) => ({
    at(step, inDepth) {
      const { state, decisions, legal, choice, json } = step;
      survives(json, state, 'a state');
      const back = step.copy();
      survives(json, decisions, 'decisions');
      survives(json, legal, 'actions');
      assertEqual(game.legalActions(back), legal, () => 'the legal actions of a state from JSON');
      const viewer = pick(source, viewersOf(state));
      const view = game.viewFor(state, viewer);
      survives(json, view, `the view of ${viewer}`);
      assertEqual(game.viewFor(back, viewer), view, () => `${viewer}'s view of a state from JSON`);
      if (inDepth) {
        assertEqual(game.parseState(back), state, () => 'the parsed state');
        assertEqual(game.parseView(throughJson(view)), view, () => `the parsed view of ${viewer}`);
        const { score } = step;
        assertEqual(game.parseScoring(throughJson(score)), score, () => 'the parsed scoring');
        for (const action of mutated(step)) {
          const refusal = game.checkAction(view, action);
          if (refusal === null) continue;
          const parsed = game.parseRefusal(throughJson(refusal));
          assertEqual(parsed, refusal, () => 'a parsed refusal');
        }
      }
      if (choice === null) return;
      assertEqual(game.parseAction(throughJson(choice)), choice, () => 'the parsed action');
      const line = game.formatAction(choice);
      assertEqual(
        game.parseActionText(line),
        choice,
        () => `the action of the line ${abbreviated(line)}`,
      );
      const { events } = step.transition;
      survives(json, events, 'events');
      assertEqual(game.parseEvents(throughJson(events)), events, () => 'the parsed events');
      const seen = game.viewEvents(events, viewer);
      assertEqual(
        game.parseEvents(throughJson(seen)),
        seen,
        () => `the events parsed for ${viewer}`,
      );
    },
    end(played) {
      const record = { ...game.createRecord(plan.options), actions: [...played] };
      survives(new JsonChecker(), record, 'a record');
      assertEqual(game.parseRecord(throughJson(record)), record, () => 'the parsed record');
      const text = game.formatRecord(record);
      assertEqual(game.parseRecord(text), record, () => 'the record parsed from text');
    },
  }),
};

function survives(json: JsonChecker, value: unknown, what: string): void {
  const loss = json.loss(value);
  assert(loss === null, () => `${what} from JSON: ${loss}`);
}

/** The path of something frozen in a value; `null` if nothing is. */
function frozenPlace(value: unknown, place: string): string | null {
  if (!isComposite(value)) return null;
  if (Object.isFrozen(value)) return place;
  for (const key of Object.keys(value)) {
    const item = value[key];
    const found = isComposite(item) ? frozenPlace(item, `${place}.${key}`) : null;
    if (found !== null) return found;
  }
  return null;
}
