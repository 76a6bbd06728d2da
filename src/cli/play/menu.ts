import type { Game } from '../../core/contract.ts';
import type { GameTypes } from '../../core/types.ts';
import type { GameWords } from '../../words/game-words.ts';

const PAGE = 20;

/** The legal actions with numbers, grouped by type. */
export class Menu<Types extends GameTypes> {
  readonly actions: readonly Types['Action'][];
  readonly #game: Game<Types>;
  readonly #describe: (action: Types['Action']) => string;
  #shown = 0;

  constructor(game: Game<Types>, words: GameWords<Types>, view: Types['View'], player: number) {
    const legal = game.legalActions(view, player);
    const kinds = [...new Set(legal.map((action) => action.type))].map((kind) =>
      legal.filter((action) => action.type === kind),
    );
    // Short groups first: a pass must not come after three hundred bids.
    this.actions = kinds.sort((left, right) => left.length - right.length).flat();
    this.#game = game;
    this.#describe = (action) => words.describeAction(action, view);
  }

  /** The next page; after the last page, the first one. */
  page(): string[] {
    if (this.#shown >= this.actions.length) this.#shown = 0;
    const start = this.#shown;
    const width = String(this.actions.length).length;
    const lines: string[] = [];
    for (const [index, action] of this.actions.slice(start, start + PAGE).entries()) {
      const number = start + index;
      if (index === 0 || this.actions[number - 1]?.type !== action.type)
        lines.push(`  ${action.type}, for example "${this.#game.formatAction(action)}":`);
      lines.push(`  ${String(number + 1).padStart(width + 2)}  ${this.#describe(action)}`);
    }
    this.#shown = start + PAGE;
    const left = this.actions.length - this.#shown;
    return left > 0 ? [...lines, `  m shows more (${left} left)`] : lines;
  }

  numbered(text: string): Types['Action'] | undefined {
    return /^\d+$/.test(text) ? this.actions[Number(text) - 1] : undefined;
  }
}
