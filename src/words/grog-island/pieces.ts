import type { Seat } from '../../core/types.ts';
import {
  type Building,
  copiesOf,
  freeOfType,
  type Occupant,
  occupantOf,
} from '../../grog-island/board.ts';
import {
  BUILDING_TYPES,
  type BuildingType,
  COLOR_INDEX,
  COLORS,
  type Color,
  EXCHANGE_RATE,
  GHOST_SHIP,
  GOALS,
  type Goal,
  MAIN_TRADES,
  meaningOf,
  PARROTS,
  POINTS_BY_COPIES,
  SHIPS,
  type Ship,
  TREASURE_MOST,
  TREASURE_VALUES,
} from '../../grog-island/components.ts';
import { CARD_KINDS, SPACES } from '../../grog-island/piece-id.ts';
import { hasGhost, peninsulaOf, playerAt, possibleCoins } from '../../grog-island/players.ts';
import { MAJORITY_POINTS, PRESENCE_POINTS } from '../../grog-island/score.ts';
import type { Table } from '../../grog-island/state.ts';
import type { PIECES, TABLE } from '../english/grog-island-sentences.ts';
import { kindOf, named, type PieceWords } from '../piece-words.ts';
import { entryOf, fillTemplate, NoWords, type Several, translator } from '../sentences.ts';
import type { GrogIslandParts } from './parts.ts';

/** What each bidding space gives (GI-W1). */
export const REWARDS = ['claim', 'claim', 'point', 'lock', 'point'] as const;

const CARD_LISTS = { goals: 'goalDeck', treasures: 'treasureDeck', parrots: 'parrotDeck' } as const;

