import { expectTypeOf, it } from 'vitest';
import type { BaseView, Game, GameTypes } from '../../src/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { renderState, renderText } from '../../src/svg/index.ts';
import {
  describeAction,
  describeDecision,
  describeEvent,
  describeRefusal,
  type GameWords,
  wordsFor,
} from '../../src/words/index.ts';

declare const either: boolean;

it('any game goes into the words', () => {
  const game: Game = either ? grogIsland : caribbeanFleet;
  const state = game.createGame({ players: 3, seed: 1 });
  const [action] = game.legalActions(state);
  const [decision] = game.decisions(state);
  if (action === undefined || decision === undefined) return;
  const refusal = game.checkAction(state, action);
  const [event] = game.transition(state, action).events;
  const words = wordsFor(game, { names: ['Anne'] });
  expectTypeOf(words.describeAction(action, state)).toBeString();
  expectTypeOf(words.describeScoring(game.score(state))).toBeArray();
  expectTypeOf(describeAction(game, action, { position: state })).toBeString();
  expectTypeOf(
    describeDecision(game, decision, { choices: game.choices(state, decision) }),
  ).toBeString();
  if (event !== undefined) expectTypeOf(describeEvent(game, event)).toBeString();
  if (refusal !== null) expectTypeOf(describeRefusal(game, refusal)).toBeString();
});

it('a game of a type parameter goes into the words and the pictures', () => {
  function label<Types extends GameTypes>(game: Game<Types>, view: Types['View']): string[] {
    const words = wordsFor(game);
    return [
      ...game.legalActions(view).map((action) => words.describeAction(action, view)),
      ...game.legalActions(view).map((action) => describeAction(game, action, { position: view })),
      renderState(view),
      renderText(view),
    ];
  }
  expectTypeOf(
    label(grogIsland, grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0)),
  ).toBeArray();
});

it('any view goes into the pictures', () => {
  expectTypeOf(renderState).toBeCallableWith({} as BaseView);
  expectTypeOf(renderText).toBeCallableWith({} as BaseView);
});

it('one of both games goes into the words, which know its types', () => {
  const game = either ? grogIsland : caribbeanFleet;
  const words = wordsFor(game);
  expectTypeOf(words.title).toBeString();
  expectTypeOf(wordsFor(grogIsland)).not.toEqualTypeOf<GameWords>();
});
