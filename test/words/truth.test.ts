import { describe, expect, it } from 'vitest';
import { ACTIONS as FLEET_ACTIONS } from '../../src/caribbean-fleet/action-schema.ts';
import type { RefusalDetails as FleetDetails } from '../../src/caribbean-fleet/index.ts';
import type { AnyVariant } from '../../src/codec/schema.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { CommonRefusalDetails } from '../../src/core/refusal.ts';
import { slotsIn } from '../../src/core/sentence.ts';
import { SESSION_MESSAGES } from '../../src/core/session-refusal.ts';
import type { BaseRefusal, GameTypes } from '../../src/core/types.ts';
import { ACTIONS as ISLAND_ACTIONS } from '../../src/grog-island/action-schema.ts';
import type { RefusalDetails as IslandDetails } from '../../src/grog-island/index.ts';
import { anyAction } from '../any-action.ts';
import { disagreementsIn } from './agreement.ts';
import { MESSAGES, REFUSALS } from './cases.ts';
import { FORBIDDEN, GAMES, LANGUAGES } from './languages.ts';

/** What must hold of the details of each code, or its sentence contradicts itself: the compiler demands each code. */
type Truths<Details> = { readonly [Code in keyof Details]: (details: Details[Code]) => boolean };

const always = (): boolean => true;
const never = (): boolean => false;

const COMMON: Truths<CommonRefusalDetails> = {
  NOT_JSON: always,
  UNKNOWN_TYPE: ({ received, expected }) => !expected.some((type) => type === received),
  MALFORMED: always,
  NO_SUCH_SEAT: ({ player, players }) => player >= players,
  GAME_OVER: always,
  NOT_YOUR_TURN: ({ player, waitingFor }) => waitingFor.length > 0 && !waitingFor.includes(player),
  WRONG_DECISION: ({ received, answers }) => !answers.includes(received),
  NOT_THE_VIEWER: ({ player, viewer }) => player !== viewer,
};

const ISLAND: Truths<IslandDetails> = {
  ...COMMON,
  ENOUGH_RETURNED: always,
  NO_SUCH_GOAL: always,
  GOOD_ALREADY_CHOSEN: always,
  DICE_REQUIRED: always,
  DICE_NOT_ALLOWED: always,
  MUST_OPEN: ({ lowest, possibleCoins }) => lowest <= possibleCoins,
  MUST_BID: ({ turned }) => turned.length > 0,
  NO_PARROT: always,
  SAME_FACE: always,
  DIE_ALREADY_TURNED: always,
  NO_BID_LEFT: always,
  ROW_NOT_DESCENDING: ({ space, left, right }) => right > left && space >= 2 && space <= 5,
  BID_EXCEEDS_COINS: ({ bid, possibleCoins }) => bid > possibleCoins,
  BID_TOO_LOW: ({ bid, amount }) => bid <= amount,
  NOTHING_TO_HOLD: always,
  HOLD_NOT_EQUAL: ({ bid, amount }) => bid !== amount,
  SHIP_NOT_AVAILABLE: always,
  CANNOT_SUPPLY: always,
  CREDIT_LEFT: ({ credit }) => credit > 0,
  NOTHING_TRADED: always,
  NOT_EXCHANGEABLE: always,
  NOT_AN_EXCHANGE: ({ returned, needed }) => returned !== needed,
  TOO_FEW_GOODS: ({ needed, owned }) => needed > owned,
  CREDIT_WOULD_BE_LEFT: ({ credit }) => credit > 0,
  ALREADY_DELIVERED: always,
  NO_UNITS: ({ most }) => most > 0,
  TOO_MANY_UNITS: ({ units, most }) => units > most && most > 0,
  NO_CREW: always,
  NO_FREE_BUILDING: always,
  TREASURES_NOT_SORTED: ({ treasures }) =>
    treasures.some((card, place) => card < at(treasures, Math.max(0, place - 1))),
  NO_SUCH_TREASURES: ({ treasures }) => treasures.length > 0,
  CARD_NOT_NEEDED: ({ others, amount }) => others >= amount,
  CANNOT_PAY: ({ amount, coins, treasures }) => coins + treasures < amount,
  MUST_CLAIM: always,
  WRONG_PENINSULA: ({ building, peninsulas }) => !peninsulas.includes(building.peninsula),
  NOT_FREE: ({ occupant }) => occupant !== 'free',
  SAME_TYPE: always,
};

const FLEET: Truths<FleetDetails> = {
  ...COMMON,
  BID_TOO_LOW: ({ bid, current }) => bid <= current,
  BID_EXCEEDS_DUCATS: ({ bid, ducats }) => bid > ducats,
  NOT_OPEN: ({ card, open }) => open.length > 0 && !open.includes(card),
  NOT_ON_TABLE: always,
  OWN_CARD: always,
  NOT_YOURS: always,
  NO_SHIP_OF_COLOR: always,
  NO_SUCH_VICTIM: ({ victim, players }) => victim >= players,
  OWN_VICTIM: always,
  RAID_OUT_OF_RANGE: ({ amount, least, most }) => amount < least || amount > most,
  NO_CHIEF: always,
  NOT_CHIEF: always,
  HAS_BLACKBEARD: always,
  NO_TOKEN: always,
  HAS_RUM: always,
  WRONG_CARD: ({ received, asking }) => received !== asking,
  DICE_REQUIRED: always,
  DICE_NOT_ALLOWED: always,
  SAME_FACE: always,
};

