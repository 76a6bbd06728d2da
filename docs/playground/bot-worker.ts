import type { BaseAction } from '../../src/index.ts';
import { type BotTask, botMove } from './bots.ts';

/** What the page asks the worker. */
interface Question {
  readonly id: number;
  readonly task: BotTask;
}

/** What the worker answers. */
interface Answer {
  readonly id: number;
  readonly action: BaseAction;
}

/** The bots. Those that search think in a thread of their own, so that the page answers meanwhile; in the page where there are no workers. */
export class BotWorker {
  readonly #program: string | null | undefined;
  #worker: Worker | null | undefined;
  readonly #waiting = new Map<number, (action: BaseAction) => void>();
  #asked = 0;

  /** The worker runs the program of the page, which then serves bots instead of drawing. */
  constructor(program: string | null | undefined) {
    this.#program = program;
  }

  move(task: BotTask): Promise<BaseAction> {
    const worker = task.kind === 'search' ? this.#started() : null;
    if (worker === null) return Promise.resolve().then(() => botMove(task));
    this.#asked += 1;
    const question: Question = { id: this.#asked, task };
    return new Promise((answered) => {
      this.#waiting.set(question.id, answered);
      worker.postMessage(question);
    });
  }

  /** The worker, from the first search on. */
  #started(): Worker | null {
    if (this.#worker !== undefined) return this.#worker;
    this.#worker = this.#program ? startedWorker(this.#program) : null;
    this.#worker?.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.(data.action);
      this.#waiting.delete(data.id);
    });
    return this.#worker;
  }
}

/** Answers the page; runs in the worker. */
export function serveBots(): void {
  addEventListener('message', ({ data: { id, task } }: MessageEvent<Question>) => {
    const answer: Answer = { id, action: botMove(task) };
    postMessage(answer);
  });
}

function startedWorker(program: string): Worker | null {
  try {
    return new Worker(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })));
  } catch {
    return null;
  }
}
