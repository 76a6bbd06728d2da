/* A server, and clients that play at random, over WebSockets. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { caribbeanFleet } from 'pirate-auctions';
import { createSession, joinSession, serveSession } from 'pirate-auctions/session';
import { WebSocket, WebSocketServer } from 'ws';

const tokens = ['anchor', 'biscuit', 'cutlass'].map(
  (name) => `${name}-${randomBytes(8).toString('hex')}`,
);
const options = { players: tokens.length, seed: randomBytes(32).toString('hex') };
const session = createSession(caribbeanFleet, { options });
const table = serveSession(session);

const sockets = new WebSocketServer({ port: 0, maxPayload: 2_000, perMessageDeflate: true });
sockets.on('connection', (socket, { url = '' }) => {
  const seat = tokens.indexOf(url.slice(1));
  const connection = table.connect(seat < 0 ? 'spectator' : seat, (text) => socket.send(text));
  socket.on('message', (data) => connection.receive(data.toString()));
  socket.on('close', () => connection.close());
});
await once(sockets, 'listening');
const { port } = sockets.address() as AddressInfo;

async function play(token: string): Promise<unknown> {
  const client = joinSession(caribbeanFleet);
  const socket = new WebSocket(`ws://localhost:${port}/${token}`);
  const connection = client.connect((text) => socket.send(text));
  socket.on('message', (data) => connection.receive(data.toString()));
  client.subscribe((snapshot) => {
    if (snapshot?.scoring) socket.close();
    const action = snapshot?.actions[Math.floor(Math.random() * snapshot.actions.length)];
    if (action && !snapshot.pending) client.dispatch(action);
  });
  await once(socket, 'close');
  return client.getSnapshot()?.scoring?.ranking;
}

const rankings = await Promise.all(tokens.map(play));
console.log(rankings[0]); // such as [ [ 2 ], [ 0, 1 ] ]: the ranking that a client has received
console.log(JSON.stringify(rankings[0]) === JSON.stringify(session.getSnapshot().scoring?.ranking)); // true
sockets.close();
