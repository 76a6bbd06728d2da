import type { Game } from '../core/contract.ts';
import type { GameTypes, Transition } from '../core/types.ts';
import { copyJson, throughJson } from './equality.ts';
import type { JsonChecker } from './json-checker.ts';

/** What a choice is made from. */
export type ChoiceContext<Types extends GameTypes> = Pick<
  GameStep<Types>,
  'state' | 'decisions' | 'legal'
>;

/**
 * A state of a game that is played at random, with what comes next. What several laws want to know of the game is asked
 * once, when the first of them does.
 */
export class GameStep<Types extends GameTypes> {
  readonly state: Types['State'];
  /** The actions that led here. */
  readonly played: readonly Types['Action'][];
  readonly decisions: readonly Types['Decision'][];
  /** What `legalActions` lists. */
  readonly legal: readonly Types['Action'][];
  /** The action that is taken next; `null` at the end of the game, and where nothing is legal. */
  readonly choice: Types['Action'] | null;
  /** What is known of the data of this game. */
  readonly json: JsonChecker;
  readonly #game: Game<Types>;
  /** The state as JSON before the game saw it; not needed of one that cannot change. */
  readonly #before: string | null;
  #applied: Types['State'] | undefined;
  #transition: Transition<Types['State'], Types['Event']> | undefined;
  #score: Types['Scoring'] | undefined;

  constructor(
    game: Game<Types>,
    state: Types['State'],
    played: readonly Types['Action'][],
    json: JsonChecker,
    choose: (context: ChoiceContext<Types>) => Types['Action'] | null,
  ) {
    this.#game = game;
    this.json = json;
    this.#before = json.isFrozenJson(state) ? null : JSON.stringify(state);
    this.state = state;
    this.played = played;
    this.decisions = game.decisions(state);
    this.legal = game.legalActions(state);
    const chosen = choose(this);
    this.choice = game.checkAction(state, chosen) === null ? chosen : null;
  }

  /** What `applyAction` makes of the choice. */
  get applied(): Types['State'] {
    this.#applied ??= this.#game.applyAction(this.state, this.#chosen());
    return this.#applied;
  }

  /** What `transition` makes of the choice. */
  get transition(): Transition<Types['State'], Types['Event']> {
    this.#transition ??= this.#game.transition(this.state, this.#chosen());
    return this.#transition;
  }

  get score(): Types['Scoring'] {
    this.#score ??= this.#game.score(this.state);
    return this.#score;
  }

  /** A copy of the state as it comes from JSON, to do with as one likes. */
  copy(): Types['State'] {
    return this.#before === null ? copyJson(this.state) : throughJson(this.state);
  }

  /** Whether the state is still what it was before the game was asked anything about it. */
  isUnchanged(): boolean {
    return this.#before === null || this.#before === JSON.stringify(this.state);
  }

  #chosen(): Types['Action'] {
    if (this.choice === null) throw new RangeError('no action is taken here');
    return this.choice;
  }
}
