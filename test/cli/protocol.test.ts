import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/entries.ts';
import { protocolPage } from '../../scripts/generate/protocol-page.ts';
import { pythonClient } from '../../scripts/generate/python-client.ts';
import { respond } from '../../src/cli/protocol/json-rpc.ts';
import { Kept } from '../../src/cli/serve/kept.ts';
import { createHandler, METHODS } from '../../src/cli/serve/methods.ts';
import { at } from '../../src/core/lists.ts';
import { caribbeanFleet, type Game, type GameTypes, grogIsland } from '../../src/index.ts';
import { createEncoder, createEnvironment } from '../../src/learning/index.ts';
import { playFixed } from '../fixed-play.ts';
import { run, temporaryFolder } from './running.ts';

const page = readFileSync(resolve(root, 'docs/protocol.md'), 'utf8');

/** A transcript of the page, line by line; `…` stands for what it leaves out. */
function transcript(name: string): string[] {
  const [, block = ''] =
    new RegExp(`<!-- transcript: ${name} -->\n\`\`\`\n([\\s\\S]*?)\`\`\``).exec(page) ?? [];
  return block.trim().split('\n');
}

/** Whether a line of the page is what was said. */
function fits(shown: string, said: string): boolean {
  const pattern = shown.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`).test(said);
}

/** Expects the lines of a transcript in their order; the line `…` stands for any number of lines. */
function expectTranscript(shown: readonly string[], said: readonly string[]): void {
  let next = 0;
  let gap = false;
  for (const line of shown) {
    if (line === '…') {
      gap = true;
      continue;
    }
    while (gap && next < said.length && !fits(line, said[next] ?? '')) next += 1;
    expect(fits(line, said[next] ?? ''), `${line}\n${said[next]}`).toBe(true);
    next += 1;
    gap = false;
  }
}

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const schemas = resolve(root, 'schema');
for (const file of readdirSync(schemas))
  ajv.addSchema(JSON.parse(readFileSync(join(schemas, file), 'utf8')), file);

function expectMessage(name: string, line: string): void {
  const validate = ajv.getSchema(`protocol.json#/$defs/${name}`);
  const message = JSON.parse(line);
  expect(validate?.(message), `${name}: ${ajv.errorsText(validate?.errors)}\n${line}`).toBe(true);
}

/** What a bot hears and says in a tournament of one game. */
async function conversation(game: string): Promise<string[]> {
  const file = join(temporaryFolder(), 'log.txt');
  const program = join(import.meta.dirname, 'bots/logging.mjs');
  const bots = `"exec:'${process.execPath}' '${program}' '${file}'",random,random`;
  const { code, errors } = await run([
    'tournament',
    '--game',
    game,
    '--games',
    '1',
    '--workers',
    '1',
    '--bots',
    bots,
  ]);
  expect(code, errors.join('\n')).toBe(0);
  return readFileSync(file, 'utf8').trim().split('\n');
}

describe('docs/protocol.md', () => {
  it('lists the methods (npm run generate)', () => {
    expect(protocolPage()).toEqual({ 'docs/protocol.md': page });
  });

  it('has a client in Python with the same methods (npm run generate)', () => {
    for (const [file, text] of Object.entries(pythonClient()))
      expect(readFileSync(resolve(root, file), 'utf8')).toBe(text);
  });

  it('shows what a bot hears and says', async () => {
    expectTranscript(transcript('bot'), await conversation('caribbean-fleet'));
  });

  it('shows what the command serve answers', () => {
    const handle = createHandler(new Kept({ states: 10, games: 10 }));
    const shown = transcript('serve');
    expect(shown.length).toBeGreaterThan(4);
    const said = shown.flatMap((line) =>
      line.startsWith('→ ') ? [line, `← ${respond(line.slice(2), handle)}`] : [],
    );
    expectTranscript(shown, said);
  });
});

describe('schema/protocol.json', () => {
  it.each(['grog-island', 'caribbean-fleet'])(
    'describes the messages of a bot: %s',
    async (game) => {
      let method = '';
      const seen = new Set<string>();
      for (const line of await conversation(game)) {
        const message = line.slice(2);
        if (line.startsWith('→')) method = JSON.parse(message).method;
        seen.add(method);
        expectMessage(`bot.${method}.${line.startsWith('→') ? 'request' : 'response'}`, message);
      }
      expect([...seen].sort()).toEqual(['choose', 'gameOver', 'initialize', 'shutdown']);
    },
  );
});

