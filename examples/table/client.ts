// The page of a player: index.html?game=grog-island&seat=0 at the address of server.ts.
import { joinSession } from 'pirate-auctions/session';
import { GAMES, showTable } from './table.ts';

const game = GAMES.find(({ name }) => location.search.includes(name)) ?? GAMES[0];
const client = joinSession(game);
showTable(document.body, game, client);

function connect(): void {
  const socket = new WebSocket(`ws://${location.host}/${location.search}`);
  socket.onopen = () => {
    const connection = client.connect((message) => socket.send(message));
    socket.onmessage = ({ data }) => connection.receive(String(data));
  };
  socket.onclose = () => setTimeout(connect, 1000); // Nothing is lost and nothing is done twice.
}
connect();
