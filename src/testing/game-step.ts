import type { Game } from '../core/contract.ts';
import type { GameTypes, Transition } from '../core/types.ts';
import { copyJson, throughJson } from './equality.ts';
import type { JsonChecker } from './json-checker.ts';

/** What the choice of an action needs. */
export type ChoiceContext<Types extends GameTypes> = Pick<
  GameStep<Types>,
  'state' | 'decisions' | 'legal'
>;

/** A state of a random game, and the next action. Results that several laws need are computed once, on first use. */
export class GameStep<Types extends GameTypes> {
  readonly state: Types['State'];
  readonly played: readonly Types['Action'][];
  readonly decisions: readonly Types['Decision'][];
  readonly legal: readonly Types['Action'][];
  /** The next action; `null` at the end of the game, and if nothing is legal. */
  readonly choice: Types['Action'] | null;
  /** Knows the data of this game that is deeply frozen. */
  readonly json: JsonChecker;
  readonly #game: Game<Types>;
  /** The state as JSON before the first call; `null` for a frozen state. */
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

  get applied(): Types['State'] {
    this.#applied ??= this.#game.applyAction(this.state, this.#chosen());
    return this.#applied;
  }

  get transition(): Transition<Types['State'], Types['Event']> {
    this.#transition ??= this.#game.transition(this.state, this.#chosen());
    return this.#transition;
  }

  get score(): Types['Scoring'] {
    this.#score ??= this.#game.score(this.state);
    return this.#score;
  }

  /** An unfrozen copy of the state. */
  copy(): Types['State'] {
    return this.#before === null ? copyJson(this.state) : throughJson(this.state);
  }

  /** Whether no call has changed the state. */
  isUnchanged(): boolean {
    return this.#before === null || this.#before === JSON.stringify(this.state);
  }

  #chosen(): Types['Action'] {
    if (this.choice === null) throw new RangeError('This step has no next action.');
    return this.choice;
  }
}
