// The law of `parseState` and `parseView`, see test/codec/edit-law.ts: edited states and views are refused, or can be played.
//   npm run test:edits -- --edits 50000 --seed 1 --shard 1/2
//   npm run test:edits -- --game grog-island --edits 1 --from 4711     (edit 4711 again)
import { parseArgs } from 'node:util';
import { SUBJECTS, type Tally, testEdits } from '../test/codec/edit-law.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    edits: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    shard: { type: 'string', default: '1/1' },
  },
});

const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
const seed = Number(values.seed);
const size = Math.ceil(Number(values.edits) / shards);
const from = Number(values.from) + (shard - 1) * size;
if (![seed, size, from, shard].every(Number.isSafeInteger)) {
  console.error(
    'usage: npm run test:edits -- [--game name] [--edits N] [--seed S] [--from N] [--shard k/n]',
  );
  process.exit(2);
}

/** Edits between two lines of progress. */
const STRETCH = 1_000;

for (const subject of SUBJECTS) {
  const { name } = subject.game;
  if (values.game !== undefined && values.game !== name) continue;
  const start = performance.now();
  const tallies = new Map<string, Tally>();
  const all: Tally = { accepted: 0, refused: 0 };
  let actions = 0;
  for (let done = 0; done < size; done += STRETCH) {
    const edits = Math.min(STRETCH, size - done);
    const report = testEdits(subject, { edits, seed, from: from + done });
    actions += report.actions;
    all.accepted += report.accepted;
    all.refused += report.refused;
    for (const [field, { accepted, refused }] of report.tallies) {
      const tally = tallies.get(field) ?? { accepted: 0, refused: 0 };
      tallies.set(field, {
        accepted: tally.accepted + accepted,
        refused: tally.refused + refused,
      });
    }
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(
      `${name}: edits ${from} to ${from + done + edits - 1}, ${all.accepted} accepted, ${all.refused} refused, ${actions} actions, ${seconds} s`,
    );
  }
  for (const [field, { accepted, refused }] of [...tallies].sort())
    console.log(`  ${field}: ${accepted} accepted, ${refused} refused`);
}
