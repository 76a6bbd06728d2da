// A game of this library as a game of boardgame.io: `G` is the state, and the one move `act` takes an action. Every seat is
// always active, our rules refuse a seat that is not to act, and undo is off. So boardgame.io changes no turns and keeps no old
// states, which is the cheapest way to run these rules in it.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE, Stage } = require('boardgame.io/core');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { original } = require('immer');

function boardgame(game, players, seed) {
  return {
    name: game.name,
    disableUndo: true,
    setup: () => game.createGame({ players, seed }),
    moves: {
      // Our rules make the next state from the state behind the draft, so boardgame.io's immer copies nothing.
      act({ G }, action) {
        try {
          return game.applyAction(original(G), action);
        } catch {
          return INVALID_MOVE;
        }
      },
    },
    turn: { activePlayers: { all: Stage.NULL } },
    endIf: ({ G }) => (game.decisions(G).length === 0 ? game.score(G).ranking : undefined),
  };
}

export function prepareReducer(game, players) {
  return (seed, random, most) => {
    const hosted = boardgame(game, players, seed);
    const reduce = CreateGameReducer({ game: hosted });
    let state = InitializeGame({ game: hosted, numPlayers: players });
    let decisions = 0;
    for (; decisions < most && state.ctx.gameover === undefined; decisions += 1) {
      const action = chosen(game, state.G, random);
      const payload = { type: 'act', args: [action], playerID: String(action.player) };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    }
    return { decisions, scoring: game.score(state.G) };
  };
}

export function prepareClient(game, players) {
  return (seed, random, most) => {
    const client = Client({
      game: boardgame(game, players, seed),
      numPlayers: players,
      debug: false,
    });
    client.start();
    let state = client.getState();
    let decisions = 0;
    for (; decisions < most && state.ctx.gameover === undefined; decisions += 1) {
      const action = chosen(game, state.G, random);
      const playerID = String(action.player);
      if (client.playerID !== playerID) client.updatePlayerID(playerID);
      client.moves.act(action);
      state = client.getState();
    }
    client.stop();
    return { decisions, scoring: game.score(state.G) };
  };
}

function chosen(game, state, random) {
  const actions = game.legalActions(state);
  return actions[Math.floor(random() * actions.length)];
}