/** The first legal action of each of two games. */
function firstActions(game: Game, seed: number): number[] {
  const encoder = createEncoder(game, { players: 3 });
  return [seed, seed + 1].map((each) => at(createEnvironment(encoder, each).legalNumbers, 0));
}

/** Every method of the command serve, with parameters for a game in progress. */
function requestsOf(name: string, library: Game, seed: number): [string, object][] {
  const options = { players: 3, seed };
  const { state, played } = playFixed<GameTypes>(library, options, 40);
  const [decision] = library.decisions(state);
  const player = decision?.player ?? 0;
  const actions = library.legalActions(state);
  const [action] = actions;
  const record = { ...library.createRecord(options), actions: played };
  const events = library.replay(record).events.flat().slice(0, 20);
  const game = name;
  const view = library.viewFor(state, player);
  const position = view;
  const piece = library.piecesOf(at(actions, 0), state)[0] ?? '';
  const number = createEncoder(library, { players: 3 }).legalMask(view).indexOf(1);
  const refusal = library.checkAction(state, { type: 'pass', player: 7 });
  return [
    ['games', {}],
    ['createGame', { game, options }],
    ['parseState', { game, value: state }],
    ['getState', { state: 2 }],
    ['applyAction', { state: 2, action }],
    ['transition', { state: 2, action }],
    ['checkAction', { position: 2, action }],
    ['checkAction', { position, action: { type: 'pass', player: 7 } }],
    ['legalActions', { position }],
    ['legalActions', { position: 2, player: 0 }],
    ['decisions', { position }],
    ['choices', { position, player }],
    ['piecesOf', { position, action }],
    ['actionsOn', { position, actions, piece }],
    ['piecesOfEvent', { game, event: events[0] }],
    ['score', { state: 2 }],
    ['scoreSoFar', { position }],
    ['components', { state: 2 }],
    ['invariants', { state: 2 }],
    ['viewFor', { state: 2, viewer: 0 }],
    ['viewFor', { state: 2, viewer: 'spectator' }],
    ['viewEvents', { game, events, viewer: 1 }],
    ['sampleState', { view, seed }],
    ['canUndo', { state: 2, after: 3 }],
    ['createRecord', { game, options }],
    ['append', { game, record, action }],
    ['replay', { game, record }],
    ['formatAction', { game, action }],
    ['parseActionText', { game, line: library.formatAction(at(actions, 0)) }],
    ['formatRecord', { game, record }],
    ['parseAction', { game, value: action }],
    ['parseView', { game, value: view }],
    ['parseRecord', { game, value: record }],
    ['parseEvents', { game, value: events }],
    ['parseScoring', { game, value: library.score(state) }],
    ['parseRefusal', { game, value: refusal }],
    ['release', { states: [1] }],
    ['encoder', { game, players: 3 }],
    ['encodeAction', { view, action }],
    ['decodeAction', { view, number }],
    ['legalMask', { view }],
    ['encodeView', { view }],
    ['reset', { game, players: 3, games: 2, seed }],
    ['reset', { game, players: 3, games: 2, seed, observations: false, restart: false }],
    ['step', { batch: 7, actions: firstActions(library, seed) }],
    ['observe', { batch: 7, seat: 0 }],
    ['closeBatch', { batch: 7 }],
  ];
}

describe.each<Game>([grogIsland, caribbeanFleet])('the messages of serve: $name', (library) => {
  it.each([1, 2, 3])('fit the schema: seed %d', (seed) => {
    const handle = createHandler(new Kept({ states: 100, games: 10 }));
    const requests = requestsOf(library.name, library, seed);
    for (const [method, params] of requests) {
      const request = JSON.stringify({ jsonrpc: '2.0', id: method, method, params });
      expectMessage(`serve.${method}.request`, request);
      expectMessage(`serve.${method}.response`, respond(request, handle) ?? '');
    }
    const methods = new Set(requests.map(([method]) => method));
    expect(Object.keys(METHODS).filter((method) => !methods.has(method))).toEqual([]);
  });

  it('are errors for parameters of all other methods', () => {
    const handle = createHandler(new Kept({ states: 100, games: 10 }));
    for (const [method] of requestsOf(library.name, library, 1))
      for (const params of [
        { wrong: 1 },
        { state: {}, game: 1, position: 'x', view: 7, value: [] },
      ]) {
        const line = respond(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), handle);
        expectMessage('error', line ?? '');
      }
  });
});
