import type { Action } from '../../src/grog-island/index.ts';
import { grogIsland } from '../../src/index.ts';
import { type Planted, withList, withTransition } from './plant.ts';

/** Bugs in actions, states, simulations, replays and scores. */
export const PLANTED_RULES: readonly Planted[] = [
  {
    bug: 'a claim does not take the crew from the hand',
    game: withTransition((next, action) => {
      const owner = next.players[action.player];
      if (action.type === 'claim' && owner !== undefined) owner.crew += 1;
    }),
    breaks: [9, 10],
    says: /(crew:\d: expected 9, received 10|Expected 9 × crew:\d in all, received 10)/,
  },
  {
    bug: 'the list lacks a legal action',
    game: withList((actions) =>
      actions.filter((action) => action.type !== 'bid' || String(action.dice) !== 'green,blue'),
    ),
    breaks: [1],
    says: /legal, but not listed/,
  },
  {
    bug: 'the list has an action that is not legal',
    game: withList((actions) =>
      actions.flatMap((action): Action[] =>
        action.type === 'pass' ? [action, { type: 'endTrade', player: action.player }] : [action],
      ),
    ),
    breaks: [1],
    says: /listed, but refused/,
  },
  {
    bug: 'the list has an action twice',
    game: withList((actions) =>
      actions.flatMap((action): Action[] => (action.type === 'roll' ? [action, action] : [action])),
    ),
    breaks: [1],
    says: /listed twice/,
  },
  {
    bug: 'nothing is legal at a decision',
    game: withList((actions) => actions.filter(({ type }) => type !== 'trade')),
    breaks: [2],
    says: /nothing is legal at/,
  },
  {
    bug: 'applyAction changes the state that it is given',
    game: {
      ...grogIsland,
      applyAction(state, action) {
        if (!Object.isFrozen(state)) Object.assign(state, { round: state.round + 1 });
        return grogIsland.applyAction(state, action);
      },
    },
    breaks: [3],
    says: /a second call with copies/,
  },
  {
    bug: 'applyAction depends on how often it was called',
    game: (() => {
      let calls = 0;
      return withTransition((next) => {
        calls += 1;
        next.amount += calls % 2;
      });
    })(),
    breaks: [3],
    says: /a second call with copies/,
  },
  {
    bug: 'transition gives another state than applyAction',
    game: {
      ...grogIsland,
      transition(state, action) {
        const { state: next, events } = grogIsland.transition(state, action);
        return { state: { ...next, flag: next.flag + 1 }, events };
      },
    },
    breaks: [12],
    says: /transition's state/,
  },
  {
    bug: 'applyAction does not say why',
    game: {
      ...grogIsland,
      applyAction(state, action) {
        const refusal = grogIsland.checkAction(state, action);
        if (refusal !== null) throw new Error(refusal.message);
        return grogIsland.applyAction(state, action);
      },
    },
    breaks: [12],
    says: /threw Error/,
  },
  {
    bug: 'a state holds undefined',
    game: {
      ...grogIsland,
      createGame: (options) => ({ ...grogIsland.createGame(options), seat: undefined }),
    },
    breaks: [4],
    says: /from JSON: at seat: expected undefined, received nothing/,
  },
  {
    bug: 'a simulation forgets to move the flag',
    game: {
      ...grogIsland,
      simulate(state) {
        const simulation = grogIsland.simulate(state);
        return {
          decisions: () => simulation.decisions(),
          legalActions: () => simulation.legalActions(),
          randomAction: (random) => simulation.randomAction(random),
          apply: (action) => simulation.apply(action),
          score: () => simulation.score(),
          clone: () => simulation.clone(),
          toState: () => ({ ...simulation.toState(), flag: state.flag }),
        };
      },
    },
    breaks: [8],
    says: /the state of the simulation: at flag/,
  },
  {
    bug: 'a replay skips an action',
    game: {
      ...grogIsland,
      replay(record) {
        const skipped = record.actions.findIndex(({ type }) => type === 'pass');
        return grogIsland.replay({
          ...record,
          actions: record.actions.slice(0, Math.max(skipped, 0)),
        });
      },
    },
    breaks: [11],
    says: /the states of the replay/,
  },
  {
    bug: 'the winners are not the first of the ranking',
    game: {
      ...grogIsland,
      score: (state) => ({ ...grogIsland.score(state), winners: [0] }),
    },
    breaks: [10],
    says: /the winners and the first place/,
  },
  {
    bug: 'the seats of one place fall',
    game: {
      ...grogIsland,
      score: (state) => ({
        ...grogIsland.score(state),
        ranking: [[...state.players.keys()].reverse()],
        winners: [...state.players.keys()].reverse(),
      }),
    },
    breaks: [10],
    says: /seats of one place are not in order: \[\[1,0\]\]/,
  },
  {
    bug: 'nothing is counted',
    game: { ...grogIsland, components: () => ({}) },
    breaks: [9],
    says: /components counts nothing/,
  },
  {
    bug: 'a parsed state is another one',
    game: {
      ...grogIsland,
      parseState: (value) => ({ ...grogIsland.parseState(value), round: 1 }),
    },
    breaks: [4],
    says: /the parsed state: at round: expected \d+, received 1/,
  },
  {
    bug: 'a parser refuses a view',
    game: {
      ...grogIsland,
      parseView(value) {
        const view = grogIsland.parseView(value);
        return view.viewer === 'spectator' ? grogIsland.parseView(null) : view;
      },
    },
    breaks: [4],
    says: /the game threw ParseError: Invalid view: expected .*, received null/,
  },
  {
    bug: 'a parsed action has another player',
    game: {
      ...grogIsland,
      parseAction: (value) => ({ ...grogIsland.parseAction(value), player: 0 }),
    },
    breaks: [4],
    says: /the parsed action: at player: expected 1, received 0/,
  },
  {
    bug: 'a record in notation lacks its last action',
    game: {
      ...grogIsland,
      formatRecord: (record) =>
        grogIsland.formatRecord({ ...record, actions: record.actions.slice(0, -1) }),
    },
    breaks: [4],
    says: /the record parsed from text: at actions\.\d+: expected .*, received nothing/,
  },
  {
    bug: 'append changes the record it is given',
    game: {
      ...grogIsland,
      createRecord: (options) => ({ ...grogIsland.createRecord(options) }),
      append: (record, action) => Object.assign(record, { actions: [...record.actions, action] }),
    },
    breaks: [11],
    says: /append changed its record/,
  },
  {
    bug: 'a replay stops at an action that is not legal',
    game: {
      ...grogIsland,
      replay(record) {
        try {
          return grogIsland.replay(record);
        } catch {
          return grogIsland.replay({ ...record, actions: record.actions.slice(0, -1) });
        }
      },
    },
    breaks: [11],
    says: /no ReplayError for an illegal action/,
  },
  {
    bug: 'whatever a state shows can be undone',
    game: {
      ...grogIsland,
      canUndo: (state, after) => !('length' in after) || grogIsland.canUndo(state, after),
    },
    breaks: [12],
    says: /canUndo at .*: false of the events, true of the state/,
  },
  {
    bug: 'ending a trade touches nothing',
    game: {
      ...grogIsland,
      piecesOf: (action, position) =>
        action.type === 'endTrade' ? [] : grogIsland.piecesOf(action, position),
    },
    breaks: [14],
    says: /no piece for {"player":\d,"type":"endTrade"}/,
  },
  {
    bug: 'a click finds only the actions that begin with its piece',
    game: {
      ...grogIsland,
      actionsOn: (actions, piece, position) =>
        actions.filter((action) => grogIsland.piecesOf(action, position)[0] === piece),
    },
    breaks: [14],
    says: /the actions on .*: /,
  },
  {
    bug: 'whoever must open may pass',
    game: {
      ...grogIsland,
      choices(position, decision) {
        const { pass, amounts } = grogIsland.choices(position, decision);
        return { pass: pass && { ...pass, refusal: null }, amounts };
      },
    },
    breaks: [15],
    says: /the choices of .*"type":"bid"/,
  },
  {
    bug: 'the score so far counts hidden treasures twice',
    game: {
      ...grogIsland,
      scoreSoFar(position) {
        const { players } = grogIsland.scoreSoFar(position);
        return {
          players: players.map((sheet) =>
            sheet.total === null ? { ...sheet, treasures: 2 * sheet.treasures + 1 } : sheet,
          ),
        };
      },
    },
    breaks: [15],
    says: /the score so far of seat \d in the view of .*, treasures/,
  },
  {
    bug: 'the score fails',
    game: {
      ...grogIsland,
      score() {
        throw new TypeError('no score today');
      },
    },
    breaks: [3, 8, 10, 15],
    says: /the game threw TypeError: no score today/,
  },
  {
    bug: 'the list of legal actions fails',
    game: withList(() => {
      throw new TypeError('no list today');
    }),
    breaks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    says: /the game threw TypeError: no list today/,
  },
];
