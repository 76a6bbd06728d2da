import { demand, demandEqual, type LawRule, viewersOf } from './law.ts';
import { isComposite, shortly, throughJson } from './values.ts';
import { pick } from './walk.ts';

export const purity: LawRule = {
  name: 'law 3: nothing given is changed',
  promise:
    'No function changes the state or the action that it is given, frozen or not, or freezes them. Equal inputs give equal ' +
    'outputs, whether they are the same objects or copies.',
  observe: ({ game }) => ({
    at({ state, choice }) {
      if (choice === null) return;
      const before = JSON.stringify(state);
      const unchanged = (what: string): void =>
        demand(JSON.stringify(state) === before, () => `${what} changed the state it was given`);
      const next = game.applyAction(state, choice);
      unchanged('applyAction');
      const thawed = throughJson(state);
      const action = throughJson(choice);
      demandEqual(game.applyAction(thawed, action), next, () => 'the same once more, of copies');
      demandEqual(thawed, state, () => 'applyAction changed an unfrozen state it was given');
      demandEqual(action, choice, () => 'applyAction changed the action it was given');
      const frozen = frozenPlace(thawed, 'state') ?? frozenPlace(action, 'action');
      demand(frozen === null, () => `applyAction froze ${frozen}, which it was given`);
      const { events } = game.transition(state, choice);
      unchanged('transition');
      demandEqual(game.transition(thawed, action).events, events, () => 'events of the same again');
      game.checkAction(state, choice);
      game.score(state);
      unchanged('checkAction or score');
    },
  }),
};

export const plainness: LawRule = {
  name: 'law 4: everything survives JSON',
  promise:
    'State, view (in each state that of one viewer, drawn by lot), actions, events, decisions and record are equal after a ' +
    'round trip through JSON, actions also after one through the notation. A state from JSON offers the same actions and ' +
    'looks the same.',
  observe: ({ game, plan, source }) => ({
    at({ state, decisions, legal, choice }) {
      const survives = (value: unknown, what: string): void =>
        demandEqual(throughJson(value), value, () => `${what} from JSON`);
      const back = throughJson(state);
      demandEqual(back, state, () => 'a state from JSON');
      survives(decisions, 'decisions');
      survives(legal, 'actions');
      demandEqual(game.legalActions(back), legal, () => 'the legal actions of a state from JSON');
      const viewer = pick(source, viewersOf(state));
      const view = game.viewFor(state, viewer);
      survives(view, `the view of ${viewer}`);
      demandEqual(game.viewFor(back, viewer), view, () => `${viewer}'s view of a state from JSON`);
      if (choice === null) return;
      const line = game.formatAction(choice);
      demandEqual(
        game.parseNotation(line),
        choice,
        () => `the action of the line ${shortly(line)}`,
      );
      survives(game.transition(state, choice).events, 'events');
    },
    end(played) {
      const record = { ...game.createRecord(plan.options), actions: [...played] };
      demandEqual(throughJson(record), record, () => 'a record from JSON');
    },
  }),
};

/** Where something in a value is frozen; `null` if nothing is. */
function frozenPlace(value: unknown, place: string): string | null {
  if (!isComposite(value)) return null;
  if (Object.isFrozen(value)) return place;
  for (const [key, item] of Object.entries(value)) {
    const found = frozenPlace(item, `${place}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