interface Truth {
  readonly actions: AnyVariant;
  readonly holds: ReadonlyMap<string, (details: never) => boolean>;
}

const TRUTHS: ReadonlyMap<string, Truth> = new Map([
  ['grog-island', { actions: ISLAND_ACTIONS, holds: new Map(Object.entries(ISLAND)) }],
  ['caribbean-fleet', { actions: FLEET_ACTIONS, holds: new Map(Object.entries(FLEET)) }],
]);

const CASES = GAMES.flatMap(({ game, words }) => {
  const truth = TRUTHS.get(game.name);
  const told = LANGUAGES.map(({ catalogue }) => ({
    catalogue,
    words: words({ catalogue }),
    disagreements: disagreementsIn(catalogue),
  }));
  return truth === undefined ? [] : [{ name: game.name, game, told, ...truth }];
});

/** Every refusal of random well-formed answers to each decision of some random games. */
function* refusalsIn(
  { game, actions }: (typeof CASES)[number],
  seeds: readonly number[],
): Generator<BaseRefusal> {
  for (const seed of seeds) {
    const source = seeded(seed);
    const players = at(game.playerCounts, seed % game.playerCounts.length);
    let state: GameTypes['State'] = game.createGame({ players, seed });
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
      const { player } = decision;
      let types = Object.keys(actions.members);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const refusal = game.checkAction(state, anyAction(actions, types, player, source));
        if (refusal === null) continue;
        yield refusal;
        // From here on only actions that answer the decision.
        if (refusal.code === 'WRONG_DECISION')
          types = types.filter((type) =>
            JSON.stringify(refusal.details['answers']).includes(`"${type}"`),
          );
      }
      const legal = game.legalActions(state, player);
      state = game.applyAction(state, at(legal, source.below(legal.length)));
    }
  }
}

const ATTEMPTS = 8;

/** Codes that random answers give in any few games. */
const OFTEN: Readonly<Record<string, readonly string[]>> = {
  'grog-island': [
    'BID_EXCEEDS_COINS',
    'BID_TOO_LOW',
    'CANNOT_PAY',
    'NOT_AN_EXCHANGE',
    'NOT_EXCHANGEABLE',
    'NO_UNITS',
    'ROW_NOT_DESCENDING',
    'TOO_FEW_GOODS',
    'TOO_MANY_UNITS',
  ],
  'caribbean-fleet': [
    'BID_EXCEEDS_DUCATS',
    'BID_TOO_LOW',
    'NOT_OPEN',
    'NO_SUCH_VICTIM',
    'RAID_OUT_OF_RANGE',
  ],
};

describe.each(CASES)('a refusal of $name', (entry) => {
  const { name, holds, told } = entry;

  /** What is wrong with a refusal: a contradiction, a missing detail, or a number and a noun that do not agree. */
  function faults({ code, message, details }: BaseRefusal): string[] {
    const found = Reflect.apply(holds.get(code) ?? never, null, [details])
      ? []
      : [`untrue: ${message}`];
    for (const { catalogue, words, disagreements } of told) {
      const text = words.describeRefusal({ code, message, details });
      const sentences: Readonly<Record<string, string>> = {
        ...catalogue.common.refusals,
        ...catalogue[name === 'grog-island' ? 'grog-island' : 'caribbean-fleet'].refusals,
      };
      if (FORBIDDEN.test(text)) found.push(text);
      found.push(...disagreements(text));
      const numbers: string[] = text.match(/\d+/g) ?? [];
      for (const { name: detail, forms } of slotsIn(sentences[code] ?? '')) {
        const value = details[detail];
        if (forms === null && typeof value === 'number' && !numbers.includes(String(value)))
          found.push(`without ${detail}: ${text}`);
      }
    }
    return found;
  }

  it('says what its details say, in every language', () => {
    const seen = new Map<string, BaseRefusal>();
    for (const refusal of refusalsIn(entry, [1, 2, 3, 4]))
      seen.set(JSON.stringify(refusal), refusal);
    for (const [text, refusal] of seen) expect(faults(refusal), text).toEqual([]);
    const codes = new Set(Array.from(seen.values(), ({ code }) => code));
    expect(OFTEN[name]?.filter((code) => !codes.has(code))).toEqual([]);
    expect(codes.has('MALFORMED')).toBe(false);
  });

  it('has true details in the examples of every code', () => {
    const examples = (REFUSALS[name] ?? []).filter(({ code }) => !(code in SESSION_MESSAGES));
    expect(examples.map(({ code }) => code).sort()).toEqual(
      Object.keys(MESSAGES[name] ?? {})
        .filter((code) => !(code in SESSION_MESSAGES))
        .sort(),
    );
    for (const refusal of examples) expect(faults(refusal), refusal.code).toEqual([]);
  });
});
