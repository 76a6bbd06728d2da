import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import {
  type Action,
  applyAction,
  checkAction,
  decisions,
  type GameState,
  legalActions,
  type Ship,
} from '../../src/grog-island/index.ts';
import { Lcg } from '../fixed-play.ts';
import { all, deal, deliver, exchange, passed, type Scene, trade } from './scenario.ts';

/** A trade as numbers: credits, own goods, other goods, units of the main trade and deals that are left. */
type Trade = readonly [credits: number, own: number, others: number, units: number, deals: number];

/** Whether all credits can be used up, by trying everything; independent of the formula of GI-T8. */
function canFinish([credits, own, others, units, deals]: Trade): boolean {
  if (credits === 0) return true;
  const paid = (price: number): [number, number] => [
    Math.max(0, credits - price),
    own - Math.max(0, price - credits),
  ];
  for (let unit = 1; unit <= Math.min(units, credits + own); unit += 1) {
    if (canFinish([...paid(unit), others, 0, deals])) return true;
  }
  if (deals > 0 && credits + own >= 4 && canFinish([...paid(4), others, units, deals - 1]))
    return true;
  return others >= 3 && canFinish([credits + 1, own, others - 3, units, deals]);
}

/** What the trade of seat 0 at yellow looks like. */
function tradeOf(state: GameState, most: number): Trade {
  const { goods, crew } = at(state.players, 0);
  const own = at(goods, 3);
  const open = decisions(state)[0];
  if (open?.type !== 'trade') throw new Error('no trade is open');
  const free = state.buildings.slice(36, 48).filter((site) => site === 'free').length;
  const others = goods.reduce((sum, count) => sum + count) - own;
  return [open.credit, own, others, open.delivered ? 0 : most, Math.min(crew, free)];
}

/** The trade after an action, if that can be paid at all; `null` if not. */
function after([credits, own, others, units, deals]: Trade, action: Action): Trade | null {
  const pay = (price: number, left: number, dealsLeft: number): Trade | null => {
    const used = Math.min(credits, price);
    if (price > credits + own) return null;
    return [credits - used, own - (price - used), others, left, dealsLeft];
  };
  switch (action.type) {
    case 'exchange':
      return [credits + 1, own, others - 3, units, deals];
    case 'deliver':
      return action.units <= units ? pay(action.units, 0, deals) : null;
    case 'deal':
      return deals > 0 ? pay(4, units, deals - 1) : null;
    default:
      return null;
  }
}

/** Ships with a fixed number of units. */
const SHIPS: readonly (readonly [Ship, number])[] = [
  ['coins2', 4],
  ['coins3', 2],
  ['coins4', 1],
  ['parrots', 3],
];

describe('exchanges', () => {
  it('are legal exactly if trying everything finds a way to use all credits', () => {
    const choices = new Lcg(9);
    let tight = 0;
    for (let round = 0; round < 160; round += 1) {
      const [ship, most] = at(SHIPS, choices.below(SHIPS.length));
      const ships = [
        ...SHIPS.map(([name]) => name).filter((name) => name !== ship),
        ship,
        'goals',
        'treasures',
      ] as const;
      // Few crew or few free buildings bound the deals.
      const few = [...all('green'), 'blue hat', 'blue hook'] as const;
      const scene: Scene = {
        ships,
        hands: [
          {
            goods: { green: choices.below(14), grey: choices.below(6), yellow: choices.below(6) },
            on: few.slice(choices.below(10)),
          },
          { on: all('yellow').slice(choices.below(8)) },
        ],
      };
      const before = passed(scene);
      // Without goods for this ship there is no trade.
      if (checkAction(before, trade(0, ship)) !== null) continue;
      let state = applyAction(before, trade(0, ship));
      for (let step = 0; step < 12; step += 1) {
        const now = tradeOf(state, most);
        expect(canFinish(now)).toBe(true);
        const goods = at(state.players, 0).goods;
        const candidates: Action[] = [
          ...[1, 2, 3, 4, 5].map((units) => deliver(0, units)),
          deal(0),
          ...(at(goods, 0) >= 3 ? [exchange(0, { green: 3 })] : []),
          ...(at(goods, 0) >= 1 && at(goods, 4) >= 2 ? [exchange(0, { green: 1, grey: 2 })] : []),
        ];
        for (const action of candidates) {
          const next = after(now, action);
          const possible = next !== null && canFinish(next);
          const refusal = checkAction(state, action);
          expect(refusal === null, `${JSON.stringify(now)} ${JSON.stringify(action)}`).toBe(
            possible,
          );
          if (next !== null && !possible) {
            expect(refusal).toMatchObject({
              code: 'CREDIT_WOULD_BE_LEFT',
              details: { credit: next[0] },
            });
            tight += 1;
          }
        }
        const going = legalActions(state).filter((action) => action.type !== 'endTrade');
        if (going.length === 0) break;
        state = applyAction(state, at(going, choices.below(going.length)));
        // A deal asks for a building at once.
        const open = decisions(state)[0];
        if (open?.type === 'claim') state = applyAction(state, at(legalActions(state), 0));
      }
    }
    expect(tight).toBeGreaterThan(50);
  });
});
