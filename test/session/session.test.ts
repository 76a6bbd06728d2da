import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import type { Viewer } from '../../src/core/types.ts';
import { caribbeanFleet, grogIsland, ParseError } from '../../src/index.ts';
import { createSession, loadRecord, type Session } from '../../src/session/index.ts';
import { type AnyGame, GAMES, optionsOf, played } from '../codec/played.ts';
import { isFrozen } from '../frozen.ts';

/** A session after so many actions of a random game. */
function sessionAfter(game: AnyGame, seed: number, steps: number): Session {
  const session = createSession(game, { options: optionsOf(game, seed) });
  for (const { action } of played(game, seed)) {
    if (action === null || session.getSnapshot().steps === steps) break;
    expect(session.dispatch(action)).toBeNull();
  }
  return session;
}

const viewersOf = ({ players }: { readonly players: readonly unknown[] }): Viewer[] => [
  ...players.keys(),
  'spectator',
];

describe.each(GAMES.map((game) => ({ name: game.name, game })))(
  'a session of $name',
  ({ game }) => {
    it('plays a whole game, and every viewer sees the view, the actions and the log', () => {
      const session = createSession(game, { options: optionsOf(game, 3) });
      const viewers = viewersOf(session.getSnapshot().state);
      const logs = new Map(viewers.map((viewer) => [viewer, game.viewEvents([], viewer)]));
      for (const { state, action } of played(game, 3)) {
        expect(session.getSnapshot().state).toEqual(state);
        for (const viewer of viewers) {
          const { view, actions, log } = session.as(viewer).getSnapshot();
          expect(view).toEqual(game.viewFor(state, viewer));
          expect(actions).toEqual(viewer === 'spectator' ? [] : game.legalActions(state, viewer));
          expect(log).toEqual(logs.get(viewer));
        }
        if (action === null) break;
        const { events } = game.transition(state, action);
        for (const viewer of viewers) logs.get(viewer)?.push(...game.viewEvents(events, viewer));
        expect(session.as(action.player).dispatch(action)).toBeNull();
        expect(session.getSnapshot().events).toEqual(events);
      }
      const { state, scoring, decisions } = session.getSnapshot();
      expect(decisions).toEqual([]);
      expect(scoring).toEqual(game.score(state));
      expect(session.as(0).getSnapshot().scoring).toBe(scoring);
    });

    it('gives the same snapshot until something changes, and shares what did not change', () => {
      const session = sessionAfter(game, 2, 30);
      const before = session.as('spectator').getSnapshot();
      expect(session.as('spectator')).toBe(session.as('spectator'));
      expect(session.getSnapshot()).toBe(session.getSnapshot());
      expect(session.as('spectator').getSnapshot()).toBe(before);
      const action = at(game.legalActions(session.getSnapshot().state), 0);
      session.dispatch(action);
      const after = session.as('spectator').getSnapshot();
      expect(after).not.toBe(before);
      for (const [seat, player] of after.view.players.entries()) {
        const old = at(before.view.players, seat);
        if (JSON.stringify(player) === JSON.stringify(old)) expect(player).toBe(old);
      }
      expect(isFrozen(after)).toBe(true);
      expect(isFrozen(session.getSnapshot())).toBe(true);
    });

    it('refuses what is not legal and stays as it is', () => {
      const session = sessionAfter(game, 2, 30);
      const before = session.getSnapshot();
      let calls = 0;
      session.subscribe(() => {
        calls += 1;
      });
      expect(session.dispatch({ type: 'dance', player: 0 })?.code).toBe('UNKNOWN_TYPE');
      expect(session.getSnapshot()).toBe(before);
      expect(calls).toBe(1);
    });

    it('lets nobody act for another seat, and tells nothing by the refusal', () => {
      const session = sessionAfter(game, 2, 30);
      for (const action of game.legalActions(session.getSnapshot().state)) {
        const other = action.player === 0 ? 1 : 0;
        for (const viewer of [other, 'spectator'] as const)
          expect(session.as(viewer).dispatch(action)?.code).toBe('NOT_THE_VIEWER');
      }
    });

    it('shows any step, and acts in the present', () => {
      const session = sessionAfter(game, 2, 30);
      const { state, steps } = session.getSnapshot();
      const player = session.as(0);
      const present = player.getSnapshot();
      for (const step of [0, 7, 29]) {
        session.goTo(step);
        const shown = session.getSnapshot();
        expect([shown.step, shown.steps]).toEqual([step, 30]);
        const replayed = game.replay(game.parseRecord(session.toRecord()));
        expect(shown.state).toEqual(replayed.states[step]);
        expect(player.getSnapshot().view).toEqual(game.viewFor(shown.state, 0));
        expect(player.getSnapshot().log).toEqual(
          game.viewEvents(replayed.events.slice(0, step).flat(), 0),
        );
        expect(player.getSnapshot().actions).toEqual([]);
      }
      session.goTo(steps);
      expect(session.getSnapshot().state).toBe(state);
      expect(player.getSnapshot()).toEqual({ ...present, events: [] });
      session.goTo(3);
      const action = at(game.legalActions(state), 0);
      expect(session.dispatch(action)).toBeNull();
      expect(session.getSnapshot().state).toEqual(game.applyAction(state, action));
      for (const step of [-1, 0.5, 32, Number.NaN])
        expect(() => session.goTo(step)).toThrow(RangeError);
    });

    it('undoes and does again what the policy allows, with view and log', () => {
      const session = createSession(game, { options: optionsOf(game, 2), mayUndo: () => true });
      const player = session.as('spectator');
      const seen = [player.getSnapshot()];
      for (const { action } of played(game, 2)) {
        if (action === null || seen.length > 40) break;
        session.dispatch(action);
        seen.push(player.getSnapshot());
      }
      for (const expected of seen.slice(0, -1).reverse()) {
        expect(session.undo()).toBeNull();
        expect(player.getSnapshot().view).toEqual(expected.view);
        expect(player.getSnapshot().log).toEqual(expected.log);
      }
      expect(session.undo()?.code).toBe('NO_UNDO');
      expect(session.toRecord()?.actions).toEqual([]);
      for (const expected of seen.slice(1)) {
        expect(session.redo()).toBeNull();
        expect(player.getSnapshot().view).toEqual(expected.view);
        expect(player.getSnapshot().log).toEqual(expected.log);
      }
      expect(session.redo()?.code).toBe('NO_REDO');
      session.undo();
      expect(session.getSnapshot().canRedo).toBe(true);
      session.dispatch(at(game.legalActions(session.getSnapshot().state), 0));
      expect(session.redo()?.code).toBe('NO_REDO');
    });

    it('undoes by default what canUndo allows, and what a viewer did itself', () => {
      const session = createSession(game, { options: optionsOf(game, 2) });
      for (const { state, action } of played(game, 2)) {
        if (action === null) break;
        session.dispatch(action);
        const { events } = game.transition(state, action);
        const { canUndo } = session.getSnapshot();
        expect(canUndo).toBe(game.canUndo(state, events));
        for (const viewer of viewersOf(state)) {
          const own = canUndo && viewer === action.player;
          const store = session.as(viewer);
          expect(store.getSnapshot().canUndo).toBe(own);
          if (!own) expect(store.undo()?.code).toBe('NO_UNDO');
        }
        if (!canUndo) continue;
        expect(session.as(action.player).undo()).toBeNull();
        expect(session.as(action.player).getSnapshot().canRedo).toBe(true);
        const other = session.as(action.player === 0 ? 1 : 0);
        expect(other.getSnapshot().canRedo).toBe(false);
        expect(other.redo()?.code).toBe('NO_REDO');
        expect(session.as(action.player).redo()).toBeNull();
      }
    });

    it('goes on with a record and with a state', () => {
      const record = sessionAfter(game, 2, 30).toRecord();
      if (record === null) throw new Error('a session with options has a record');
      const one = createSession(game, { record });
      const other = createSession(game, { record });
      expect(one.getSnapshot().steps).toBe(30);
      expect(one.toRecord()).toEqual(record);
      const action = at(game.legalActions(one.getSnapshot().state), 0);
      one.dispatch(action);
      expect(other.getSnapshot().steps).toBe(30);
      expect(other.toRecord()).toEqual(record);

      const state = JSON.parse(JSON.stringify(other.getSnapshot().state));
      const third = createSession(game, { state });
      expect(Object.isFrozen(state)).toBe(false);
      expect(third.dispatch(action)).toBeNull();
      expect(third.getSnapshot().state).toEqual(one.getSnapshot().state);
      expect(third.toRecord()).toBeNull();
      const view = game.viewFor(other.getSnapshot().state, 0);
      // What a program without types might do.
      const start: { state: AnyGameState } = { state: view };
      expect(() => createSession(game, start)).toThrow(ParseError);
    });

    it('has no viewer who is not at the table', () => {
      const session = sessionAfter(game, 2, 0);
      for (const viewer of [-1, 9, 0.5]) expect(() => session.as(viewer)).toThrow(RangeError);
    });

    it('loads a record of any of several games, as text or value', () => {
      const record = sessionAfter(game, 2, 30).toRecord();
      if (record === null) throw new Error('a session with options has a record');
      for (const value of [game.formatRecord(record), JSON.parse(JSON.stringify(record))]) {
        const loaded = loadRecord<AnyGame>(GAMES, value);
        expect(loaded.game.name).toBe(game.name);
        expect(loaded.toRecord()).toEqual(record);
      }
    });
  },
);

