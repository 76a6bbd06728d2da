import { GHOST_SHIP } from '../grog-island/components.ts';
import {
  COLOR_INDEX,
  COLORS,
  type GameEvent,
  type GameState,
  GOALS,
  type Goal,
  type GrogIslandTypes,
  game,
  type PaidEvent,
  type PlayerScore,
  type Scoring,
} from '../grog-island/index.ts';
import { building, dice, goal, goods, parrot, part } from './grog-island-parts.ts';
import {
  CLAIM,
  CLOUDS,
  COIN,
  GHOST,
  GOAL_CARD,
  GOODS,
  PARROT_CARD,
  POINT,
  ROWS,
  SENTENCES,
  SHIPS,
  TREASURE_CARD,
} from './grog-island-words.ts';
import {
  cards,
  counted,
  listed,
  type Names,
  nounFor,
  type ScoreRow,
  speaker,
  type ToldGame,
} from './telling.ts';

const say = speaker(SENTENCES);
const row = speaker(ROWS);

/** Grog Island in words. */
export const grogIsland: ToldGame<GrogIslandTypes> = {
  game,
  title: 'Grog Island',
  headings: ['roundStarted', 'gameEnded'],
  tellOpening,
  tellEvent,
  tellScore,
  tellTieBreak: ({ players }) => ({
    label: row('tieBreak', {}),
    points: players.map(({ coins }) => coins),
  }),
};

function tellOpening({ clouds, players, ships }: GameState): string[] {
  const over = COLORS.map((peninsula) =>
    part('over', { cloud: CLOUDS[clouds[COLOR_INDEX[peninsula]]], peninsula }),
  );
  const lying = ships.map((ship, place) => {
    const name = players.length === 2 && ship === GHOST_SHIP ? GHOST : SHIPS[ship];
    const peninsula = COLORS[place];
    return peninsula === undefined
      ? part('atSea', { ship: name })
      : part('at', { ship: name, peninsula });
  });
  return [say('clouds', { clouds: listed(over) }), say('ships', { ships: listed(lying) })];
}

function tellEvent(event: GameEvent, state: GameState, names: Names): string {
  if (event.type === 'nobodyWon') return say('nobodyWon', {});
  if (event.type === 'gameEnded') return say(`gameEnded.${event.reason}`, {});
  if (event.type === 'roundEnded') return say('roundEnded', { flag: names(event.flag) });
  const player = names(event.player);
  switch (event.type) {
    case 'goalReturned':
    case 'goalKept':
      return say(event.type, { player, goal: event.goal === null ? '' : `: ${goal(event.goal)}` });
    case 'goalsDrawn':
      return say(event.type, { player, goals: cards(event.goals, GOAL_CARD, goal) });
    case 'treasuresDrawn':
      return say(event.type, { player, treasures: cards(event.treasures, TREASURE_CARD, String) });
    case 'parrotsDrawn':
      return say(event.type, { player, parrots: cards(event.parrots, PARROT_CARD, parrot) });
    case 'goodsTaken':
      return say(`goodsTaken.${event.reason}`, { player, goods: goods(event.goods) });
    case 'roundStarted':
      return say(event.type, { player, round: event.round });
    case 'rolled':
      return say(event.type, { player, dice: dice(COLORS, event.dice) });
    case 'parrotPlayed':
      return say(event.type, { player, parrot: parrot(event.parrot) });
    case 'dieTurned':
      return say(event.type, { player, die: event.die, from: event.from, face: event.face });
    case 'bidMade':
      return say(event.hold ? 'bidMade.hold' : event.type, {
        player,
        amount: event.amount,
        dice: dice(event.dice, state.dice),
      });
    case 'passed':
    case 'tradeEnded':
    case 'defaulted':
      return say(event.type, { player });
    case 'shipChosen':
      return say(event.type, { player, ship: SHIPS[event.ship], peninsula: event.peninsula });
    case 'exchanged':
      return say(event.type, {
        player,
        goods: goods(event.goods),
        good: counted(1, GOODS[event.good]),
      });
    case 'goodsPaid':
      return say(`goodsPaid.${event.reason}`, {
        player,
        goods: counted(event.goods + event.credits, GOODS[event.good]),
      });
    case 'coinsGained':
      return say(`coinsGained.${event.reason}`, { player, coins: counted(event.coins, COIN) });
    case 'auctionWon':
      return say(event.type, { player, amount: event.amount });
    case 'paid':
      return tellPaid(event, player);
    case 'claimed':
      return say(event.type, {
        player,
        building: building(event.building),
        cloud: CLOUDS[event.cloud],
      });
    case 'claimsLost':
      return say(event.renounced ? 'claimsLost.renounced' : 'claimsLost.impossible', {
        player,
        claims: nounFor(event.peninsulas.length, CLAIM),
        peninsulas: listed(event.peninsulas),
      });
    case 'pointsGained':
      return say(`pointsGained.${event.reason}`, { player, points: counted(event.points, POINT) });
    case 'locked':
    case 'ghostPlaced':
      return say(event.type, { player, building: building(event.building) });
  }
}

function tellPaid({ amount, coins, treasures }: PaidEvent, player: string): string {
  const parts: string[] = coins < 0 ? [counted(-coins, COIN)] : [];
  if (treasures.length > 0)
    parts.push(`${nounFor(treasures.length, TREASURE_CARD)} ${listed(treasures.map(String))}`);
  const words = { player, amount, payment: listed(parts) };
  return coins > 0
    ? say('paid.change', { ...words, change: counted(coins, COIN) })
    : say('paid', words);
}

function tellScore({ players }: Scoring): ScoreRow[] {
  const parts = (['track', 'treasures', 'coins', 'exchange'] as const).map((part) => ({
    label: row(part, {}),
    points: players.map((sheet) => sheet[part]),
  }));
  const pointsFor = ({ goals }: PlayerScore, wanted: Goal): number | null =>
    goals.find(({ goal: held }) => held === wanted)?.points ?? null;
  const goals = GOALS.map((wanted) => ({
    label: row('goal', { goal: goal(wanted) }),
    points: players.map((sheet) => pointsFor(sheet, wanted)),
  }));
  return [...parts, ...goals.filter(({ points }) => points.some((held) => held !== null))];
}
