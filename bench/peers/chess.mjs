// Random playouts of chessops: all legal destinations, one uniformly random move, played in place.
import { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';

/** Most playouts of random moves end by no rule in a sensible time. */
const MOST_PLIES = 300;

/** @param {() => number} random */
export function playChess(random) {
  const position = Chess.default();
  let moves = 0;
  while (moves < MOST_PLIES && !isOver(position)) {
    const move = randomMove(position, random);
    if (move === null) break;
    position.play(move);
    moves += 1;
  }
  return { moves, end: makeFen(position.toSetup()) };
}

/** The fifty-move rule and bare kings; mate and stalemate show by the lack of a move. */
function isOver(position) {
  return position.halfmoves >= 100 || position.isInsufficientMaterial();
}

/** Each destination once; a pawn that reaches the last rank becomes a queen. */
function randomMove(position, random) {
  const all = position.allDests();
  let count = 0;
  for (const destinations of all.values()) count += destinations.size();
  let choice = Math.floor(random() * count);
  for (const [from, destinations] of all) {
    const size = destinations.size();
    if (choice >= size) {
      choice -= size;
      continue;
    }
    for (const to of destinations) {
      if (choice === 0) return moveOf(position, from, to);
      choice -= 1;
    }
  }
  return null;
}

function moveOf(position, from, to) {
  const promotes = (to < 8 || to >= 56) && position.board.pawn.has(from);
  return promotes ? { from, to, promotion: 'queen' } : { from, to };
}
