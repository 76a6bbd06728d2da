import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those first that find most faults in the shortest time: a run ends with the first test that fails. */
const TESTS = [
  'test/rules/**/*.test.ts',
  'test/caribbean-fleet/*.test.ts',
  'test/grog-island/*.test.ts',
  'test/records/*.test.ts',
  'test/laws/*fleet.test.ts',
  'test/laws/grog-island/{ledger,numbers}.test.ts',
  'test/parse/impossible-*.test.ts',
  'test/simulation/*.test.ts',
];

class CheapFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const folders = TESTS.map((glob) => glob.replace(/[*{].*/, ''));
    const rank = ({ moduleId }: TestSpecification): number =>
      folders.findIndex((folder) => moduleId.includes(folder));
    return files.toSorted((left, right) => rank(left) - rank(right));
  }
}

/** The tests that Stryker runs against each mutant: those of the rules, and whole games. No types, no coverage. */
export default defineConfig({
  test: {
    include: TESTS,
    sequence: { sequencer: CheapFirst },
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
  },
});
