import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { overrides } from '../../package.json';

const require = createRequire(import.meta.url);

const COMPOSE = 'koa-compose';
const LATER_COMPOSE = require.resolve('koa-compose-4.2');

const GUIDE = readFileSync(new URL('../../docs/boardgame-io.md', import.meta.url), 'utf8');

/** Starts a server in a process of its own, with a choice of koa-compose; prints what the lobby answers. */
function lobbyOf(compose: string, flags: readonly string[] = []): unknown {
  const script = `
    const place = require.resolve('koa-compose');
    require(place);
    require.cache[place].exports = require(${JSON.stringify(compose)});
    const { Server } = require('boardgame.io/server');
    (async () => {
      const { appServer } = await Server({ games: [{ name: 'any' }], origins: [] }).run(0);
      const url = 'http://localhost:' + appServer.address().port + '/games';
      const post = async (path, body) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
        return [response.status, await response.text()];
      };
      const list = (await fetch(url)).status;
      const [created, text] = await post('/any/create', { numPlayers: 2 });
      const { matchID } = created === 200 ? JSON.parse(text) : {};
      const [joined] = await post('/any/' + matchID + '/join', { playerID: '0', playerName: 'a' });
      const [polluted] = await post('/any/' + matchID + '/join', { playerID: '__proto__', playerName: 'b' });
      console.error(JSON.stringify({ list, created, joined, polluted, name: {}.name }));
      process.exit();
    })();`;
  const { stderr } = spawnSync(process.execPath, [...flags, '-e', script], { encoding: 'utf8' });
  return JSON.parse(stderr.trim());
}

const WORKS = { list: 200, created: 200, joined: 200 };

it('has no routes with koa-compose 4.2, which a fresh install brings', () => {
  expect(lobbyOf(LATER_COMPOSE)).toEqual({
    list: 404,
    created: 404,
    joined: 404,
    polluted: 404,
  });
});

it('has its routes with the versions in the guide', () => {
  expect(lobbyOf(COMPOSE)).toMatchObject(WORKS);
  const block = /```json\n([^`]*)```/.exec(GUIDE)?.[1];
  expect(JSON.parse(block ?? '')).toEqual({ overrides });
});

it('lets nobody write into the prototype of all objects if Node hides it', () => {
  expect(lobbyOf(COMPOSE)).toMatchObject({ polluted: 200, name: 'b' });
  expect(lobbyOf(COMPOSE, ['--disable-proto=delete'])).toEqual({ ...WORKS, polluted: 404 });
  expect(GUIDE).toContain('node --disable-proto=delete');
});
