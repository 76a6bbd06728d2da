import type { GameDraft, GameState, PlayerDraft, PlayerState } from './state.ts';

/** A copy for the rules to work on, by explicit literals, which is the fastest way: it shares the lists (see `GameDraft`). */
export function copyState(state: GameState | GameDraft): GameDraft {
  return {
    game: state.game,
    rules: state.rules,
    random: state.random,
    manualDice: state.manualDice,
    round: state.round,
    flag: state.flag,
    players: state.players.map(copyPlayer),
    buildings: state.buildings,
    order: state.order,
    clouds: state.clouds,
    ships: state.ships,
    ghostCrew: state.ghostCrew,
    locks: state.locks,
    dice: state.dice,
    row: state.row,
    amount: state.amount,
    leader: state.leader,
    turned: state.turned,
    goalDeck: state.goalDeck,
    treasureDeck: state.treasureDeck,
    parrotDeck: state.parrotDeck,
    spentTreasures: state.spentTreasures,
    playedParrots: state.playedParrots,
    agenda: [...state.agenda],
  };
}

function copyPlayer(player: PlayerState | PlayerDraft): PlayerDraft {
  return {
    coins: player.coins,
    points: player.points,
    crew: player.crew,
    goods: player.goods,
    goals: player.goals,
    treasures: player.treasures,
    parrots: player.parrots,
    drawn: player.drawn,
    passed: player.passed,
    marker: player.marker,
  };
}
