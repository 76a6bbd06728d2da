import type { Simulation } from './contract.ts';
import { type EngineTypes, type GameDefinition, handlerOf, openSteps } from './definition.ts';
import { deepCopy } from './lists.ts';
import { assertState, draftOf, freezeState, reading } from './position.ts';
import { resolve } from './resolve.ts';
import type { GameTypes } from './types.ts';

export function simulate<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  scoreOf: (draft: Types['Draft']) => Types['Scoring'],
): (state: Types['State']) => Simulation<Types> {
  return (state) =>
    reading(definition.name, state, () => {
      assertState(definition, state);
      return new GameSimulation(definition, scoreOf, draftOf(definition, state));
    });
}

/** The table of a simulation, to read before it goes on; nobody may change it. */
export function tableOf<Types extends GameTypes>(simulation: Simulation<Types>): Types['State'] {
  return simulation instanceof GameSimulation
    ? GameSimulation.tableOf(simulation)
    : simulation.toState();
}

/** The fast path: the same rules on a private draft, without checks, events and freezing. */
class GameSimulation<Types extends EngineTypes> implements Simulation<Types> {
  static tableOf<Types extends EngineTypes>(simulation: GameSimulation<Types>): Types['State'] {
    return simulation.#definition.table(simulation.#draft);
  }

  readonly #definition: GameDefinition<Types>;
  readonly #scoreOf: (draft: Types['Draft']) => Types['Scoring'];
  readonly #draft: Types['Draft'];

  constructor(
    definition: GameDefinition<Types>,
    scoreOf: (draft: Types['Draft']) => Types['Scoring'],
    draft: Types['Draft'],
  ) {
    this.#definition = definition;
    this.#scoreOf = scoreOf;
    this.#draft = draft;
  }

  decisions(): Types['Decision'][] {
    return openSteps(this.#definition, this.#draft).map((step) =>
      deepCopy(this.#definition.decisionOf(step)),
    );
  }

  legalActions(): Types['Action'][] {
    const actions: Types['Action'][] = [];
    for (const step of openSteps(this.#definition, this.#draft))
      actions.push(...handlerOf(this.#definition, step).legal(this.#draft, step));
    return actions;
  }

  randomAction(random: () => number): Types['Action'] | null {
    const { agenda } = this.#draft;
    const top = agenda[agenda.length - 1];
    if (top === undefined) return null;
    const handler = handlerOf(this.#definition, top);
    if (handler.sampleAction !== undefined) return handler.sampleAction(this.#draft, top, random);
    const actions =
      top.type === this.#definition.simultaneous
        ? this.legalActions()
        : handler.legal(this.#draft, top);
    return actions[Math.floor(random() * actions.length)] ?? null;
  }

  apply(action: Types['Action']): void {
    resolve(this.#definition, this.#draft, action, null);
  }

  score(): Types['Scoring'] {
    return this.#scoreOf(this.#draft);
  }

  clone(): Simulation<Types> {
    return new GameSimulation(this.#definition, this.#scoreOf, this.#definition.copy(this.#draft));
  }

  toState(): Types['State'] {
    return freezeState(this.#definition, this.#definition.copy(this.#draft));
  }
}
