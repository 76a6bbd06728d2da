import type { GameDraft, GameState, PlayerDraft, PlayerState } from './state.ts';

/** A copy for the rules to work on, by explicit literals, which is the fastest way: it shares the lists (see `GameDraft`). */
export function copyState(state: GameState | GameDraft): GameDraft {
  return {
    game: state.game,
    rules: state.rules,
    random: state.random,
    manualDice: state.manualDice,
    pack: state.pack,
    round: state.round,
    starter: state.starter,
    winner: state.winner,
    players: state.players.map(copyPlayer),
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
    deck: state.deck,
    removed: state.removed,
    seenSpecials: state.seenSpecials,
    discarded: state.discarded,
    agenda: [...state.agenda],
  };
}

function copyPlayer(player: PlayerState | PlayerDraft): PlayerDraft {
  return {
    ducats: player.ducats,
    waiting: player.waiting,
    kept: player.kept,
    passed: player.passed,
  };
}
