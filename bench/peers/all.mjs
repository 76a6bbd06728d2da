export { prepareClient, prepareReducer } from './boardgame.mjs';
export { playChess } from './chess.mjs';
