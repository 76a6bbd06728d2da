import { chunksOf } from './chunks.ts';

export interface Line {
  /** From 1. */
  readonly number: number;
  /** The first byte of the line in the file. */
  readonly start: number;
  /** The bytes of the line, without the line break. */
  readonly length: number;
  /** `null` if the line is longer than `MAX_LINE`. */
  readonly text: string | null;
  /** Whether a line break follows; it may be missing at the end of the file. */
  readonly ended: boolean;
}

/** The most bytes of a line. */
export const MAX_LINE = 0x200_0000;

const BREAK = 0x0a;

/** Reads an open file line by line, so that no file is too large. */
export async function* linesOf(descriptor: number): AsyncGenerator<Line> {
  let line = new LineBuilder(1, 0);
  for await (const chunk of chunksOf(descriptor)) {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(BREAK, from);
      if (end === -1) break;
      line.add(chunk.subarray(from, end));
      yield line.build(true);
      line = new LineBuilder(line.number + 1, line.start + line.length + 1);
      from = end + 1;
    }
    line.add(chunk.subarray(from));
  }
  if (line.length > 0) yield line.build(false);
}

class LineBuilder {
  readonly number: number;
  readonly start: number;
  length = 0;
  #parts: Buffer[] = [];

  constructor(number: number, start: number) {
    this.number = number;
    this.start = start;
  }

  add(part: Buffer): void {
    this.length += part.length;
    if (this.length > MAX_LINE) this.#parts = [];
    else this.#parts.push(part);
  }

  build(ended: boolean): Line {
    const { number, start, length } = this;
    const text = length > MAX_LINE ? null : Buffer.concat(this.#parts).toString();
    return { number, start, length, text, ended };
  }
}
