import type { EventKind } from '../core/undo.ts';
import type { GameEvent } from './events.ts';

/** What each event tells, for the question whether it can be undone. */
export const EVENT_KINDS: { readonly [Type in GameEvent['type']]: EventKind } = {
  roundStarted: 'chance',
  bidMade: 'choice',
  passed: 'choice',
  auctionWon: 'result',
  bidPaid: 'result',
  cardChosen: 'choice',
  noTarget: 'result',
  cardWaits: 'result',
  cardDiscarded: 'result',
  feePaid: 'result',
  chiefChanged: 'result',
  sunk: 'choice',
  boarded: 'choice',
  raidAnnounced: 'choice',
  rolled: 'chance',
  raided: 'result',
  cardSharpPaid: 'result',
  galleonTaken: 'result',
  blackbeardAssigned: 'choice',
  cannonsPlaced: 'choice',
  tavernOpened: 'choice',
  rumPlaced: 'choice',
  cardKept: 'choice',
  fairWindUsed: 'choice',
  dieTurned: 'choice',
  shipEarned: 'result',
  tavernPaid: 'result',
  roundEnded: 'result',
  // Undo ends with the game, as in the other game.
  gameEnded: 'chance',
};

/** Where the rules write what happens; `null` in a simulation. */
export type Events = GameEvent[] | null;
