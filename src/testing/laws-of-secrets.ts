import type { Game } from '../core/contract.ts';
import type { GameTypes, Viewer } from '../core/types.ts';
import { canonical, equal, isComposite, unordered } from './equality.ts';
import type { GameStep } from './game-step.ts';
import { HiddenFields } from './hidden-fields.ts';
import { indistinguishableStates } from './indistinguishable.ts';
import { anySeed, assert, assertEqual, type LawContext, type LawRule, viewersOf } from './law.ts';
import { Unpredictability } from './unpredictability.ts';

/** The part of the mutated actions that both of two indistinguishable states get. */
const HALF = 1 / 2;
/** The number of indistinguishable states in which an action is tried. */
const OTHER_STATES = 2;

export const noInterference: LawRule = {
  name: 'law 6: hidden values change nothing',
  promise:
    'A state and any sample of its view are the same for the viewer: equal views, decisions, own legal actions, ' +
    'and refusals of their own mutated actions. An action that reveals nothing (canUndo) gives equal views and ' +
    'viewed events in both. A player sees what a spectator sees, and their own entry in players. Nobody knows ' +
    'chance in advance: over a game, every type of event that reveals something differs in some sample. No view, viewed ' +
    'event or refusal contains a number of a field that the view hides as a whole, such as the random source.',
  observe: (context) => {
    const unpredictability = new Unpredictability(context);
    return {
      at(step, inDepth) {
        unpredictability.at(step);
        if (!inDepth) return;
        const { game } = context;
        const { state } = step;
        const spectator = game.viewFor(state, 'spectator');
        for (const viewer of viewersOf(state)) {
          const view = game.viewFor(state, viewer);
          const outside = {
            ...view,
            viewer: 'spectator',
            players: view.players.map((own, seat) =>
              seat === viewer ? spectator.players[seat] : own,
            ),
          };
          assertEqual(
            outside,
            spectator,
            () => `${viewer}'s view, apart from their own entry, and the spectator's`,
          );
          const other = game.sampleState(view, anySeed(context.source));
          assertSameView(context, step, other, viewer);
          assertSameResult(game, step, other, viewer);
          assertNothingHidden(context, step, view);
        }
      },
    };
  },
};

function assertSameView<Types extends GameTypes>(
  context: LawContext<Types>,
  step: GameStep<Types>,
  other: Types['State'],
  viewer: Viewer,
): void {
  const { game } = context;
  const { state, decisions, legal } = step;
  assertEqual(
    game.viewFor(other, viewer),
    game.viewFor(state, viewer),
    () => `the views of ${viewer} of two states that differ only in what ${viewer} must not see`,
  );
  assertEqual(
    game.decisions(other),
    decisions,
    () => `the decisions in states that are the same to ${viewer}`,
  );
  if (viewer === 'spectator') return;
  const own = legal.filter(({ player }) => player === viewer);
  assertEqual(
    game.legalActions(other, viewer),
    own,
    () => `the legal actions in states that are the same to ${viewer}`,
  );
  for (const action of context.mutated(step, HALF)) {
    const given = isComposite(action) ? { ...action, player: viewer } : action;
    assertEqual(
      game.checkAction(other, given),
      game.checkAction(state, given),
      () => `the checks of ${canonical(given)} in states that are the same to ${viewer}`,
    );
  }
}

function assertNothingHidden<Types extends GameTypes>(
  context: LawContext<Types>,
  step: GameStep<Types>,
  view: Types['View'],
): void {
  const { game } = context;
  const { state, choice } = step;
  const { viewer } = view;
  const hidden = new HiddenFields(state, view);
  const demand = (value: unknown, what: string): void =>
    assert(
      hidden.foundIn(value) === null,
      () => `${what} of ${viewer} contains ${hidden.foundIn(value)}, which the view hides`,
    );
  demand(view, 'the view');
  if (choice !== null)
    for (const event of game.viewEvents(step.transition.events, viewer))
      demand(event, `an event ${event.type}`);
  for (const action of context.mutated(step, HALF))
    demand(game.checkAction(state, action), `a refusal of an action`);
}

function assertSameResult<Types extends GameTypes>(
  game: Game<Types>,
  step: GameStep<Types>,
  other: Types['State'],
  viewer: Viewer,
): void {
  const { state, choice } = step;
  if (choice === null || game.checkAction(other, choice) !== null) return;
  const here = step.transition;
  const there = game.transition(other, choice);
  if (!game.canUndo(state, here.events) || !game.canUndo(other, there.events)) return;
  const what = `${canonical(choice)} in states that are the same to ${viewer}`;
  assertEqual(
    game.viewFor(there.state, viewer),
    game.viewFor(here.state, viewer),
    () => `the views after ${what}`,
  );
  assertEqual(
    game.viewEvents(there.events, viewer),
    game.viewEvents(here.events, viewer),
    () => `the events of ${what}`,
  );
}

export const discreetEvents: LawRule = {
  name: 'law 13: events reveal no more than the views',
  promise:
    'Viewed events are the events with some values replaced by null; an event without seenBy, or with the viewer ' +
    'as seenBy, is complete. If two states are the same for a viewer before and after an action, so are the ' +
    'viewed events, except that lists visible to that viewer only may be in another order.',
  observe: (context) => ({
    at(step, inDepth) {
      const { game } = context;
      const { state, choice } = step;
      if (choice === null) return;
      const { events, state: after } = step.transition;
      const secret = events.some(({ seenBy }) => seenBy !== undefined);
      for (const viewer of viewersOf(state)) {
        const seen = game.viewEvents(events, viewer);
        assert(
          seen.length === events.length,
          () => `${viewer} sees ${seen.length} of ${events.length} events`,
        );
        events.forEach((event, index) => {
          const whole = event.seenBy === undefined || event.seenBy === viewer;
          if (whole) assertEqual(seen[index], event, () => `an event that ${viewer} sees whole`);
          else
            assert(
              isRedacted(seen[index], event),
              () => `${viewer} sees ${canonical(seen[index])}`,
            );
        });
        const samples = inDepth || (secret && context.thoroughness.rare) ? OTHER_STATES : 0;
        const reorder = inDepth || context.thoroughness.rare;
        const expected = game.viewFor(after, viewer);
        for (const other of indistinguishableStates(context, step, viewer, { samples, reorder })) {
          if (game.checkAction(other, choice) !== null) continue;
          const there = game.transition(other, choice);
          if (!equal(game.viewFor(there.state, viewer), expected)) continue;
          assertEqual(
            shownTo(viewer, game.viewEvents(there.events, viewer)),
            shownTo(viewer, seen),
            () => `the events of ${canonical(choice)} in states that are the same to ${viewer}`,
          );
        }
      }
    },
  }),
};

/** Whether a value equals another one in which some values are replaced by `null`. */
function isRedacted(redacted: unknown, whole: unknown): boolean {
  if (redacted === null || Object.is(redacted, whole)) return true;
  if (!isComposite(redacted) || !isComposite(whole)) return false;
  const keys = Object.keys(whole);
  return (
    Array.isArray(redacted) === Array.isArray(whole) &&
    Object.keys(redacted).length === keys.length &&
    keys.every((key) => Object.hasOwn(redacted, key) && isRedacted(redacted[key], whole[key]))
  );
}

function shownTo(viewer: Viewer, events: readonly { readonly seenBy?: number }[]): unknown[] {
  return events.map((event) => (event.seenBy === viewer ? unordered(event) : event));
}
