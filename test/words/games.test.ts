import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { GameTypes } from '../../src/core/types.ts';
import {
  type Catalogue,
  caribbeanFleetWords,
  english,
  type GameName,
  grogIslandWords,
} from '../../src/words/index.ts';
import { disagreementsIn } from './agreement.ts';
import { FORBIDDEN, GAMES, LANGUAGES, NAMES } from './languages.ts';

const CASES = GAMES.flatMap((told) =>
  told.game.playerCounts.map((players) => ({ told, name: told.game.name, players })),
);

interface Step {
  readonly before: GameTypes['State'];
  readonly legal: readonly GameTypes['Action'][];
  readonly action: GameTypes['Action'];
  readonly events: readonly GameTypes['Event'][];
  readonly after: GameTypes['State'];
}

/** A whole game of random actions. */
function played({ told: { game }, players }: (typeof CASES)[number], seed: number): Step[] {
  const random = seeded(seed);
  const steps: Step[] = [];
  let state = game.createGame({ players, seed });
  while (game.decisions(state).length > 0 && steps.length < 3000) {
    const legal = game.legalActions(state);
    const action = at(legal, random.below(legal.length));
    const { state: after, events } = game.transition(state, action);
    steps.push({ before: state, legal, action, events, after });
    state = after;
  }
  return steps;
}

describe.each(CASES)('whole games of $name with $players players', (entry) => {
  const { told, players } = entry;
  const { game } = told;
  const names = NAMES.slice(0, players);
  const steps = [1, 2].flatMap((seed) => played(entry, seed));

  it.each(LANGUAGES)('are told in $language', ({ catalogue }) => {
    const words = told.words({ catalogue, names });
    const texts = steps.flatMap(({ before, action, events, after }) => [
      words.describeAction(action),
      words.describeAction(action, before),
      ...game
        .decisions(before)
        .flatMap((decision) => [
          words.describeDecision(decision),
          words.describeDecision(decision, game.choices(before, decision)),
        ]),
      ...events.flatMap((event) => [words.describeEvent(event), words.describeEvent(event, after)]),
      ...game.viewEvents(events, 'spectator').map((event) => words.describeEvent(event)),
      ...words.describeOpening(before),
    ]);
    const disagreements = disagreementsIn(catalogue);
    for (const text of new Set(texts)) {
      expect(text).not.toMatch(FORBIDDEN);
      expect(disagreements(text), text).toEqual([]);
    }
  });

  it.each(LANGUAGES)('name their players in $language', ({ catalogue }) => {
    const words = told.words({ catalogue, names });
    for (const { before, events } of steps) {
      for (const decision of game.decisions(before))
        expect(words.describeDecision(decision)).toContain(names[decision.player]);
      for (const event of events) {
        if ('player' in event && typeof event.player === 'number')
          expect(words.describeEvent(event)).toContain(names[event.player]);
      }
    }
  });

  it('say something else in each language', () => {
    const all = LANGUAGES.map(({ catalogue }) => told.words({ catalogue, names }));
    for (const { action, events } of steps) {
      for (const event of events)
        expect(new Set(all.map((words) => words.describeEvent(event))).size).toBe(all.length);
      expect(new Set(all.map((words) => words.describeAction(action))).size).toBe(all.length);
    }
  });

  it.each(LANGUAGES)(
    'have a label of its own for each legal action in $language',
    ({ catalogue }) => {
      const words = told.words({ catalogue, names });
      for (const { before, legal } of steps) {
        const own = legal.filter(({ player }) => player === legal[0]?.player);
        const labels = own.map((action) => words.describeAction(action, before));
        expect(new Set(labels).size).toBe(
          new Set(own.map((action) => game.formatAction(action))).size,
        );
      }
    },
  );

  it.each(LANGUAGES)('end with a score sheet in $language', ({ catalogue }) => {
    const state = at(steps, steps.length - 1).after;
    const words = told.words({ catalogue, names });
    const scoring = game.score(state);
    const rows = words.describeScoring(scoring, state);
    for (const { label, points } of rows) {
      expect(label).not.toMatch(FORBIDDEN);
      expect(points).toHaveLength(players);
    }
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
    const { total, place } = catalogue.common.scoring;
    const pointsOf = (wanted: string) => rows.find(({ label }) => label === wanted)?.points;
    expect(pointsOf(total)).toEqual(scoring.players.map((sheet) => sheet.total));
    for (const seat of scoring.winners) {
      expect(pointsOf(place)?.[seat]).toBe(1);
      expect(words.describeWinners(scoring)).toContain(names[seat]);
    }
  });
});

