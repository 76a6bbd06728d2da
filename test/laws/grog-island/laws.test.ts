import * as fc from 'fast-check';
import type { Board } from '../../../src/grog-island/index.ts';
import { grogIsland } from '../../../src/index.ts';
import { lawTests } from '../law-tests.ts';

/** A board on which some types stand once and some four times. */
const OTHER_BOARD: Board = {
  green: ['sword', 'pegLeg', 'hat', 'hook', 'anchor', 'figurehead', 'voodoo'],
  blue: ['sword', 'pegLeg', 'hat', 'hook', 'fortune', 'eyePatch', 'coffin'],
  orange: ['sword', 'pegLeg', 'hat', 'hook', 'anchor', 'cannonball', 'pub'],
  yellow: ['sword', 'pegLeg', 'hat', 'anchor', 'voodoo', 'fortune', 'eyePatch'],
  grey: ['hook', 'figurehead', 'voodoo', 'coffin', 'cannonball', 'anchor', 'pub'],
};

lawTests(grogIsland, {
  'manual dice on another board': {
    options: fc.constant({ dice: 'manual', board: OTHER_BOARD }),
  },
});
