import { constants, deflateRawSync } from 'node:zlib';
import type { Game } from '../../src/core/contract.ts';
import type { Viewer } from '../../src/core/types.ts';
import { createSession, serveSession } from '../../src/session/index.ts';
import { CHECKED_SEEDS, checksumOf } from '../checksum.ts';
import type { Group, Line } from '../measure.ts';
import { recorded } from '../playing.ts';
import { lineFor, PLAYERS } from './playouts.ts';

export const SERVING = lineFor('serveSession', PLAYERS);

/** The average size of what one client gets for one action, in bytes. */
export interface MessageSizes {
  readonly view: number;
  readonly message: number;
  /** The part of the message that changes the view. */
  readonly patch: number;
  /** The part with the events. */
  readonly events: number;
  /** The message with `permessage-deflate`, whose window holds the messages before it. */
  readonly deflated: number;
}

/** A session with every seat and a spectator connected. */
export function serving(game: Game): Group {
  return { title: 'Serving', lines: [servingLine(game)], references: [] };
}

function servingLine(game: Game): Line {
  const games = CHECKED_SEEDS.map((seed) => ({ seed, ...recorded(game, PLAYERS, seed) }));
  let place = 0;
  return {
    name: SERVING,
    unit: 'messages',
    work(tally) {
      const { seed = 0, actions = [] } = games[place] ?? {};
      place = (place + 1) % games.length;
      serve(game, seed, actions, () => {
        tally.units += 1;
      });
      tally.games += 1;
    },
    checksum: () =>
      checksumOf(
        games.flatMap(({ seed, actions }) => {
          const messages: string[] = [];
          serve(game, seed, actions, (message) => messages.push(message));
          return messages;
        }),
      ),
  };
}

/** Plays a game on a server, and gives each message about an action to `take`. */
function serve(
  game: Game,
  seed: number,
  actions: ReturnType<typeof recorded>['actions'],
  take: (message: string, viewer: Viewer) => void,
): void {
  const session = createSession(game, { options: { players: PLAYERS, seed } });
  const server = serveSession(session);
  let isPlaying = false;
  for (const viewer of [...Array(PLAYERS).keys(), 'spectator' as const])
    server.connect(viewer, (message) => {
      if (isPlaying) take(message, viewer);
    });
  isPlaying = true;
  for (const action of actions) session.dispatch(action);
}

export function messageSizes(game: Game): MessageSizes {
  const sum = { view: 0, message: 0, patch: 0, events: 0, deflated: 0 };
  let count = 0;
  for (const seed of CHECKED_SEEDS) {
    const { states, actions } = recorded(game, PLAYERS, seed);
    const streams = new Map<Viewer, string>();
    serve(game, seed, actions, (message, viewer) => {
      const [, patch, events] = JSON.parse(message);
      count += 1;
      sum.message += bytesOf(message);
      sum.patch += bytesOf(JSON.stringify(patch));
      sum.events += bytesOf(JSON.stringify(events));
      const before = streams.get(viewer) ?? '';
      sum.deflated += deflatedSize(message, before);
      streams.set(viewer, (before + message).slice(-WINDOW));
    });
    for (const state of states)
      for (const viewer of [...state.players.keys(), 'spectator' as const])
        sum.view += bytesOf(JSON.stringify(game.viewFor(state, viewer)));
  }
  const average = (total: number): number => Math.round(total / count);
  return {
    view: average(sum.view),
    message: average(sum.message),
    patch: average(sum.patch),
    events: average(sum.events),
    deflated: average(sum.deflated),
  };
}

/** The bytes that the compressor remembers. */
const WINDOW = 32_768;
/** A flushed block ends with four bytes that `permessage-deflate` leaves out. */
const TAIL = 4;

function deflatedSize(message: string, before: string): number {
  const dictionary = Buffer.from(before);
  const options = { finishFlush: constants.Z_SYNC_FLUSH, ...(before !== '' && { dictionary }) };
  return deflateRawSync(message, options).length - TAIL;
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
