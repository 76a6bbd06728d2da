// Tries to predict games of Grog Island from what a player sees:
//   npm run attack                         in some seconds
//   npm run attack -- --seeds 4294967296   tries all seeds of 32 bits, in hours
// The search tries seeds until the clouds, the ships and the goals of seat 0 are those of its first view. The other attack takes the
// dice for those of a linear generator and solves for its state. Both have to predict every die of the old generator, or the
// script would show nothing. Of the library, the search may find a small number that is the seed; everything else must fail.
import { parseArgs } from 'node:util';
import { attackAll } from './attack/attacks.ts';

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '1000000' } } });
const seeds = Number(values.seeds);
if (!Number.isInteger(seeds) || seeds < 10_000 || seeds > 2 ** 32)
  throw new RangeError('--seeds must be a whole number from 10000 to 4294967296');

const outcomes = attackAll(seeds);
console.table(
  outcomes.map(({ target, attack, found, predicted, succeeds, expected }) => ({
    ...{ target, attack, found, 'dice predicted': `${predicted} %` },
    'as expected': succeeds === expected ? 'yes' : 'NO',
  })),
);
if (outcomes.some(({ succeeds, expected }) => succeeds !== expected)) process.exitCode = 1;
