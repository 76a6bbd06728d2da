import type { EventKind } from '../core/undo.ts';
import type { GameEvent } from './events.ts';

/** What each event reveals, which decides whether it can be undone. */
export const EVENT_KINDS: { readonly [Type in GameEvent['type']]: EventKind } = {
  goalReturned: 'choice',
  goalsDrawn: 'chance',
  goalKept: 'result',
  treasuresDrawn: 'chance',
  parrotsDrawn: 'chance',
  goodsTaken: 'choice',
  roundStarted: 'result',
  rolled: 'chance',
  parrotPlayed: 'choice',
  dieTurned: 'choice',
  bidMade: 'choice',
  passed: 'choice',
  shipChosen: 'choice',
  exchanged: 'choice',
  goodsPaid: 'choice',
  coinsGained: 'result',
  tradeEnded: 'choice',
  auctionWon: 'result',
  nobodyWon: 'result',
  paid: 'choice',
  defaulted: 'choice',
  claimed: 'choice',
  claimsLost: 'choice',
  pointsGained: 'result',
  locked: 'choice',
  ghostPlaced: 'choice',
  roundEnded: 'result',
  // The scoring shows the goals of everybody.
  gameEnded: 'chance',
};

/** Where the rules write what happens; `null` in a simulation. */
export type Events = GameEvent[] | null;
