/* A session without a framework: a loop in which everybody plays at random, and which draws only what changes. */
import { grogIsland } from 'pirate-auctions';
import { createSession } from 'pirate-auctions/session';

const session = createSession(grogIsland, { options: { players: 2, seed: 1 } });
const table = session.as('spectator');

let { view } = table.getSnapshot();
let drawn = 0;
for (;;) {
  const { decisions, state, scoring } = session.getSnapshot();
  const [decision] = decisions;
  if (decision === undefined) {
    console.log(scoring?.ranking); // such as [ [ 1 ], [ 0 ] ]
    break;
  }
  const actions = grogIsland.legalActions(state, decision.player);
  const action = actions[Math.floor(Math.random() * actions.length)];
  if (action) session.dispatch(action);
  const before = view;
  view = table.getSnapshot().view;
  for (const [seat, player] of view.players.entries())
    if (player !== before.players[seat]) drawn += 1;
}
const { steps } = session.getSnapshot();
console.log(drawn < steps); // true: fewer players were drawn than actions done, not two for each
