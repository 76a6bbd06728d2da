import * as shapes from '../protocol/shapes.ts';
import { type Method, method } from './method.ts';
import {
  game,
  json,
  list,
  optional,
  options,
  position,
  seat,
  seed,
  state,
  text,
  view,
  viewer,
} from './parameters.ts';

const action = json(shapes.ACTION);
const events = json(shapes.EVENTS);
const record = json(shapes.RECORD);
const value = json(shapes.ANYTHING);

/**
 * The contract of a game by its own names. States stay in the process, and numbers stand for them; everything else is
 * JSON. `position` is the number of a state, or a view.
 */
export const CONTRACT: { readonly [name: string]: Method } = {
  createGame: method({ game, options }, shapes.STATE, (params, kept) =>
    kept.keep(params.game, params.game.createGame(params.options)),
  ),
  applyAction: method({ state, action }, shapes.STATE, ({ state: { game, state }, action }, kept) =>
    kept.keep(game, game.applyAction(state, game.parseAction(action))),
  ),
  transition: method(
    { state, action },
    shapes.objectOf({ state: shapes.STATE, events: shapes.EVENTS }),
    ({ state: { game, state }, action }, kept) => {
      const next = game.transition(state, game.parseAction(action));
      return { state: kept.keep(game, next.state), events: next.events };
    },
  ),
  checkAction: method(
    { position, action },
    shapes.nullable(shapes.REFUSAL),
    ({ position: { game, position }, action }) => game.checkAction(position, action),
  ),
  legalActions: method(
    { position, player: optional(seat, undefined) },
    shapes.ACTIONS,
    ({ position: { game, position }, player }) => game.legalActions(position, player),
  ),
  decisions: method({ position }, shapes.DECISIONS, ({ position: { game, position } }) =>
    game.decisions(position),
  ),
  choices: method(
    { position, player: seat },
    shapes.OBJECT,
    ({ position: { game, position }, player }) => {
      const decision = game.decisions(position).find((open) => open.player === player);
      if (decision === undefined) throw new RangeError(`Seat ${player} has no open decision.`);
      return game.choices(position, decision);
    },
  ),
  piecesOf: method(
    { position, action },
    shapes.listOf(shapes.TEXT),
    ({ position: { game, position }, action }) => game.piecesOf(game.parseAction(action), position),
  ),
  actionsOn: method(
    { position, actions: list(action), piece: text },
    shapes.ACTIONS,
    ({ position: { game, position }, actions, piece }) =>
      game.actionsOn(
        actions.map((each) => game.parseAction(each)),
        piece,
        position,
      ),
  ),
  piecesOfEvent: method({ game, event: value }, shapes.listOf(shapes.TEXT), ({ game, event }) =>
    game.parseEvents([event]).flatMap(game.piecesOfEvent),
  ),
  score: method({ state }, shapes.SCORING, ({ state: { game, state } }) => game.score(state)),
  scoreSoFar: method({ position }, shapes.OBJECT, ({ position: { game, position } }) =>
    game.scoreSoFar(position),
  ),
  components: method({ state }, shapes.OBJECT, ({ state: { game, state } }) =>
    game.components(state),
  ),
  invariants: method({ state }, shapes.listOf(shapes.OBJECT), ({ state: { game, state } }) =>
    game.invariants(state),
  ),
  viewFor: method({ state, viewer }, shapes.VIEW, ({ state: { game, state }, viewer }) =>
    game.viewFor(state, viewer),
  ),
  viewEvents: method({ game, events, viewer }, shapes.EVENTS, ({ game, events, viewer }) =>
    game.viewEvents(game.parseEvents(events), viewer),
  ),
  sampleState: method({ view, seed }, shapes.STATE, ({ view: { game, view }, seed }, kept) =>
    kept.keep(game, game.sampleState(view, seed)),
  ),
  canUndo: method({ state, after: state }, shapes.FLAG, ({ state: { game, state }, after }) =>
    game.canUndo(state, after.state),
  ),
  createRecord: method({ game, options }, shapes.RECORD, ({ game, options }) =>
    game.createRecord(options),
  ),
  append: method({ game, record, action }, shapes.RECORD, ({ game, record, action }) =>
    game.append(game.parseRecord(record), game.parseAction(action)),
  ),
  replay: method(
    { game, record },
    shapes.objectOf({ state: shapes.STATE, events: shapes.listOf(shapes.EVENTS) }),
    ({ game, record }, kept) => {
      const { state, events } = game.replay(game.parseRecord(record));
      return { state: kept.keep(game, state), events };
    },
  ),
  formatAction: method({ game, action }, shapes.TEXT, ({ game, action }) =>
    game.formatAction(game.parseAction(action)),
  ),
  parseActionText: method({ game, line: text }, shapes.ACTION, ({ game, line }) =>
    game.parseActionText(line),
  ),
  formatRecord: method({ game, record }, shapes.TEXT, ({ game, record }) =>
    game.formatRecord(game.parseRecord(record)),
  ),
  parseAction: method({ game, value }, shapes.ACTION, ({ game, value }) => game.parseAction(value)),
  parseState: method({ game, value }, shapes.STATE, ({ game, value }, kept) =>
    kept.keep(game, game.parseState(value)),
  ),
  parseView: method({ game, value }, shapes.VIEW, ({ game, value }) => game.parseView(value)),
  parseRecord: method({ game, value }, shapes.RECORD, ({ game, value }) => game.parseRecord(value)),
  parseEvents: method({ game, value }, shapes.EVENTS, ({ game, value }) => game.parseEvents(value)),
  parseScoring: method({ game, value }, shapes.SCORING, ({ game, value }) =>
    game.parseScoring(value),
  ),
  parseRefusal: method({ game, value }, shapes.REFUSAL, ({ game, value }) =>
    game.parseRefusal(value),
  ),
};
