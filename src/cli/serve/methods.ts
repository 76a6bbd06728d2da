import { GAMES } from '../games.ts';
import { type Handler, RPC_CODES, RpcError } from '../protocol/json-rpc.ts';
import { Params } from './params.ts';
import type { States } from './states.ts';

type Method = (params: Params) => unknown;

/**
 * The contract of a game by its own names. States stay in the process, and numbers stand for them; everything else is JSON. `position`
 * is the number of a state, or a view.
 */
const CONTRACT: { readonly [name: string]: Method } = {
  games: () => GAMES.map(({ game: { name, playerCounts } }) => ({ name, playerCounts })),
  createGame: (params) => {
    const { game } = params;
    return params.keep(game, game.createGame(params.options()));
  },
  applyAction: (params) => {
    const { game, state } = params.state('state');
    return params.keep(game, game.applyAction(state, game.parseAction(params.value('action'))));
  },
  transition: (params) => {
    const { game, state } = params.state('state');
    const next = game.transition(state, game.parseAction(params.value('action')));
    return { state: params.keep(game, next.state), events: next.events };
  },
  checkAction: (params) => {
    const { game, position } = params.position();
    return game.checkAction(position, params.value('action'));
  },
  legalActions: (params) => {
    const { game, position } = params.position();
    return game.legalActions(position, params.seat('player'));
  },
  decisions: (params) => {
    const { game, position } = params.position();
    return game.decisions(position);
  },
  choices: (params) => {
    const { game, position } = params.position();
    const player = params.seat('player');
    const decision = game.decisions(position).find((open) => open.player === player);
    if (decision === undefined)
      throw new RangeError(`Seat ${String(player)} has no open decision.`);
    return game.choices(position, decision);
  },
  piecesOf: (params) => {
    const { game, position } = params.position();
    return game.piecesOf(game.parseAction(params.value('action')), position);
  },
  actionsOn: (params) => {
    const { game, position } = params.position();
    const actions = params.list('actions').map((action) => game.parseAction(action));
    return game.actionsOn(actions, params.text('piece'), position);
  },
  piecesOfEvent: (params) => {
    const { game } = params;
    return game.parseEvents([params.value('event') ?? null]).flatMap(game.piecesOfEvent);
  },
  score: (params) => {
    const { game, state } = params.state('state');
    return game.score(state);
  },
  scoreSoFar: (params) => {
    const { game, position } = params.position();
    return game.scoreSoFar(position);
  },
  components: (params) => {
    const { game, state } = params.state('state');
    return game.components(state);
  },
  invariants: (params) => {
    const { game, state } = params.state('state');
    return game.invariants(state);
  },
  viewFor: (params) => {
    const { game, state } = params.state('state');
    return game.viewFor(state, params.viewer());
  },
  viewEvents: (params) => {
    const { game } = params;
    return game.viewEvents(game.parseEvents(params.value('events')), params.viewer());
  },
  sampleState: (params) => {
    const { game, view } = params.view('view');
    return params.keep(game, game.sampleState(view, params.seed()));
  },
  canUndo: (params) => {
    const { game, state } = params.state('state');
    return game.canUndo(state, params.state('after').state);
  },
  createRecord: (params) => params.game.createRecord(params.options()),
  append: (params) => {
    const { game } = params;
    const record = game.parseRecord(params.value('record'));
    return game.append(record, game.parseAction(params.value('action')));
  },
  replay: (params) => {
    const { game } = params;
    const { state, events } = game.replay(game.parseRecord(params.value('record')));
    return { state: params.keep(game, state), events };
  },
  formatAction: (params) =>
    params.game.formatAction(params.game.parseAction(params.value('action'))),
  parseActionText: (params) => params.game.parseActionText(params.text('line')),
  formatRecord: (params) =>
    params.game.formatRecord(params.game.parseRecord(params.value('record'))),
  parseAction: (params) => params.game.parseAction(params.value('value')),
  parseState: (params) => params.keep(params.game, params.game.parseState(params.value('value'))),
  parseView: (params) => params.game.parseView(params.value('value')),
  parseRecord: (params) => params.game.parseRecord(params.value('value')),
  parseEvents: (params) => params.game.parseEvents(params.value('value')),
  parseScoring: (params) => params.game.parseScoring(params.value('value')),
  parseRefusal: (params) => params.game.parseRefusal(params.value('value')),
};

/** What belongs to the process and not to the contract. */
const OF_PROCESS: { readonly [name: string]: (params: Params, states: States) => unknown } = {
  getState: (params) => params.state('state').state,
  release: (params, states) => states.release(params.numbers('states')),
};

/** The names of all methods. */
export const METHODS: readonly string[] = [...Object.keys(CONTRACT), ...Object.keys(OF_PROCESS)];

/** Answers requests, with states of its own. */
export function createHandler(states: States): Handler {
  return (name, values) => {
    const params = new Params(values, states);
    if (Object.hasOwn(CONTRACT, name)) return CONTRACT[name]?.(params);
    if (Object.hasOwn(OF_PROCESS, name)) return OF_PROCESS[name]?.(params, states);
    throw new RpcError(RPC_CODES.unknownMethod, `There is no method ${name.slice(0, 100)}.`);
  };
}
