import { TREASURES } from '../../src/grog-island/components.ts';
import type { GameState } from '../../src/grog-island/index.ts';
import { grogIsland } from '../../src/index.ts';
import { copyOf, type Island, type Planted, withView } from './plant.ts';

const openDeck: Island = withView((view, state) => {
  view.treasureDeck = [...state.treasureDeck];
});

/** The first view seen of each kind, with its state: what a sampler must not remember. */
function remembering(): Island {
  const truth = new Map<string, GameState>();
  return {
    ...grogIsland,
    viewFor(state, viewer) {
      const view = grogIsland.viewFor(state, viewer);
      truth.set(JSON.stringify(view), state);
      return view;
    },
    sampleState: (view, seed) =>
      truth.get(JSON.stringify(view)) ?? grogIsland.sampleState(view, seed),
  };
}

/** Bugs in views, viewed events and samples. */
export const PLANTED_SECRETS: readonly Planted[] = [
  {
    bug: 'a view shows a goal of the next player',
    game: withView((view, state) => {
      if (view.viewer === 'spectator') return;
      const neighbour = (view.viewer + 1) % state.players.length;
      const [goal] = state.players[neighbour]?.goals ?? [];
      const seen = view.players[neighbour]?.goals;
      if (goal !== undefined && seen !== undefined) seen[0] = goal;
    }),
    breaks: [6],
    says: /goals\.0: expected null, received "[\w:]+"/,
  },
  {
    bug: 'a view shows the treasure deck',
    game: openDeck,
    breaks: [7],
    says: /components of a sample/,
  },
  {
    bug: 'a view shows the treasure deck, and samples agree with it',
    game: {
      ...openDeck,
      sampleState(view, seed) {
        const sample = copyOf(openDeck.sampleState(view, seed));
        const unknown = TREASURES.flatMap(({ treasure, copies }) => Array(copies).fill(treasure));
        const deck = view.treasureDeck.flatMap((card) => card ?? []);
        const seen = [
          ...deck,
          ...view.spentTreasures,
          ...(view.viewer === 'spectator' ? [] : (view.players[view.viewer]?.treasures ?? [])),
        ];
        for (const card of seen) unknown.splice(unknown.indexOf(card), 1);
        sample.treasureDeck = deck;
        sample.players.forEach((player, seat) => {
          if (seat === view.viewer) return;
          player.treasures = unknown.splice(0, player.treasures.length).sort();
        });
        return sample;
      },
    },
    breaks: [6],
    says: /can predict treasuresDrawn, which canUndo calls new/,
  },
  {
    bug: 'a view shows the random words',
    game: withView((view, state) => {
      view.random = copyOf(state.random);
    }),
    breaks: [6, 7],
    says: /random/,
  },
  {
    bug: 'an event of a roll contains a word of the key',
    game: {
      ...grogIsland,
      transition(state, action) {
        const { state: next, events } = grogIsland.transition(state, action);
        const word = state.random.key[3];
        const told = events.map((event) => (event.type === 'rolled' ? { ...event, word } : event));
        return { state: next, events: told };
      },
    },
    breaks: [6],
    says: /an event rolled of \S+ contains \d+, which the view hides/,
  },
  {
    bug: 'an event contains the position of the random source',
    game: {
      ...grogIsland,
      transition(state, action) {
        const { state: next, events } = grogIsland.transition(state, action);
        const { position } = state.random;
        const told = events.map((event) =>
          event.type === 'passed' ? { ...event, position } : event,
        );
        return { state: next, events: told };
      },
    },
    breaks: [6],
    says: /the events of .*position/,
  },
  {
    bug: 'a refusal tells the key in hex digits',
    game: {
      ...grogIsland,
      checkAction(position, action) {
        const refusal = grogIsland.checkAction(position, action);
        if (refusal === null || position.random === null) return refusal;
        const digits = position.random.key[5].toString(16);
        return { ...refusal, message: `${refusal.message} (${digits})` };
      },
    },
    breaks: [6],
    says: /a refusal of an action of \S+ contains \d+|the checks of/,
  },
  {
    bug: 'a sample is the truth',
    game: remembering(),
    breaks: [7],
    says: /equal to the real state/,
  },
  {
    bug: 'every seed gives the same sample',
    game: { ...grogIsland, sampleState: (view) => grogIsland.sampleState(view, 1) },
    breaks: [7],
    says: /equal to the sample of another seed/,
  },
  {
    bug: 'a sample loses a card',
    game: {
      ...grogIsland,
      sampleState(view, seed) {
        const sample = copyOf(grogIsland.sampleState(view, seed));
        sample.parrotDeck.pop();
        return sample;
      },
    },
    breaks: [6, 7],
    says: /parrotDeck/,
  },
  {
    bug: 'a view offers what others may do',
    game: {
      ...grogIsland,
      checkAction: (position, action) =>
        grogIsland.checkAction(position, action)?.code === 'NOT_THE_VIEWER'
          ? null
          : grogIsland.checkAction(position, action),
    },
    breaks: [5],
    says: /legal in the view of/,
  },
  {
    bug: 'an event shows a drawn card to everybody',
    game: {
      ...grogIsland,
      viewEvents: (events, viewer) =>
        events.map((event) =>
          event.type === 'treasuresDrawn'
            ? event
            : (grogIsland.viewEvents([event], viewer)[0] ?? event),
        ),
    },
    breaks: [13],
    says: /the events of .*treasures/,
  },
  {
    bug: 'an open event tells what a player holds',
    game: {
      ...grogIsland,
      transition(state, action) {
        const { state: next, events } = grogIsland.transition(state, action);
        const told = events.map((event) =>
          event.type === 'passed' ? { ...event, held: state.players[event.player]?.goals } : event,
        );
        return { state: next, events: told };
      },
    },
    breaks: [13],
    says: /the events of .*held/,
  },
];
