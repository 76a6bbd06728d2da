import type { Viewer } from '../core/types.ts';
import type { GameEvent } from './events.ts';
import type { GameState, GameView, PlayerState, PlayerView } from './state.ts';

/** A state as a viewer may see it: built up from what is open, with `null` for hidden cards (GI-H1, GI-H2, GI-H4). */
export function viewOf(state: GameState, viewer: Viewer): GameView {
  return {
    viewer,
    game: state.game,
    rules: state.rules,
    random: null,
    manualDice: state.manualDice,
    round: state.round,
    flag: state.flag,
    players: state.players.map((player, seat) => (seat === viewer ? player : fromOutside(player))),
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
    goalDeck: hidden(state.goalDeck),
    treasureDeck: hidden(state.treasureDeck),
    parrotDeck: hidden(state.parrotDeck),
    spentTreasures: state.spentTreasures,
    playedParrots: state.playedParrots,
    agenda: state.agenda,
  };
}

function fromOutside(player: PlayerState): PlayerView {
  return {
    coins: player.coins,
    points: player.points,
    crew: player.crew,
    goods: player.goods,
    goals: hidden(player.goals),
    treasures: hidden(player.treasures),
    parrots: hidden(player.parrots),
    drawn: hidden(player.drawn),
    passed: player.passed,
    marker: player.marker,
  };
}

/** An event for those who may not see its cards (GI-H1, GI-H4). */
export function conceal(event: GameEvent): GameEvent {
  switch (event.type) {
    case 'goalReturned': {
      const { type, player, from, seenBy } = event;
      return { type, player, from, goal: null, seenBy };
    }
    case 'goalsDrawn': {
      const { type, player, to, seenBy } = event;
      return { type, player, to, goals: hidden(event.goals), seenBy };
    }
    case 'goalKept': {
      const { type, player, seenBy } = event;
      return { type, player, goal: null, seenBy };
    }
    case 'treasuresDrawn': {
      const { type, player, seenBy } = event;
      return { type, player, treasures: hidden(event.treasures), seenBy };
    }
    case 'parrotsDrawn': {
      const { type, player, seenBy } = event;
      return { type, player, parrots: hidden(event.parrots), seenBy };
    }
    default:
      // An event with a secret has a case of its own.
      return event satisfies Exclude<GameEvent, { readonly seenBy: number }>;
  }
}

function hidden(cards: readonly unknown[]): null[] {
  return cards.map(() => null);
}
