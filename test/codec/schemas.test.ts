import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/entries.ts';
import { schemaFiles } from '../../scripts/generate/schemas.ts';
import { tables as caribbeanFleet } from '../../src/caribbean-fleet/tables.ts';
import { schemasOf, type ValueKind } from '../../src/codec/game-tables.ts';
import { NotJson, readJson } from '../../src/codec/read-json.ts';
import { issueIn } from '../../src/codec/schema-issue.ts';
import { at } from '../../src/core/lists.ts';
import { tables as grogIsland } from '../../src/grog-island/tables.ts';
import { Hostile, slotsOf } from './hostile.ts';
import { GAMES, optionsOf, played } from './played.ts';

const folder = resolve(import.meta.dirname, '../../schema');
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const SCHEMAS = new Map<string, ReturnType<typeof schemasOf>>([
  [grogIsland.definition.name, schemasOf(grogIsland)],
  [caribbeanFleet.definition.name, schemasOf(caribbeanFleet)],
]);
const KINDS: readonly ValueKind[] = [
  'action',
  'state',
  'view',
  'record',
  'events',
  'scoring',
  'refusal',
];
const LIMITS = { depth: 10, text: 100, items: 2_000, values: 50_000 };

describe('schema/*.json', () => {
  it.each(Object.entries(schemaFiles()))('%s is up to date (npm run generate)', (file, text) => {
    expect(readFileSync(resolve(root, file), 'utf8')).toBe(text);
  });
});

describe.each(GAMES.map((game) => ({ name: game.name, game })))('$name', ({ name, game }) => {
  const steps = [...played(game, 3), ...played(game, 4)].filter((_, index) => index % 7 === 0);
  const actions = steps.flatMap(({ action }) => (action === null ? [] : [action]));
  const values: Readonly<Record<ValueKind, readonly unknown[]>> = {
    action: actions,
    state: steps.map(({ state }) => state),
    view: steps.map(({ state }, index) => game.viewFor(state, index % state.players.length)),
    record: [3, 4, 5].map((seed) => ({
      ...game.createRecord(optionsOf(game, seed)),
      actions,
      headers: [{ name: 'date', value: '2026-12-01' }],
      comments: [{ step: 1, text: 'A remark' }],
      analysis: [{ step: 2, moves: [{ action: at(actions, 0), visits: seed, mean: 1 / seed }] }],
    })),
    events: steps.map(({ state, action }, index) => {
      const events = action === null ? [] : game.transition(state, action).events;
      return game.viewEvents(events, index % state.players.length);
    }),
    scoring: steps.map(({ state }) => game.score(state)),
    refusal: steps.flatMap(({ state }) =>
      [{}, 7, ...actions.slice(0, 40)].flatMap((action) => game.checkAction(state, action) ?? []),
    ),
  };

  it.each(KINDS)('the schema of a %s fits what play gives, and nothing else', (part) => {
    const validate = ajv.compile(
      JSON.parse(readFileSync(resolve(folder, `${name}-${part}.json`), 'utf8')),
    );
    for (const value of values[part]) expect(validate(value) ? null : validate.errors).toBeNull();
    for (const broken of [
      null,
      [7],
      {},
      { game: name },
      { ...Object(values[part][0]), extra: 1 },
      ...values[part === 'action' ? 'state' : 'action'].slice(0, 9),
    ])
      expect(validate(broken)).toBe(false);
  });

  it.each(KINDS)('JSON Schema and table agree on changed values: %s', (part) => {
    const schema = SCHEMAS.get(name)?.[part];
    if (schema === undefined) throw new Error(`no table of ${part}`);
    const validate = ajv.compile(
      JSON.parse(readFileSync(resolve(folder, `${name}-${part}.json`), 'utf8')),
    );
    const hostile = new Hostile(part.length);
    const verdicts = new Set<boolean>();
    for (let count = 0; count < 600; count += 1) {
      const value = JSON.parse(JSON.stringify(at(values[part], count % values[part].length)));
      hostile.change(slotsOf(value));
      const plain = readJson(value, LIMITS);
      if (plain instanceof NotJson) continue;
      const fits = issueIn(schema, plain) === null;
      verdicts.add(fits);
      expect(validate(plain)).toBe(fits);
    }
    expect(verdicts.size).toBe(2);
  });
});
