import { checksumOf } from './checksum.ts';
import type { Line } from './measure.ts';

/** A function, and the part of its result that goes into the checksum. */
export interface Call<Subject, Result> {
  readonly name: string;
  call(subject: Subject): Result;
  text(result: Result): string | number;
}

/** A line that calls a function on one subject after the other. */
export function callLine<Subject, Result>(
  subjects: readonly Subject[],
  { name, call, text }: Call<Subject, Result>,
): Line {
  const batch = 64;
  // Kept, so that the compiler cannot leave out calls.
  const results: Result[] = [];
  let place = 0;
  return {
    name,
    unit: 'calls',
    work(tally) {
      for (let done = 0; done < batch; done += 1) {
        const subject = subjects[place];
        if (subject === undefined) throw new RangeError(`${name}: no subjects`);
        results[done] = call(subject);
        place = place + 1 < subjects.length ? place + 1 : 0;
      }
      tally.units += batch;
    },
    checksum: () => checksumOf(subjects.map((subject) => text(call(subject)))),
  };
}
