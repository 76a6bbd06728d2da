import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import { BotFault } from '../../bots/tournament/fault.ts';

/** The most characters of a line that a program may answer with. */
const LONGEST_LINE = 1_000_000;
/** The most lines between two questions: notifications, and lines that answer nothing. */
const MOST_LINES = 1000;
/** The characters of the standard error that are kept, for the message about a crash. */
const LAST_WORDS = 2000;

/** The processes that run, so that none is left when this one ends. */
const running = new Set<ChildProcessWithoutNullStreams>();
let watching = false;

function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** What waits for a line. */
interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (fault: BotFault) => void;
}

/** A process that answers lines with lines. */
export class LineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  /** Tells the lines that want no attention. */
  readonly #isNotification: (line: string) => boolean;
  readonly #decoder = new StringDecoder('utf8');
  #rest = '';
  /** The first line that answers no question. */
  #unread: string | null = null;
  /** The lines since the last question. */
  #lines = 0;
  #waiting: Waiting | null = null;
  #fault: BotFault | null = null;
  #lastWords = '';
  readonly #closed: Promise<void>;

  static start(
    [program = '', ...args]: readonly string[],
    isNotification: (line: string) => boolean,
  ): LineProcess {
    if (!watching) process.on('exit', killAll);
    watching = true;
    const child = spawn(program, args, { stdio: 'pipe', windowsHide: true });
    return new LineProcess(child, isNotification);
  }

  private constructor(
    child: ChildProcessWithoutNullStreams,
    isNotification: (line: string) => boolean,
  ) {
    this.#child = child;
    this.#isNotification = isNotification;
    running.add(child);
    child.stdout.on('data', (bytes: Buffer) => this.#read(bytes));
    child.stderr.on('data', (bytes: Buffer) => {
      this.#lastWords = (this.#lastWords + bytes.toString('utf8')).slice(-LAST_WORDS);
    });
    // A closed pipe shows in the end of the process, or in the time that runs out.
    child.stdin.on('error', () => {});
    child.on('error', (error) => this.#fail('CRASHED', `It cannot be started: ${error.message}.`));
    this.#closed = new Promise((resolve) => {
      child.on('close', (code, signal) => {
        running.delete(child);
        const how = signal === null ? `exited with code ${code}` : `was killed by ${signal}`;
        this.#fail('CRASHED', `The process ${how}${this.#said()}.`);
        resolve();
      });
      child.on('error', () => resolve());
    });
  }

  /** Sends a line, and waits for the next one. */
  async ask(line: string, milliseconds: number): Promise<string> {
    if (this.#fault !== null) throw this.#fault;
    if (this.#unread !== null) {
      const shown = JSON.stringify(this.#unread.slice(0, 100));
      throw new BotFault('UNEXPECTED_ANSWER', `A line answers no question: ${shown}.`);
    }
    this.#lines = 0;
    const answer = new Promise<string>((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
    const timer = setTimeout(
      () => this.#fail('TIMEOUT', `There was no answer in ${milliseconds} milliseconds.`),
      milliseconds,
    );
    this.#child.stdin.write(`${line}\n`);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      this.#waiting = null;
    }
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Closes the input, and kills the process if it does not end by itself. */
  async end(milliseconds: number): Promise<void> {
    this.#child.stdin.end();
    const timer = setTimeout(() => this.kill(), milliseconds);
    await this.#closed;
    clearTimeout(timer);
  }

  #read(bytes: Buffer): void {
    if (this.#fault !== null) return;
    const lines = (this.#rest + this.#decoder.write(bytes)).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#take(line.replace(/\r$/, ''));
    if (this.#rest.length > LONGEST_LINE) this.#tooLong();
  }

  #take(line: string): void {
    this.#lines += 1;
    if (line.length > LONGEST_LINE) this.#tooLong();
    else if (this.#lines > MOST_LINES)
      this.#fail('FLOOD', `More than ${MOST_LINES} lines follow one question.`);
    else if (this.#isNotification(line)) return;
    else if (this.#waiting === null) this.#unread ??= line;
    else {
      this.#waiting.resolve(line);
      this.#waiting = null;
    }
  }

  #tooLong(): void {
    this.#fail('TOO_LONG', `A line has more than ${LONGEST_LINE} characters.`);
  }

  #fail(kind: BotFault['kind'], message: string): void {
    if (this.#fault !== null) return;
    this.#fault = new BotFault(kind, message);
    this.#rest = '';
    this.#unread = null;
    this.#waiting?.reject(this.#fault);
    this.kill();
  }

  #said(): string {
    const last = this.#lastWords.trim().split('\n').at(-1)?.trim() ?? '';
    return last === '' ? '' : `: ${last}`;
  }
}
