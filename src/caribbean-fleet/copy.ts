import type { GameDraft, GameState, PlayerDraft, PlayerState, Tavern } from './state.ts';

/** A private copy that shares nothing with the state, by explicit literals: the fastest way there is. */
export function copyState(state: GameState): GameDraft {
  return {
    game: state.game,
    rules: state.rules,
    random: [...state.random],
    manualDice: state.manualDice,
    pack: [...state.pack],
    round: state.round,
    starter: state.starter,
    winner: state.winner,
    players: state.players.map(copyPlayer),
    bid: state.bid,
    leader: state.leader,
    firstPassed: state.firstPassed,
    open: [...state.open],
    ships: [...state.ships],
    cannons: state.cannons.map(({ card, ship }) => ({ card, ship })),
    chiefs: [...state.chiefs],
    blackbeards: [...state.blackbeards],
    taverns: state.taverns.map(copyTavern),
    tokens: [...state.tokens],
    dice: [...state.dice],
    deck: [...state.deck],
    removed: [...state.removed],
    seenSpecials: [...state.seenSpecials],
    discarded: [...state.discarded],
    agenda: [...state.agenda],
  };
}

function copyPlayer(player: PlayerState): PlayerDraft {
  return {
    ducats: player.ducats,
    waiting: [...player.waiting],
    kept: player.kept.map(({ card, round }) => ({ card, round })),
    passed: player.passed,
  };
}

function copyTavern({ card, owner, color, rum }: Tavern): GameDraft['taverns'][number] {
  return { card, owner, color, rum };
}
