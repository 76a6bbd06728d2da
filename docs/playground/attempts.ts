import type {
  GameView as Sea,
  Decision as SeaDecision,
  PieceId as SeaPiece,
} from '../../src/caribbean-fleet/index.ts';
import type { GameView as Island, PieceId as IslandPiece } from '../../src/grog-island/index.ts';
import type { Seat } from '../../src/index.ts';

/*
 * What somebody may mean who clicks on a piece, whether it is legal or not: the refusal then says why the piece cannot be used now.
 */

/** What a click on a piece of Grog Island would do. */
export function islandAttempt(piece: IslandPiece, { agenda }: Island, player: Seat): unknown {
  const [kind, first = '', second = ''] = piece.split(':');
  const decision = agenda.at(-1)?.type;
  switch (kind) {
    case 'building': {
      const type = { lock: 'lock', ghost: 'placeGhost' }[String(decision)] ?? 'claim';
      return { type, player, building: { peninsula: first, type: second } };
    }
    case 'ship':
      return { type: 'trade', player, ship: first };
    case 'die':
      return { type: 'bid', player, dice: [first] };
    case 'good':
      return { type: 'chooseGood', player, good: first };
    case 'goods':
      return { type: 'deliver', player, units: 1 };
    case 'purse':
      return { type: 'pass', player };
    case 'goal':
      return { type: 'returnGoal', player, goal: piece.slice('goal:'.length) };
    case 'treasure':
      return { type: 'pay', player, treasures: [Number(first)] };
    case 'parrot':
      return first === 'hold'
        ? { type: 'bid', player, dice: ['green'], hold: true }
        : { type: 'turnDie', player, die: first, face: 6 };
    default:
      return null;
  }
}

/** What a click on a piece of Caribbean Fleet would do. */
export function seaAttempt(piece: SeaPiece, view: Sea, player: Seat): unknown {
  const [kind, ...rest] = piece.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'card':
      return cardAttempt(view.agenda.at(-1)?.type, id, player);
    case 'chief':
      return { type: 'assignBlackbeard', player, color: id };
    case 'token':
      return { type: 'openTavern', player, color: id };
    case 'die':
      return { type: 'roll', player };
    case 'purse':
      return { type: 'pass', player };
    default:
      return null;
  }
}

function cardAttempt(
  decision: SeaDecision['type'] | 'askFairWinds' | 'production' | undefined,
  card: string,
  player: Seat,
): unknown {
  switch (decision) {
    case 'sink':
      return { type: 'sink', player, target: card };
    case 'board':
      return { type: 'board', player, ship: card };
    case 'placeCannons':
      return { type: 'placeCannons', player, ship: card };
    case 'placeRum':
      return { type: 'placeRum', player, tavern: card };
    default:
      return { type: 'choose', player, card };
  }
}
