/*
 * The English sentences. They say which sentences a catalogue has, and which names can stand between braces in each.
 */

/** Labels for actions. */
export const ACTIONS = {
  returnGoal: 'Put under the deck: {goal}',
  chooseGood: 'Take {good}',
  roll: 'Roll the dice',
  'roll.dice': 'Roll {dice}',
  pass: 'Pass',
  turnDie: 'Turn the {die} die to {face}',
  bid: 'Bid with {dice}',
  'bid.amount': 'Bid {amount}: {dice}',
  'bid.hold': 'Hold the bid: {dice}',
  trade: 'Trade with the {ship.name}',
  endTrade: 'End the trade',
  exchange: 'Exchange {goods}',
  deliver: 'Deliver {goods}',
  deal: 'Make a deal',
  default: 'Do not pay the bid',
  pay: 'Pay with coins only',
  'pay.treasures': 'Pay with {treasures}',
  endClaims: 'Claim nothing more',
  claim: 'Claim {building}',
  lock: 'Put a lock on {building}',
  placeGhost: 'Place a ghost crew on {building}',
} as const;

/** Who is to do what. */
export const DECISIONS = {
  setup: '{player} returns {goals} and chooses a good',
  'setup.goals': '{player} returns {goals}',
  'setup.good': '{player} chooses a good',
  roll: '{player} rolls the dice',
  bid: '{player} bids or passes',
  chooseShip: '{player} chooses a ship to trade with',
  trade: '{player} trades with the {ship.name}',
  returnGoals: '{player} puts {goals} under the deck',
  pay: '{player} pays {coins} or defaults',
  'claim.auction': '{player} claims a building on {peninsulas}, or nothing more',
  'claim.deal': '{player} claims a building on {peninsulas}',
  lock: '{player} puts a lock on a building on {peninsula}',
  ghost: '{player} places a ghost crew on a building on {peninsula}',
} as const;

/** What happened. */
export const EVENTS = {
  goalReturned: '{player} puts a goal card under the deck',
  'goalReturned.seen': '{player} puts a goal card under the deck: {goal}',
  goalsDrawn: '{player} draws {goals}',
  goalKept: '{player} keeps a goal card',
  'goalKept.seen': '{player} keeps a goal card: {goal}',
  treasuresDrawn: '{player} draws {treasures}',
  parrotsDrawn: '{player} draws {parrots}',
  'goodsTaken.setup': '{player} starts with {goods}',
  'goodsTaken.pass': '{player} takes {goods} from the empty goods {goods:space|spaces}',
  'goodsTaken.ghost': 'The ghost ship brings {player} {goods}',
  roundStarted: 'Round {round}: {player} has the flag',
  rolled: '{player} rolls {dice}',
  parrotPlayed: '{player} plays a parrot: {parrot}',
  dieTurned: '{player} turns the {die} die from {from} to {face}',
  bidMade: '{player} bids {amount} with {dice}',
  'bidMade.hold': '{player} holds the bid of {amount} with {dice}',
  passed: '{player} passes',
  shipChosen: '{player} trades with the {ship.name} at the {peninsula} peninsula',
  exchanged: '{player} exchanges {goods} for {good}',
  'goodsPaid.deliver': '{player} delivers {goods}',
  'goodsPaid.deal': '{player} makes a deal for {goods}',
  'coinsGained.trade': '{player} gets {coins} for the delivery',
  'coinsGained.claim':
    '{player} gets {coins} for the free {coins:building|buildings} of the same type',
  tradeEnded: '{player} ends the trade',
  auctionWon: '{player} wins the auction with {amount}',
  nobodyWon: 'Nobody bids, so nobody wins the auction',
  paid: '{player} pays {amount} with {payment}',
  'paid.change': '{player} pays {amount} with {payment} and gets {change} back',
  defaulted: '{player} does not pay the bid and gets nothing',
  claimed: '{player} claims {building} under the {cloud}',
  'claimsLost.renounced': '{player} gives up the {claims} on {peninsulas}',
  'claimsLost.impossible': '{player} can claim nothing on {peninsulas}',
  'pointsGained.cloud': '{player} gets {points} from the cloud',
  'pointsGained.row': '{player} gets {points} for the bidding row',
  locked: '{player} puts a lock on {building}',
  ghostPlaced: '{player} places a ghost crew on {building}',
  roundEnded: 'The round ends: the ships sail on and {flag} gets the flag',
  'gameEnded.crew': 'The game ends: one player has the whole crew on the island',
  'gameEnded.stalemate': 'The game ends: nobody has any coins, treasures or goods left',
} as const;

/** Parts of sentences, and the opening. */
export const PHRASES = {
  clouds: 'The clouds: {clouds}',
  ships: 'The ships: {ships}',
  cloudOver: '{cloud} over {peninsula}',
  shipAt: '{ship.name} at {peninsula}',
  shipAtSea: '{ship.name} on the open sea',
  building: '{building} on {peninsula}',
  die: '{color} {face}',
} as const;

/** The rows of the score sheet. */
export const SCORING = {
  track: 'Points on the track',
  treasures: 'Treasure cards',
  coins: 'Coins, 1 point for 5',
  exchange: 'Other goods, 1 point for 3',
  goal: 'Goal: {goal}',
  tieBreak: 'Coins, to break ties',
} as const;
