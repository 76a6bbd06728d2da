import {
  type BidPaidEvent,
  type Card,
  type CaribbeanFleetTypes,
  type GameEvent,
  game,
  type Scoring,
  SHIPS,
  type Ship,
  SPECIAL_KINDS,
} from '../caribbean-fleet/index.ts';
import { CARDS, DUCAT, ROWS, SENTENCES, SPECIALS } from './caribbean-fleet-words.ts';
import { counted, listed, type Names, type ScoreRow, speaker, type ToldGame } from './telling.ts';

const say = speaker(SENTENCES);
const word = speaker(CARDS);

/** Caribbean Fleet in words. */
export const caribbeanFleet: ToldGame<CaribbeanFleetTypes> = {
  game,
  title: 'Caribbean Fleet',
  headings: ['roundStarted', 'gameEnded'],
  tellOpening: ({ round, starter, open }, names) => [
    say('opening', {}),
    say('roundStarted', { round, player: names(starter), open: cardList(open) }),
  ],
  tellEvent: (event, _state, names) => tellEvent(event, names),
  tellScore,
};

function tellEvent(event: GameEvent, names: Names): string {
  if (event.type === 'roundEnded' || event.type === 'gameEnded') return say(event.type, {});
  const player = names(event.player);
  switch (event.type) {
    case 'roundStarted':
      return say(event.type, { player, round: event.round, open: cardList(event.open) });
    case 'bidMade':
      return say(event.type, { player, amount: event.amount });
    case 'passed':
      return say(event.bankrupt ? 'passed.bankrupt' : event.type, { player });
    case 'auctionWon':
      return event.amount === 0
        ? say('auctionWon.free', { player })
        : say(event.type, { player, amount: event.amount });
    case 'bidPaid':
      return say(event.type, { player, amount: event.amount, shares: shares(event, names) });
    case 'cardChosen':
    case 'noTarget':
    case 'cardWaits':
    case 'cardKept':
    case 'fairWindUsed':
      return say(event.type, { player, card: card(event.card) });
    case 'cardDiscarded':
      return say(`cardDiscarded.${event.reason}`, { player, card: card(event.card) });
    case 'feePaid': {
      const { color, due, paid } = event;
      const chief = names(event.chief);
      return paid === due
        ? say(event.type, { player, chief, color, paid })
        : say('feePaid.part', { player, chief, color, due, paid });
    }
    case 'chiefChanged':
      return event.from === null
        ? say(event.type, { player, color: event.color })
        : say('chiefChanged.from', { player, color: event.color, from: names(event.from) });
    case 'sunk':
      return say(event.type, { player, target: card(event.target), owner: names(event.owner) });
    case 'boarded':
      return say(event.type, { player, ship: card(event.ship), owner: names(event.owner) });
    case 'raidAnnounced':
      return say(event.type, {
        player,
        victim: names(event.victim),
        ducats: counted(event.amount, DUCAT),
      });
    case 'rolled':
      return say(`rolled.${event.purpose}`, {
        player,
        sum: event.dice[0] + event.dice[1],
        dice: listed(event.dice.map(String)),
      });
    case 'raided':
      return say(event.success ? event.type : 'raided.failed', {
        player,
        victim: names(event.victim),
        ducats: counted(event.paid, DUCAT),
      });
    case 'cardSharpPaid':
      return say(event.type, { player, ducats: counted(event.paid, DUCAT) });
    case 'galleonTaken':
      return say(event.type, { player, ducats: counted(event.ducats, DUCAT) });
    case 'blackbeardAssigned':
    case 'tavernOpened':
      return say(event.type, { player, card: card(event.card), color: event.color });
    case 'cannonsPlaced':
      return say(event.type, { player, card: card(event.card), ship: card(event.ship) });
    case 'rumPlaced':
      return say(event.type, { player, card: card(event.card), tavern: card(event.tavern) });
    case 'dieTurned':
      return say(event.type, { player, from: event.from, face: event.face });
    case 'shipEarned':
      return say(event.type, {
        player,
        ducats: counted(event.ducats, DUCAT),
        ship: card(event.ship),
      });
    case 'tavernPaid':
      return say(event.type, {
        player,
        ducats: counted(event.paid, DUCAT),
        owner: names(event.owner),
        tavern: card(event.tavern),
      });
  }
}

/** Who keeps what of a bid, in the order in which it goes around the table. */
function shares({ player, shares: kept, bank }: BidPaidEvent, names: Names): string {
  const seats = kept.map((_, distance) => (player - distance + kept.length) % kept.length);
  const parts = seats.flatMap((seat) => {
    const ducats = kept[seat] ?? 0;
    return ducats === 0 ? [] : [word('share', { who: names(seat), ducats })];
  });
  if (bank > 0) parts.push(word('share', { who: word('bank', {}), ducats: bank }));
  return listed(parts);
}

function tellScore({ players }: Scoring): ScoreRow[] {
  return (['ducats', 'ships', 'chiefs'] as const).map((part) => ({
    label: ROWS[part],
    points: players.map((sheet) => sheet[part]),
  }));
}

function cardList(open: readonly Card[]): string {
  return listed(
    open.map((named) => {
      const ship = shipOf(named);
      return ship === undefined ? special(named, 0) : word('ship', { ...ship });
    }),
  );
}

/** A card in a sentence. */
function card(named: Card): string {
  const ship = shipOf(named);
  return ship === undefined ? special(named, 1) : word('theShip', { ...ship });
}

function shipOf(named: Card): Ship | undefined {
  return SHIPS.find((ship) => ship.card === named);
}

function special(named: Card, form: 0 | 1): string {
  const kind = SPECIAL_KINDS.find((one) => named.startsWith(`${one}#`));
  return kind === undefined ? named : SPECIALS[kind][form];
}
