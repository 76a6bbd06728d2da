/*
 * The English sentences. They say which sentences a catalogue has, and which names can stand between braces in each.
 */

/** Labels for actions. */
export const ACTIONS = {
  pass: 'Pass',
  bid: 'Bid {amount}',
  choose: 'Take {card}',
  sink: 'Sink {target}',
  board: 'Board {ship}',
  raid: 'Raid {victim} for {ducats}',
  assignBlackbeard: 'Put Blackbeard with the {color} chief pawn',
  placeCannons: 'Put the cannons under {ship}',
  openTavern: 'Open the tavern for the {color} fleet',
  placeRum: 'Put the rum into {tavern}',
  keepCard: 'Keep {card} for later',
  useFairWind: 'Use {card} and choose next',
  roll: 'Roll the dice',
  'roll.dice': 'Roll {dice}',
  turnDie: 'Turn the {die} die to {face}',
} as const;

/** Who is to do what. */
export const DECISIONS = {
  bid: '{player} bids or passes',
  choose: '{player} takes an open card',
  sink: '{player} sinks a ship or a tavern of another player',
  board: '{player} boards a ship of another player',
  raid: '{player} chooses whom to raid and for how much',
  assignBlackbeard: '{player} chooses a chief pawn for {card}',
  placeCannons: '{player} chooses a ship for {card}',
  openTavern: '{player} chooses a fleet for {card}',
  placeRum: '{player} chooses a tavern for {card}',
  fairWind: '{player} may use {card} and choose next',
  'roll.production': '{player} rolls the dice',
  'roll.raid': '{player} rolls the dice against {victim}: {amount} or more',
  spyglass: '{player} may use {card} and turn a die',
} as const;

/** What happened. */
export const EVENTS = {
  roundStarted: 'Round {round}: {player} begins; open {open:card|cards}: {open}',
  bidMade: '{player} bids {amount}',
  passed: '{player} passes',
  auctionWon: '{player} wins the auction with {amount}',
  'auctionWon.free': 'Nobody bids; {player} passed first and wins for free',
  bidPaid: '{player} pays {amount}: {shares}',
  cardChosen: '{player} takes {card}',
  noTarget: '{player} finds no target for {card}',
  cardWaits: '{player} sets {card} aside until it can be used',
  'cardDiscarded.atOnce': '{player} plays {card}, which leaves the game',
  'cardDiscarded.used': '{player} has used {card}, which leaves the game',
  'cardDiscarded.noToken': '{player} discards {card} because no fleet token is left',
  'cardDiscarded.sunk': '{player} loses {card} at sea',
  'cardDiscarded.wrecked': '{player} loses {card} in a wreck',
  'cardDiscarded.pawnLost': '{player} loses {card} with the chief pawn',
  feePaid: '{player} pays {chief}, the {color} chief, a fee of {paid}',
  'feePaid.part': '{player} pays {chief}, the {color} chief, only {paid} of a fee of {due}',
  chiefChanged: '{player} becomes the {color} chief',
  'chiefChanged.from': '{player} becomes the {color} chief in place of {from}',
  sunk: '{player} sinks {target} of {owner}',
  boarded: '{player} boards {ship} of {owner}',
  raidAnnounced: '{player} raids {victim} for {ducats}',
  'rolled.production': '{player} rolls {sum}: {dice}',
  'rolled.raid': '{player} rolls {sum} for the raid: {dice}',
  raided: '{player} gets {ducats} from {victim}',
  'raided.failed': '{player} gets nothing from {victim}',
  cardSharpPaid: '{player} pays {ducats} to the bank',
  galleonTaken: '{player} gets {ducats} from the bank',
  blackbeardAssigned: '{player} puts {card} with the {color} chief pawn',
  cannonsPlaced: '{player} puts {card} under {ship}',
  tavernOpened: '{player} opens {card} for the {color} fleet',
  rumPlaced: '{player} puts {card} into {tavern}',
  cardKept: '{player} keeps {card} for later',
  fairWindUsed: '{player} uses {card} and chooses next',
  dieTurned: '{player} turns a die from {from} to {face}',
  shipEarned: '{player} earns {ducats} with {ship}',
  tavernPaid: '{player} pays {ducats} to {owner} in {tavern}',
  roundEnded: 'The round ends',
  gameEnded: 'The game ends: the deck is empty',
} as const;

/** Parts of sentences, and the opening. */
export const PHRASES = {
  opening: 'Ships are named by number and value: green 5/2 earns 2 ducats on a roll of 5',
  ship: '{color.name} {number}/{value}',
  shipInside: 'the {color} ship {number}/{value}',
  copy: '{card} #{copy}',
  share: '{who} {ducats}',
  bank: 'the bank',
} as const;

/** What is written on a picture of the table, and what it says of things on it. A noun alone stands after its number. */
export const TABLE = {
  rounds: 'Round {round} of {rounds}',
  open: 'Open cards',
  deck: 'deck',
  removed: 'removed unseen',
  discarded: 'discarded',
  putBack: 'seen and put back into the deck',
  die: 'Die: {face}',
  'die.blank': 'Die: not rolled yet',
  dice: 'Dice',
  starts: 'begins',
  ducats: '{count:ducat|ducats}',
  ships: '{count:ship|ships}',
  waiting: 'waiting',
  kept: 'kept',
  ship: 'Ship: {color}, number {number}, value {value}',
  wreck: 'wreck',
  chief: 'chief pawn',
  tokens: 'fleet tokens',
  fleet: 'Fleet: {color}',
} as const;

/** What the things on the table do; the name stands before it. */
export const PIECES = {
  ship: 'earns {ducats} when the dice show {number}, and counts as much at the end',
  'ship.wreck':
    'earns {ducats} when the dice show {number}, and counts as much at the end; it goes down when they show {first} or {last}',
  kraken: 'sinks a ship or a tavern of another player',
  boarding: 'takes a ship from another player if you own one of its colour',
  raid: 'you name a player and a number from {first} to {last}; if the dice reach it, the player pays you as many ducats',
  cardSharp: 'every other player pays {ducats} to the bank',
  treasureGalleon: 'brings you {ducats} from the bank',
  blackbeard: 'doubles the fees in the colour of one of your chief pawns',
  cannons: 'one of your ships is worth {ducats} more',
  tavern:
    'takes a fleet token; whenever another player’s ship of that colour earns, its owner pays {ducats}',
  rum: 'one of your taverns is paid {ducats} each time',
  spyglass: 'lets you turn one of the dice once, after a roll for the ships',
  fairWind: 'lets you choose a card directly after the winner, once in a later round',
  chief: 'belongs to the first player with {count} {count:ship|ships} of its colour',
  'chief.owned':
    'whoever else takes a ship of this colour pays {player} {ducats}; {points} {points:point|points} at the end',
  token: 'a new tavern takes one',
  die: 'both dice together say which ships earn',
  deck: 'the game ends with the round in which it runs out',
  purse: '{player} can bid up to {ducats}, and each counts a point at the end',
} as const;

/** The rows of the score sheet. */
export const SCORING = {
  ducats: 'Ducats',
  ships: 'Ships',
  chiefs: 'Chief pawns, 5 each',
} as const;
