import type { Game } from '../../src/core/contract.ts';
import { createEncoder, createEnvironment } from '../../src/learning/index.ts';
import { CHECKED_SEEDS, checksumOf } from '../checksum.ts';
import { generator } from '../generator.ts';
import type { Group, Line } from '../measure.ts';
import { MOST_DECISIONS } from '../playing.ts';
import { lineFor } from './playouts.ts';

/** The names of the lines. */
export const MASKED = 'environment, mask';
export const OBSERVED = 'environment, mask and observation';

/** Random games by numbers: with the mask alone, and with the observation of the seat that acts. */
export function learning(game: Game): Group {
  return {
    title: 'Learning',
    lines: game.playerCounts.flatMap((players) => [
      environmentLine(game, players, lineFor(MASKED, players), false),
      environmentLine(game, players, lineFor(OBSERVED, players), true),
    ]),
    references: [],
  };
}

function environmentLine(game: Game, players: number, name: string, observes: boolean): Line {
  const different = 64;
  const encoder = createEncoder(game, { players });
  const environment = createEnvironment(encoder, 1);
  const observation = new Float32Array(encoder.observationSize);
  let seed = 0;

  /** Plays a random game, and tells `watch` of each step; returns the number of steps. */
  function play(ofSeed: number, watch: ((number: number) => void) | null): number {
    const random = generator(ofSeed);
    environment.reset(ofSeed);
    let steps = 0;
    for (; steps < MOST_DECISIONS && !environment.done; steps += 1) {
      if (observes) environment.observe(environment.currentSeat, observation);
      const { legalNumbers } = environment;
      const number = legalNumbers[Math.floor(random() * legalNumbers.length)] ?? -1;
      watch?.(number);
      environment.step(number);
    }
    return steps;
  }

  return {
    name,
    unit: 'steps',
    work(tally) {
      seed = (seed % different) + 1;
      tally.units += play(seed, null);
      tally.games += 1;
    },
    checksum() {
      const results: (string | number)[] = [];
      for (const checked of CHECKED_SEEDS) {
        play(checked, (number) => {
          results.push(number, environment.legalNumbers.length);
          if (observes) results.push(observation.join(' '));
        });
        results.push(environment.rewards().join(' '));
      }
      return checksumOf(results);
    },
  };
}
