import { type Deal, hostedGame, openDeal } from '../../src/boardgame-io/index.ts';
import { randomBot } from '../../src/bots/index.ts';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { english } from '../../src/words/index.ts';
import { Lcg } from '../fixed-play.ts';
import type { Make, Pool } from './explore.ts';

/** A position of a whole game, and what led to it and follows. */
export interface Moment<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly state: Types['State'];
  readonly action: Types['Action'];
  readonly events: readonly Types['Event'][];
  readonly record: ReturnType<Game<Types>['createRecord']>;
}

/** The first moment of each kind of action in a whole game. */
export function moments<Types extends GameTypes>(
  game: Game<Types>,
  options: Types['Options'],
): Moment<Types>[] {
  const found = new Map<string, Moment<Types>>();
  const choices = new Lcg(5);
  const frozen = Object.freeze({ ...game });
  let record = game.createRecord(options);
  let state = game.createGame(options);
  for (;;) {
    const legal = game.legalActions(state);
    if (legal.length === 0) return [...found.values()];
    const action = at(legal, choices.below(legal.length));
    const { state: next, events } = game.transition(state, action);
    if (!found.has(action.type))
      found.set(action.type, { game: frozen, state, action, events, record });
    record = game.append(record, action);
    state = next;
  }
}

const half = (): number => 0.5;
const itself =
  (value: unknown): Make =>
  () =>
    value;
const copied =
  (value: unknown): Make =>
  () =>
    structuredClone(value);

/** Values for the functions of a game and its words: as the library made them, and copies from outside. */
export function forGame<Types extends GameTypes>(moment: Moment<Types>): Pool {
  const { game, state, action, events, record } = moment;
  const view = game.viewFor(state, action.player);
  const first = [
    ...[game, game.name, english, state, view, game.parseRecord(record)],
    ...[game.formatAction(action), game.formatRecord(record), 0, 'spectator', 'green:2', half],
  ];
  const outside = [
    ...[state, view, action, events, events[0], record, record.options, state.players[0]],
    ...[game.score(state), game.decisions(state)[0], game.checkAction(state, {})],
    ...[game.transition(state, action).state, { ...action, player: 99 }],
    ...[{ names: ['Anne', 'Bart'] }, { peninsula: 'grey', type: 'hat' }],
  ];
  return { places: [[...first.map(itself), ...outside.map(copied)]], least: 0 };
}

/** Values for `actionsOn`. */
export function forClicks<Types extends GameTypes>({ game, state, action }: Moment<Types>): Pool {
  const view = game.viewFor(state, action.player);
  const actions = game.legalActions(state);
  const pieces = actions.flatMap((one) => game.piecesOf(one, state)).slice(0, 3);
  const positions = [itself(state), itself(view), copied(state), copied(view)];
  return {
    places: [[itself(actions), copied([action])], pieces.map(itself), positions],
    least: 3,
  };
}

/** Values for bots; a search with another budget than this one would take long. */
export function forBots<Types extends GameTypes>({ game, state, action }: Moment<Types>): Pool {
  const view = game.viewFor(state, action.player);
  const first = [itself(game), itself(view), copied(view)];
  const second = [itself(undefined), itself(half)];
  return { places: [first, second, [copied({ iterations: 2 })]], least: 3 };
}

/** A transport of boardgame.io; `guarded` changes it. */
class Transport {
  init(): void {}
}

/** Values for games of boardgame.io. */
export function forHosts<Types extends GameTypes>(moment: Moment<Types>): Pool {
  const { game, state, action, events } = moment;
  const settings = () => ({ moves: [action.type], options: openDeal });
  const player = String(action.player);
  const deal: Deal = { players: state.players.length, id: '0'.repeat(64) };
  const ctx = {
    numPlayers: deal.players,
    playOrder: [],
    currentPlayer: player,
    activePlayers: null,
  };
  const contexts = [{ deal }, { state, events }].map((G) => () => ({
    ...structuredClone({ ctx, G, events: {}, playerID: player }),
    random: { Number: half },
  }));
  return {
    places: [
      [
        ...[openDeal, game, randomBot, player].map(itself),
        ...[settings, () => hostedGame(game, settings()), () => new Transport(), ...contexts],
        ...[action, deal, { state, events }].map(copied),
      ],
    ],
    least: 2,
  };
}
