import { afterEach, describe, expect, it } from 'vitest';
import { renderState, renderText } from '../../src/svg/index.ts';
import { type AnyGame, GAMES, optionsOf, played } from '../codec/played.ts';

/** Names that mean something where they are own keys, and one that means nothing. */
const NAMES = [
  'extended',
  'allowed',
  'code',
  'refusal',
  'hold',
  'dice',
  'green',
  'seenBy',
  'viewer',
  'firstPlayer',
  'board',
  'order',
  'arrangement',
  'goals',
  'clouds',
  'short',
  'specials',
  'kraken',
  'afterFirstReveal',
  'victim',
  'game',
  'rules',
  'names',
  'color',
  'theme',
] as const;

/** What the functions of a game say in one game, errors included. */
function transcriptOf(game: AnyGame): string {
  const said: unknown[] = [];
  const say = (speak: () => unknown): void => {
    try {
      said.push(speak());
    } catch (error) {
      said.push(String(error));
    }
  };
  let record = game.createRecord(optionsOf(game, 4));
  let turn = 0;
  for (const { state, action } of played(game, 4)) {
    if (action === null) break;
    record = game.append(record, action);
    turn += 1;
    if (turn % 41 !== 1) continue;
    const view = game.viewFor(state, action.player);
    say(() => game.legalActions(state, action.player));
    say(() => game.decisions(state));
    say(() => game.checkAction(state, { ...action, further: 1 }));
    say(() => game.checkAction(state, { type: 'roll', player: action.player }));
    say(() => game.transition(state, action).events);
    say(() => game.viewEvents(game.transition(state, action).events, 0));
    say(() => game.canUndo(state, game.transition(state, action).events));
    say(() => game.parseAction(JSON.parse(JSON.stringify(action))));
    say(() => game.parseActionText(game.formatAction(action)));
    say(() => game.parseState(JSON.parse(JSON.stringify(state))));
    say(() => game.parseView(JSON.parse(JSON.stringify(view))));
    say(() => game.sampleState(view, 1));
    say(() => game.invariants(state));
    say(() => Reflect.apply(renderText, undefined, [view]));
    say(() => Reflect.apply(renderState, undefined, [view]));
    say(() => {
      const simulation = game.simulate(state);
      simulation.apply(action);
      return simulation.toState();
    });
  }
  say(() => game.parseRecord(JSON.parse(JSON.stringify(record))));
  say(() => game.parseRecord(game.formatRecord(record)));
  say(() => game.replay(record).state);
  return JSON.stringify(said);
}

describe.each(GAMES)('$name', (game) => {
  const expected = transcriptOf(game);

  afterEach(() => {
    for (const name of NAMES) Reflect.deleteProperty(Object.prototype, name);
  });

  it.each(NAMES)('plays on when every object inherits the key %s', (name) => {
    for (const value of [1, true]) {
      Object.defineProperty(Object.prototype, name, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      const said = transcriptOf(game);
      Reflect.deleteProperty(Object.prototype, name);
      expect(said).toBe(expected);
    }
  });
});
