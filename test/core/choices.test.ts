import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { Bounds, GameTypes } from '../../src/core/types.ts';
import type { Color } from '../../src/grog-island/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';

/** Plays whole games with each number of players, and looks at every open decision. */
function eachDecision<Types extends GameTypes>(
  game: Game<Types>,
  look: (state: Types['State'], decision: Types['Decision']) => void,
): void {
  for (const players of game.playerCounts) {
    const random = seeded(players);
    let state = game.createGame({ players, seed: players });
    for (;;) {
      const legal = game.legalActions(state);
      if (legal.length === 0) break;
      for (const decision of game.decisions(state)) look(state, decision);
      state = game.applyAction(state, at(legal, random.below(legal.length)));
    }
  }
}

/** The least and the most of some numbers. */
function spanOf(numbers: readonly number[]): Bounds | null {
  const [least, ...others] = [...numbers].sort((left, right) => left - right);
  return least === undefined ? null : { least, most: others.at(-1) ?? least };
}

describe('the amounts of a decision', () => {
  it('are those of the legal actions of Grog Island, and one more or less is refused', () => {
    const codes = new Set<string | undefined>();
    eachDecision(grogIsland, (state, decision) => {
      const { amounts } = grogIsland.choices(state, decision);
      const legal = grogIsland.legalActions(state, decision.player);
      const pips = (dice: readonly Color[]): number =>
        dice.reduce((sum, die) => sum + state.dice[grogIsland.COLOR_INDEX[die]], 0);
      const bids = legal.flatMap((action) =>
        action.type === 'bid' && !action.hold ? [pips(action.dice)] : [],
      );
      const units = legal.flatMap((action) => (action.type === 'deliver' ? [action.units] : []));
      expect(amounts).toEqual({ bid: spanOf(bids), deliver: spanOf(units) });
      if (amounts.deliver === null) return;
      const { player } = decision;
      for (const beyond of [amounts.deliver.least - 1, amounts.deliver.most + 1])
        codes.add(grogIsland.checkAction(state, { type: 'deliver', player, units: beyond })?.code);
    });
    expect(codes).not.toContain(undefined);
    expect(codes).toContain('TOO_MANY_UNITS');
  });

  it('are those of the legal actions of Caribbean Fleet, and one more or less is refused', () => {
    const codes = new Set<string | undefined>();
    eachDecision(caribbeanFleet, (state, decision) => {
      const { amounts } = caribbeanFleet.choices(state, decision);
      const legal = caribbeanFleet.legalActions(state, decision.player);
      const of = (type: string): number[] =>
        legal.flatMap((action) =>
          'amount' in action && action.type === type ? [action.amount] : [],
        );
      expect(amounts).toEqual({ bid: spanOf(of('bid')), raid: spanOf(of('raid')) });
      const { player } = decision;
      if (amounts.bid !== null)
        for (const amount of [amounts.bid.least - 1, amounts.bid.most + 1])
          codes.add(caribbeanFleet.checkAction(state, { type: 'bid', player, amount })?.code);
      if (amounts.raid !== null)
        for (const amount of [amounts.raid.least - 1, amounts.raid.most + 1])
          codes.add(
            caribbeanFleet.checkAction(state, {
              type: 'raid',
              player,
              victim: (player + 1) % state.players.length,
              amount,
            })?.code,
          );
    });
    expect([...codes].sort()).toEqual(['BID_EXCEEDS_DUCATS', 'BID_TOO_LOW', 'RAID_OUT_OF_RANGE']);
  });
});

