import { describe } from 'vitest';
import * as game from '../../src/grog-island/index.ts';
import { fuzzTests } from './fuzzing.ts';

describe(game.name, () => fuzzTests(game));
