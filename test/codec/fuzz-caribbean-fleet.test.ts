import { describe } from 'vitest';
import * as game from '../../src/caribbean-fleet/index.ts';
import { fuzzTests } from './fuzzing.ts';

describe(game.name, () => fuzzTests(game));
