// Plays one game of each kind with whoever connects. A real server finds out who may take a seat, and serves wss.
import { createServer, type Server } from 'node:http';
import { createSession, type SessionServer, serveSession } from 'pirate-auctions/session';
import { WebSocketServer } from 'ws';
import { GAMES } from './table.ts';

export function serve(page: string, seed: string): Server {
  const tables = new Map<string | null, SessionServer>();
  for (const game of GAMES)
    tables.set(game.name, serveSession(createSession(game, { options: { players: 3, seed } })));
  const http = createServer((_, response) => response.end(page));
  new WebSocketServer({ server: http, maxPayload: 4_000 }).on('connection', (socket, { url }) => {
    const asked = new URL(url ?? '', 'http://localhost').searchParams;
    const table = tables.get(asked.get('game'));
    const seat = [0, 1, 2].find((free) => String(free) === asked.get('seat'));
    if (table === undefined || seat === undefined) return socket.close();
    const connection = table.connect(seat, (message) => socket.send(message));
    socket.on('message', (data) => connection.receive(String(data)));
    socket.on('close', () => connection.close());
  });
  return http;
}
