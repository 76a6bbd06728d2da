import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';
import { abbreviated, canonical, isComposite } from './equality.ts';
import {
  assert,
  assertEqual,
  isActionOf,
  isManual,
  type LawRule,
  LawViolation,
  viewersOf,
} from './law.ts';

type ActionOf<AnyGame> =
  AnyGame extends Game<infer Types extends GameTypes> ? Types['Action'] : never;

function playerOf(action: unknown): unknown {
  return isComposite(action) ? action['player'] : undefined;
}

/** The part of the mutated actions that every function gets. */
const QUARTER = 1 / 4;

export const completeness: LawRule = {
  name: 'law 1: the legal actions are the listed ones',
  promise:
    'legalActions lists an action exactly once if checkAction accepts it, and never otherwise, also for mutated ' +
    'actions. The list of a player is the part of the whole list with their actions. A roll with manual dice is ' +
    'not listed.',
  observe: (context) => ({
    at(step) {
      const { game } = context;
      const { state, legal, decisions } = step;
      const listed = new Set(legal.map(canonical));
      assert(listed.size === legal.length, () => 'an action is listed twice');
      for (const action of legal) {
        const refusal = game.checkAction(state, action);
        assert(
          refusal === null,
          () => `listed, but refused (${refusal?.code}): ${canonical(action)}`,
        );
      }
      for (const seat of state.players.keys()) {
        const own = legal.filter(({ player }) => player === seat);
        assertEqual(game.legalActions(state, seat), own, () => `the list of seat ${seat}`);
      }
      const roller = decisions.find(isManual)?.player;
      for (const action of context.mutated(step)) {
        const refusal = game.checkAction(state, action);
        const isListed = listed.has(canonical(action));
        const isRoll = roller !== undefined && playerOf(action) === roller;
        assert(
          isListed || refusal !== null || isRoll,
          () => `legal, but not listed: ${canonical(action)}`,
        );
        assert(!isListed || refusal === null, () => `listed, but refused: ${canonical(action)}`);
      }
    },
  }),
};

export const progress: LawRule = {
  name: 'law 2: a game that is not over can continue',
  promise:
    'Every open decision has at least one legal action (except a roll with manual dice), and no other player has ' +
    'any. Decisions come in seat order. When the game is over, nothing is legal.',
  observe: () => ({
    at({ decisions, legal }) {
      decisions.forEach((decision, index) => {
        const before = decisions[index - 1];
        assert(
          before === undefined || before.player < decision.player,
          () => 'the decisions are not in seat order',
        );
        assert(
          isManual(decision) || legal.some(({ player }) => player === decision.player),
          () => `nothing is legal at ${canonical(decision)}`,
        );
      });
      const unexpected = legal.find(
        ({ player }) => !decisions.some((decision) => decision.player === player),
      );
      assert(
        unexpected === undefined,
        () => `legal for a player without a decision: ${canonical(unexpected)}`,
      );
    },
  }),
};

export const ownView: LawRule = {
  name: 'law 5: a view is enough for its viewer to act',
  promise:
    "The view of a player has the decisions of the state, lists the player's own legal actions, checks the " +
    "player's own actions as the state does, mutated ones too, and refuses those of others.",
  observe: (context) => ({
    at(step, inDepth) {
      if (!inDepth) return;
      const { game } = context;
      const { state, legal, decisions } = step;
      const mutated = context.mutated(step);
      for (const viewer of viewersOf(state)) {
        const view = game.viewFor(state, viewer);
        const own = legal.filter(({ player }) => player === viewer);
        const who = (): string => `the view of ${viewer}`;
        assertEqual(game.decisions(view), decisions, () => `the decisions in ${who()}`);
        assertEqual(game.legalActions(view), own, () => `the legal actions in ${who()}`);
        for (const seat of state.players.keys()) {
          const expected = seat === viewer ? own : [];
          assertEqual(game.legalActions(view, seat), expected, () => `${seat}'s list in ${who()}`);
        }
        for (const action of [...legal, ...mutated]) {
          const refusal = game.checkAction(view, action);
          if (playerOf(action) === viewer)
            assertEqual(refusal, game.checkAction(state, action), () => `a check in ${who()}`);
          else assert(refusal !== null, () => `legal in ${who()}: ${canonical(action)}`);
        }
      }
    },
  }),
};

export const oneAnswer: LawRule = {
  name: 'law 12: apply, transition and check agree',
  promise:
    'applyAction returns the state of transition. Both throw exactly if checkAction refuses, and then an ' +
    'IllegalActionError with its code, message and details. If canUndo allows undo for the state after an action, ' +
    'it also allows it for the events.',
  observe: (context) => ({
    at(step, inDepth) {
      const { game } = context;
      const { state, choice } = step;
      const agree = (
        action: unknown,
        refusal: object | null,
        applied: Outcome<unknown>,
        transition: Outcome<unknown>,
      ): void => {
        const which = (): string => abbreviated(action);
        assertEqual(applied.refusal, refusal, () => `applyAction threw at ${which()}`);
        assertEqual(transition.refusal, refusal, () => `transition threw at ${which()}`);
        assertEqual(transition.state, applied.state, () => `transition's state at ${which()}`);
      };
      for (const action of context.mutated(step, QUARTER)) {
        if (!isActionOf<ActionOf<typeof game>>(action)) continue;
        const refusal = game.checkAction(state, action);
        const applied = outcome(() => game.applyAction(state, action));
        const transition = outcome(() => game.transition(state, action).state);
        agree(action, refusal, applied, transition);
      }
      if (choice === null) return;
      const applied = outcome(() => step.applied);
      const transition = outcome(() => step.transition.state);
      agree(choice, null, applied, transition);
      if (!inDepth || applied.state === null) return;
      const byEvents = game.canUndo(state, step.transition.events);
      const byState = game.canUndo(state, applied.state);
      assert(
        byEvents || !byState,
        () =>
          `canUndo at ${abbreviated(choice)}: ${byEvents} of the events, ${byState} of the state`,
      );
    },
  }),
};

interface Outcome<State> {
  readonly state: State | null;
  readonly refusal: object | null;
}

/** The result of a call: a state, or the refusal that it throws. */
function outcome<State>(call: () => State): Outcome<State> {
  try {
    return { state: call(), refusal: null };
  } catch (error) {
    if (
      error instanceof Error &&
      error.name === 'IllegalActionError' &&
      'code' in error &&
      'details' in error
    ) {
      const { code, message, details } = error;
      return { state: null, refusal: { code, message, details } };
    }
    throw new LawViolation(`threw ${String(error)}`, { cause: error });
  }
}
