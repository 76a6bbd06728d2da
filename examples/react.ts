/*
 * A session in React. `useSyncExternalStore` takes it as it is, and since snapshots share what did not change, `memo` leaves out
 * every player whose part of the view is the same as before.
 */
import { caribbeanFleet } from 'pirate-auctions';
import type { PlayerView } from 'pirate-auctions/caribbean-fleet';
import { createSession } from 'pirate-auctions/session';
import { createElement, memo, useSyncExternalStore } from 'react';
import { act, create } from 'react-test-renderer';

const session = createSession(caribbeanFleet, { options: { players: 3, seed: 7 } });
const table = session.as('spectator');

/** How often each player was drawn. */
const drawn = [0, 0, 0];

const Player = memo(({ seat, player }: { seat: number; player: PlayerView }) => {
  drawn[seat] = (drawn[seat] ?? 0) + 1;
  return createElement('p', null, `Player ${seat}: ${player.ducats} ducats`);
});

function Table() {
  const { view } = useSyncExternalStore(table.subscribe, table.getSnapshot);
  return view.players.map((player, seat) => createElement(Player, { key: seat, seat, player }));
}

// The test renderer stands for a page.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
act(() => {
  create(createElement(Table));
});
console.log(drawn.join()); // 1,1,1

act(() => {
  session.dispatch({ type: 'bid', player: 0, amount: 1 });
});
console.log(drawn.join()); // 1,1,1: a bid changes no player

act(() => {
  session.dispatch({ type: 'pass', player: 1 });
});
console.log(drawn.join()); // 1,2,1: only the one who passes