type AnyGameState = ReturnType<AnyGame['createGame']>;

describe('loadRecord', () => {
  it.each([
    ['', 'MISSING_FIELD'],
    ['{', 'INVALID_TEXT'],
    [null, 'INVALID_FIELD'],
    [{ game: 'chess' }, 'WRONG_GAME'],
    ['game chess\n', 'WRONG_GAME'],
    [{ game: 'caribbean-fleet', rules: 'none' }, 'WRONG_RULES'],
    [{ game: 'grog-island', actions: [] }, 'MISSING_FIELD'],
  ])('refuses %j with %s', (value, code) => {
    expect(() => loadRecord([grogIsland, caribbeanFleet], value)).toThrow(
      expect.objectContaining({ name: 'ParseError', code }),
    );
  });

  it('names the games that it can load', () => {
    expect(() => loadRecord([grogIsland, caribbeanFleet], { game: 'chess' })).toThrow(
      'Invalid record at game: expected grog-island or caribbean-fleet, received chess.',
    );
    expect(() => loadRecord([], {})).toThrow(RangeError);
  });
});

describe('the listeners of a session', () => {
  const start = () => createSession(grogIsland, { options: { players: 2, seed: 1 } });
  const good = { type: 'chooseGood', player: 0, good: 'grey' } as const;

  it('are called at once, after each change, and no longer after the end', () => {
    const session = start();
    const steps: number[] = [];
    const end = session.subscribe(({ step }) => steps.push(step));
    session.dispatch(good);
    session.undo();
    end();
    end();
    session.redo();
    expect(steps).toEqual([0, 1, 0]);
  });

  it('may act, subscribe and end subscriptions while they are called', () => {
    const session = start();
    const first: number[] = [];
    const last: number[] = [];
    session.subscribe(({ step }) => {
      first.push(step);
      if (step === 1) session.dispatch({ type: 'chooseGood', player: 1, good: 'blue' });
      if (step === 2) endLast();
    });
    const endLast = session.subscribe(({ step }) => last.push(step));
    session.dispatch(good);
    expect(session.getSnapshot().step).toBe(2);
    expect(first).toEqual([0, 1, 2]);
    expect(last).toEqual([0]);
  });

  it.each([null, undefined, 7, 'listener', {}, []])('are functions, not %j', (listener) => {
    for (const store of [start(), start().as(0)])
      expect(() => Reflect.apply(store.subscribe, undefined, [listener])).toThrow(
        expect.objectContaining({ name: 'RangeError' }),
      );
  });
});

it.each([null, undefined, 7, 'start'])('a session does not begin from %j', (value) => {
  expect(() => Reflect.apply(createSession, undefined, [grogIsland, value])).toThrow(
    'Invalid start: expected an object with options, a record or a state',
  );
});