/** The words for the things on the table of Grog Island. */
export function islandPieceWords(parts: GrogIslandParts): PieceWords<Table> {
  const { words, counted, who, phrase } = parts;
  const { nouns } = words;
  const { plural } = parts.common;
  const say = translator<typeof TABLE>(words.table, plural);
  const tell = translator<typeof PIECES>(words.pieces, plural);
  const points = (count: number): Several => counted(count, nouns.point);
  const coins = (count: number): Several => counted(count, nouns.coin);
  const place = (color: Color): string => entryOf(words.peninsulas, color);

  function occupantName(occupant: Occupant): string {
    const { occupants } = words;
    const seat = crewOf(occupant);
    if (seat !== null) return fillTemplate(occupants.crew, { player: who(seat) }, plural);
    return occupant === 'lock' || occupant === 'ghost' ? occupants[occupant] : occupants.free;
  }

  function buildingEffect(table: Table, peninsula: Color, type: BuildingType): string {
    const occupant = occupantOf(table.buildings, { peninsula, type });
    const goal = words.goals[`type:${type}`];
    const score = points(POINTS_BY_COPIES[copiesOf(table.buildings, type)] ?? 0);
    const seat = crewOf(occupant);
    if (seat !== null) return tell('building.crew', { points: score, player: who(seat), goal });
    if (occupant !== 'free') return tell('building.blocked', {});
    const isBlack = table.clouds[COLOR_INDEX[peninsula]] === 'black';
    const gained = isBlack ? 0 : freeOfType(table.buildings, type) - 1;
    return tell('building.free', { coins: coins(gained), points: score, goal });
  }

  function shipName(table: Table, ship: Ship): string {
    const ghost = isGhost(table, ship);
    const values = { ship: words.ships[ghost ? 'ghost' : ship] };
    const color = peninsulaOf(table, ship);
    const lies =
      color === null
        ? phrase('shipAtSea', values)
        : phrase('shipAt', { ...values, peninsula: place(color) });
    if (ghost) return say('ghostShip', { ship: lies, crew: table.ghostCrew });
    const traders = markersOn(table, ship).map(who);
    return traders.length === 0
      ? lies
      : say('marker', { ship: lies, player: parts.listed(traders) });
  }

  function shipEffect(table: Table, ship: Ship): string {
    const color = peninsulaOf(table, ship);
    if (color === null) return tell('ship.sea', {});
    const noun = words.goods[color];
    if (isGhost(table, ship)) return tell('ship.ghost', { good: counted(1, noun) });
    if (markersOn(table, ship).length > 0) return tell('ship.used', {});
    const { gives, each, most } = MAIN_TRADES[ship];
    if (most === 'goalDeck') return tell('ship.goals', { goods: parts.noun(MANY, noun) });
    const goods = counted(most, noun);
    if (gives === 'coins') return tell('ship.coins', { goods, coins: coins(each) });
    const card = gives === 'treasure' ? nouns.treasureCard : nouns.parrotCard;
    return tell('ship.cards', { goods, cards: counted(each, card) });
  }

  function cloudEffect(table: Table, color: Color): string {
    const cloud = table.clouds[COLOR_INDEX[color]];
    switch (cloud) {
      case 'point':
        return tell('cloud.point', { points: points(1) });
      case 'parrot':
        return tell('cloud.parrot', { cards: counted(1, nouns.parrotCard) });
      case 'goal':
      case 'calm':
      case 'black':
        return tell(`cloud.${cloud}`, {});
    }
  }

  function dieName(table: Table, die: Color): string {
    const face = table.dice[COLOR_INDEX[die]];
    const color = entryOf(words.colors, die);
    return face === 0 ? say('die.blank', { color }) : say('die', { color, face });
  }

  function dieEffect(table: Table, die: Color): string {
    const face = table.dice[COLOR_INDEX[die]];
    const peninsula = place(die);
    return face === 0 ? tell('die.blank', { peninsula }) : tell('die', { face, peninsula });
  }

  function goalEffect(table: Table, goal: Goal): string {
    const meaning = meaningOf(goal);
    switch (meaning.of) {
      case 'parrots':
      case 'goods':
        return tell(`goal.${meaning.of}`, { points: points(1) });
      case 'majority':
        return tell('goal.majority', {
          most: points(MAJORITY_POINTS),
          some: points(PRESENCE_POINTS),
          peninsula: place(meaning.color),
        });
      case 'type': {
        const each = POINTS_BY_COPIES[copiesOf(table.buildings, meaning.type)] ?? 0;
        return tell('goal.type', { points: points(each) });
      }
    }
  }

  function rewardOf(space: number): (typeof REWARDS)[number] {
    return REWARDS[space - 1] ?? 'point';
  }

  return {
    name(piece, table) {
      const [kind, rest] = kindOf(piece);
      const [first, second] = rest.split(':');
      switch (kind) {
        case 'building': {
          const building = buildingIn(table, first, second);
          const [name] = parts.building(building);
          return `${name}: ${occupantName(occupantOf(table.buildings, building))}`;
        }
        case 'ship':
          return shipName(table, named(SHIPS, rest));
        case 'cloud': {
          const color = named(COLORS, rest);
          const cloud = words.clouds[table.clouds[COLOR_INDEX[color]]];
          return phrase('cloudOver', { cloud, peninsula: place(color) });
        }
        case 'die':
          return dieName(table, named(COLORS, rest));
        case 'space': {
          const space = named(SPACES, rest);
          return say('space', { space, reward: say(`reward.${rewardOf(space)}`, {}) });
        }
        case 'good':
          return say('good', { good: words.goals[`goods:${named(COLORS, rest)}`] });
        case 'goods': {
          const [seat, color] = [seatIn(table, first), named(COLORS, second)];
          const good = words.goals[`goods:${color}`];
          return `${who(seat)}, ${good}: ${playerAt(table, seat).goods[COLOR_INDEX[color]]}`;
        }
        case 'purse': {
          const seat = seatIn(table, rest);
          const { coins: count } = playerAt(table, seat);
          return `${who(seat)}: ${count} ${say('coins', { count })}`;
        }
        case 'goal':
          return say('goalCard', { card: words.goals[named(GOALS, rest)] });
        case 'treasure':
          return say('treasureCard', { card: named(TREASURE_VALUES, rest) });
        case 'parrot':
          return say('parrotCard', { card: words.parrots[named(PARROT_CARDS, rest)] });
        case 'deck': {
          const deck = CARD_LISTS[named(CARD_KINDS, rest)];
          return `${say(deck, {})}: ${table[deck].length}`;
        }
        case 'hand': {
          const [seat, cards] = [seatIn(table, first), named(CARD_KINDS, second)];
          const count = playerAt(table, seat)[cards].length;
          return `${who(seat)}: ${count} ${say(cards, { count })}`;
        }
        case 'locks':
          return `${table.locks} ${say('locks', { count: table.locks })}`;
        case 'flag':
          return `${say('flag', {})}: ${who(table.flag)}`;
        default:
          throw new NoWords();
      }
    },

    effect(piece, table) {
      const [kind, rest] = kindOf(piece);
      const [first, second] = rest.split(':');
      switch (kind) {
        case 'building': {
          const { peninsula, type } = buildingIn(table, first, second);
          return buildingEffect(table, peninsula, type);
        }
        case 'ship':
          return shipEffect(table, named(SHIPS, rest));
        case 'cloud':
          return cloudEffect(table, named(COLORS, rest));
        case 'die':
          return dieEffect(table, named(COLORS, rest));
        case 'space': {
          const reward = rewardOf(named(SPACES, rest));
          return reward === 'point'
            ? tell('space.point', { points: points(1) })
            : tell(`space.${reward}`, {});
        }
        case 'good':
          return tell('good', { good: counted(1, words.goods[named(COLORS, rest)]) });
        case 'goods':
          return tell('goods', { peninsula: place(named(COLORS, second)), rate: EXCHANGE_RATE });
        case 'purse': {
          const seat = seatIn(table, rest);
          return tell('purse', {
            player: who(seat),
            coins: coins(possibleCoins(playerAt(table, seat))),
            each: coins(TREASURE_MOST),
          });
        }
        case 'goal':
          return goalEffect(table, named(GOALS, rest));
        case 'treasure':
          return tell('treasure', {
            coins: coins(named(TREASURE_VALUES, rest)),
            points: points(1),
          });
        case 'parrot': {
          const parrot = named(PARROT_CARDS, rest);
          return parrot === 'hold'
            ? tell('parrot.hold', {})
            : tell('parrot.turn', { die: entryOf(words.dice, parrot) });
        }
        case 'deck':
          return tell(`deck.${named(CARD_KINDS, rest)}`, {});
        case 'hand':
          return tell('hand', { player: who(seatIn(table, first)) });
        case 'locks':
          return tell('locks', { space: REWARDS.indexOf('lock') + 1 });
        case 'flag':
          return tell('flag', { player: who(table.flag) });
        default:
          throw new NoWords();
      }
    },
  };
}

const PARROT_CARDS = /* @__PURE__ */ (() => PARROTS.map(({ parrot }) => parrot))();

/** A number whose noun is in the form for many things. */
const MANY = 5;

function buildingIn(
  { buildings }: Table,
  color: string | undefined,
  name: string | undefined,
): Building {
  const building = { peninsula: named(COLORS, color), type: named(BUILDING_TYPES, name) };
  if (occupantOf(buildings, building) === 'none') throw new NoWords();
  return building;
}

function seatIn({ players }: Table, part: string | undefined): Seat {
  return named([...players.keys()], part);
}

/** The seat of the crew on a building; `null` if there is none. */
export function crewOf(occupant: Occupant): Seat | null {
  return occupant.startsWith('crew:') ? Number(occupant.slice('crew:'.length)) : null;
}

/** Whether a ship is the ghost ship of this game (GI-S5). */
export function isGhost(table: Table, ship: Ship): boolean {
  return ship === GHOST_SHIP && hasGhost(table);
}

/** The seats that have traded with a ship in this round (GI-T5). */
export function markersOn({ players }: Table, ship: Ship): Seat[] {
  return players.flatMap(({ marker }, seat) => (marker === ship ? [seat] : []));
}