describe('declining a decision', () => {
  it('names the action and the refusal', () => {
    const refusals = new Map<string, Set<string>>();
    const note = (type: string, answer: string): void => {
      refusals.set(type, (refusals.get(type) ?? new Set()).add(answer));
    };
    for (const game of [grogIsland, caribbeanFleet] as readonly Game[])
      eachDecision(game, (state, decision) => {
        const { pass } = game.choices(state, decision);
        if (pass === null) note(`${game.name} ${decision.type}`, 'must choose');
        else
          note(
            `${game.name} ${decision.type}`,
            `${pass.action.type} ${pass.refusal?.code ?? 'yes'}`,
          );
      });
    expect(
      Object.fromEntries(
        [...refusals].sort().map(([type, answers]) => [type, [...answers].sort()]),
      ),
    ).toMatchInlineSnapshot(`
      {
        "caribbean-fleet assignBlackbeard": [
          "must choose",
        ],
        "caribbean-fleet bid": [
          "pass yes",
        ],
        "caribbean-fleet board": [
          "must choose",
        ],
        "caribbean-fleet choose": [
          "must choose",
        ],
        "caribbean-fleet fairWind": [
          "keepCard yes",
        ],
        "caribbean-fleet openTavern": [
          "must choose",
        ],
        "caribbean-fleet placeCannons": [
          "must choose",
        ],
        "caribbean-fleet raid": [
          "must choose",
        ],
        "caribbean-fleet roll": [
          "must choose",
        ],
        "caribbean-fleet sink": [
          "must choose",
        ],
        "caribbean-fleet spyglass": [
          "keepCard yes",
        ],
        "grog-island bid": [
          "pass MUST_BID",
          "pass MUST_OPEN",
          "pass yes",
        ],
        "grog-island chooseShip": [
          "must choose",
        ],
        "grog-island claim": [
          "endClaims MUST_CLAIM",
          "endClaims yes",
        ],
        "grog-island ghost": [
          "must choose",
        ],
        "grog-island lock": [
          "must choose",
        ],
        "grog-island pay": [
          "default yes",
        ],
        "grog-island returnGoals": [
          "must choose",
        ],
        "grog-island roll": [
          "must choose",
        ],
        "grog-island setup": [
          "must choose",
        ],
        "grog-island trade": [
          "endTrade CREDIT_LEFT",
          "endTrade NOTHING_TRADED",
          "endTrade yes",
        ],
      }
    `);
  });

  it.each([grogIsland, caribbeanFleet] as readonly Game[])(
    'of $name is refused where it is not open',
    (game) => {
      const state = game.createGame({ players: 3, seed: 1 });
      const [open] = game.decisions(state);
      for (const decision of [
        null,
        undefined,
        {},
        7,
        'bid',
        { type: 'bid', player: 9 },
        { ...open, player: 7 },
      ])
        expect(() => Reflect.apply(game.choices, undefined, [state, decision])).toThrow(
          expect.objectContaining({
            name: 'RangeError',
            message: expect.stringContaining('no such open decision'),
          }),
        );
    },
  );
});

describe('the score so far', () => {
  it.each([grogIsland, caribbeanFleet] as readonly Game[])(
    'of $name is the score at the end',
    (game) => {
      const random = seeded(5);
      let state = game.createGame({ players: 3, seed: 5 });
      for (;;) {
        const legal = game.legalActions(state);
        if (legal.length === 0) break;
        state = game.applyAction(state, at(legal, random.below(legal.length)));
      }
      const { players } = game.score(state);
      for (const seat of state.players.keys()) {
        const sheet = players[seat];
        expect(game.scoreSoFar(game.viewFor(state, seat)).players[seat]).toEqual({
          ...sheet,
          certain: sheet?.total,
        });
      }
      expect(game.scoreSoFar(state)).toEqual({
        players: players.map((sheet) => ({ ...sheet, certain: sheet.total })),
      });
    },
  );

  it('leaves open what the hidden goals of Grog Island are worth', () => {
    const view = grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0);
    const [own, other] = grogIsland.scoreSoFar(view).players;
    expect(own).toMatchObject({ total: 1, certain: 1, exchange: 0 });
    expect(own?.goals).not.toContain(null);
    expect(other).toEqual({
      player: 1,
      certain: 1,
      total: null,
      track: 0,
      treasures: 0,
      coins: 1,
      exchange: null,
      goals: Array(6).fill(null),
    });
    expect(() => Reflect.apply(grogIsland.score, undefined, [view])).toThrow(
      'Expected a state, received the view of 0. scoreSoFar tells what a view shows of the score.',
    );
  });
});
