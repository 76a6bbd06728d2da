import { isShip, shipOf } from '../../caribbean-fleet/cards.ts';
import { feeOf } from '../../caribbean-fleet/chiefs.ts';
import {
  CANNONS_VALUE,
  CARD_SHARP_PRICE,
  type Card,
  CHIEF_POINTS,
  CHIEF_SHIPS,
  COLOR_INDEX,
  COLORS,
  type Color,
  DICE,
  GALLEON_DUCATS,
  RAID_LEAST,
  RAID_MOST,
  RUM_PRICE,
  SHIPS,
  SPECIAL_KINDS,
  TAVERN_PRICE,
} from '../../caribbean-fleet/components.ts';
import { worthOf } from '../../caribbean-fleet/fleet.ts';
import { playerAt } from '../../caribbean-fleet/players.ts';
import type { Table } from '../../caribbean-fleet/state.ts';
import { priceOf } from '../../caribbean-fleet/taverns.ts';
import type { Seat } from '../../core/types.ts';
import type { PIECES, TABLE } from '../english/caribbean-fleet-sentences.ts';
import { kindOf, named, type PieceWords } from '../piece-words.ts';
import { NoWords, translator } from '../sentences.ts';
import type { CaribbeanFleetParts } from './parts.ts';

/** The words for the things on the table of Caribbean Fleet. */
export function fleetPieceWords(parts: CaribbeanFleetParts): PieceWords<Table> {
  const { words, who, ducats } = parts;
  const { plural } = parts.common;
  const say = translator<typeof TABLE>(words.table, plural);
  const tell = translator<typeof PIECES>(words.pieces, plural);

  function cardName(table: Table, card: Card): string {
    if (isShip(card)) {
      const { color, number, wreck } = shipOf(card);
      const [name] = words.colors[color];
      const ship = say('ship', { color: name, number, value: worthOf(table, card) });
      return wreck ? `${ship}, ${say('wreck', {})}` : ship;
    }
    const [name] = parts.card(card);
    const value = numberOn(table, card);
    if (value !== null) return `${name}: ${value}`;
    return table.discarded.includes(card) ? `${name}, ${say('discarded', {})}` : name;
  }

  function cardEffect(table: Table, card: Card): string {
    if (isShip(card)) {
      const { number, wreck } = shipOf(card);
      const values = { ducats: ducats(worthOf(table, card)), number };
      return wreck
        ? tell('ship.wreck', { ...values, first: RAID_LEAST, last: RAID_MOST })
        : tell('ship', values);
    }
    const kind = named(SPECIAL_KINDS, card.split('#')[0]);
    switch (kind) {
      case 'raid':
        return tell(kind, { first: RAID_LEAST, last: RAID_MOST });
      case 'cardSharp':
        return tell(kind, { ducats: ducats(CARD_SHARP_PRICE) });
      case 'treasureGalleon':
        return tell(kind, { ducats: ducats(GALLEON_DUCATS) });
      case 'cannons':
        return tell(kind, { ducats: ducats(CANNONS_VALUE) });
      case 'tavern': {
        const tavern = table.taverns.find((one) => one.card === card);
        const price = tavern === undefined ? TAVERN_PRICE : priceOf(tavern);
        return tell(kind, { ducats: ducats(price) });
      }
      case 'rum':
        return tell(kind, { ducats: ducats(RUM_PRICE) });
      case 'kraken':
      case 'boarding':
      case 'blackbeard':
      case 'spyglass':
      case 'fairWind':
        return tell(kind, {});
    }
  }

  function chiefName(table: Table, color: Color): string {
    const owner = table.chiefs[COLOR_INDEX[color]];
    const name = `${say('chief', {})}: ${words.colors[color][0]}`;
    return owner === null ? name : `${name}, ${who(owner)}`;
  }

  function chiefEffect(table: Table, color: Color): string {
    const owner = table.chiefs[COLOR_INDEX[color]];
    if (owner === null) return tell('chief', { count: CHIEF_SHIPS });
    const other = (owner + 1) % table.players.length;
    const fee = ducats(feeOf(table, other, color));
    return tell('chief.owned', { player: who(owner), ducats: fee, points: CHIEF_POINTS });
  }

  return {
    name(piece, table) {
      const [kind, rest] = kindOf(piece);
      switch (kind) {
        case 'card':
          return cardName(table, cardIn(rest));
        case 'chief':
          return chiefName(table, named(COLORS, rest));
        case 'token': {
          const color = named(COLORS, rest);
          const count = table.tokens[COLOR_INDEX[color]];
          return `${say('tokens', {})}: ${words.colors[color][0]} ${count}`;
        }
        case 'die': {
          const face = table.dice[named(DICE, rest)];
          return face === 0 ? say('die.blank', {}) : say('die', { face });
        }
        case 'purse': {
          const seat = seatIn(table, rest);
          const { ducats: count } = playerAt(table, seat);
          return `${who(seat)}: ${count} ${say('ducats', { count })}`;
        }
        case 'deck':
          return `${say('deck', {})}: ${table.deck.length}`;
        default:
          throw new NoWords();
      }
    },

    effect(piece, table) {
      const [kind, rest] = kindOf(piece);
      switch (kind) {
        case 'card':
          return cardEffect(table, cardIn(rest));
        case 'chief':
          return chiefEffect(table, named(COLORS, rest));
        case 'token':
          named(COLORS, rest);
          return tell('token', {});
        case 'die':
          named(DICE, rest);
          return tell('die', {});
        case 'purse': {
          const seat = seatIn(table, rest);
          const most = ducats(playerAt(table, seat).ducats);
          return tell('purse', { player: who(seat), ducats: most });
        }
        case 'deck':
          return tell('deck', {});
        default:
          throw new NoWords();
      }
    },
  };
}

/** What a special card in its place on the table changes, as a picture shows it; `null` for any other card. */
export function numberOn(table: Table, card: Card): string | null {
  if (table.blackbeards.some((other) => other === card)) return '×2';
  if (table.cannons.some((cannons) => cannons.card === card)) return `+${CANNONS_VALUE}`;
  const tavern = table.taverns.find((one) => one.card === card);
  return tavern === undefined ? null : String(priceOf(tavern));
}

/** Any card, whether this game has it or not. */
function cardIn(name: string): Card {
  const ship = SHIPS.find(({ card }) => card === name);
  if (ship !== undefined) return ship.card;
  const [kind, copy] = name.split('#');
  const card: Card = `${named(SPECIAL_KINDS, kind)}#${Number(copy)}`;
  if (card !== name) throw new NoWords();
  return card;
}

function seatIn({ players }: Table, part: string): Seat {
  return named([...players.keys()], part);
}
