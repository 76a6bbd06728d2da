import type { Simulation } from './game.ts';
import { deepCopy } from './lists.ts';
import { finished } from './position.ts';
import { openSteps, type Rules, type RulesTypes, roomOf } from './rules.ts';
import { answer } from './running.ts';

/** The fast path: the same rules on a private copy, without checks, events and freezing. */
export class RulesSimulation<Types extends RulesTypes> implements Simulation<Types> {
  readonly #rules: Rules<Types>;
  readonly #scoreOf: (draft: Types['Draft']) => Types['Scoring'];
  readonly #draft: Types['Draft'];

  constructor(
    rules: Rules<Types>,
    scoreOf: (draft: Types['Draft']) => Types['Scoring'],
    draft: Types['Draft'],
  ) {
    this.#rules = rules;
    this.#scoreOf = scoreOf;
    this.#draft = draft;
  }

  decisions(): Types['Decision'][] {
    return openSteps(this.#rules, this.#draft).map((step) =>
      deepCopy(this.#rules.decisionOf(step)),
    );
  }

  legalActions(): Types['Action'][] {
    const actions: Types['Action'][] = [];
    for (const step of openSteps(this.#rules, this.#draft)) {
      actions.push(...roomOf(this.#rules, step).legal(this.#draft, step));
    }
    return actions;
  }

  randomAction(random: () => number): Types['Action'] | null {
    const { agenda } = this.#draft;
    const top = agenda[agenda.length - 1];
    if (top === undefined) return null;
    const room = roomOf(this.#rules, top);
    if (room.pick !== undefined) return room.pick(this.#draft, top, random);
    const actions =
      top.type === this.#rules.simultaneous ? this.legalActions() : room.legal(this.#draft, top);
    return actions[Math.floor(random() * actions.length)] ?? null;
  }

  apply(action: Types['Action']): void {
    answer(this.#rules, this.#draft, action, null);
  }

  score(): Types['Scoring'] {
    return this.#scoreOf(this.#draft);
  }

  clone(): Simulation<Types> {
    return new RulesSimulation(this.#rules, this.#scoreOf, this.#rules.copy(this.#draft));
  }

  toState(): Types['State'] {
    return finished(this.#rules, this.#rules.copy(this.#draft));
  }
}
