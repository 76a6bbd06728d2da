import { type ByColor, COLORS, type Face } from '../../grog-island/components.ts';
import type { GameEvent, PaidEvent } from '../../grog-island/events.ts';
import type { EVENTS } from '../english/grog-island-sentences.ts';
import { entryOf, translator } from '../sentences.ts';
import type { GrogIslandParts } from './parts.ts';

/** The dice as they lie on the table. */
type Dice = ByColor<Face | 0> | undefined;

export function eventDescriber(parts: GrogIslandParts): (event: GameEvent, dice: Dice) => string {
  const { words, counted, goods, building, peninsulas } = parts;
  const { nouns } = words;
  const translate = translator<typeof EVENTS>(words.events, parts.common.plural);

  function paid({ amount, coins, treasures }: PaidEvent, player: string): string {
    const items: string[] = coins < 0 ? [counted(-coins, nouns.coin).text] : [];
    if (treasures.length > 0) items.push(parts.treasures(treasures));
    const payment = parts.listed(items);
    return coins > 0
      ? translate('paid.change', { player, amount, payment, change: counted(coins, nouns.coin) })
      : translate('paid', { player, amount, payment });
  }

  return (event, dice) => {
    if (event.type === 'nobodyWon') return translate('nobodyWon', {});
    if (event.type === 'gameEnded') return translate(`gameEnded.${event.reason}`, {});
    if (event.type === 'roundEnded')
      return translate('roundEnded', { flag: parts.who(event.flag) });
    const player = parts.who(event.player);
    switch (event.type) {
      case 'goalReturned':
      case 'goalKept':
        return event.goal === null
          ? translate(event.type, { player })
          : translate(`${event.type}.seen`, { player, goal: entryOf(words.goals, event.goal) });
      case 'goalsDrawn':
        return translate(event.type, { player, goals: parts.goals(event.goals) });
      case 'treasuresDrawn':
        return translate(event.type, { player, treasures: parts.treasures(event.treasures) });
      case 'parrotsDrawn':
        return translate(event.type, { player, parrots: parts.parrots(event.parrots) });
      case 'goodsTaken':
        return translate(`goodsTaken.${event.reason}`, { player, goods: goods(event.goods) });
      case 'roundStarted':
        return translate(event.type, { player, round: event.round });
      case 'rolled':
        return translate(event.type, { player, dice: parts.dice(COLORS, event.dice) });
      case 'parrotPlayed':
        return translate(event.type, { player, parrot: entryOf(words.parrots, event.parrot) });
      case 'dieTurned':
        return translate(event.type, {
          player,
          die: entryOf(words.dice, event.die),
          from: event.from,
          face: event.face,
        });
      case 'bidMade':
        return translate(event.hold ? 'bidMade.hold' : event.type, {
          player,
          amount: event.amount,
          dice: parts.dice(event.dice, dice),
        });
      case 'passed':
      case 'tradeEnded':
      case 'defaulted':
        return translate(event.type, { player });
      case 'shipChosen':
        return translate(event.type, {
          player,
          ship: entryOf(words.ships, event.ship),
          peninsula: entryOf(words.peninsulas, event.peninsula),
        });
      case 'exchanged':
        return translate(event.type, {
          player,
          goods: goods(event.goods),
          good: counted(1, entryOf(words.goods, event.good)),
        });
      case 'goodsPaid':
        return translate(`goodsPaid.${event.reason}`, {
          player,
          goods: counted(event.goods + event.credits, entryOf(words.goods, event.good)),
        });
      case 'coinsGained':
        return translate(`coinsGained.${event.reason}`, {
          player,
          coins: counted(event.coins, nouns.coin),
        });
      case 'auctionWon':
        return translate(event.type, { player, amount: event.amount });
      case 'paid':
        return paid(event, player);
      case 'claimed':
        return translate(event.type, {
          player,
          building: building(event.building),
          cloud: entryOf(words.clouds, event.cloud),
        });
      case 'claimsLost':
        return translate(event.renounced ? 'claimsLost.renounced' : 'claimsLost.impossible', {
          player,
          claims: parts.noun(event.peninsulas.length, nouns.claim),
          peninsulas: peninsulas(event.peninsulas),
        });
      case 'pointsGained':
        return translate(`pointsGained.${event.reason}`, {
          player,
          points: counted(event.points, nouns.point),
        });
      case 'locked':
      case 'ghostPlaced':
        return translate(event.type, { player, building: building(event.building) });
    }
  };
}
