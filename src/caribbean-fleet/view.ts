import type { Viewer } from '../core/types.ts';
import type { GameEvent } from './events.ts';
import type { GameState, GameView } from './state.ts';

/** A state as a viewer may see it: built up from what is open; the order of the deck and the removed cards are hidden. */
export function viewOf(state: GameState, viewer: Viewer): GameView {
  return {
    viewer,
    game: state.game,
    rules: state.rules,
    random: null,
    manualDice: state.manualDice,
    pack: state.pack,
    round: state.round,
    starter: state.starter,
    winner: state.winner,
    players: state.players,
    bid: state.bid,
    leader: state.leader,
    firstPassed: state.firstPassed,
    open: state.open,
    ships: state.ships,
    cannons: state.cannons,
    chiefs: state.chiefs,
    blackbeards: state.blackbeards,
    taverns: state.taverns,
    tokens: state.tokens,
    dice: state.dice,
    deck: state.deck.map(() => null),
    removed: state.removed.map(() => null),
    seenSpecials: state.seenSpecials,
    discarded: state.discarded,
    agenda: state.agenda,
  };
}

/** Everything that happens in this game happens in the open. */
export function conceal(event: GameEvent): GameEvent {
  return event;
}