/** English that notes which sentences are said. */
function noted(): { catalogue: Catalogue; unsaid: Record<GameName, Set<string>> } {
  const unsaid = { 'grog-island': new Set<string>(), 'caribbean-fleet': new Set<string>() };
  const note = <Table extends object>(game: GameName, name: string, table: Table): Table => {
    for (const key of Object.keys(table)) unsaid[game].add(`${name} ${key}`);
    return new Proxy(table, {
      get: (target, key) => {
        unsaid[game].delete(`${name} ${String(key)}`);
        return Reflect.get(target, key);
      },
    });
  };
  const { 'grog-island': island, 'caribbean-fleet': fleet } = english;
  const catalogue: Catalogue = {
    ...english,
    'grog-island': {
      ...island,
      actions: note('grog-island', 'action', island.actions),
      decisions: note('grog-island', 'decision', island.decisions),
      events: note('grog-island', 'event', island.events),
    },
    'caribbean-fleet': {
      ...fleet,
      actions: note('caribbean-fleet', 'action', fleet.actions),
      decisions: note('caribbean-fleet', 'decision', fleet.decisions),
      events: note('caribbean-fleet', 'event', fleet.events),
    },
  };
  return { catalogue, unsaid };
}

describe('the sentences', () => {
  it('are all said in random games, but for manual dice and the rarest', () => {
    const { catalogue, unsaid } = noted();
    for (const entry of CASES) {
      const { told, name } = entry;
      const words = told.words({ catalogue });
      for (const seed of name === 'grog-island' ? [1, 2] : [1, 2, 3, 4, 5, 6, 7, 8]) {
        for (const { before, legal, events } of played(entry, seed)) {
          for (const decision of told.game.decisions(before))
            words.describeDecision(decision, told.game.choices(before, decision));
          for (const action of legal) words.describeAction(action);
          words.describeAction(at(legal, legal.length - 1), before);
          for (const event of told.game.viewEvents(events, 'spectator')) words.describeEvent(event);
          for (const event of events) words.describeEvent(event);
        }
      }
    }
    expect([...unsaid['grog-island']]).toEqual([
      'action roll.dice',
      'event nobodyWon',
      'event paid.change',
      'event gameEnded.stalemate',
    ]);
    expect([...unsaid['caribbean-fleet']]).toEqual([
      'action roll.dice',
      'event auctionWon.free',
      'event cardDiscarded.noToken',
    ]);
  });

  it('are also said if they are rare', () => {
    const island = grogIslandWords({ names: ['Anne'] });
    const dice = { green: 1, blue: 5, orange: 1, yellow: 4, grey: 3 } as const;
    const fleet = caribbeanFleetWords({ names: ['Anne'] });
    const token = { card: 'tavern#3', reason: 'noToken' } as const;
    expect([
      island.describeAction({ type: 'roll', player: 0, dice }),
      island.describeEvent({ type: 'nobodyWon' }),
      island.describeEvent({ type: 'paid', player: 0, amount: 4, treasures: [2, 3], coins: 1 }),
      island.describeEvent({ type: 'gameEnded', reason: 'stalemate' }),
      fleet.describeAction({ type: 'roll', player: 0, dice: [2, 5] }),
      fleet.describeEvent({ type: 'auctionWon', player: 0, amount: 0 }),
      fleet.describeEvent({ type: 'noTarget', player: 0, card: 'kraken#1' }),
      fleet.describeEvent({ type: 'cardDiscarded', player: 0, ...token }),
    ]).toEqual([
      'Roll green 1, blue 5, orange 1, yellow 4, grey 3',
      'Nobody bids, so nobody wins the auction',
      'Anne pays 4 with 2 treasure cards (2 and 3) and gets 1 coin back',
      'The game ends: nobody has any coins, treasures or goods left',
      'Roll 2 and 5',
      'Nobody bids; Anne passed first and wins for free',
      'Anne finds no target for the kraken',
      'Anne discards the tavern #3 because no fleet token is left',
    ]);
  });
});
