import { checksumOf } from './checksum.ts';
import type { Line } from './measure.ts';

/** What is called, and what counts of its result. */
export interface Call<Subject, Result> {
  readonly name: string;
  call(subject: Subject): Result;
  text(result: Result): string | number;
}

/** A line that calls one function on one subject after the other. */
export function callLine<Subject, Result>(
  subjects: readonly Subject[],
  { name, call, text }: Call<Subject, Result>,
): Line {
  const batch = 64;
  // Kept, so that no call can be left out as useless.
  const results: Result[] = [];
  let place = 0;
  return {
    name,
    unit: 'calls',
    work(tally) {
      for (let done = 0; done < batch; done += 1) {
        const subject = subjects[place];
        if (subject === undefined) throw new RangeError(`${name}: nothing to call it on`);
        results[done] = call(subject);
        place = place + 1 < subjects.length ? place + 1 : 0;
      }
      tally.units += batch;
    },
    checksum: () => checksumOf(subjects.map((subject) => text(call(subject)))),
  };
}
