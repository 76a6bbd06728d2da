import { at } from '../../src/core/lists.ts';
import type { Face } from '../../src/grog-island/index.ts';
import { OldSource, type Words } from './old-generator.ts';

/** The unknowns: the bits of the generator's state. */
const BITS = Array.from({ length: 128 }, (_, bit) => bit);

/** A sum of unknowns modulo 2, one bit for each of them; the bit above them is what the sum gives. */
type Equation = bigint;
const SUM = bigOf(BITS.length);

/** What the parities of dice tell. */
export interface Solution {
  /** The state before the first die. */
  readonly words: Words;
  /** How many dice contradict the others. */
  readonly contradictions: number;
}

/**
 * Takes dice for those of xoroshiro128+ and solves for its state by Gaussian elimination. Whether a face is even is the lowest bit of
 * a draw, which is a sum of bits of the state.
 */
export function solveParities(dice: readonly Face[]): Solution {
  const echelon = new Map<number, Equation>();
  let contradictions = 0;
  for (const equation of equationsOf(dice)) {
    let left = equation;
    for (const bit of BITS) {
      if ((left & bigOf(bit)) === 0n) continue;
      const other = echelon.get(bit);
      if (other === undefined) {
        echelon.set(bit, left);
        left = 0n;
        break;
      }
      left ^= other;
    }
    if (left === SUM) contradictions += 1;
  }
  return { words: wordsOf(echelon), contradictions };
}

/** The generator is linear: what it draws from a state is the sum of what it draws from each bit of the state alone. */
function equationsOf(dice: readonly Face[]): Equation[] {
  const sources = BITS.map((bit) => new OldSource(wordsWith(bigOf(bit))));
  return dice.map((face) => {
    let equation = face % 2 === 0 ? SUM : 0n;
    for (const bit of BITS) if (at(sources, bit).lowestBit() === 1) equation |= bigOf(bit);
    return equation;
  });
}

/** Solves from the last unknown to the first; what the equations leave open is taken for 0. */
function wordsOf(echelon: ReadonlyMap<number, Equation>): Words {
  let solved = 0n;
  for (const bit of BITS.toReversed()) {
    const equation = echelon.get(bit) ?? 0n;
    if (isOdd(equation & (solved | SUM))) solved |= bigOf(bit);
  }
  return wordsWith(solved);
}

function isOdd(bits: bigint): boolean {
  return bits.toString(2).replaceAll('0', '').length % 2 === 1;
}

function wordsWith(bits: bigint): Words {
  const word = (place: bigint): number => Number(BigInt.asIntN(32, bits >> (32n * place)));
  return [word(0n), word(1n), word(2n), word(3n)];
}

function bigOf(bit: number): bigint {
  return 1n << BigInt(bit);
}
