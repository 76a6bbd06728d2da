import { expectTypeOf, it } from 'vitest';
import type { GameState as FleetState } from '../../src/caribbean-fleet/index.ts';
import type { Game } from '../../src/core/contract.ts';
import type { GameTypes } from '../../src/core/types.ts';
import type { Action, GameEvent, GameState, GameView } from '../../src/grog-island/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import {
  createSession,
  diffView,
  loadRecord,
  parsePatch,
  patchView,
  type Session,
  type ViewPatch,
} from '../../src/session/index.ts';

const session = createSession(grogIsland, { options: { players: 2, seed: 1 } });

it('a session has the types of its game', () => {
  expectTypeOf(session.getSnapshot().state).toEqualTypeOf<GameState>();
  expectTypeOf(session.as(0).getSnapshot().view).toEqualTypeOf<GameView>();
  expectTypeOf(session.as(0).getSnapshot().log).toEqualTypeOf<readonly GameEvent[]>();
  expectTypeOf(session.dispatch).parameter(0).toEqualTypeOf<Action>();
  // @ts-expect-error an option of the other game
  createSession(grogIsland, { options: { players: 2, seed: 1, short: true } });
});

it('a loaded session is of one of the games', () => {
  const loaded = loadRecord([grogIsland, caribbeanFleet], '');
  expectTypeOf(loaded.getSnapshot().state).toEqualTypeOf<GameState | FleetState>();
});

it('generic code can hold any session', () => {
  const any: Session = session;
  const of = <Types extends GameTypes>(game: Game<Types>, options: Types['Options']) =>
    createSession(game, { options }).getSnapshot().state satisfies Types['State'];
  of(grogIsland, { players: 2, seed: 1 });
  any.getSnapshot();
});

it('a patch knows its places and values', () => {
  const { view } = session.as(0).getSnapshot();
  const patch = diffView(view, view);
  expectTypeOf(patch).toEqualTypeOf<ViewPatch<GameView>>();
  expectTypeOf(parsePatch(grogIsland, view, [])).toEqualTypeOf<ViewPatch<GameView>>();
  const good: ViewPatch<GameView> = [
    { op: 'replace', path: ['players', 0, 'coins'], value: 3 },
    { op: 'add', path: ['row', 0], value: 'green' },
    { op: 'remove', path: ['agenda', 1] },
  ];
  patchView(view, good);
  // @ts-expect-error a wrong value
  patchView(view, [{ op: 'replace', path: ['players', 0, 'coins'], value: 'many' }]);
  // @ts-expect-error a wrong place
  patchView(view, [{ op: 'replace', path: ['players', 0, 'ducats'], value: 3 }]);
  // @ts-expect-error only lists lose items
  patchView(view, [{ op: 'remove', path: ['players', 0, 'coins'] }]);
});
