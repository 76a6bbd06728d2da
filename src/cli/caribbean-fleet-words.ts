import type { SpecialKind } from '../caribbean-fleet/index.ts';
import type { Noun } from './telling.ts';

/** A sentence for every event; where an event has several faces, one for each. */
export const SENTENCES = {
  opening: 'A ship is called by its number and its value: green 5/2 earns 2 ducats on a roll of 5',
  roundStarted: 'Round {round}: {player} begins; open are {open}',
  bidMade: '{player} bids {amount}',
  passed: '{player} passes',
  'passed.bankrupt': '{player} has no ducat and passes',
  auctionWon: '{player} wins the auction with {amount}',
  'auctionWon.free': 'Nobody has bid; {player} passed first and wins for nothing',
  bidPaid: '{player} pays {amount}: {shares}',
  cardChosen: '{player} takes {card}',
  noTarget: '{player} finds no target for {card}',
  cardWaits: '{player} lays {card} aside until there is a place for it',
  'cardDiscarded.atOnce': '{player} plays {card}, which leaves the game',
  'cardDiscarded.used': '{player} has used {card}, which leaves the game',
  'cardDiscarded.noToken': '{player} discards {card}, for no fleet token is left',
  'cardDiscarded.sunk': '{player} loses {card} to the sea',
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
  gameEnded: 'The game ends: the deck has run out',
} as const;

export const DUCAT: Noun = ['ducat', 'ducats'];

/** The special cards, in a list and in a sentence. */
export const SPECIALS: Readonly<Record<SpecialKind, readonly [string, string]>> = {
  kraken: ['kraken', 'the kraken'],
  boarding: ['boarding', 'the boarding'],
  raid: ['raid', 'the raid'],
  cardSharp: ['card sharp', 'the card sharp'],
  treasureGalleon: ['treasure galleon', 'the treasure galleon'],
  blackbeard: ['Blackbeard', 'Blackbeard'],
  cannons: ['cannons', 'the cannons'],
  tavern: ['tavern', 'the tavern'],
  rum: ['rum', 'the rum'],
  spyglass: ['spyglass', 'the spyglass'],
  fairWind: ['fair wind', 'the fair wind'],
};

/** Ships in a list and in a sentence, by number and value; and who gets what of a bid. */
export const CARDS = {
  ship: '{color} {number}/{value}',
  theShip: 'the {color} ship {number}/{value}',
  share: '{who} {ducats}',
  bank: 'the bank',
} as const;

/** The rows of the score sheet. */
export const ROWS = {
  ducats: 'Ducats',
  ships: 'Ships',
  chiefs: 'Chief pawns, 5 each',
} as const;
