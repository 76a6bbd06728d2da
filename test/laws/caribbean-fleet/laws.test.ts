import * as fc from 'fast-check';
import { caribbeanFleet } from '../../../src/index.ts';
import { lawTests } from '../law-tests.ts';

lawTests(caribbeanFleet, {
  'manual dice and other special cards': {
    options: fc.constant({ dice: 'manual', specials: { spyglass: 3, kraken: 1 } }),
  },
  'a short game': { players: 3, options: fc.constant({ short: true }) },
});
