import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { LawError, laws } from '../../src/testing/index.ts';

function failureOf(game: typeof grogIsland, number: number): LawError {
  const law = laws(game, { numRuns: 3, seed: 1, players: 2 }).find(({ name }) =>
    name.startsWith(`law ${number}:`),
  );
  if (law === undefined) throw new Error(`no law ${number}`);
  const error: unknown = fc.check(law.property, law.parameters).errorInstance;
  if (error instanceof LawError) return error;
  throw new Error(`no LawError: ${String(error)}`);
}

it('an error of the game is the cause of the failure', () => {
  const error = new TypeError('no score today');
  const failure = failureOf(
    {
      ...grogIsland,
      score() {
        throw error;
      },
    },
    10,
  );
  expect(failure.law).toBe('law 10: no invariant is broken');
  expect(failure.reason).toBe('the game threw TypeError: no score today');
  expect(failure.cause).toBe(error);
});

it('a law that is broken without an error of the game has no cause', () => {
  const failure = failureOf({ ...grogIsland, components: () => ({}) }, 9);
  expect(failure.reason).toBe('components counts nothing');
  expect(Object.hasOwn(failure, 'cause')).toBe(false);
});

it('the record is there by itself, and parseRecord reads it', () => {
  const game = { ...grogIsland, components: () => ({}) };
  const failure = failureOf(game, 9);
  expect(failure.message).toBe(`${failure.law}\n${failure.reason}\n\n${failure.record}`);
  expect(grogIsland.parseRecord(failure.record).options.players).toBe(2);
});

it('a game that cannot write actions has its record as JSON', () => {
  const failure = failureOf(
    {
      ...grogIsland,
      formatAction() {
        throw new Error('no line today');
      },
      formatRecord() {
        throw new Error('no record today');
      },
    },
    4,
  );
  const [record = '', next = ''] = failure.record.split('\n');
  const { options } = grogIsland.parseRecord(JSON.parse(record));
  expect(options.players).toBe(2);
  expect(next).toMatch(/^\/\/ next: \{"type":"\w+","player":\d,"\w+":"[\w:]+"\}$/);
});

it('a game that cannot be created fails with its options', () => {
  const failure = failureOf(
    {
      ...grogIsland,
      createGame() {
        throw new Error('no game today');
      },
    },
    2,
  );
  expect(failure.reason).toBe('the game threw Error: no game today');
  expect(failure.record).toContain('options {"players":2');
});

// Several cards are dealt at once, so that samples hardly ever agree with what comes to light.
it('law 13 finds a card of the deck in an event of a deal', () => {
  const leaky: typeof caribbeanFleet = {
    ...caribbeanFleet,
    transition(state, action) {
      const { state: next, events } = caribbeanFleet.transition(state, action);
      const told = events.map((event) =>
        event.type === 'roundStarted' ? { ...event, bottom: state.deck[0] } : event,
      );
      return { state: next, events: told };
    },
  };
  const law = laws(leaky, { numRuns: 1, seed: 1 }).find(({ name }) => name.startsWith('law 13:'));
  if (law === undefined) throw new Error('no law 13');
  const error: unknown = fc.check(law.property, law.parameters).errorInstance;
  expect(String(error)).toMatch(
    /the events of .* in states that are the same to .*: at \d\.bottom/,
  );
});
