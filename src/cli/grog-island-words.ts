import type { BuildingType, Cloud, Color, Ship } from '../grog-island/index.ts';
import type { Noun } from './telling.ts';

/** A sentence for every event; where an event has several faces, one for each. */
export const SENTENCES = {
  clouds: 'The clouds: {clouds}',
  ships: 'The ships: {ships}',
  goalReturned: '{player} puts a goal under the deck{goal}',
  goalsDrawn: '{player} draws {goals}',
  goalKept: '{player} keeps a goal{goal}',
  treasuresDrawn: '{player} draws {treasures}',
  parrotsDrawn: '{player} draws {parrots}',
  'goodsTaken.setup': '{player} starts with {goods}',
  'goodsTaken.pass': '{player} takes {goods} from the empty goods spaces',
  'goodsTaken.ghost': 'The ghost ship brings {player} {goods}',
  roundStarted: 'Round {round}: {player} has the flag',
  rolled: '{player} rolls {dice}',
  parrotPlayed: '{player} plays a parrot: {parrot}',
  dieTurned: '{player} turns the {die} die from {from} to {face}',
  bidMade: '{player} bids {amount} with {dice}',
  'bidMade.hold': '{player} holds the bid of {amount} with {dice}',
  passed: '{player} passes',
  shipChosen: '{player} trades with the {ship} at the {peninsula} peninsula',
  exchanged: '{player} exchanges {goods} for {good}',
  'goodsPaid.deliver': '{player} delivers {goods}',
  'goodsPaid.deal': '{player} makes a deal for {goods}',
  'coinsGained.trade': '{player} gets {coins} for the delivery',
  'coinsGained.claim': '{player} gets {coins} for the free buildings of the same type',
  tradeEnded: '{player} ends the trade',
  auctionWon: '{player} wins the auction with {amount}',
  nobodyWon: 'Nobody has bid, so nobody wins the auction',
  paid: '{player} pays {amount} with {payment}',
  'paid.change': '{player} pays {amount} with {payment} and gets {change} back',
  defaulted: '{player} does not pay the bid and gets nothing',
  claimed: '{player} claims {building} under the {cloud}',
  'claimsLost.renounced': '{player} renounces the {claims} on {peninsulas}',
  'claimsLost.impossible': '{player} can claim nothing on {peninsulas}',
  'pointsGained.cloud': '{player} gets {points} from the cloud',
  'pointsGained.row': '{player} gets {points} for the bidding row',
  locked: '{player} puts a lock on {building}',
  ghostPlaced: '{player} puts a crew of the ghost ship on {building}',
  roundEnded: 'The round ends: the ships sail on and {flag} gets the flag',
  'gameEnded.crew': 'The game ends: a crew is complete on the island',
  'gameEnded.stalemate': 'The game ends: nobody has a coin, a treasure or a good any more',
} as const;

export const COIN: Noun = ['coin', 'coins'];
export const POINT: Noun = ['point', 'points'];
export const CLAIM: Noun = ['claim', 'claims'];
export const GOAL_CARD: Noun = ['goal card', 'goal cards'];
export const TREASURE_CARD: Noun = ['treasure card', 'treasure cards'];
export const PARROT_CARD: Noun = ['parrot card', 'parrot cards'];

export const GOODS: Readonly<Record<Color, Noun>> = {
  green: ['coconut', 'coconuts'],
  blue: ['fish', 'fish'],
  orange: ['grog', 'grog'],
  yellow: ['lemon', 'lemons'],
  grey: ['map', 'maps'],
};

export const BUILDINGS: Readonly<Record<BuildingType, Noun>> = {
  sword: ['sword shop', 'sword shops'],
  pegLeg: ['peg-leg shop', 'peg-leg shops'],
  hat: ['hat shop', 'hat shops'],
  hook: ['hook shop', 'hook shops'],
  anchor: ['anchor shop', 'anchor shops'],
  figurehead: ['figurehead studio', 'figurehead studios'],
  voodoo: ['voodoo doll workshop', 'voodoo doll workshops'],
  fortune: ['fortune teller', 'fortune tellers'],
  eyePatch: ['eye-patch shop', 'eye-patch shops'],
  coffin: ['coffin maker', 'coffin makers'],
  cannonball: ['cannonball foundry', 'cannonball foundries'],
  pub: ['pub', 'pub'],
};

export const CLOUDS: Readonly<Record<Cloud, string>> = {
  goal: 'goal cloud',
  point: 'point cloud',
  parrot: 'parrot cloud',
  calm: 'calm cloud',
  black: 'black cloud',
};

export const SHIPS: Readonly<Record<Ship, string>> = {
  coins2: '2-coin ship',
  coins3: '3-coin ship',
  coins4: '4-coin ship',
  treasures: 'treasure ship',
  parrots: 'parrot ship',
  goals: 'goal ship',
};

/** What the ship is called that has the ghost crew, with two players. */
export const GHOST = 'ghost ship';

/** What lies where, and what the cards say. */
export const PARTS = {
  over: '{cloud} over {peninsula}',
  at: '{ship} at {peninsula}',
  atSea: '{ship} on the open sea',
  hold: 'hold the bid',
  turn: 'turn the {color} die',
  parrots: 'parrots',
  majority: 'majority on {peninsula}',
} as const;

/** The rows of the score sheet before the goals. */
export const ROWS = {
  track: 'Points on the track',
  treasures: 'Treasure cards',
  coins: 'Coins, 1 for 5',
  exchange: 'Other goods, 1 for 3',
  goal: 'Goal: {goal}',
  tieBreak: 'Coins, for a tie',
} as const;
