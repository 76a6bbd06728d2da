import { demand, demandEqual, type LawRule, viewersOf } from './law.ts';
import { PlainData } from './plain-data.ts';
import { isComposite, shortly, throughJson } from './values.ts';
import { pick } from './walk.ts';

export const purity: LawRule = {
  name: 'law 3: nothing given is changed',
  promise:
    'No function changes the state or the action that it is given, frozen or not, or freezes them. Equal inputs give equal ' +
    'outputs, whether they are the same objects or copies.',
  observe: ({ game }) => ({
    at(position) {
      const { state, choice } = position;
      if (choice === null) return;
      const unchanged = (what: string): void =>
        demand(position.isUnchanged(), () => `${what} changed the state it was given`);
      const next = position.applied;
      unchanged('applyAction');
      const thawed = position.copy();
      const action = throughJson(choice);
      demandEqual(game.applyAction(thawed, action), next, () => 'the same once more, of copies');
      const { events } = position.moved;
      unchanged('transition');
      demandEqual(game.transition(thawed, action).events, events, () => 'events of the same again');
      demandEqual(thawed, position.copy(), () => 'an unfrozen state was changed');
      demandEqual(action, choice, () => 'an action was changed');
      const frozen = frozenPlace(thawed, 'state') ?? frozenPlace(action, 'action');
      demand(frozen === null, () => `${frozen} was frozen`);
      game.checkAction(state, choice);
      void position.score;
      unchanged('checkAction or score');
    },
  }),
};

export const plainness: LawRule = {
  name: 'law 4: everything survives JSON',
  promise:
    'State, view (in each state that of one viewer, drawn by lot), actions, events, decisions and record are equal after a ' +
    'round trip through JSON, actions and record also after one through the notation. A state from JSON offers the same ' +
    'actions and looks the same. What comes back is parsed as what it was (parseState, parseView, parseAction, parseRecord).',
  observe: ({ game, plan, source }) => ({
    at(position, close) {
      const { state, decisions, legal, choice, plain } = position;
      survives(plain, state, 'a state');
      const back = position.copy();
      survives(plain, decisions, 'decisions');
      survives(plain, legal, 'actions');
      demandEqual(game.legalActions(back), legal, () => 'the legal actions of a state from JSON');
      const viewer = pick(source, viewersOf(state));
      const view = game.viewFor(state, viewer);
      survives(plain, view, `the view of ${viewer}`);
      demandEqual(game.viewFor(back, viewer), view, () => `${viewer}'s view of a state from JSON`);
      if (close) {
        demandEqual(game.parseState(back), state, () => 'the parsed state');
        demandEqual(game.parseView(throughJson(view)), view, () => `the parsed view of ${viewer}`);
      }
      if (choice === null) return;
      demandEqual(game.parseAction(throughJson(choice)), choice, () => 'the parsed action');
      const line = game.formatAction(choice);
      demandEqual(
        game.parseActionText(line),
        choice,
        () => `the action of the line ${shortly(line)}`,
      );
      survives(plain, position.moved.events, 'events');
    },
    end(played) {
      const record = { ...game.createRecord(plan.options), actions: [...played] };
      survives(new PlainData(), record, 'a record');
      demandEqual(game.parseRecord(throughJson(record)), record, () => 'the parsed record');
      const text = game.formatRecord(record);
      demandEqual(game.parseRecord(text), record, () => 'the record parsed from notation');
    },
  }),
};

function survives(plain: PlainData, value: unknown, what: string): void {
  const loss = plain.loss(value);
  demand(loss === null, () => `${what} from JSON: ${loss}`);
}

/** Where something in a value is frozen; `null` if nothing is. */
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
