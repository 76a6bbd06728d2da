/* A session in Svelte, whose stores need nothing but `subscribe`: in a component, `$table` is the snapshot. */
import { caribbeanFleet } from 'pirate-auctions';
import { createSession } from 'pirate-auctions/session';
import { derived, get } from 'svelte/store';

const session = createSession(caribbeanFleet, { options: { players: 3, seed: 7 } });
const table = session.as(0);

const bid = derived(table, ({ view }) => view.bid);
const bids: number[] = [];
bid.subscribe((amount) => bids.push(amount));

session.dispatch({ type: 'bid', player: 0, amount: 3 });
session.dispatch({ type: 'pass', player: 1 });
session.dispatch({ type: 'bid', player: 2, amount: 4 });
console.log(bids.join()); // 0,3,4
console.log(get(table).log.length); // 3
